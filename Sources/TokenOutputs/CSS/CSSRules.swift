import TokenModel

/// One condition under which a theme is shown: attributes of the page, settings of the system.
struct CSSRule {
  let theme: Int
  /// The cause of each axis's value.
  let causes: [Cause]
  /// The media features that must match.
  let media: [String]
  let selector: String

  /// Why an axis has its value.
  enum Cause: Hashable, Comparable {
    /// No attribute and no setting: the default.
    case silence
    /// An attribute selects the value.
    case attribute(String)
    /// The system selects it, and no attribute overrides it.
    case system(String)
  }

  /// The causes that rules may have that apply wherever this rule does, for each axis.
  var partialCauses: [[Cause]] {
    causes.reduce([[]]) { lists, cause in
      let choices = cause == .silence ? [cause] : [.silence, cause]
      return lists.flatMap { list in choices.map { list + [$0] } }
    }
    .dropLast()
  }
}

/// The conditions under which themes are shown.
///
/// Each condition adds the same specificity (`:where` adds none), so of the matching rules the last
/// one that sets a property wins. One of them has the causes of all.
struct CSSRules {
  let axes: ThemeAxes
  /// The theme that is shown by default: the default theme, or the first one if `inputs` leaves
  /// that out.
  let base: Int
  private let themes: ThemeSpace
  /// The attribute of each axis, without the prefix `data-`.
  private let attributes: [String]

  init(_ themes: ThemeSpace) {
    self.themes = themes
    axes = ThemeAxes(themes)
    base = axes.base(of: themes) ?? 0
    attributes = Self.attributes(of: axes.modifiers)
  }

  /// The rules for the themes that differ from the default one only on some axes, fewest conditions
  /// first.
  func rules(over support: AxisSet) -> [CSSRule] {
    themes.themes(over: support)
      .flatMap { first -> [CSSRule] in
        let theme = themes.theme(first, on: support, otherwise: base)
        return causes(of: theme).map { rule(theme, causes: $0) }
      }
      .filter { $0.causes.contains { $0 != .silence } }
      .sorted(by: <)
  }

  /// The selector of an element with an attribute for the default value of an axis.
  func reset(_ axis: Int) -> String {
    selector(.attribute(axes.modifiers[axis].base), axis: axis)
  }

  /// The attribute of the light and dark axis is `data-theme`, unless another axis has that name.
  private static func attributes(of modifiers: [ThemeAxes.Modifier]) -> [String] {
    let names = modifiers.map { NameWords($0.name).kebab }
    guard let dark = modifiers.firstIndex(where: \.hasDark), !names.contains("theme") else {
      return names
    }
    var attributes = names
    attributes[dark] = "theme"
    return attributes
  }

  private func causes(of theme: Int) -> [[CSSRule.Cause]] {
    axes.modifiers.indices.reduce([[]]) { lists, axis in
      let modifier = axes.modifiers[axis]
      let value = themes.axes[axis].values[themes.value(of: axis, in: theme)]
      var causes: [CSSRule.Cause] = [value == modifier.base ? .silence : .attribute(value)]
      if value != modifier.base, modifier.appearances[value] != nil {
        causes.append(.system(value))
      }
      return lists.flatMap { list in causes.map { list + [$0] } }
    }
  }

  private func rule(_ theme: Int, causes: [CSSRule.Cause]) -> CSSRule {
    let parts = causes.enumerated().map { selector($1, axis: $0) }
    let hasAttribute = causes.contains { if case .attribute = $0 { true } else { false } }
    return CSSRule(
      theme: theme, causes: causes,
      media: causes.enumerated().flatMap { media($1, axis: $0) },
      selector: (hasAttribute ? "" : ":where(:root)") + parts.joined())
  }

  private func selector(_ cause: CSSRule.Cause, axis: Int) -> String {
    let name = "data-" + attributes[axis]
    return switch cause {
    case .silence: ""
    case .attribute(let value): "[\(name)=\(cssString(value))]"
    case .system: ":not([\(name)])"
    }
  }

  private func media(_ cause: CSSRule.Cause, axis: Int) -> [String] {
    guard case .system(let value) = cause,
      let appearance = axes.modifiers[axis].appearances[value]
    else { return [] }
    return (appearance.isDark ? ["(prefers-color-scheme: dark)"] : [])
      + (appearance.hasHighContrast ? ["(prefers-contrast: more)"] : [])
  }
}

extension CSSRule: Comparable {
  /// Fewer conditions come first, then earlier themes, then attributes before settings.
  static func < (one: CSSRule, other: CSSRule) -> Bool {
    let conditions = [one, other].map { $0.causes.count { $0 != .silence } }
    if conditions[0] != conditions[1] { return conditions[0] < conditions[1] }
    if one.theme != other.theme { return one.theme < other.theme }
    return one.causes.lexicographicallyPrecedes(other.causes)
  }

  static func == (one: CSSRule, other: CSSRule) -> Bool { one.causes == other.causes }
}
