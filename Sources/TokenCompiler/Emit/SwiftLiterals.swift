import ColorMath

extension TokenType {
  /// The type of generated properties.
  var swiftType: String {
    switch self {
    case .color: "TokenColor"
    case .dimension: "TokenLength"
    case .fontFamily: "TokenFontFamily"
    case .fontWeight: "TokenFontWeight"
    case .duration: "Duration"
    case .cubicBezier: "TokenCubicBezier"
    case .number: "Double"
    case .strokeStyle: "TokenStrokeStyle"
    case .border: "TokenBorder"
    case .transition: "TokenTransition"
    case .shadow: "TokenShadow"
    case .gradient: "TokenGradient"
    case .typography: "TokenTextStyle"
    }
  }
}

/// The Swift expression of a value.
func swiftLiteral(_ value: TokenValue) -> String {
  switch value {
  case .color(let color): swiftLiteral(color)
  case .dimension(let length): swiftLiteral(length)
  case .fontFamily(let names): swiftLiteral(families: names)
  case .fontWeight(let weight): "TokenFontWeight(\(plain(weight)))"
  case .duration(let time): swiftLiteral(time)
  case .cubicBezier(let curve): swiftLiteral(curve)
  case .number(let number): plain(number)
  case .strokeStyle(let style): swiftLiteral(style)
  case .border(let border):
    "TokenBorder(color: \(swiftLiteral(border.color)), width: \(swiftLiteral(border.width)), "
      + "style: \(swiftLiteral(border.style)))"
  case .transition(let transition):
    "TokenTransition(duration: \(swiftLiteral(transition.duration)), "
      + "delay: \(swiftLiteral(transition.delay)), "
      + "timingFunction: \(swiftLiteral(transition.timingFunction)))"
  case .shadow(let layers):
    "TokenShadow(layers: [\(layers.map(swiftLiteral).joined(separator: ", "))])"
  case .gradient(let stops):
    "TokenGradient(stops: [\(stops.map(swiftLiteral).joined(separator: ", "))])"
  case .typography(let style): swiftLiteral(style)
  }
}

/// The Swift expression of a color or gradient as a paint.
func swiftPaint(_ value: TokenValue) -> String {
  switch value {
  case .gradient: ".gradient(\(swiftLiteral(value)))"
  default: ".color(\(swiftLiteral(value)))"
  }
}

/// A color in the space it is shown in: Display P3 where the token says so or sRGB cannot show it.
private func swiftLiteral(_ color: ColorValue) -> String {
  let alpha = color.alpha < 1 ? ", alpha: \(plain(color.alpha))" : ""
  if color.isWide {
    return "TokenColor(displayP3: \(components(color.displayP3))\(alpha))"
  }
  let srgb = color.srgb
  let bytes = srgb * 255
  let isWhole = (0..<3).allSatisfy { abs(bytes[$0] - bytes[$0].rounded()) < 1e-6 }
  return isWhole
    ? "TokenColor(0x\(color.rgb8.hex.dropFirst())\(alpha))"
    : "TokenColor(sRGB: \(components(srgb))\(alpha))"
}

/// Three numbers; nine decimals are a thousandth of what 16 bits can tell apart.
private func components(_ color: Triple) -> String {
  (0..<3).map { plain((color[$0] * 1e9).rounded() / 1e9) }.joined(separator: ", ")
}

extension ColorValue {
  /// Whether the color is written in Display P3: the token says so, or sRGB cannot show it.
  var isWide: Bool { space == .displayP3 || !isInSRGB }

  /// The gamma-encoded Display P3 coordinates, mapped into the gamut the CSS Color 4 way.
  var displayP3: Triple {
    let color = convert(components, from: space, to: .displayP3)
    return isInGamut(color, of: .displayP3)
      ? color.clamped(lowerBound: .zero, upperBound: .one)
      : gamutMap(components, from: space, to: .displayP3)
  }
}

private func swiftLiteral(_ length: DimensionValue) -> String {
  "TokenLength.\(length.unit == .px ? "points" : "rem")(\(plain(length.value)))"
}

private func swiftLiteral(_ time: DurationValue) -> String {
  "Duration.\(time.unit == .ms ? "milliseconds" : "seconds")(\(plain(time.value)))"
}

private func swiftLiteral(_ curve: CubicBezierValue) -> String {
  let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(plain)
  return "TokenCubicBezier(\(numbers.joined(separator: ", ")))"
}

private func swiftLiteral(families names: [String]) -> String {
  "TokenFontFamily(names: [\(names.map(swiftString).joined(separator: ", "))])"
}

private func swiftLiteral(_ style: StrokeStyleValue) -> String {
  switch style {
  case .keyword(let keyword): "TokenStrokeStyle.\(keyword.rawValue)"
  case .dashes(let lengths, let cap):
    "TokenStrokeStyle.dashes([\(lengths.map(swiftLiteral).joined(separator: ", "))], "
      + "cap: .\(cap.rawValue))"
  }
}

private func swiftLiteral(_ layer: ShadowLayerValue) -> String {
  "TokenShadow.Layer(color: \(swiftLiteral(layer.color)), offsetX: \(swiftLiteral(layer.offsetX)), "
    + "offsetY: \(swiftLiteral(layer.offsetY)), blur: \(swiftLiteral(layer.blur)), "
    + "spread: \(swiftLiteral(layer.spread)), isInset: \(layer.isInset))"
}

private func swiftLiteral(_ stop: GradientStopValue) -> String {
  "TokenGradient.Stop(color: \(swiftLiteral(stop.color)), position: \(plain(stop.position)))"
}

private func swiftLiteral(_ style: TypographyValue) -> String {
  "TokenTextStyle(family: \(swiftLiteral(families: style.fontFamily)), "
    + "size: \(swiftLiteral(style.fontSize)), weight: TokenFontWeight(\(plain(style.fontWeight))), "
    + "letterSpacing: \(swiftLiteral(style.letterSpacing)), lineHeight: \(plain(style.lineHeight)))"
}

/// A string literal that its text cannot leave.
func swiftString(_ text: String) -> String {
  if isPlain(text), !text.utf8.contains(where: "\"\\".utf8.contains) { return "\"\(text)\"" }
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case _ where isHidden(scalar):
      literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
