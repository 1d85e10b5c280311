import Writers

/// A control for a property of a component.
struct Knob {
  enum Control {
    /// A number; nil for none at first.
    case number(Int?)
    case text(String)
    /// One of several values, each with its words. The first one is chosen.
    case choice([(value: String, words: String)])
    case box(Bool)
    /// Any of several values, and words for none, which is chosen at first.
    case boxes([String], none: String)
  }

  /// The property's name in Swift.
  let name: String
  let control: Control

  init(_ name: String, _ control: Control) { (self.name, self.control) = (name, control) }

  /// A choice among the values of an enum.
  init<Value: RawRepresentable<String>>(_ name: String, values: [Value], none: String? = nil) {
    let derived = none.map { [(value: "", words: $0)] } ?? []
    self.init(name, .choice(derived + values.map { ($0.rawValue, $0.rawValue) }))
  }

  var html: HTML {
    guard case .boxes(let values, let none) = control else {
      return HTML(.label) {
        HTML(.span, text: name)
        field
      }
    }
    return HTML(.fieldset) {
      HTML(.legend, text: "\(name) (none: \(none))")
      for value in values {
        HTML(.label) {
          HTML(.input, .type("checkbox"), .name(name), .value(value), .fresh)
          value
        }
      }
    }
  }

  private var field: HTML {
    switch control {
    case .number(let number):
      HTML(.input, .type("number"), .name(name), .value(number.map { "\($0)" } ?? ""), .fresh)
    case .text(let text): HTML(.input, .type("text"), .name(name), .value(text), .fresh)
    case .box(true): HTML(.input, .type("checkbox"), .name(name), .fresh, .checked)
    case .box(false): HTML(.input, .type("checkbox"), .name(name), .fresh)
    case .choice(let options):
      HTML(.select, .name(name), .fresh) {
        options.map { HTML(.option, .value($0.value), text: $0.words) }
      }
    case .boxes: preconditionFailure("Boxes have a field each.")
    }
  }
}
