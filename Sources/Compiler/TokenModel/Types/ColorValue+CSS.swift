extension ColorValue {
  /// The color of a text in CSS (Color 4): hexadecimal, a name, `transparent`, or a function such as
  /// `rgba(0, 0, 0, 0.5)`; nil for any other text. Components have ten significant digits.
  package init?(css text: String) {
    let text = text.trimmingBlanks.lowercased()
    if text.hasPrefix("#") {
      self.init(hexDigits: text)
    } else if text == "transparent" {
      self.init(RGB8(rounding: .zero), alpha: 0)
    } else if let named = RGB8(named: text) {
      self.init(named, alpha: 1)
    } else if text.hasSuffix(")"), case .color(let color) = ColorText(text).reading {
      self.init(written: color)
    } else {
      return nil
    }
  }

  /// The color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (CSS Color 4, section 5.2), with or
  /// without the `#`; nil for any other text.
  package init?(hexDigits text: String) {
    var digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8)
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8,
      let rgb = RGB8(hex: String(decoding: digits.prefix(6), as: UTF8.self))
    else { return nil }
    let opacity = UInt8(String(decoding: digits.dropFirst(6), as: UTF8.self), radix: 16) ?? 255
    self.init(rgb, alpha: Double(opacity) / 255)
  }

  /// The nearest color with 8 bits for each component and the opacity, not rounded to ten digits.
  package var exact8Bits: ColorValue {
    ColorValue(space: .srgb, components: rgb8.srgb, alpha: (alpha * 255).rounded() / 255)
  }

  private init(_ rgb: RGB8, alpha: Double) {
    self.init(space: .srgb, components: rgb.srgb.tenDigits, alpha: alpha.tenDigits, hex: rgb)
  }

  /// A color from CSS text. sRGB, HSL and HWB colors get an 8-bit fallback.
  private init?(written color: ColorValue) {
    let components =
      color.space == .srgb
      ? color.components.clamped(lowerBound: .zero, upperBound: .one) : color.components
    guard (0..<3).allSatisfy({ components[$0].isFinite }) else { return nil }
    self.init(
      space: color.space, components: components.tenDigits, missing: color.missing,
      alpha: color.alpha.tenDigits)
    if [.srgb, .hsl, .hwb].contains(space) { hex = rgb8 }
  }

  /// Whether every component is in the range that DTCG allows (Color 4.2).
  var isInRange: Bool { (0..<3).allSatisfy { space.range(at: $0).contains(components[$0]) } }
}

extension Triple {
  /// The numbers rounded to ten significant digits.
  var tenDigits: Triple { Triple(x.tenDigits, y.tenDigits, z.tenDigits) }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmingBlanks: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
