/// What the name of a context says about contrast.
package enum ContrastSense {
  /// It has a meaning, or is about something else.
  case clear
  /// It seems to be increased contrast, but no rule for names says so: `strong`, `AAA`.
  case increased
  /// It is one of a modifier for contrast, and could mean anything.
  case unknown

  /// What the names of a context and of its modifier say.
  package init(context: String, of modifier: String) {
    let words = NameWords(context).words
    // Also `highcontrast`.
    let subject = NameWords(modifier).words.joined()
    let isAboutContrast = subject.holds(text: "contrast") || words.contains("contrast")
    let isAboutAccess = subject.holds(text: "accessib") || subject.holds(text: "a11y")
    guard isAboutContrast || isAboutAccess, Appearance(context: context, of: modifier) == nil else {
      self = .clear
      return
    }
    // `A11Y` has two words.
    let isIncreased = !Self.strong.isDisjoint(with: words + [words.joined()])
    let isOrdinary = words.allSatisfy { Self.ordinary.contains($0) || $0 == "contrast" }
    self = isIncreased ? .increased : isOrdinary || !isAboutContrast ? .clear : .unknown
  }

  private static let strong: Set = [
    "strong", "stronger", "strongest", "max", "maximum", "maximal", "extra", "ultra", "enhanced",
    "boosted", "accessible", "accessibility", "a11y", "aaa", "wcagaaa", "on", "true", "yes",
    "enabled",
  ]

  private static let ordinary: Set = [
    "standard", "normal", "default", "regular", "base", "basic", "no", "none", "preference",
    "light", "day", "dark", "night", "low", "lower", "less", "reduced", "soft", "off", "false",
    "disabled", "aa", "wcag", "system", "auto",
  ]
}

extension Appearance {
  /// The appearance that a context probably means: that of its name, or increased contrast unless
  /// all its words are ordinary.
  package init(suggestedFor context: String, of modifier: String) {
    let words = NameWords(context).words
    self =
      Appearance(context: context, of: modifier)
      ?? Appearance(
        isDark: words.contains("dark") || words.contains("night"),
        hasHighContrast: ContrastSense(context: context, of: modifier) != .clear)
  }

  /// The word for it in the project file.
  package var setting: String { Self.settings.first { $0.appearance == self }?.text ?? "" }
}
