/// The origin of a value that is not in the form of DTCG 2025.10, but has only one meaning; in the words
/// of messages.
enum OlderForm: String {
  /// A string such as `"#1450B0"` or `"16px"`.
  case secondDraft = "this form is from DTCG's second draft"
  /// A color such as `"rgb(20 80 176)"`.
  case css = "this form is from CSS"
  /// A number without a unit.
  case unitless = "it has no unit"
  /// A weight such as `"Semi Bold"`.
  case fontName = "this is from a font"
}

extension ValueReader {
  /// Reports a value in an older form, with its meaning, and with its form in DTCG 2025.10.
  mutating func older(
    _ meant: TokenValue, wanted: String, value: JSONValue, rule: Rule = .olderForm,
    form: OlderForm, reading: String
  ) {
    fault(
      "expected \(wanted), found \(value.excerpt)", rule: rule,
      cure: "\(form.rawValue); write \(meant.json), or run tincture convert",
      reading: "read as \(reading)")
  }
}

extension TokenValue {
  /// The value as JSON for a token file, on one line.
  package var json: String { JSONWriter.line { $0.value(nil, value: self) } }
}

/// Properties without their `$`, as older formats write them.
extension JSONBytes {
  /// The properties that a token or group can have.
  static let properties = ["value", "type", "description", "deprecated", "extensions"]

  /// The name of the property that a key is without its `$`; nil for other keys.
  var bareProperty: String? {
    let name = count < 12 ? string.lowercased() : ""
    return Self.properties.contains(name) ? name : nil
  }

  /// Whether a key with an object is `$value` or `$extensions` without `$`, and no group: the object
  /// has what no group has.
  func isBareProperty(_ object: JSONValue) -> Bool {
    if self == "extensions" {
      return object.object?.contains { $0.key.contains(UInt8(ascii: ".")) } ?? false
    }
    guard self == "value", let members = object.object else { return false }
    return members.contains { $0.value.kind != .object && $0.key.first != UInt8(ascii: "$") }
  }
}
