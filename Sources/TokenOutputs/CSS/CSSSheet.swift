import TokenModel
import Writers

/// Writes the rules of all themes.
struct CSSSheet {
  let tokens: ResolvedTokens
  let rules: CSSRules
  private(set) var out = SourceWriter()
  private let paths: [PathID]
  private let names: [String]
  /// The properties of each value.
  private let properties: [[CSSProperty]]
  /// For each value, the first one with the same properties: themes may spell a value differently.
  private let first: [Int32]
  /// The theme axes on which each token depends.
  private let supports: [AxisSet]

  init(_ selection: OutputTokens) {
    let tokens = selection.written
    self.tokens = tokens
    rules = CSSRules(tokens.themes)
    paths = tokens.set.paths.naturalOrder().filter { path in
      tokens.hasValue(path)
    }
    supports = paths.map { tokens.themes.isListed ? tokens.themes.varying : tokens.support(of: $0) }
    let names = CSSNames(selection)
    self.names = paths.map { names[$0] }
    properties = chunkedConcurrentMap(tokens.values, work: cssProperties)
    var known: [[CSSProperty]: Int32] = [:]
    first = properties.enumerated().map { index, list in
      let found = known[list] ?? Int32(index)
      known[list] = found
      return found
    }
  }

  mutating func write() {
    writeBase()
    for axis in rules.axes.modifiers.indices { writeReset(axis) }
    var written: [[CSSRule.Cause]: (rule: CSSRule, tokens: [Int])] = [:]
    for (support, tokens) in Dictionary(grouping: paths.indices, by: { supports[$0] })
    where !support.isEmpty {
      for (rule, tokens) in settings(of: tokens, over: support) {
        written[rule.causes, default: (rule, [])].tokens += tokens
      }
    }
    for (rule, tokens) in written.values.sorted(by: { $0.rule < $1.rule }) {
      write(tokens.sorted(), of: rule.theme, selector: rule.selector, media: rule.media)
    }
  }

  /// For each rule that tokens with one support need, the tokens that it sets.
  private func settings(
    of tokens: [Int], over support: AxisSet
  ) -> [(rule: CSSRule, tokens: [Int])] {
    let rules = rules.rules(over: support)
    var numbers: [[CSSRule.Cause]: Int] = [:]
    for (number, rule) in rules.enumerated() { numbers[rule.causes] = number }
    let earlier = rules.map { rule in
      rule.partialCauses.compactMap { numbers[$0] }.sorted(by: >)
    }
    var settings = rules.map { (rule: $0, tokens: [Int]()) }
    var isSet = rules.map { _ in false }
    for token in tokens {
      for (number, rule) in rules.enumerated() {
        let last = earlier[number].first { isSet[$0] }
        let theme = last.map { rules[$0].theme } ?? self.rules.base
        isSet[number] = value(token, theme: theme) != value(token, theme: rule.theme)
        if isSet[number] { settings[number].tokens.append(token) }
      }
    }
    return settings
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

  /// Writes the rule that restores an axis's default value inside an element with another one.
  private mutating func writeReset(_ axis: Int) {
    let themes = tokens.themes
    let base = themes.axes[axis].values[themes.value(of: axis, in: rules.base)]
    guard themes.varying.contains(axis), base == rules.axes.modifiers[axis].base else { return }
    let changing = paths.indices.filter { supports[$0].contains(axis) && changes($0, on: axis) }
    write(changing, of: rules.base, selector: rules.reset(axis), media: [])
  }

  /// Whether two themes that differ only on one axis have different values of a token.
  private func changes(_ token: Int, on axis: Int) -> Bool {
    let themes = tokens.themes
    let all = themes.themes(over: supports[token])
    if supports[token].count == 1 {
      let first = value(token, theme: all[0])
      return all.contains { value(token, theme: $0) != first }
    }
    return all.contains { theme in
      themes.axes[axis].values.indices.contains { other in
        themes.theme(theme, with: other, on: axis).map { other in
          value(token, theme: other) != value(token, theme: theme)
        } ?? false
      }
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
    for other in tokens.themes.themes(over: supports[token]) {
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

/// The text without anything that opens or closes a block comment, nested or not.
func commentSafe(_ text: String) -> String { spelled(printable(text), scalars: ["*"]) }
