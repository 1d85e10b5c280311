import TokenModel
import TokenThemes

/// What a pair must reach on a background.
struct PairRequirement {
  var duty: Duty
  /// The ratio; nil for exempt pairs.
  var ratio: Double?
  /// The success criterion of WCAG 2.2.
  var criterion: String?
  /// The ratio of WCAG, for pairs that set their own.
  var standard: Double?
  /// The text style whose size decides.
  var text: TypographyValue?

  private init(duty: Duty, ratio: Double? = nil, criterion: String? = nil) {
    (self.duty, self.ratio, self.criterion) = (duty, ratio, criterion)
  }

  /// The requirement of a pair (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, 2.4.13); nil when its text style
  /// could not be read.
  ///
  /// - Parameters:
  ///   - style: The text style that the pair names; nil when it could not be read.
  ///   - level: The level of the project; a pair can have its own.
  init?(_ pair: Pair, on background: Background, style: TypographyValue?, level: Project.Level) {
    switch pair.duty {
    case .graphic: self.init(duty: .graphic, ratio: 3, criterion: "1.4.11")
    case .focus where background.isUnfocused:
      self.init(duty: .focus, ratio: 3, criterion: "2.4.13")
    case .focus: self.init(duty: .graphic, ratio: 3, criterion: "1.4.11")
    case .decorative: self.init(duty: .decorative)
    case .inactive: self.init(duty: .inactive)
    case .text, .minimum:
      let level = pair.level ?? level
      if pair.text != nil, style == nil { return nil }
      let isLarge = style.map(\.isLarge) ?? false
      self.init(
        duty: isLarge ? .largeText : .text, ratio: isLarge ? level.largeText : level.text,
        criterion: level == .doubleA ? "1.4.3" : "1.4.6")
      text = style
      guard case .minimum(let minimum, _) = pair.duty else { return }
      (standard, duty, ratio) = (ratio, .custom, minimum)
    }
  }
}

extension TypographyValue {
  /// Whether text is large: at least 24 px, or 18.667 px in bold (WCAG 2.2; an iOS point is 1 px).
  fileprivate var isLarge: Bool {
    fontSize.pixels >= 24 || (fontSize.pixels >= 18.667 && fontWeight >= 700)
  }
}

extension Project.Level {
  /// The minimum ratio of text (WCAG 2.2, 1.4.3 and 1.4.6).
  package var text: Double { self == .doubleA ? 4.5 : 7 }
  /// The minimum ratio of large text.
  package var largeText: Double { self == .doubleA ? 3 : 4.5 }
}

extension Project {
  /// The theme axes that decide the audit's settings.
  func overrideAxes(in themes: ThemeSpace) -> AxisSet {
    AxisSet(overrides.flatMap(\.condition.clauses).compactMap { themes.axis(named: $0.axis) })
  }

  /// The theme axes that decide the audit's settings and the value of the surface.
  package func surfaceAxes(in tokens: ResolvedTokens) -> AxisSet {
    let names = [surface] + overrides.map(\.surface)
    let paths = names.compactMap { name in
      name.flatMap { tokens.set.paths.find($0.pathSegments) }
    }
    return paths.reduce(overrideAxes(in: tokens.themes)) { $0.union(tokens.support(of: $1)) }
  }
}
