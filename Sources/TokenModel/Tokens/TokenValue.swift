import ColorMath

/// The 13 types of DTCG 2025.10 (Format 8 and 9; requirement F-050).
package enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// A token's value with every alias replaced by what it stands for.
package enum TokenValue: Hashable, Sendable {
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
  package var type: TokenType {
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
package struct ColorValue: Hashable, Sendable {
  /// The color space.
  package var space: ColorSpace
  /// The three components in that space's own units.
  package var components: Triple
  /// Which components were written `none`: bit 0 for the first.
  package var missing: UInt8 = 0
  /// Opacity, 0…1.
  package var alpha: Double = 1
  /// The fallback that the file gives beside the components.
  package var hex: RGB8?

  package init(
    space: ColorSpace, components: Triple, missing: UInt8 = 0, alpha: Double = 1, hex: RGB8? = nil
  ) {
    self.space = space
    self.components = components
    self.missing = missing
    self.alpha = alpha
    self.hex = hex
  }
}

/// A length in px (a point on iOS) or rem (Format 8.2).
package struct DimensionValue: Hashable, Sendable {
  /// The units of DTCG.
  package enum Unit: String, CaseIterable, Sendable { case px, rem }
  /// How many of the unit.
  package var value: Double
  /// The unit.
  package var unit: Unit

  /// In px, a rem being 16 of them (Format 8.2.1).
  package var pixels: Double { unit == .px ? value : value * 16 }
}

/// A span of time in ms or s (Format 8.5).
package struct DurationValue: Hashable, Sendable {
  /// The units of DTCG.
  package enum Unit: String, CaseIterable, Sendable { case ms, s }
  /// How many of the unit.
  package var value: Double
  /// The unit.
  package var unit: Unit
}

/// The two inner control points of an easing curve (Format 8.6).
package struct CubicBezierValue: Hashable, Sendable {
  /// The first point; x in 0…1.
  package var x1, y1: Double
  /// The second point; x in 0…1.
  package var x2, y2: Double
}

/// How a stroke is drawn (Format 9.3).
package enum StrokeStyleValue: Hashable, Sendable {
  /// One of the eight keywords.
  case keyword(Keyword)
  /// Dashes and gaps in turn, and how their ends look.
  case dashes([DimensionValue], cap: LineCap)

  /// The keywords of Format 9.3.1.
  package enum Keyword: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The line caps of Format 9.3.2.
  package enum LineCap: String, CaseIterable, Sendable { case round, butt, square }
}

/// A border (Format 9.4).
package struct BorderValue: Hashable, Sendable {
  /// The color of the stroke.
  package var color: ColorValue
  /// Its width.
  package var width: DimensionValue
  /// How it is drawn.
  package var style: StrokeStyleValue
}

/// A transition (Format 9.5).
package struct TransitionValue: Hashable, Sendable {
  /// How long it runs.
  package var duration: DurationValue
  /// How long it waits first.
  package var delay: DurationValue
  /// Its easing.
  package var timingFunction: CubicBezierValue
}

/// One layer of a shadow (Format 9.6).
package struct ShadowLayerValue: Hashable, Sendable {
  /// The color of the shadow.
  package var color: ColorValue
  /// How far it is moved.
  package var offsetX, offsetY: DimensionValue
  /// The blur radius.
  package var blur: DimensionValue
  /// How much it grows before it is blurred.
  package var spread: DimensionValue
  /// Whether it falls inside the shape.
  package var isInset: Bool
}

/// A stop of a gradient (Format 9.7); positions are clamped to 0…1.
package struct GradientStopValue: Hashable, Sendable {
  /// The color at the stop.
  package var color: ColorValue
  /// Where it is, 0…1.
  package var position: Double

  package init(color: ColorValue, position: Double) {
    self.color = color
    self.position = position
  }
}

/// A text style (Format 9.8).
package struct TypographyValue: Hashable, Sendable {
  /// Families, the most preferred first.
  package var fontFamily: [String]
  /// The size.
  package var fontSize: DimensionValue
  /// The weight, 1…1000.
  package var fontWeight: Double
  /// Extra space between letters.
  package var letterSpacing: DimensionValue
  /// The line height as a multiple of the size.
  package var lineHeight: Double
}

extension [GradientStopValue] {
  /// The stops as they are drawn: each at least at the position of those before it (CSS Images 4,
  /// section 3.4.3).
  package var inOrder: [GradientStopValue] {
    var reached = 0.0
    return map { stop in
      reached = Swift.max(reached, stop.position)
      return GradientStopValue(color: stop.color, position: reached)
    }
  }
}
