import TokenModel

/// One condition under which a theme is shown: attributes of the page, settings of the system.
struct CSSRule {
  let theme: Int
  /// The cause of each modifier's context.
  let causes: [Cause]
  /// The media features that must match.
  let media: [String]
  let selector: String

  /// Why a modifier has its context.
  enum Cause: Hashable {
    /// No attribute and no setting: the default.
    case silence
    /// An attribute selects the context.
    case attribute(String)
    /// The system selects it, and no attribute overrides it.
    case system(String)
  }

  /// The causes that rules may have that apply wherever this rule does, for each modifier.
  var partialCauses: [[Cause]] {
    causes.reduce([[]]) { lists, cause in
      let choices = cause == .silence ? [cause] : [.silence, cause]
      return lists.flatMap { list in choices.map { list + [$0] } }
    }
    .dropLast()
  }
}

/// The rules that show each theme, fewest conditions first.
///
/// Each condition adds the same specificity (`:where` adds none), so of the matching rules the last
/// one that sets a property wins. One of them has the causes of all.
struct CSSRules {
  let axes: ThemeAxes
  private(set) var rules: [CSSRule] = []
  /// The attribute of each modifier, without the prefix `data-`.
  private let attributes: [String]

  init(_ themes: ThemeSpace) {
    axes = ThemeAxes(themes)
    attributes = Self.attributes(of: axes.modifiers)
    var found: [(count: Int, rule: CSSRule)] = []
    for (index, theme) in themes.allContexts.enumerated() {
      for causes in causes(of: theme) {
        let count = causes.count { $0 != .silence }
        found.append((count, rule(index, causes: causes)))
      }
    }
    rules = found.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element.rule)
  }

  /// The theme that is shown by default: the default theme, or the first one if `inputs` leaves
  /// that out.
  var base: Int { rules.first { $0.causes.allSatisfy { $0 == .silence } }?.theme ?? 0 }

  /// The selector of an element with an attribute for the default context of a modifier.
  func reset(_ modifier: Int) -> String {
    selector(.attribute(axes.modifiers[modifier].base), modifier: modifier)
  }

  /// The attribute of the light and dark modifier is `data-theme`, unless another modifier has that
  /// name.
  private static func attributes(of modifiers: [ThemeAxes.Modifier]) -> [String] {
    let names = modifiers.map { NameWords($0.name).kebab }
    guard let dark = modifiers.firstIndex(where: \.hasDark), !names.contains("theme") else {
      return names
    }
    var attributes = names
    attributes[dark] = "theme"
    return attributes
  }

  private func causes(of theme: Variant) -> [[CSSRule.Cause]] {
    zip(axes.modifiers, theme.entries).reduce([[]]) { lists, pair in
      let (modifier, context) = (pair.0, pair.1.value)
      var causes: [CSSRule.Cause] = [context == modifier.base ? .silence : .attribute(context)]
      if context != modifier.base, modifier.appearances[context] != nil {
        causes.append(.system(context))
      }
      return lists.flatMap { list in causes.map { list + [$0] } }
    }
  }

  private func rule(_ theme: Int, causes: [CSSRule.Cause]) -> CSSRule {
    let parts = causes.enumerated().map { selector($1, modifier: $0) }
    let hasAttribute = causes.contains { if case .attribute = $0 { true } else { false } }
    return CSSRule(
      theme: theme, causes: causes,
      media: causes.enumerated().flatMap { media($1, modifier: $0) },
      selector: (hasAttribute ? "" : ":where(:root)") + parts.joined())
  }

  private func selector(_ cause: CSSRule.Cause, modifier: Int) -> String {
    let name = "data-" + attributes[modifier]
    return switch cause {
    case .silence: ""
    case .attribute(let context): "[\(name)=\(cssString(context))]"
    case .system: ":not([\(name)])"
    }
  }

  private func media(_ cause: CSSRule.Cause, modifier: Int) -> [String] {
    guard case .system(let context) = cause,
      let appearance = axes.modifiers[modifier].appearances[context]
    else { return [] }
    return (appearance.isDark ? ["(prefers-color-scheme: dark)"] : [])
      + (appearance.hasHighContrast ? ["(prefers-contrast: more)"] : [])
  }
}
