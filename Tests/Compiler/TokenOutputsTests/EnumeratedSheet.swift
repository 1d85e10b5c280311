import TokenThemes
import Writers

@testable import TokenModel
@testable import TokenOutputs

/// A style sheet, made from every theme one by one: the reference of `CSSSheet`.
struct EnumeratedSheet {
  let tokens: ResolvedTokens
  private let rules: EnumeratedRules
  private(set) var out = SourceWriter()
  private let paths: [PathID]
  private let names: [String]
  /// The properties of each value.
  private let properties: [[CSSProperty]]
  /// For each value, the first one with the same properties: themes may spell a value differently.
  private let first: [Int32]
  /// For each written rule, the tokens that it sets.
  private var written: [[EnumeratedRule.Cause]: (rule: Int, tokens: [Bool])] = [:]

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    rules = EnumeratedRules(tokens.themes)
    paths = tokens.set.paths.naturalOrder().filter { path in
      tokens.hasValue(path)
    }
    let names = CSSNames(OutputTokens(tokens))
    self.names = paths.map { names[$0] }
    properties = tokens.values.map(cssProperties)
    var known: [[CSSProperty]: Int32] = [:]
    first = properties.enumerated().map { index, list in
      let found = known[list] ?? Int32(index)
      known[list] = found
      return found
    }
  }

  mutating func write() {
    writeBase()
    let modifiers = Array(rules.axes.modifiers.indices)
    var changing: [[Int]] = paths.map { _ in [] }
    for modifier in modifiers {
      let pairs = themePairs(differingIn: modifier)
      for token in paths.indices
      where pairs.contains(where: { value(token, theme: $0.0) != value(token, theme: $0.1) }) {
        changing[token].append(modifier)
      }
      let reset = paths.indices.filter { changing[$0].last == modifier }
      let hasRules = rules.rules(for: modifier).allSatisfy { theme in
        reset.allSatisfy { value($0, theme: theme) != value($0, theme: rules.base) }
      }
      write(
        reset, of: rules.base,
        selector: hasRules ? rules.reset(modifier) : rules.choice(of: modifier), media: [])
    }
    for (index, rule) in rules.rules.enumerated() {
      let earlier = rule.partialCauses.compactMap { written[$0] }.sorted { $0.rule < $1.rule }
      let sets = paths.indices.map { token in
        let last = earlier.last { $0.tokens[token] }
        let theme = last.map { rules.rules[$0.rule].theme } ?? rules.base
        return value(token, theme: theme) != value(token, theme: rule.theme)
      }
      written[rule.causes] = (index, sets)
      let groups = Dictionary(grouping: paths.indices.filter { sets[$0] }) { token in
        rules.selector(of: rule, changing: changing[token])
      }
      for (selector, tokens) in groups.sorted(by: { $0.key < $1.key }) {
        write(tokens, of: rule.theme, selector: selector, media: rule.media)
      }
    }
  }

  private mutating func writeBase() {
    out.line()
    out.open(":root")
    for token in paths.indices where value(token, theme: rules.base) != nil {
      describe(paths[token])
      writeProperties(token, theme: rules.base)
    }
    out.close()
  }

  /// Pairs of themes that differ only in one modifier.
  private func themePairs(differingIn modifier: Int) -> [(Int, Int)] {
    var first: [Variant: Int] = [:]
    return tokens.themes.indices.compactMap { index in
      var rest = tokens.themes.contexts(of: index)
      rest.entries[modifier].value = ""
      guard let other = first[rest] else {
        first[rest] = index
        return nil
      }
      return (other, index)
    }
  }

  private mutating func write(
    _ list: [Int], of theme: Int, selector: String, media: [String]
  ) {
    guard !list.isEmpty else { return }
    out.line()
    if !media.isEmpty { out.open("@media " + media.joined(separator: " and ")) }
    out.open(selector)
    for token in list {
      writeProperties(token, theme: theme)
      writeAbsent(token, theme: theme)
    }
    out.close()
    if !media.isEmpty { out.close() }
  }

  private mutating func writeProperties(_ token: Int, theme: Int) {
    for property in properties(token, theme: theme) {
      out.line("\(names[token])\(property.suffix): \(property.value);")
    }
  }

  /// Unsets properties that the token has only in other themes.
  private mutating func writeAbsent(_ token: Int, theme: Int) {
    var known = properties(token, theme: theme).map(\.suffix)
    for other in tokens.themes.indices {
      for property in properties(token, theme: other) where !known.contains(property.suffix) {
        known.append(property.suffix)
        out.line("\(names[token])\(property.suffix): initial;")
      }
    }
  }

  private mutating func describe(_ path: PathID) {
    if let text = tokens.description(of: path, in: rules.base) { out.line(comment(text)) }
    if case .yes(let reason)? = tokens.deprecation(of: path, in: rules.base) {
      out.line(comment("Deprecated" + (reason.map { ": " + $0 } ?? "")))
    }
  }

  /// A comment. Its text cannot end the comment, or an HTML page that embeds the sheet.
  private func comment(_ text: String) -> String {
    "/* \(spelled(commentSafe(text), scalars: ["<"])) */"
  }

  private func properties(_ token: Int, theme: Int) -> [CSSProperty] {
    value(token, theme: theme).map { properties[Int($0)] } ?? []
  }

  /// The index of a token's value in a theme; nil if it has none.
  private func value(_ token: Int, theme: Int) -> Int32? {
    tokens.valueIndex(paths[token], in: theme).map { first[$0] }
  }
}

