import TokenJSON
import Writers

/// Where a value comes from that is not in the form of DTCG 2025.10 and means only one thing.
enum OlderForm {
  /// A string such as `"#1450B0"` or `"16px"`.
  case secondDraft
  /// A color such as `"rgb(20 80 176)"`.
  case css
  /// A number without a unit.
  case unitless
  /// A weight such as `"Semi Bold"`.
  case fontName

  /// What is said of it.
  fileprivate var phrase: String {
    switch self {
    case .secondDraft: "DTCG's second draft has this form"
    case .css: "CSS has this form"
    case .unitless: "it has no unit"
    case .fontName: "fonts have this name"
    }
  }
}

extension ValueReader {
  /// Notes a value in an older form: it is read, and the finding shows how DTCG 2025.10 writes it.
  ///
  /// - Parameters:
  ///   - meant: What the value means.
  ///   - wanted: What DTCG 2025.10 has in its place.
  ///   - reading: What is read.
  mutating func older(
    _ meant: TokenValue, wanted: String, value: JSONValue, rule: Rule = .olderForm,
    form: OlderForm, reading: String
  ) {
    fault(
      "expected \(wanted), found \(excerpt(value))", rule: rule,
      cure: "\(form.phrase); write \(meant.json), or run tincture convert",
      reading: "read as \(reading)")
  }
}

extension TokenValue {
  /// The value as a token file writes it, on one line.
  var json: String {
    var json = JSONWriter(lines: 0)
    json.value(nil, value: self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
