/// Writes JSON (RFC 8259): members in the order given, numbers in their shortest exact form.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// An object; its members are written inside.
  mutating func object(_ key: String? = nil, _ members: (inout JSONWriter) -> Void) {
    nested(key, "{", "}", members)
  }

  /// An array; its items are written inside.
  mutating func array<Item>(
    _ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void
  ) {
    nested(key, "[", "]") { for item in items { write(&$0, item) } }
  }

  mutating func string(_ key: String, _ text: String?) { member(key, text.map(quoted) ?? "null") }

  mutating func number(_ key: String, _ number: Double?) {
    member(key, number.map { $0.isFinite ? plain($0) : "null" } ?? "null")
  }

  mutating func number(_ key: String, _ number: Int) { member(key, "\(number)") }

  mutating func truth(_ key: String, _ truth: Bool) { member(key, "\(truth)") }

  /// An object whose members are all strings.
  mutating func strings(_ key: String, _ variant: Variant) {
    object(key) { for entry in variant.entries { $0.string(entry.axis, entry.value) } }
  }

  private mutating func member(_ key: String, _ value: String) {
    begin(key)
    bytes.append(contentsOf: value.utf8)
  }

  private mutating func nested(
    _ key: String?, _ open: String, _ close: String, _ write: (inout JSONWriter) -> Void
  ) {
    begin(key)
    bytes.append(contentsOf: open.utf8)
    isFirst = true
    write(&self)
    bytes.append(contentsOf: close.utf8)
    isFirst = false
  }

  private mutating func begin(_ key: String?) {
    if !isFirst { bytes.append(contentsOf: ",\n".utf8) }
    isFirst = false
    if let key { bytes.append(contentsOf: (quoted(key) + ": ").utf8) }
  }
}

/// A JSON string: quotes, backslashes and everything that does not show escaped.
private func quoted(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case _ where isHidden(scalar):
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
