#if canImport(SwiftUI)
  import SwiftUI
  import TokenValues

  /// The factor of a text style at the user's text size, relative to the default size.
  @propertyWrapper struct TextScale: DynamicProperty {
    // A scaled metric is rounded to whole pixels, so the factor is computed from a large one.
    private static let points: CGFloat = 1000
    @ScaledMetric private var scaledPoints: CGFloat

    init(relativeTo textStyle: Font.TextStyle) {
      _scaledPoints = ScaledMetric(wrappedValue: Self.points, relativeTo: textStyle)
    }

    var wrappedValue: CGFloat { scaledPoints / Self.points }
  }

  extension Text {
    /// The text in a token's style, multiplied by a factor.
    func style(_ style: TokenTextStyle, font: Font? = nil, scale: CGFloat) -> Text {
      self.font(font ?? Font(fixed: style, scale: scale)).tracking(
        style.letterSpacing.points * scale)
    }
  }
#endif
