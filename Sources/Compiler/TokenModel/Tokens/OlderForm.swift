import TokenJSON
import Writers

/// The origin of a value that is not in the form of DTCG 2025.10, but has only one meaning.
enum OlderForm {
  /// A string such as `"#1450B0"` or `"16px"`.
  case secondDraft
  /// A color such as `"rgb(20 80 176)"`.
  case css
  /// A number without a unit.
  case unitless
  /// A weight such as `"Semi Bold"`.
  case fontName

  /// Explains the form in a message.
  fileprivate var phrase: String {
    switch self {
    case .secondDraft: "this form is from DTCG's second draft"
    case .css: "this form is from CSS"
    case .unitless: "it has no unit"
    case .fontName: "this is from a font"
    }
  }
}

extension ValueReader {
  /// Reports a value in an older form, with its meaning, and with its form in DTCG 2025.10.
  mutating func older(
    _ meant: TokenValue, wanted: String, value: JSONValue, rule: Rule = .olderForm,
    form: OlderForm, reading: String
  ) {
    fault(
      "expected \(wanted), found \(value.excerpt)", rule: rule,
      cure: "\(form.phrase); write \(meant.json), or run tincture convert",
      reading: "read as \(reading)")
  }
}

extension TokenValue {
  /// The value as JSON for a token file, on one line.
  package var json: String {
    var json = JSONWriter(lines: 0)
    json.value(nil, value: self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
