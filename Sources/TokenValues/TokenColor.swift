/// A color: three gamma-encoded components in a color space, and an opacity.
nonisolated public struct TokenColor: Hashable, Sendable {
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
}
