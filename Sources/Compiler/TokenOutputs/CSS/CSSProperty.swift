/// A CSS custom property: the suffix of its name, and its value.
struct CSSProperty: Hashable {
  /// The suffix after the token's name; empty for the value itself.
  var suffix = ""
  var value: String
}

extension TokenValue {
  /// The custom properties for a value. The first is the value as CSS writes it; others have the
  /// parts that CSS cannot express in that value.
  var cssProperties: [CSSProperty] {
    switch self {
    case .color(let color): [CSSProperty(value: color.css)]
    case .fontFamily(let names): [CSSProperty(value: css(families: names))]
    case .dimension, .fontWeight, .number, .duration, .cubicBezier: [CSSProperty(value: text)]
    case .strokeStyle(let style): [CSSProperty(value: css(style))] + dashes(of: style)
    case .border(let border):
      [CSSProperty(value: "\(border.width.text) \(css(border.style)) \(border.color.css)")]
        + dashes(of: border.style)
    case .transition(let transition):
      [
        CSSProperty(
          value: "\(transition.duration.text) \(transition.timingFunction.text) "
            + transition.delay.text)
      ]
    case .shadow(let layers): [CSSProperty(value: layers.map(css).joined(separator: ", "))]
    case .gradient(let stops): gradientProperties(stops.inOrder)
    case .typography(let style):
      [
        CSSProperty(
          value: "\(plain(style.fontWeight)) \(style.fontSize.text)/\(plain(style.lineHeight)) "
            + css(families: style.fontFamily)),
        CSSProperty(suffix: "-letter-spacing", value: style.letterSpacing.text),
      ]
    }
  }
}

extension ColorValue {
  /// A color in its token's color space (CSS Color 4, sections 5 to 10); in 8 bits if that is exact.
  var css: String {
    let parts = (0..<3).map { index in
      missing & (1 << UInt8(index)) == 0 ? plain(components[index]) : "none"
    }
    let share = alpha < 1 ? " / \(plain(alpha))" : ""
    if hasLegacyForm, let bytes = shown.bytes {
      return share.isEmpty ? bytes.hex : "rgb(\(bytes.red) \(bytes.green) \(bytes.blue)\(share))"
    }
    let numbers = parts.joined(separator: " ")
    switch space {
    case .hsl, .hwb:
      let shares = parts.dropFirst().map { $0 == "none" ? $0 : $0 + "%" }
      return "\(space.rawValue)(\(parts[0]) \(shares.joined(separator: " "))\(share))"
    case .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(numbers)\(share))"
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return "color(\(space.rawValue) \(numbers)\(share))"
    }
  }

  /// Whether it is written in a form older than CSS Color 4, as a hex code or with bytes.
  fileprivate var hasLegacyForm: Bool { space == .srgb && missing == 0 && shown.bytes != nil }
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
    CSSProperty(suffix: "-dash-array", value: lengths.map(\.text).joined(separator: ", ")),
    CSSProperty(suffix: "-line-cap", value: cap.rawValue),
  ]
}

private func css(_ layer: ShadowLayerValue) -> String {
  let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.text)
  return (layer.isInset ? "inset " : "") + lengths.joined(separator: " ") + " " + layer.color.css
}

/// The gradient from top to bottom, and its stops alone, because tokens have no direction.
///
/// Browsers mix colors in OKLab if one of them is not in a form older than CSS Color 4 (section 12.2).
/// The audit measures gamma-encoded colors, which is also how apps draw them, so gradients say so.
private func gradientProperties(_ stops: [GradientStopValue]) -> [CSSProperty] {
  let list = (stops.count == 1 ? stops + stops : stops).map { stop in
    "\(stop.color.css) \(plain((stop.position * 1e6).rounded() / 1e4))%"
  }.joined(separator: ", ")
  let space =
    stops.contains(where: \.color.isWide)
    ? "in display-p3, " : stops.allSatisfy(\.color.hasLegacyForm) ? "" : "in srgb, "
  return [
    CSSProperty(value: "linear-gradient(\(space)\(list))"),
    CSSProperty(suffix: "-stops", value: list),
  ]
}

/// Families as strings, except for generic families (CSS Fonts 4, 2.1.3), which are keywords.
private func css(families names: [String]) -> String {
  names.map { genericFamilies.contains($0) ? $0 : $0.cssString }.joined(separator: ", ")
}

private let genericFamilies: Set<String> = [
  "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
  "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "-apple-system", "BlinkMacSystemFont",
]

extension String {
  /// A CSS string (CSS Syntax 3, 4.3.7). Writes invisible characters, quotes, backslashes and `<` as
  /// code points, so that the text cannot end the string.
  var cssString: String {
    let text = replacingScalars { scalar in
      isHidden(scalar) || "\"\\<".unicodeScalars.contains(scalar)
        ? "\\\(String(scalar.value, radix: 16)) " : nil
    }
    return "\"\(text)\""
  }
}
