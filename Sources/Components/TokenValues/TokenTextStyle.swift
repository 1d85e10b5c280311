/// The typography of a text: family, size, weight and spacing.
nonisolated public struct TokenTextStyle: Hashable, Sendable {
  /// A text style of Apple's systems. Text grows with the user's text size as its system style does.
  nonisolated public enum SystemStyle: String, CaseIterable, Sendable {
    /// 34 points at the default text size.
    case largeTitle
    /// 28 points at the default text size.
    case title
    /// 22 points at the default text size.
    case title2
    /// 20 points at the default text size.
    case title3
    /// 17 points at the default text size.
    case body
    /// 17 points at the default text size, semibold.
    case headline
    /// 16 points at the default text size.
    case callout
    /// 15 points at the default text size.
    case subheadline
    /// 13 points at the default text size.
    case footnote
    /// 12 points at the default text size.
    case caption
    /// 11 points at the default text size.
    case caption2

    /// The size in points at the default text size, from the tables of Apple's Human Interface
    /// Guidelines (Typography, Dynamic Type sizes).
    public var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .body, .headline: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The style whose size is nearest to a size in points; the larger of two that are as near.
    public init(nearestTo size: Double) {
      self = .largeTitle
      for style in Self.allCases where abs(style.size - size) < abs(self.size - size) {
        self = style
      }
    }
  }

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
  /// The system's text style with which the text grows.
  public let systemStyle: SystemStyle

  /// Creates a text style.
  ///
  /// - Parameters:
  ///   - family: The typefaces, in order of preference.
  ///   - size: The font size.
  ///   - weight: The font weight.
  ///   - letterSpacing: The space added after each character.
  ///   - lineHeight: The distance between baselines, as a multiple of `size`.
  ///   - systemStyle: The system's text style with which the text grows; nil for the one whose size
  ///     is nearest.
  @inline(never)
  public init(
    family: TokenFontFamily, size: TokenLength, weight: TokenFontWeight,
    letterSpacing: TokenLength, lineHeight: Double, relativeTo systemStyle: SystemStyle? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.systemStyle = systemStyle ?? SystemStyle(nearestTo: size.points)
  }

  /// The distance between baselines in points, where one rem is `rootSize` points.
  public func lineHeightInPoints(rootSize: Double = 16) -> Double {
    size.inPoints(rootSize: rootSize) * lineHeight
  }
}
