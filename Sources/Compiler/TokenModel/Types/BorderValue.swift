/// A border (Format 9.4).
package struct BorderValue: Hashable, Sendable {
  package var color: ColorValue
  package var width: DimensionValue
  package var style: StrokeStyleValue

  /// The border as text for reports.
  var text: String { "\(width.text) \(style.text) \(color.text)" }
}

extension ValueReader {
  mutating func border(_ value: JSONValue) -> BorderValue? {
    let names = ["color", "width", "style"]
    guard let members = members(of: value, wanted: "a border {color, width, style}", names: names)
    else { return nil }
    let color = member("color", of: members[0]) { $0.colorPart($1) }
    let width = member("width", of: members[1]) { $0.dimensionPart($1) }
    let style: StrokeStyleValue? = member("style", of: members[2]) {
      if case .strokeStyle(let style)? = $0.part($1, as: .strokeStyle) { style } else { nil }
    }
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }
}
