import TokenModel

/// The theme for each system appearance.
///
/// It is chosen by the names of contexts. If several themes fit, as with two brands, none is
/// chosen.
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

  /// Finds the themes; throws the reason if an appearance does not select exactly one.
  init(_ space: ThemeSpace) throws(Obstacle) {
    let modifiers = ThemeAxes(space).modifiers
    let themes = space.allContexts
    let varying = modifiers.indices.filter { modifiers[$0].contexts.count > 1 }
    let unclear = varying.filter { !modifiers[$0].isChosenByAppearance }
    guard unclear.isEmpty else {
      throw Obstacle(modifiers: unclear.map { modifiers[$0].name }, reason: .noAppearance)
    }
    for reason in [Obstacle.Reason.severalDark, .severalHighContrast] {
      let rivals = varying.filter { index in
        modifiers[index].appearances.values.contains {
          reason == .severalDark ? $0.isDark : $0.hasHighContrast
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
    /// The theme of an appearance. Ignores properties in which the themes do not differ.
    func theme(isDark: Bool, hasHighContrast: Bool) throws(Obstacle) -> Int {
      let isDark = Set(found.keys.map(\.isDark)).count > 1 ? isDark : nil
      let hasHighContrast = Set(found.keys.map(\.hasHighContrast)).count > 1 ? hasHighContrast : nil
      func theme(_ hasHighContrast: Bool?) -> Int? {
        found.first { appearance, _ in
          appearance.isDark == isDark ?? appearance.isDark
            && appearance.hasHighContrast == hasHighContrast ?? appearance.hasHighContrast
        }?.value
      }
      // // If only one mode has a high-contrast theme, the other uses its normal one.
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

  /// Why the appearance does not select a theme.
  struct Obstacle: Error, Equatable {
    /// The modifiers that it does not decide.
    var modifiers: [String]
    var reason: Reason

    enum Reason: Equatable {
      /// No appearance chooses between the contexts, as with brands.
      case noAppearance
      /// Two modifiers have a dark context.
      case severalDark
      /// Two modifiers have a high-contrast context.
      case severalHighContrast
      /// A mode has only a high-contrast theme.
      case noOrdinaryContrast(isDark: Bool)
    }
  }
}

extension Appearance {
  /// The appearance that is dark if either is, and high-contrast if either is.
  fileprivate func adding(_ other: Appearance) -> Appearance {
    var sum = self
    sum.isDark = isDark || other.isDark
    sum.hasHighContrast = hasHighContrast || other.hasHighContrast
    return sum
  }
}

extension ThemeAxes.Modifier {
  /// Whether the appearance chooses a context, and exactly one context is normal.
  fileprivate var isChosenByAppearance: Bool {
    guard !appearances.isEmpty else { return false }
    let isNamed = Appearance(context: base, of: name) != nil
    return isNamed || contexts.count { Appearance(context: $0, of: name) == nil } == 1
  }
}
