/// Our drawings of the system symbols in the samples, each in a square of 16.
enum Symbol {
  static func outline(of name: String) -> String {
    switch name {
    case "xmark": "M3 3l10 10M13 3L3 13"
    case "clock": "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M8 4.75V8.25l2.25 1.5"
    default: preconditionFailure("The gallery has no drawing of the symbol \(name).")
    }
  }
}
