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
  /// For each written rule, the tokens that it sets.
  private var written: [[CSSRule.Cause]: (rule: Int, tokens: [Bool])] = [:]

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    rules = CSSRules(tokens.themes)
    paths = tokens.set.paths.naturalOrder().filter { path in
      tokens.hasValue(path)
    }
    names = paths.map { cssName(tokens.set.paths.segments(of: $0)) }
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
    for modifier in rules.axes.modifiers.indices { writeReset(modifier) }
    for (index, rule) in rules.rules.enumerated() {
      let earlier = rule.partialCauses.compactMap { written[$0] }.sorted { $0.rule < $1.rule }
      let sets = paths.indices.map { token in
        let last = earlier.last { $0.tokens[token] }
        let theme = last.map { rules.rules[$0.rule].theme } ?? rules.base
        return value(token, theme: theme) != value(token, theme: rule.theme)
      }
      written[rule.causes] = (index, sets)
      write(
        paths.indices.filter { sets[$0] }, of: rule.theme, selector: rule.selector,
        media: rule.media)
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

  /// Writes the rule that restores a modifier's default context inside an element with another one.
  private mutating func writeReset(_ modifier: Int) {
    let base = tokens.themes.contexts(of: rules.base).entries[modifier].value
    guard base == rules.axes.modifiers[modifier].base else { return }
    let pairs = themePairs(differingIn: modifier)
    let changing = paths.indices.filter { token in
      pairs.contains { value(token, theme: $0.0) != value(token, theme: $0.1) }
    }
    write(changing, of: rules.base, selector: rules.reset(modifier), media: [])
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

/// The text without anything that opens or closes a block comment, nested or not.
func commentSafe(_ text: String) -> String { spelled(printable(text), scalars: ["*"]) }
