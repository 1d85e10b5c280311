import TokenModel

/// A system appearance that a theme can be made for.
struct Appearance: Hashable {
  var isDark = false
  var hasHighContrast = false

  /// Light, with normal contrast.
  static let standard = Appearance()

  /// The appearance that a context's name means; nil if the name means more or something else.
  ///
  /// `light`, `dark` and `hc` are enough alone; `high`, `higher`, `increased` and `more` need the
  /// word *contrast* in the context's name or in its modifier's, because a density can be high too.
  /// `contrast` without a word for normal is high contrast: `dark-contrast`.
  init?(context: String, of modifier: String) {
    let words = NameWords(context).words
    let isAboutContrast = (words + NameWords(modifier).words).contains { word in
      ["contrast", "accessibility", "a11y"].contains(word)
    }
    hasHighContrast = words.contains("contrast") && !words.contains(where: Self.isNeutral)
    for word in words {
      switch word {
      case "dark": isDark = true
      case "hc": hasHighContrast = true
      case "light", "contrast": break
      case _ where Self.isNeutral(word): break
      case "high", "higher", "increased", "more":
        guard isAboutContrast else { return nil }
        hasHighContrast = true
      default: return nil
      }
    }
  }

  private init() {}

  /// Whether a word means normal.
  private static func isNeutral(_ word: String) -> Bool {
    ["standard", "normal", "default", "regular", "base", "no", "none", "preference"].contains(word)
  }
}

/// The modifiers of all themes, and which of their contexts the system chooses.
struct ThemeAxes {
  let modifiers: [Modifier]

  struct Modifier {
    let name: String
    /// The contexts, in the order of the themes.
    let contexts: [String]
    /// The default context.
    let base: String
    /// The contexts that the system chooses, including the base; empty if it chooses none.
    let appearances: [String: Appearance]

    /// Whether one of the contexts is dark. The modifier then switches between light and dark.
    var hasDark: Bool { appearances.values.contains { $0.isDark } }
  }

  init(_ themes: [Variant]) {
    let names = themes.first?.entries.map(\.axis) ?? []
    modifiers = names.indices.map { index in
      var seen: Set<String> = []
      let contexts = themes.map { $0.entries[index].value }.filter { seen.insert($0).inserted }
      return Modifier(name: names[index], contexts: contexts)
    }
  }

  /// The appearance that the theme is made for.
  func appearance(of theme: Variant) -> Appearance {
    var whole = Appearance.standard
    for (modifier, entry) in zip(modifiers, theme.entries) {
      guard let appearance = modifier.appearances[entry.value] else { continue }
      whole.isDark = whole.isDark || appearance.isDark
      whole.hasHighContrast = whole.hasHighContrast || appearance.hasHighContrast
    }
    return whole
  }

  /// The contexts of a theme that the system does not choose, if there is a choice.
  func combination(of theme: Variant) -> [String] {
    zip(modifiers, theme.entries).compactMap { modifier, entry in
      modifier.contexts.count > 1 && modifier.appearances[entry.value] == nil ? entry.value : nil
    }
  }
}

extension ThemeAxes.Modifier {
  fileprivate init(name: String, contexts: [String]) {
    self.name = name
    self.contexts = contexts
    let found = contexts.map { ($0, Appearance(context: $0, of: name)) }
    let special = found.filter { $0.1 != nil && $0.1 != .standard }
    guard !special.isEmpty else {
      (base, appearances) = (contexts[0], [:])
      return
    }
    let ordinary = found.filter { $0.1 == .standard }.map(\.0)
    let isOther = { context in !special.contains { $0.0 == context } }
    base =
      ordinary.first { NameWords($0).words.contains("light") } ?? ordinary.first
      ?? contexts.first(where: isOther) ?? contexts[0]
    var appearances: [String: Appearance] = [:]
    if isOther(base) { appearances[base] = .standard }
    for case (let context, let appearance?) in special
    where !appearances.values.contains(appearance) {
      appearances[context] = appearance
    }
    self.appearances = appearances
  }
}
