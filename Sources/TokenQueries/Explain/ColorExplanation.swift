import ColorMath
import TokenChecks
import TokenModel

/// A color, alone or on another one.
struct ColorExplanation: Sendable {
  var color: Paint
  var background: Paint?
  /// What lies below a background that lets it through.
  var backdrop: Paint?

  /// A color or gradient, and the token it was taken from.
  struct Paint: Sendable {
    var value: TokenValue
    var path: String?
  }

  /// The contrast with the background; nil for a color alone.
  var contrast: ColorContrast? {
    background.map { background in
      ColorContrast(
        Placement(
          foreground: color.value, background: background.value, surface: backdrop?.value))
    }
  }
}

/// How much two paints contrast, and what that is enough for.
struct ColorContrast {
  let placement: Placement
  /// Where the contrast is least; nil where it depends on what lies below.
  let worst: WorstContrast?
  let screen: Screen
  /// What makes the ratio the lowest of several ways to draw the pair; nil where there is one way.
  let renderer: WorstRenderer?
  /// For a background that is not opaque: the least ratio over any solid backdrop.
  let anyBackdrop: Double?

  init(_ placement: Placement) {
    self.placement = placement
    let measured = placement.measured()
    worst = measured?.worst
    screen = measured?.screen ?? .srgb
    renderer = measured?.renderer
    anyBackdrop = placement.worstOnAnyBackdrop()
  }

  /// The lowest ratio of all renderers, real and in 8 bits.
  var ratio: Double? { worst?.ratio }

  /// Where on a gradient the ratio is worst, 0…1; nil when both sides are solid.
  var at: Double? {
    placement.stack()?.hasGradient ?? false ? worst?.at : nil
  }

  /// How far the two are apart in CIE L*; what is not opaque as an sRGB screen shows it. Nil for
  /// gradients, and where it depends on what lies below.
  var lightnessDifference: Double? {
    if case .color(let one) = placement.foreground, case .color(let other) = placement.background,
      one.alpha >= 1, other.alpha >= 1
    {
      let lightness = [one, other].map { lightnessStar($0.components, in: $0.space) }
      return (lightness[0] - lightness[1]).magnitude
    }
    guard let stack = placement.stack(), !stack.hasGradient else { return nil }
    let lightness = [stack.foreground, stack.background].map {
      lightnessStar($0.stops[0].color, in: .srgb)
    }
    return (lightness[0] - lightness[1]).magnitude
  }

  /// Whether the ratio is enough; nil where it is not known.
  func passes(_ duty: Duty, at level: Project.Level) -> Bool? {
    ratio.map { $0 >= level.required(for: duty) }
  }

  /// The side itself where it is legible as text, else the nearest color that would be; nil where
  /// there is none.
  func suggestion(
    moving move: ContrastResult.Suggestion.Move, at level: Project.Level
  ) -> String? {
    guard let isEnough = passes(.text, at: level) else { return nil }
    let nearest = remedies(at: level).first { $0.move == move }?.color?.hex
    return nearest ?? (isEnough ? valueText(value(of: move)) : nil)
  }

  /// The two ways to make text legible.
  func remedies(at level: Project.Level) -> [Remedy] {
    let moves: [ContrastResult.Suggestion.Move] = [.foreground, .background]
    return moves.map { move in
      let use = Remedy.Use(
        phrase: "", placement: placement, required: level.required(for: .text),
        movesForeground: move == .foreground, movesBackground: move == .background)
      let value = value(of: move)
      return Remedy(move: move, path: valueText(value), value: value, uses: [use])
    }
  }

  private func value(of move: ContrastResult.Suggestion.Move) -> TokenValue {
    move == .foreground ? placement.foreground : placement.background
  }
}

extension Project.Level {
  /// The duties that a level has a ratio for.
  static let duties: [Duty] = [.text, .largeText, .graphic]

  /// What a duty asks (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, which has no stricter level).
  func required(for duty: Duty) -> Double {
    switch duty {
    case .text: text
    case .largeText: largeText
    case .graphic, .decorative, .inactive, .custom: 3
    }
  }
}

/// CIE L* of a color, 0 to 100 in sRGB, from the Y of XYZ.
func lightnessStar(_ components: Triple, in space: ColorSpace) -> Double {
  lightness(ofLuminance: convert(components, from: space, to: .xyzD65).y)
}
