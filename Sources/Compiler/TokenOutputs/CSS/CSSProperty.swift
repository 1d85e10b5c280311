import ColorMath
import TokenModel
import Writers

/// A CSS custom property: the suffix of its name, and its value.
struct CSSProperty: Hashable {
  /// The suffix after the token's name; empty for the value itself.
  var suffix = ""
  var value: String
}

/// The custom properties for a value. The first is the value as CSS writes it; others have the
/// parts that CSS cannot express in that value.
func cssProperties(_ value: TokenValue) -> [CSSProperty] {
  switch value {
  case .color(let color): [CSSProperty(value: cssColor(color))]
  case .dimension(let length): [CSSProperty(value: css(length))]
  case .fontFamily(let names): [CSSProperty(value: css(families: names))]
  case .fontWeight(let number), .number(let number): [CSSProperty(value: plain(number))]
  case .duration(let time): [CSSProperty(value: css(time))]
  case .cubicBezier(let curve): [CSSProperty(value: css(curve))]
  case .strokeStyle(let style): [CSSProperty(value: css(style))] + dashes(of: style)
  case .border(let border):
    [CSSProperty(value: "\(css(border.width)) \(css(border.style)) \(cssColor(border.color))")]
      + dashes(of: border.style)
  case .transition(let transition):
    [
      CSSProperty(
        value: "\(css(transition.duration)) \(css(transition.timingFunction)) "
          + css(transition.delay))
    ]
  case .shadow(let layers): [CSSProperty(value: layers.map(css).joined(separator: ", "))]
  case .gradient(let stops): gradient(stops.inOrder)
  case .typography(let style):
    [
      CSSProperty(
        value: "\(plain(style.fontWeight)) \(css(style.fontSize))/\(plain(style.lineHeight)) "
          + css(families: style.fontFamily)),
      CSSProperty(suffix: "-letter-spacing", value: css(style.letterSpacing)),
    ]
  }
}

/// A color in its token's color space (CSS Color 4, sections 5 to 10); in 8 bits when that is
/// exact.
func cssColor(_ color: ColorValue) -> String {
  let parts = (0..<3).map { index in
    color.missing & (1 << UInt8(index)) == 0 ? plain(color.components[index]) : "none"
  }
  let alpha = color.alpha < 1 ? " / \(plain(color.alpha))" : ""
  if color.hasLegacyForm, let bytes = color.shown.bytes {
    return alpha.isEmpty
      ? bytes.hex : "rgb(\(bytes.red) \(bytes.green) \(bytes.blue)\(alpha))"
  }
  let numbers = parts.joined(separator: " ")
  switch color.space {
  case .hsl, .hwb:
    let shares = parts.dropFirst().map { $0 == "none" ? $0 : $0 + "%" }
    return "\(color.space.rawValue)(\(parts[0]) \(shares.joined(separator: " "))\(alpha))"
  case .lab, .lch, .oklab, .oklch: return "\(color.space.rawValue)(\(numbers)\(alpha))"
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
    return "color(\(color.space.rawValue) \(numbers)\(alpha))"
  }
}

private func css(_ length: DimensionValue) -> String { plain(length.value) + length.unit.rawValue }
private func css(_ time: DurationValue) -> String { plain(time.value) + time.unit.rawValue }

private func css(_ curve: CubicBezierValue) -> String {
  let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(plain)
  return "cubic-bezier(\(numbers.joined(separator: ", ")))"
}

/// CSS borders cannot have custom dash lengths; `dashed` is the nearest style.
private func css(_ style: StrokeStyleValue) -> String {
  switch style {
  case .keyword(let keyword): keyword.rawValue
  case .dashes: "dashed"
  }
}

/// Dashes in the form of SVG's `stroke-dasharray` and `stroke-linecap`.
private func dashes(of style: StrokeStyleValue) -> [CSSProperty] {
  guard case .dashes(let lengths, let cap) = style else { return [] }
  return [
    CSSProperty(suffix: "-dash-array", value: lengths.map(css).joined(separator: ", ")),
    CSSProperty(suffix: "-line-cap", value: cap.rawValue),
  ]
}

private func css(_ layer: ShadowLayerValue) -> String {
  let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(css)
  return (layer.isInset ? "inset " : "") + lengths.joined(separator: " ") + " "
    + cssColor(layer.color)
}

/// The gradient from top to bottom, and its stops alone, because tokens have no direction.
///
/// Browsers mix colors in OKLab if one of them is not in a form older than CSS Color 4 (section 12.2).
/// The audit measures gamma-encoded colors, which is also how apps draw them, so gradients say so.
private func gradient(_ stops: [GradientStopValue]) -> [CSSProperty] {
  let list = (stops.count == 1 ? stops + stops : stops).map { stop in
    "\(cssColor(stop.color)) \(plain((stop.position * 1e6).rounded() / 1e4))%"
  }
  .joined(separator: ", ")
  let space =
    stops.contains(where: \.color.isWide)
    ? "in display-p3, " : stops.allSatisfy(\.color.hasLegacyForm) ? "" : "in srgb, "
  return [
    CSSProperty(value: "linear-gradient(\(space)\(list))"),
    CSSProperty(suffix: "-stops", value: list),
  ]
}

extension ColorValue {
  /// Whether it is written in a form older than CSS Color 4, as a hex code or with bytes.
  fileprivate var hasLegacyForm: Bool { space == .srgb && missing == 0 && shown.bytes != nil }
}

/// Families as strings, except for generic families (CSS Fonts 4, 2.1.3), which are keywords.
private func css(families names: [String]) -> String {
  names.map { genericFamilies.contains($0) ? $0 : cssString($0) }.joined(separator: ", ")
}

private let genericFamilies: Set<String> = [
  "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
  "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "-apple-system", "BlinkMacSystemFont",
]

/// A CSS string (CSS Syntax 3, 4.3.7). Writes invisible characters, quotes, backslashes and `<` as
/// code points, so that the text cannot end the string.
func cssString(_ text: String) -> String {
  var string = "\""
  for scalar in text.unicodeScalars {
    if isHidden(scalar) || "\"\\<".unicodeScalars.contains(scalar) {
      string += "\\" + String(scalar.value, radix: 16) + " "
    } else {
      string.unicodeScalars.append(scalar)
    }
  }
  return string + "\""
}
