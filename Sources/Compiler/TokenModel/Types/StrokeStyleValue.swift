/// The style of a stroke (Format 9.3).
package enum StrokeStyleValue: Hashable, Sendable {
  /// One of the eight keywords.
  case keyword(Keyword)
  /// The alternating lengths of dashes and gaps, and the shape of the ends.
  case dashes([DimensionValue], cap: LineCap)

  /// The keywords of Format 9.3.1.
  package enum Keyword: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The line caps of Format 9.3.2.
  package enum LineCap: String, CaseIterable, Sendable { case round, butt, square }

  /// Whether anything is drawn: dashes without length and caps are not.
  var isDrawn: Bool {
    guard case .dashes(let lengths, cap: .butt) = self else { return true }
    // An odd number of lengths is repeated, so each is also a dash.
    let step = lengths.count.isMultiple(of: 2) ? 2 : 1
    return stride(from: 0, to: lengths.count, by: step).contains { lengths[$0].pixels > 0 }
  }

  /// The style as text for reports.
  var text: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      "dashes \(lengths.map(\.text).joined(separator: " ")) \(cap.rawValue)"
    }
  }

  /// The approximate size as JSON, in bytes.
  var size: Int {
    switch self {
    case .keyword: 16
    case .dashes(let lengths, _): 48 + 32 * lengths.count
    }
  }
}

extension ValueReader {
  mutating func strokeStyle(_ value: JSONValue) -> StrokeStyleValue? {
    if value.kind == .string {
      return word(value, wanted: "a stroke style").map(StrokeStyleValue.keyword)
    }
    guard
      let members = members(
        of: value, wanted: "a stroke style {dashArray, lineCap}", names: ["dashArray", "lineCap"]),
      let dashes = members[0], let cap = members[1]
    else { return nil }
    let lengths = inside(.key("dashArray"), value: dashes) { reader, value in
      reader.list(value, of: "dash lengths") { reader, item in
        reader.dimensionPart(item).map { [$0] }
      }
    }
    let lineCap: StrokeStyleValue.LineCap? = inside(.key("lineCap"), value: cap) {
      $0.word($1, wanted: "a line cap")
    }
    guard let lengths, let lineCap else { return nil }
    return .dashes(lengths, cap: lineCap)
  }
}

extension JSONWriter {
  mutating func strokeStyle(_ style: StrokeStyleValue, key: String?) {
    switch style {
    case .keyword(let keyword): string(key, value: keyword.rawValue)
    case .dashes(let lengths, let cap):
      object(key) { json in
        json.array("dashArray", items: lengths) { $0.dimension($1, key: nil) }
        json.string("lineCap", value: cap.rawValue)
      }
    }
  }
}
