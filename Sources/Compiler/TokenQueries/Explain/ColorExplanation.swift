/// A color, alone or on a background.
struct ColorExplanation: Sendable {
  /// The color, its background, and the color below a translucent background.
  var paints: [Paint]

  /// A color or gradient, and the token it was taken from.
  struct Paint: Sendable {
    var value: TokenValue
    var path: String?
  }

  /// The contrast with the background; nil for a color alone.
  var contrast: ColorContrast? {
    let values = paints.map(\.value)
    guard values.count > 1 else { return nil }
    return ColorContrast(
      Placement(
        foreground: values[0], background: values[1], surface: values.count > 2 ? values[2] : nil))
  }
}

/// The contrast of two paints, and the levels it meets.
struct ColorContrast {
  let placement: Placement
  /// The lowest contrast; nil when it depends on an unknown backdrop.
  let measured: MeasuredContrast?
  /// For a translucent background, the lowest ratio over any solid backdrop.
  let anyBackdrop: Double?

  init(_ placement: Placement) {
    self.placement = placement
    measured = placement.measured()
    anyBackdrop = placement.worstOnAnyBackdrop()
  }

  /// The lowest ratio of all renderers, with exact colors and with 8-bit pixels.
  var ratio: Double? { measured?.ratio }

  var screen: Screen { measured?.screen ?? .srgb }

  /// The difference in CIE L*, with translucent colors composited on an sRGB screen. Nil for
  /// gradients, and when it depends on an unknown backdrop.
  var lightnessDifference: Double? {
    if case .color(let one) = placement.foreground.value,
      case .color(let other) = placement.background[0].value, one.alpha >= 1, other.alpha >= 1
    {
      return (one.lightness - other.lightness).magnitude
    }
    guard let stack = placement.stack(), !stack.hasGradient else { return nil }
    let lightness = [stack.foreground, stack.background].map {
      $0.stops[0].color.lightness(in: .srgb)
    }
    return (lightness[0] - lightness[1]).magnitude
  }

  func passes(_ duty: Duty, at level: Project.Level) -> Bool? {
    ratio.map { $0 >= level.required(for: duty) }
  }

  /// The nearest color of one side with which text is legible, which may be its present color; nil
  /// if there is none.
  func suggestion(moving move: ContrastResult.Suggestion.Move, at level: Project.Level) -> String? {
    guard let isEnough = passes(.text, at: level) else { return nil }
    var change = change(moving: move, at: level)
    return change.nearestColor()?.hex ?? (isEnough ? change.value.text : nil)
  }

  /// The search for a color of one side with which text is legible.
  func change(moving move: ContrastResult.Suggestion.Move, at level: Project.Level) -> ColorChange {
    placement.change(moving: move, required: level.required(for: .text))
  }
}

extension Project.Level {
  /// The duties that have a ratio at each level.
  static let duties: [Duty] = [.text, .largeText, .graphic]

  /// The ratio that a duty requires (WCAG 2.2: 1.4.3, 1.4.6, and 1.4.11, which has one level).
  func required(for duty: Duty) -> Double {
    switch duty {
    case .text: text
    case .largeText: largeText
    case .graphic, .focus, .decorative, .inactive, .custom: 3
    }
  }
}

extension ColorValue {
  /// The coordinates in a color space.
  func components(in space: ColorSpace) -> Triple {
    components.converted(from: self.space, to: space)
  }

  /// CIE L*, 0 to 100 in sRGB.
  var lightness: Double { components.lightness(in: space) }
}

extension Triple {
  /// CIE L* of a color's components, from the Y of XYZ; 0 for colors outside every gamut whose Y is
  /// negative, because nothing is darker than black.
  fileprivate func lightness(in space: ColorSpace) -> Double {
    ColorMath.lightness(ofLuminance: Swift.max(0, converted(from: space, to: .xyzD65).y))
  }
}
