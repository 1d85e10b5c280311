import TokenModel

/// The theme that each appearance of the system shows.
///
/// Every choice follows from the names of contexts. Where they leave more than one choice, as between
/// two brands, there is none.
struct AppearanceThemes: Equatable {
  /// The index of the theme for light mode.
  private(set) var light = 0
  /// The index of the theme for dark mode.
  private(set) var dark = 0
  /// The index of the theme for light mode with increased contrast.
  private(set) var highContrastLight = 0
  /// The index of the theme for dark mode with increased contrast.
  private(set) var highContrastDark = 0

  /// Whether increased contrast changes the theme.
  var followsContrast: Bool { highContrastLight != light || highContrastDark != dark }

  /// Finds the themes; throws what keeps an appearance from deciding.
  init(_ themes: [Variant]) throws(Obstacle) {
    let modifiers = ThemeAxes(themes).modifiers
    let varying = modifiers.indices.filter { modifiers[$0].contexts.count > 1 }
    let unclear = varying.filter { !modifiers[$0].isChosenByAppearance }
    guard unclear.isEmpty else {
      throw Obstacle(modifiers: unclear.map { modifiers[$0].name }, reason: .noAppearance)
    }
    for reason in [Obstacle.Reason.rivalDarkness, .rivalContrast] {
      let rivals = varying.filter { index in
        modifiers[index].appearances.values.contains {
          reason == .rivalDarkness ? $0.isDark : $0.hasHighContrast
        }
      }
      guard rivals.count < 2 else {
        throw Obstacle(modifiers: rivals.map { modifiers[$0].name }, reason: reason)
      }
    }
    var found: [Appearance: Int] = [:]
    for (index, theme) in themes.enumerated() {
      let parts = varying.map { modifiers[$0].appearances[theme.entries[$0].value] }
      let appearance = parts.reduce(Optional(Appearance.standard)) { whole, part in
        whole.flatMap { whole in part.map(whole.adding) }
      }
      if let appearance, found[appearance] == nil { found[appearance] = index }
    }
    try choose(among: found, names: varying.map { modifiers[$0].name })
  }

  private mutating func choose(
    among found: [Appearance: Int], names: [String]
  ) throws(Obstacle) {
    /// The theme of an appearance. A property in which no themes differ does not count.
    func theme(isDark: Bool, hasHighContrast: Bool) throws(Obstacle) -> Int {
      let isDark = Set(found.keys.map(\.isDark)).count > 1 ? isDark : nil
      let hasHighContrast = Set(found.keys.map(\.hasHighContrast)).count > 1 ? hasHighContrast : nil
      func theme(_ hasHighContrast: Bool?) -> Int? {
        found.first { appearance, _ in
          appearance.isDark == isDark ?? appearance.isDark
            && appearance.hasHighContrast == hasHighContrast ?? appearance.hasHighContrast
        }?.value
      }
      // Where one mode alone has a theme of high contrast, the other keeps its ordinary one.
      guard let index = theme(hasHighContrast) ?? theme(false) else {
        throw Obstacle(modifiers: names, reason: .noOrdinaryContrast(isDark: isDark ?? false))
      }
      return index
    }
    light = try theme(isDark: false, hasHighContrast: false)
    dark = try theme(isDark: true, hasHighContrast: false)
    highContrastLight = try theme(isDark: false, hasHighContrast: true)
    highContrastDark = try theme(isDark: true, hasHighContrast: true)
  }

  /// What keeps an appearance from deciding which theme is shown.
  struct Obstacle: Error, Equatable {
    /// The modifiers that leave the choice open.
    var modifiers: [String]
    var reason: Reason

    enum Reason: Equatable {
      /// No appearance chooses between the contexts, as between brands.
      case noAppearance
      /// Two modifiers have a dark context.
      case rivalDarkness
      /// Two modifiers have a context of high contrast.
      case rivalContrast
      /// A mode has a theme of high contrast and no other.
      case noOrdinaryContrast(isDark: Bool)
    }
  }
}

extension Appearance {
  /// The appearance that is dark, or of high contrast, where either is.
  fileprivate func adding(_ other: Appearance) -> Appearance {
    var sum = self
    sum.isDark = isDark || other.isDark
    sum.hasHighContrast = hasHighContrast || other.hasHighContrast
    return sum
  }
}

extension ThemeAxes.Modifier {
  /// Whether the appearance chooses a context, and one context is clearly the ordinary one.
  fileprivate var isChosenByAppearance: Bool {
    guard !appearances.isEmpty else { return false }
    let isNamed = Appearance(context: base, of: name) != nil
    return isNamed || contexts.count { Appearance(context: $0, of: name) == nil } == 1
  }
}