/// One condition under which a theme is shown: attributes of the page, settings of the system.
private struct EnumeratedRule {
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
    case system(CSSSetting)
  }

  /// The causes that rules may have that apply wherever this rule does, for each modifier.
  var partialCauses: [[Cause]] {
    causes.reduce([[]]) { lists, cause in
      var choices: [Cause] = cause == .silence ? [] : [.silence]
      if cause == .system(.both) { choices += [.system(.dark), .system(.highContrast)] }
      choices.append(cause)
      return lists.flatMap { list in choices.map { list + [$0] } }
    }
    .dropLast()
  }
}

/// The rules that show each theme, fewest conditions first.
///
/// Each condition adds the same specificity (`:where` adds none), so of the matching rules the last
/// one that sets a property wins. One of them has the causes of all.
private struct EnumeratedRules {
  let axes: ThemeAxes
  private(set) var rules: [EnumeratedRule] = []
  /// The attribute of each modifier, without the prefix `data-`.
  private let attributes: [String]
  private let space: ThemeSpace

  init(_ space: ThemeSpace) {
    self.space = space
    axes = ThemeAxes(space)
    attributes = Self.attributes(of: axes.modifiers)
    var found: [(count: Int, doubles: Int, rule: EnumeratedRule)] = []
    for theme in space.indices {
      for causes in causes(of: theme) {
        let count = causes.count { $0 != .silence }
        let doubles = causes.count { $0 == .system(.both) }
        found.append((count, doubles, rule(theme, causes: causes)))
      }
    }
    rules = found.enumerated()
      .sorted { one, other in
        (one.element.count, one.element.doubles, one.offset)
          < (other.element.count, other.element.doubles, other.offset)
      }
      .map(\.element.rule)
  }

  /// The theme that is shown by default: the default theme, or the first one if `inputs` leaves
  /// that out.
  var base: Int { rules.first { $0.causes.allSatisfy { $0 == .silence } }?.theme ?? 0 }

  /// The themes that differ from the default one only in a modifier.
  func rules(for modifier: Int) -> [Int] {
    rules.filter { rule in
      rule.causes.indices.allSatisfy { (rule.causes[$0] != .silence) == ($0 == modifier) }
    }
    .map(\.theme)
  }

  /// The selector of an element that chooses the default context of a modifier.
  func reset(_ modifier: Int) -> String {
    selector(.attribute(axes.modifiers[modifier].base), modifier: modifier)
  }

  /// The selector of an element that chooses any context of a modifier.
  func choice(of modifier: Int) -> String { "[data-\(attributes[modifier])]" }

  /// The selector for tokens that depend on some modifiers.
  func selector(of rule: EnumeratedRule, changing: [Int]) -> String {
    let hasAttribute = rule.causes.contains { if case .attribute = $0 { true } else { false } }
    let others = changing.filter { rule.causes[$0] == .silence }.map(choice)
    return hasAttribute
      ? rule.selector
      : ":where(\(([":root"] + others).joined(separator: ", ")))" + rule.selector
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

  private func causes(of theme: Int) -> [[EnumeratedRule.Cause]] {
    axes.modifiers.indices.reduce([[]]) { lists, modifier in
      let context = space.value(of: modifier, in: theme)
      let appearances = space.appearances[modifier]
      let isBase = context == appearances.base
      var causes: [EnumeratedRule.Cause] = [
        isBase ? .silence : .attribute(space.axes[modifier].values[context])
      ]
      let dark = appearances.value(in: CSSSetting.dark.appearance)
      let high = appearances.value(in: CSSSetting.highContrast.appearance)
      let both = appearances.value(in: CSSSetting.both.appearance)
      if appearances.followsSystem {
        if context == dark, !isBase { causes.append(.system(.dark)) }
        if context == high, !isBase { causes.append(.system(.highContrast)) }
        let single = [dark, high].filter { $0 != appearances.base }
        let differs = single.count == 2 || both != single.first ?? appearances.base
        if context == both, differs { causes.append(.system(.both)) }
      }
      return lists.flatMap { list in causes.map { list + [$0] } }
    }
  }

  private func rule(_ theme: Int, causes: [EnumeratedRule.Cause]) -> EnumeratedRule {
    let parts = causes.enumerated().map { selector($1, modifier: $0) }
    return EnumeratedRule(
      theme: theme, causes: causes,
      media: media(causes),
      selector: parts.joined())
  }

  private func selector(_ cause: EnumeratedRule.Cause, modifier: Int) -> String {
    let name = "data-" + attributes[modifier]
    return switch cause {
    case .silence: ""
    case .attribute(let context): "[\(name)=\(cssString(context))]"
    case .system: ":not([\(name)])"
    }
  }

  private func media(_ causes: [EnumeratedRule.Cause]) -> [String] {
    let shown = causes.compactMap { cause in
      if case .system(let setting) = cause { setting.appearance } else { nil }
    }
    return (shown.contains(where: \.isDark) ? ["(prefers-color-scheme: dark)"] : [])
      + (shown.contains(where: \.hasHighContrast) ? ["(prefers-contrast: more)"] : [])
  }
}
