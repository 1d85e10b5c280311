/// A color: three gamma-encoded components in a color space, and an opacity.
nonisolated public struct TokenColor: CustomStringConvertible, Hashable, Sendable {
  /// The color spaces of generated colors; the compiler converts colors of other spaces.
  nonisolated public enum Space: Hashable, Sendable {
    /// The web's standard space (IEC 61966-2-1).
    case sRGB
    /// Apple's wide space: P3 primaries with sRGB's transfer curve.
    case displayP3
  }

  /// The color space of the components.
  public let space: Space
  /// The red component, gamma-encoded, 0 to 1.
  public let red: Double
  /// The green component, gamma-encoded, 0 to 1.
  public let green: Double
  /// The blue component, gamma-encoded, 0 to 1.
  public let blue: Double
  /// The opacity, 0 (clear) to 1 (solid).
  public let alpha: Double

  // Generated themes call these initializers thousands of times. `@inline(never)` keeps each a call
  // instead of a copy of the body.

  /// Creates an sRGB color from `0xRRGGBB`.
  @inline(never)
  public init(_ hex: UInt32, alpha: Double = 1) {
    space = .sRGB
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
    self.alpha = alpha
  }

  /// Creates a color from gamma-encoded sRGB components.
  @inline(never)
  public init(sRGB red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    space = .sRGB
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from gamma-encoded Display P3 components.
  @inline(never)
  public init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    space = .displayP3
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` if it is not solid; nil if it is not in sRGB.
  ///
  /// Components are rounded to bytes.
  public var hex: String? {
    guard space == .sRGB else { return nil }
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return components.reduce("#") { text, component in
      // Not `rounded()`: on Linux that needs the C math library, which nothing here links.
      let byte = Int(min(max(0, component), 1) * 255 + 0.5)
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The color as CSS writes it: `#2340A9`, or `color(display-p3 0.2 0.25 0.65 / 0.5)`.
  public var description: String {
    if let hex { return hex }
    let components = "\(red) \(green) \(blue)"
    return "color(display-p3 \(components)\(alpha < 1 ? " / \(alpha)" : ""))"
  }
}
