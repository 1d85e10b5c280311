/// An appearance of the system: light or dark, with normal or increased contrast.
package struct Appearance: Hashable, Sendable {
  package var isDark = false
  package var hasHighContrast = false

  /// All appearances, light and normal contrast first.
  package static let all = [false, true].flatMap { isDark in
    [false, true].map { Appearance(isDark: isDark, hasHighContrast: $0) }
  }

  /// Light, with normal contrast.
  package static let standard = Appearance()

  package init(isDark: Bool = false, hasHighContrast: Bool = false) {
    (self.isDark, self.hasHighContrast) = (isDark, hasHighContrast)
  }

  /// Dark if one of some appearances is, and with high contrast if one is.
  package init(joining all: [Appearance]) {
    isDark = all.contains(where: \.isDark)
    hasHighContrast = all.contains(where: \.hasHighContrast)
  }

  /// The appearance that a context's name means; nil if the name means more or something else.
  ///
  /// `light`, `day`, `dark`, `night` and `hc` are enough alone; `high`, `higher`, `increased` and
  /// `more` need the word *contrast* in the context's name or in its modifier's, because a density
  /// can be high too. `contrast` without a word for normal is high contrast: `dark-contrast`.
  package init?(context: String, of modifier: String) {
    let words = NameWords(context).words
    let isAboutContrast = (words + NameWords(modifier).words).contains { word in
      ["contrast", "accessibility", "a11y"].contains(word)
    }
    hasHighContrast = words.contains("contrast") && !words.contains(where: Self.isNeutral)
    for word in words {
      switch word {
      case "dark", "night": isDark = true
      case "hc": hasHighContrast = true
      case "light", "day", "contrast": break
      case _ where Self.isNeutral(word): break
      case "high", "higher", "increased", "more":
        guard isAboutContrast else { return nil }
        hasHighContrast = true
      default: return nil
      }
    }
  }

  /// Whether a word means normal.
  private static func isNeutral(_ word: String) -> Bool {
    ["standard", "normal", "default", "regular", "base", "no", "none", "preference"].contains(word)
  }

  /// The appearances to show in turn where themes are missing: this one, the same with normal
  /// contrast, the same in light mode, and light with normal contrast.
  package var substitutes: [Appearance] {
    [self, Appearance(isDark: isDark), Appearance(hasHighContrast: hasHighContrast), .standard]
  }

  /// The words for appearances in the project file.
  package static let settings: [(text: String, appearance: Appearance)] = [
    ("light", .standard), ("dark", Appearance(isDark: true)),
    ("increased-contrast", Appearance(hasHighContrast: true)),
    ("light increased-contrast", Appearance(hasHighContrast: true)),
    ("dark increased-contrast", Appearance(isDark: true, hasHighContrast: true)),
  ]
}
