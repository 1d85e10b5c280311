struct CSSSheet {
  let tokens: ResolvedTokens
  let rules: CSSRules
  private(set) var out = SourceWriter()
  private let paths: [PathID]
  private let names: [String]
  private let properties: [[CSSProperty]]
  /// For each value, the first one with the same properties: themes may spell a value differently.
  private let first: [Int32]
  /// The theme axes on which each token depends.
  private let supports: [AxisSet]
  /// The suffixes of each token's properties in all themes.
  private var suffixes: [[String]] = []

  init(_ selection: OutputTokens) {
    let tokens = selection.written
    self.tokens = tokens
    rules = CSSRules(tokens.themes)
    paths = tokens.set.paths.naturalOrder().filter(tokens.hasValue)
    supports = paths.map { tokens.themes.isListed ? tokens.themes.varying : tokens.support(of: $0) }
    let names = CSSNames(selection)
    self.names = paths.map { names[$0] }
    properties = chunkedConcurrentMap(tokens.values) { $0.cssProperties }
    let known = Dictionary(firsts: zip(properties, properties.indices))
    first = properties.map { Int32(known[$0] ?? 0) }
    suffixes = paths.indices.map { token in
      tokens.themes.themes(over: supports[token])
        .flatMap { properties(token, theme: $0).map(\.suffix) }.uniqued
    }
  }

  mutating func write() {
    let changing = changingAxes()
    writeBase()
    for axis in tokens.themes.axes.indices {
      let tokens = paths.indices.filter { changing[$0].contains(axis) }
      guard !tokens.isEmpty else { continue }
      write(
        tokens, of: rules.base,
        selector: hasRules(for: tokens, axis: axis)
          ? rules.reset(axis) : rules.choice(of: axis), media: [])
    }
    var written: [[String]: (rule: CSSRule, tokens: [Int])] = [:]
    for (support, tokens) in Dictionary(grouping: paths.indices, by: { changing[$0] })
    where !support.isEmpty {
      for (rule, tokens) in settings(of: tokens, over: support) {
        written[rule.media + [rule.selector], default: (rule, [])].tokens += tokens
      }
    }
    for (rule, tokens) in written.values.sorted(by: { $0.rule < $1.rule }) {
      write(tokens.sorted(), of: rule.theme, selector: rule.selector, media: rule.media)
    }
  }

  /// For each rule that tokens with one support need, the tokens that it sets.
  private func settings(of tokens: [Int], over support: AxisSet) -> [(rule: CSSRule, tokens: [Int])]
  {
    let rules = rules.rules(over: support)
    var numbers: [[CSSRule.Cause]: Int] = [:]
    for (number, rule) in rules.enumerated() { numbers[rule.causes] = number }
    let earlier = rules.map { rule in rule.partialCauses.compactMap { numbers[$0] } }
    var settings = rules.map { (rule: $0, tokens: [Int]()) }
    // The last one to set a token, of each rule and those that apply wherever it does; -1 for none.
    var last = rules.map { _ in -1 }
    for token in tokens {
      for (number, rule) in rules.enumerated() {
        last[number] = earlier[number].reduce(-1) { max($0, last[$1]) }
        let theme = last[number] < 0 ? self.rules.base : rules[last[number]].theme
        guard rule.isWhole, value(token, theme: theme) != value(token, theme: rule.theme)
        else { continue }
        settings[number].tokens.append(token)
        last[number] = number
      }
    }
    return settings.filter(\.rule.isWhole)
  }

  /// For each token, the axes on which two combinations with different values differ alone.
  private func changingAxes() -> [AxisSet] {
    var changing = paths.map { _ in AxisSet() }
    let shown = rules.shown
    let groups = Dictionary(grouping: paths.indices) { token in
      tokens.themes.isListed ? shown.deciding : supports[token]
    }
    for (support, group) in groups where !support.isEmpty {
      let axes = support.axes
      let themes = shown.combinations(over: axes).map { shown[$0] }
      for token in group {
        let values = themes.map { value(token, theme: $0) }
        var step = 1
        for axis in axes.reversed() {
          let count = tokens.themes.appearances[axis].values.count
          let isChanging = values.indices.contains { index in
            index / step % count > 0 && values[index] != values[index - step]
          }
          if isChanging { changing[token].insert(axis) }
          step *= count
        }
      }
    }
    return changing
  }

  /// Whether every other value of an axis than the default one has a rule that sets all of some
  /// tokens. Else elements with such a value must also restore what elements around them change.
  private func hasRules(for tokens: [Int], axis: Int) -> Bool {
    rules.shown.combinations(over: [axis]).allSatisfy { values in
      let theme = rules.shown[values]
      return values == rules.shown.base
        || tokens.allSatisfy { value($0, theme: theme) != value($0, theme: rules.base) }
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

  private mutating func write(_ list: [Int], of theme: Int, selector: String, media: [String]) {
    guard !list.isEmpty else { return }
    out.line()
    if !media.isEmpty { out.open("@media " + media.joined(separator: " and ")) }
    out.open(selector)
    for token in list {
      writeProperties(token, theme: theme)
      // Unset properties that the token has only in other themes.
      let own = properties(token, theme: theme).map(\.suffix)
      for suffix in suffixes[token] where !own.contains(suffix) {
        out.line("\(names[token])\(suffix): initial;")
      }
    }
    out.close()
    if !media.isEmpty { out.close() }
  }

  private mutating func writeProperties(_ token: Int, theme: Int) {
    for property in properties(token, theme: theme) {
      out.line("\(names[token])\(property.suffix): \(property.value);")
    }
  }

  private mutating func describe(_ path: PathID) {
    if let text = tokens.description(of: path, in: rules.base) { comment(text) }
    if case .yes(let reason)? = tokens.deprecation(of: path, in: rules.base) {
      comment("Deprecated" + (reason.map { ": " + $0 } ?? ""))
    }
  }

  private mutating func comment(_ text: String) { out.comment(text, open: "/*", next: "  ") }

  private func properties(_ token: Int, theme: Int) -> [CSSProperty] {
    value(token, theme: theme).map { properties[Int($0)] } ?? []
  }

  /// The index of a token's value in a theme; nil if it has none.
  private func value(_ token: Int, theme: Int) -> Int32? {
    tokens.valueIndex(paths[token], in: theme).map { first[$0] }
  }
}
