import ColorMath
import TokenCompiler

extension JSONTree {
  /// The color that a text means in CSS (Color 4): hexadecimal, a name, `transparent`, or a function
  /// such as `rgba(0, 0, 0, 0.5)`; nil for any other text.
  package static func color(css text: String) -> JSONTree? {
    let text = text.trimmingBlanks.lowercased()
    if text.hasPrefix("#") { return color(hex: text) }
    if text == "transparent" { return color(.srgb, .zero, alpha: 0, hex: RGB8(rounding: .zero)) }
    if let named = namedColor(text) { return color(.srgb, named.srgb, hex: named) }
    guard text.hasSuffix(")"), case .color(let value) = ColorText(text).reading else { return nil }
    return color(value)
  }

  /// A color that was read; sRGB and its cylinders keep a fallback of 8 bits.
  private static func color(_ value: ColorValue) -> JSONTree? {
    let isRGB = value.space == .srgb
    let components =
      isRGB ? value.components.clamped(lowerBound: .zero, upperBound: .one) : value.components
    let range = [components.x, components.y, components.z].allSatisfy(\.isFinite)
    guard range else { return nil }
    let rgb = [.srgb, .hsl, .hwb].contains(value.space) ? value.rgb8 : nil
    // Eight-bit channels stay what they are; hsl() and the like keep their space.
    return color(value.space, components, alpha: value.alpha, hex: rgb)
  }

  /// A color with another opacity.
  package func withAlpha(_ alpha: Double) -> JSONTree {
    guard case .object(let members) = self else { return self }
    var color = JSONTree.object(members.filter { $0.name != "alpha" && $0.name != "hex" })
    if alpha != 1 { color.set("alpha", .number(tenDigits(alpha))) }
    if let hex = self["hex"] { color.set("hex", hex) }
    return color
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingBlanks: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
