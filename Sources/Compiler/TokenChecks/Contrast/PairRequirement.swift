/// What a pair must reach on a background.
struct PairRequirement {
  var duty: Duty
  /// The ratio; nil for exempt pairs.
  var ratio: Double?
  /// The success criterion of WCAG 2.2.
  var criterion: String?
  /// The ratio of WCAG at the project's level, if the pair asks for less.
  var standard: Double?
  /// Whether the pair may ask for less. If not, `ratio` is that of WCAG.
  var isAccepted = true
  /// The text style whose size decides.
  var text: TypographyValue?

  private init(duty: Duty, ratio: Double? = nil, criterion: String? = nil) {
    (self.duty, self.ratio, self.criterion) = (duty, ratio, criterion)
  }

  /// The requirement of a pair (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, 2.4.13); nil when its text style
  /// could not be read. `level` is that of the project; a pair can have its own, and `acceptsLess`
  /// says whether its terms let it ask for less.
  init?(
    _ pair: Pair, on background: Background, style: TypographyValue?, level: Project.Level,
    acceptsLess: Bool
  ) {
    switch pair.duty {
    case .graphic: self.init(duty: .graphic, ratio: 3, criterion: "1.4.11")
    case .focus where background.isUnfocused: self.init(duty: .focus, ratio: 3, criterion: "2.4.13")
    case .focus: self.init(duty: .graphic, ratio: 3, criterion: "1.4.11")
    case .decorative: self.init(duty: .decorative)
    case .inactive: self.init(duty: .inactive)
    case .text, .minimum:
      let own = pair.level ?? level
      if pair.text != nil, style == nil { return nil }
      let isLarge = style.map(\.isLarge) ?? false
      self.init(
        duty: isLarge ? .largeText : .text, ratio: own.ratio(isLarge: isLarge),
        criterion: own.criterion)
      text = style
      if case .minimum(let minimum) = pair.duty { (duty, ratio) = (.custom, minimum) }
      let standard = max(own.ratio(isLarge: isLarge), level.ratio(isLarge: isLarge))
      guard let ratio, ratio < standard else { return }
      (self.standard, isAccepted) = (standard, acceptsLess)
      if acceptsLess { return }
      (self.ratio, criterion) = (standard, max(own, level).criterion)
    }
  }
}

extension TypographyValue {
  /// Whether text is large: at least 24 px, or 18.667 px in bold (WCAG 2.2; an iOS point is 1 px).
  fileprivate var isLarge: Bool { fontSize.pixels >= 24 || (isBold && fontSize.pixels >= 18.667) }

  private var isBold: Bool { fontWeight >= 700 }

  /// A note that axe for iOS calls the text large, which WCAG does not: WCAG's points of print are
  /// 4/3 px, and an iOS point is 1 px.
  var sizeNote: String? {
    guard !isLarge, fontSize.pixels >= (isBold ? 14 : 18) else { return nil }
    let (points, pixels) = isBold ? ("14 pt bold", "18.667 px bold") : ("18 pt", "24 px")
    return "large for axe for iOS (\(points)), not by WCAG (\(pixels))"
  }
}

extension Project.Level: Comparable {
  package static func < (one: Self, other: Self) -> Bool { one == .doubleA && other == .tripleA }
  /// The minimum ratio of text that is large or not.
  fileprivate func ratio(isLarge: Bool) -> Double { isLarge ? largeText : text }
  /// The success criterion about the contrast of text.
  fileprivate var criterion: String { self == .doubleA ? "1.4.3" : "1.4.6" }
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
    let paths = names.compactMap { name in name.flatMap { tokens.set.paths.find($0.pathSegments) } }
    return paths.reduce(overrideAxes(in: tokens.themes)) { $0.union(tokens.support(of: $1)) }
  }
}
