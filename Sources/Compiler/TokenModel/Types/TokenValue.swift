/// A token's value, with every alias replaced by its target's value.
package enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(DimensionValue)
  case fontFamily([String])
  case fontWeight(Double)
  case duration(DurationValue)
  case cubicBezier(CubicBezierValue)
  case number(Double)
  case strokeStyle(StrokeStyleValue)
  case border(BorderValue)
  case transition(TransitionValue)
  case shadow([ShadowLayerValue])
  case gradient([GradientStopValue])
  case typography(TypographyValue)

  /// The stops of a gradient, or one for a color; nil for other values.
  package var stops: [GradientStopValue]? {
    if case .color(let color) = self { return [GradientStopValue(color: color, position: 0)] }
    if case .gradient(let stops) = self { return stops }
    return nil
  }

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }

  /// Whether it is a color or a gradient.
  package var isPaint: Bool { type.isPaint }

  /// The approximate size as JSON, in bytes.
  package var size: Int {
    switch self {
    case .color: 96
    case .dimension, .fontWeight, .duration, .number: 32
    case .cubicBezier: 80
    case .fontFamily(let names): names.jsonSize
    case .strokeStyle(let style): style.size
    case .border(let border): 160 + border.style.size
    case .transition: 192
    case .shadow(let layers): 256 * layers.count
    case .gradient(let stops): 128 * stops.count
    case .typography(let style): 176 + style.fontFamily.jsonSize
    }
  }

  // MARK: Composite values

  /// The parts of a border, a transition or a text style, by their names in DTCG, in the order in which
  /// they are written; nil for other values. A shadow has them in its layers, a gradient in its stops.
  package var parts: Parts? {
    switch self {
    case .border(let border):
      [
        "color": .color(border.color), "width": .dimension(border.width),
        "style": .strokeStyle(border.style),
      ]
    case .transition(let transition):
      [
        "duration": .duration(transition.duration), "delay": .duration(transition.delay),
        "timingFunction": .cubicBezier(transition.timingFunction),
      ]
    case .typography(let style):
      [
        "fontFamily": .fontFamily(style.fontFamily), "fontSize": .dimension(style.fontSize),
        "fontWeight": .fontWeight(style.fontWeight),
        "letterSpacing": .dimension(style.letterSpacing), "lineHeight": .number(style.lineHeight),
      ]
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .shadow, .gradient:
      nil
    }
  }

  /// Values by the names of the parts that they are.
  package typealias Parts = KeyValuePairs<String, TokenValue>

  /// The colors of a border, of a shadow's layers or of a gradient's stops; empty for other values.
  package var innerColors: [ColorValue] {
    switch self {
    case .border(let border): [border.color]
    case .shadow(let layers): layers.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .transition, .typography:
      []
    }
  }

  /// What contracts and reports call an inner color: `color`, or `1.color` where there are several.
  package func innerName(_ index: Int) -> String {
    if case .border = self { return "color" }
    if case .shadow(let layers) = self, layers.count == 1 { return "color" }
    return "\(index).color"
  }

  /// The value as text for reports. A color is `#RRGGBB`, `#RRGGBBAA` or, outside sRGB, CSS `color(…)`.
  package var text: String {
    switch self {
    case .color(let color): color.text
    case .dimension(let length): length.text
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): plain(weight)
    case .duration(let time): time.text
    case .cubicBezier(let curve): curve.text
    case .number(let number): plain(number)
    case .strokeStyle(let style): style.text
    case .border(let border): border.text
    case .transition(let transition): transition.text
    case .shadow(let layers): layers.map(\.text).joined(separator: ", ")
    case .gradient(let stops): stops.map(\.text).joined(separator: ", ")
    case .typography(let style): style.text
    }
  }
}

extension [String] {
  /// The approximate size as JSON, in bytes.
  fileprivate var jsonSize: Int { reduce(0) { $0 + $1.utf8.count + 4 } }
}

extension ValueReader {
  mutating func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(value).map(TokenValue.color)
    case .dimension: dimension(value).map(TokenValue.dimension)
    case .fontFamily: fontFamily(value).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(value).map(TokenValue.fontWeight)
    case .duration: duration(value).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(value).map(TokenValue.cubicBezier)
    case .number: number(value).map(TokenValue.number)
    case .strokeStyle: strokeStyle(value).map(TokenValue.strokeStyle)
    case .border: border(value).map(TokenValue.border)
    case .transition: transition(value).map(TokenValue.transition)
    case .shadow: shadow(value).map(TokenValue.shadow)
    case .gradient: gradient(value).map(TokenValue.gradient)
    case .typography: typography(value).map(TokenValue.typography)
    }
  }
}

/// Writes values as in DTCG 2025.10 (Format 8 and 9, Color 4), without aliases.
extension JSONWriter {
  /// Writes a token's value. Reading it back gives the same value.
  package mutating func value(_ key: String?, value: TokenValue) {
    switch value {
    case .color(let color): self.color(color, key: key)
    case .dimension(let length): dimension(length, key: key)
    case .fontFamily(let names): fontFamily(names, key: key)
    case .fontWeight(let number), .number(let number): self.number(key, value: number)
    case .duration(let time): quantity(time.value, unit: time.unit.rawValue, key: key)
    case .cubicBezier(let curve): cubicBezier(curve, key: key)
    case .strokeStyle(let style): strokeStyle(style, key: key)
    case .border, .transition, .typography: object(key) { $0.parts(value.parts ?? [:]) }
    case .shadow(let layers): shadow(layers, key: key)
    case .gradient(let stops): objects(key, items: stops) { $0.parts($1.parts) }
    }
  }

  /// Writes the parts of a value as members.
  mutating func parts(_ parts: TokenValue.Parts) {
    for (name, part) in parts { value(name, value: part) }
  }

  mutating func dimension(_ length: DimensionValue, key: String?) {
    quantity(length.value, unit: length.unit.rawValue, key: key)
  }

  private mutating func quantity(_ value: Double, unit: String, key: String?) {
    object(key) { json in
      json.number("value", value: value)
      json.string("unit", value: unit)
    }
  }
}
