import ColorMath

/// The 13 types of DTCG 2025.10 (Format 8 and 9; requirement F-050).
public enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// A token's value with every alias replaced by what it stands for.
public enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(DimensionValue)
  case fontFamily([String])
  case fontWeight(Double)
  case duration(DurationValue)
  case cubicBezier(CubicBezierValue)
  case number(Double)
  case strokeStyle(StrokeStyleValue)
  case border(BorderValue)
  case transition(TransitionValue)
  case shadow([ShadowLayerValue])
  case gradient([GradientStopValue])
  case typography(TypographyValue)

  /// The type of the value.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}

/// A color as the token file writes it (DTCG Color 4.1); a `none` component reads as 0.
public struct ColorValue: Hashable, Sendable {
  /// The color space.
  public var space: ColorSpace
  /// The three components in that space's own units.
  public var components: Triple
  /// Which components were written `none`: bit 0 for the first.
  public var missing: UInt8 = 0
  /// Opacity, 0…1.
  public var alpha: Double = 1
  /// The fallback that the file gives beside the components.
  public var hex: RGB8?
}

/// A length in px (a point on iOS) or rem (Format 8.2).
public struct DimensionValue: Hashable, Sendable {
  /// The units of DTCG.
  public enum Unit: String, CaseIterable, Sendable { case px, rem }
  /// How many of the unit.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// In px, a rem being 16 of them (Format 8.2.1).
  public var pixels: Double { unit == .px ? value : value * 16 }
}

/// A span of time in ms or s (Format 8.5).
public struct DurationValue: Hashable, Sendable {
  /// The units of DTCG.
  public enum Unit: String, CaseIterable, Sendable { case ms, s }
  /// How many of the unit.
  public var value: Double
  /// The unit.
  public var unit: Unit
}

/// The two inner control points of an easing curve (Format 8.6).
public struct CubicBezierValue: Hashable, Sendable {
  /// The first point; x in 0…1.
  public var x1, y1: Double
  /// The second point; x in 0…1.
  public var x2, y2: Double
}

/// How a stroke is drawn (Format 9.3).
public enum StrokeStyleValue: Hashable, Sendable {
  /// One of the eight keywords.
  case keyword(Keyword)
  /// Dashes and gaps in turn, and how their ends look.
  case dashes([DimensionValue], cap: LineCap)

  /// The keywords of Format 9.3.1.
  public enum Keyword: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The line caps of Format 9.3.2.
  public enum LineCap: String, CaseIterable, Sendable { case round, butt, square }
}

/// A border (Format 9.4).
public struct BorderValue: Hashable, Sendable {
  /// The color of the stroke.
  public var color: ColorValue
  /// Its width.
  public var width: DimensionValue
  /// How it is drawn.
  public var style: StrokeStyleValue
}

/// A transition (Format 9.5).
public struct TransitionValue: Hashable, Sendable {
  /// How long it runs.
  public var duration: DurationValue
  /// How long it waits first.
  public var delay: DurationValue
  /// Its easing.
  public var timingFunction: CubicBezierValue
}

/// One layer of a shadow (Format 9.6).
public struct ShadowLayerValue: Hashable, Sendable {
  /// The color of the shadow.
  public var color: ColorValue
  /// How far it is moved.
  public var offsetX, offsetY: DimensionValue
  /// The blur radius.
  public var blur: DimensionValue
  /// How much it grows before it is blurred.
  public var spread: DimensionValue
  /// Whether it falls inside the shape.
  public var isInset: Bool
}

/// A stop of a gradient (Format 9.7); positions are clamped to 0…1.
public struct GradientStopValue: Hashable, Sendable {
  /// The color at the stop.
  public var color: ColorValue
  /// Where it is, 0…1.
  public var position: Double
}

/// A text style (Format 9.8).
public struct TypographyValue: Hashable, Sendable {
  /// Families, the most preferred first.
  public var fontFamily: [String]
  /// The size.
  public var fontSize: DimensionValue
  /// The weight, 1…1000.
  public var fontWeight: Double
  /// Extra space between letters.
  public var letterSpacing: DimensionValue
  /// The line height as a multiple of the size.
  public var lineHeight: Double
}

extension [GradientStopValue] {
  /// The stops as they are drawn: each at least at the position of those before it (CSS Images 4,
  /// section 3.4.3).
  var inOrder: [GradientStopValue] {
    var reached = 0.0
    return map { stop in
      reached = Swift.max(reached, stop.position)
      return GradientStopValue(color: stop.color, position: reached)
    }
  }
}
