/// One condition under which a theme is shown: attributes of an element, settings of the system.
struct CSSRule {
  let values: [Int]
  let theme: Int
  /// The cause of each axis's value.
  let causes: [Cause]
  /// The media features that must match.
  let media: [String]
  let selector: String
  /// Whether each axis has the value that all settings together select. Others are not written.
  let isWhole: Bool

  /// Why an axis has its value.
  enum Cause: Hashable, Comparable {
    /// No attribute and no setting: the default.
    case silence
    /// An attribute selects the value.
    case attribute(String)
    /// The system selects it, and no attribute overrides it.
    case system(CSSSetting)
  }

  /// The causes of rules that apply wherever this rule does and differ from it on one axis.
  var partialCauses: [[Cause]] {
    causes.indices.flatMap { axis -> [[Cause]] in
      let partial: [Cause] =
        switch causes[axis] {
        case .silence: []
        case .system(.both): [.silence, .system(.dark), .system(.highContrast)]
        case .attribute, .system: [.silence]
        }
      return partial.map { cause in causes.indices.map { $0 == axis ? cause : causes[$0] } }
    }
  }
}

/// What the system asks for.
enum CSSSetting: Comparable, CaseIterable {
  case dark, highContrast, both

  var appearance: Appearance {
    Appearance(isDark: self != .highContrast, hasHighContrast: self != .dark)
  }

  /// The media features of the setting.
  var media: [String] {
    (self == .highContrast ? [] : ["(prefers-color-scheme: dark)"])
      + (self == .dark ? [] : ["(prefers-contrast: more)"])
  }
}

/// The conditions under which themes are shown.
///
/// Each condition adds the same specificity (`:where` adds none), so of the matching rules the last
/// one that sets a property wins. One of them has the causes of all.
struct CSSRules {
  let shown: CSSThemes
  /// The theme that is shown by default.
  let base: Int
  private let themes: ThemeSpace
  private let attributes: [String]
  /// The values that the system selects on each axis.
  private let settings: [[CSSSetting: Int]]

  init(_ themes: ThemeSpace) {
    self.themes = themes
    shown = CSSThemes(themes)
    base = shown[shown.base]
    attributes = Self.attributes(of: themes)
    settings = themes.appearances.map(Self.settings)
  }

  /// The rules for themes that differ from the default one only on some axes, fewest conditions first.
  func rules(over support: AxisSet) -> [CSSRule] {
    shown.combinations(over: support.axes)
      .flatMap { values -> [CSSRule] in
        let theme = shown[values]
        return causes(of: values).map { rule(theme, values: values, causes: $0, over: support) }
      }
      .filter { $0.causes.contains { $0 != .silence } }
      .sorted(by: <)
  }

  /// The selector of an element that chooses the default value of an axis.
  func reset(_ axis: Int) -> String {
    selector(.attribute(themes.axes[axis].values[shown.base[axis]]), axis: axis)
  }

  /// The selector of an element that chooses any value of an axis.
  func choice(of axis: Int) -> String { "[\(attributes[axis])]" }

  /// The attribute of each axis. That of the light and dark axis is `data-theme`, unless another
  /// axis has that name.
  static func attributes(of themes: ThemeSpace) -> [String] {
    var names = themes.axes.map { NameWords($0.name).kebab }
    let dark = themes.appearances.firstIndex { $0.chosen.values.contains(where: \.isDark) }
    if let dark, !names.contains("theme") { names[dark] = "theme" }
    return names.map { "data-" + $0 }
  }

  /// The values that the system selects on an axis. If both settings have rules, so has their combination.
  private static func settings(of axis: AxisAppearances) -> [CSSSetting: Int] {
    guard axis.followsSystem else { return [:] }
    var found: [CSSSetting: Int] = [:]
    for setting in [CSSSetting.dark, .highContrast] {
      let value = axis.value(in: setting.appearance)
      if value != axis.base { found[setting] = value }
    }
    let both = axis.value(in: CSSSetting.both.appearance)
    if found.count == 2 || both != found.values.first ?? axis.base { found[.both] = both }
    return found
  }

  private func causes(of values: [Int]) -> [[CSSRule.Cause]] {
    let choices = values.enumerated().map { axis, value -> [CSSRule.Cause] in
      let own: CSSRule.Cause =
        value == shown.base[axis] ? .silence : .attribute(themes.axes[axis].values[value])
      return [own] + CSSSetting.allCases.filter { settings[axis][$0] == value }.map { .system($0) }
    }
    return choices.combinations
  }

  /// Whether each axis has the value that all settings together select.
  private func isWhole(_ causes: [CSSRule.Cause]) -> Bool {
    var found: Set<CSSSetting> = []
    for case .system(let setting) in causes { found.insert(setting) }
    return found.count < 2
      || causes.indices.allSatisfy { axis in
        guard case .system(let setting) = causes[axis] else { return true }
        return setting == .both || settings[axis][.both] == nil
      }
  }

  private func rule(
    _ theme: Int, values: [Int], causes: [CSSRule.Cause], over support: AxisSet
  ) -> CSSRule {
    let parts = causes.enumerated().map { selector($1, axis: $0) }
    let hasAttribute = causes.contains { if case .attribute = $0 { true } else { false } }
    // Elements with an attribute for another axis do not inherit what depends on both axes.
    let others = support.axes.filter { causes[$0] == .silence }.map(choice)
    let start = hasAttribute ? "" : ":where(\(([":root"] + others).joined(separator: ", ")))"
    var media: Set<String> = []
    for case .system(let setting) in causes { media.formUnion(setting.media) }
    return CSSRule(
      values: values, theme: theme, causes: causes, media: media.sorted(),
      selector: start + parts.joined(), isWhole: isWhole(causes))
  }

  private func selector(_ cause: CSSRule.Cause, axis: Int) -> String {
    switch cause {
    case .silence: ""
    case .attribute(let value): "[\(attributes[axis])=\(value.cssString)]"
    case .system: ":not([\(attributes[axis])])"
    }
  }
}

extension CSSRule: Comparable {
  /// Fewer conditions come first, then earlier themes, then attributes before settings.
  static func < (one: CSSRule, other: CSSRule) -> Bool {
    // The axes with a cause, and those on which both settings of the system together are one.
    let counts = [one, other].map { rule in
      (rule.causes.count { $0 != .silence }, rule.causes.count { $0 == .system(.both) })
    }
    if counts[0] != counts[1] { return counts[0] < counts[1] }
    if one.values != other.values { return one.values.lexicographicallyPrecedes(other.values) }
    if one.causes != other.causes { return one.causes.lexicographicallyPrecedes(other.causes) }
    return one.selector < other.selector
  }

  static func == (one: CSSRule, other: CSSRule) -> Bool {
    one.causes == other.causes && one.selector == other.selector
  }
}
