/// The typography of a text: family, size, weight and spacing.
nonisolated public struct TokenTextStyle: Hashable, Sendable {
  /// The typefaces, in order of preference.
  public let family: TokenFontFamily
  /// The font size.
  public let size: TokenLength
  /// The font weight.
  public let weight: TokenFontWeight
  /// The space added after each character.
  public let letterSpacing: TokenLength
  /// The distance between baselines, as a multiple of `size`.
  public let lineHeight: Double

  /// Creates a text style; `lineHeight` is a multiple of `size`.
  @inline(never)
  public init(
    family: TokenFontFamily, size: TokenLength, weight: TokenFontWeight,
    letterSpacing: TokenLength, lineHeight: Double
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The distance between baselines in points, where one rem is `rootSize` points.
  public func lineHeightInPoints(rootSize: Double = 16) -> Double {
    size.inPoints(rootSize: rootSize) * lineHeight
  }
}
