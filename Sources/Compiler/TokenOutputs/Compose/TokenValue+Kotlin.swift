extension [TokenValue?] {
  /// The Kotlin type of a property with these values in all themes; nil in a theme without it.
  var kotlinType: String? {
    let known = compactMap { $0 }
    guard let first = known.first else { return nil }
    let type =
      known.contains { $0.type != first.type }
      ? "TokenPaint" : kotlinTypeName(first.type, values: known)
    return known.count < count ? type + "?" : type
  }
}

private func kotlinTypeName(_ type: TokenType, values: [TokenValue]) -> String {
  switch type {
  case .color: "Color"
  case .dimension: isText(values) ? "TextUnit" : "Dp"
  case .fontFamily: "List<String>"
  case .fontWeight: "FontWeight"
  case .duration: "Int"
  case .cubicBezier: "CubicBezierEasing"
  case .number: "Double"
  case .strokeStyle: "TokenStrokeStyle"
  case .border: "TokenBorder"
  case .transition: "TokenTransition"
  case .shadow: "List<TokenShadowLayer>"
  case .gradient: "List<Pair<Float, Color>>"
  case .typography: "TokenTextStyle"
  }
}

/// Whether lengths scale with the user's text size: those in rem do.
private func isText(_ values: [TokenValue]) -> Bool {
  values.allSatisfy { if case .dimension(let length) = $0 { length.unit == .rem } else { false } }
}

extension TokenValue {
  /// The Kotlin expression, for a property of a type.
  func kotlinExpression(as name: String) -> String {
    if name.hasPrefix("TokenPaint") {
      return "TokenPaint.\(type == .color ? "Solid" : "Gradient")(\(kotlinLiteral(self)))"
    }
    if case .dimension(let length) = self, name.hasPrefix("TextUnit") { return textUnit(length) }
    return kotlinLiteral(self)
  }
}

private func kotlinLiteral(_ value: TokenValue) -> String {
  switch value {
  case .color(let color): kotlinLiteral(color)
  case .dimension(let length): dp(length)
  case .fontFamily(let names): list(names.map(\.kotlinLiteral))
  case .fontWeight(let weight): fontWeight(weight)
  case .duration(let time): milliseconds(time)
  case .cubicBezier(let curve):
    "CubicBezierEasing("
      + [curve.x1, curve.y1, curve.x2, curve.y2].map(float).joined(separator: ", ") + ")"
  case .number(let number): "\(number)"
  case .strokeStyle(let style): kotlinLiteral(style)
  case .border: "TokenBorder(\(arguments(value.parts ?? [:])))"
  case .transition: "TokenTransition(\(arguments(value.parts ?? [:])))"
  case .shadow(let layers):
    list(layers.map { "TokenShadowLayer(\(arguments($0.parts)), \($0.isInset))" })
  case .gradient(let stops):
    list(stops.inOrder.map { "Pair(\(float($0.position)), \(kotlinLiteral($0.color)))" })
  case .typography(let style): kotlinLiteral(style)
  }
}

/// A color in the space it is shown in; in eight bits when that is exact.
private func kotlinLiteral(_ color: ColorValue) -> String {
  let shown = color.shown
  let alpha = color.alpha * 255
  if let bytes = shown.bytes, abs(alpha - alpha.rounded()) < 1e-6 {
    return "Color(0x\(UInt8(alpha.rounded()).hexadecimal)\(bytes.hex.dropFirst()))"
  }
  let numbers = (shown.numbers + [color.alpha]).map(float).joined(separator: ", ")
  return "Color(\(numbers), ColorSpaces.\(shown.isWide ? "DisplayP3" : "Srgb"))"
}

private func dp(_ length: DimensionValue) -> String { "Dp(\(float(length.pixels)))" }

/// A length that scales with the user's text size: one px is one sp.
private func textUnit(_ length: DimensionValue) -> String { "\(float(length.pixels)).sp" }

/// Whole milliseconds, as Compose animations require.
private func milliseconds(_ time: DurationValue) -> String {
  let number = (time.unit == .ms ? time.value : time.value * 1000).rounded()
  return String(Int(Int32(exactly: number) ?? (number < 0 ? .min + 1 : .max)))
}

/// A whole weight from 1 to 1000, as `FontWeight` requires.
private func fontWeight(_ weight: Double) -> String {
  "FontWeight(\(Int(min(max(weight.rounded(), 1), 1000))))"
}

/// The parts of a composite value as arguments.
private func arguments(_ parts: TokenValue.Parts) -> String {
  parts.map { kotlinLiteral($1) }.joined(separator: ", ")
}

private func kotlinLiteral(_ style: StrokeStyleValue) -> String {
  switch style {
  case .keyword(let keyword): "TokenStrokeStyle(TokenLine.\(keyword.rawValue.capitalizedOnce))"
  case .dashes(let lengths, let cap):
    "TokenStrokeStyle(TokenLine.Dashed, \(list(lengths.map(dp))), "
      + "StrokeCap.\(cap.rawValue.capitalizedOnce))"
  }
}

/// Font families are only names, because only the app knows the fonts.
private func kotlinLiteral(_ style: TypographyValue) -> String {
  "TokenTextStyle(\(list(style.fontFamily.map(\.kotlinLiteral))), "
    + "TextStyle(fontSize = \(textUnit(style.fontSize)), "
    + "fontWeight = \(fontWeight(style.fontWeight)), "
    + "letterSpacing = \(textUnit(style.letterSpacing)), "
    + "lineHeight = \(float(style.lineHeight)).em))"
}

private func list(_ items: [String]) -> String { "listOf(\(items.joined(separator: ", ")))" }

/// A `Float` literal. Numbers out of range become the largest float, because Kotlin rejects them.
private func float(_ number: Double) -> String {
  let limit = Double(Float.greatestFiniteMagnitude)
  let number = Float(min(max(number, -limit), limit))
  return number < 0 ? "(\(number)f)" : "\(number)f"
}

extension String {
  /// The text as a string literal of Kotlin. It cannot end the literal or insert a value.
  var kotlinLiteral: String {
    let text = replacingScalars { scalar in
      isHidden(scalar)
        ? scalar.utf16Escape : "\"\\$".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
    return "\"\(text)\""
  }
}
