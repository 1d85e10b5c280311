#if canImport(SwiftUI)
  import SwiftUI
  import TokenValues

  /// How many times as large as by default a text style is at the user's text size.
  @propertyWrapper struct TextScale: DynamicProperty {
    // A scaled metric is rounded to whole pixels, so a scale is read off one of many points.
    private static let points: CGFloat = 1000
    @ScaledMetric private var scaledPoints: CGFloat

    init(relativeTo textStyle: Font.TextStyle) {
      _scaledPoints = ScaledMetric(wrappedValue: Self.points, relativeTo: textStyle)
    }

    var wrappedValue: CGFloat { scaledPoints / Self.points }
  }

  extension TokenLength {
    /// The length in points, so many times as long.
    func scaled(by scale: CGFloat) -> CGFloat {
      inPoints() * scale
    }
  }

  extension Text {
    /// The text set as a token says, so many times as large.
    func style(_ style: TokenTextStyle, scale: CGFloat) -> Text {
      font(Font(style, scale: scale)).tracking(style.letterSpacing.scaled(by: scale))
    }
  }
#endif
