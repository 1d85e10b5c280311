import TokenTesting

/// Projects with more themes than can be compiled one by one.
@Suite struct SampledThemesTests {
  /// The number of themes that are also compiled alone: `TINCTURE_SAMPLED_THEMES`, or else 40.
  private static let count =
    ProcessInfo.processInfo.environment["TINCTURE_SAMPLED_THEMES"].flatMap(Int.init) ?? 40
  private static let modifiers = 24

  @Test func `a theme of 24 modifiers has the values that it has alone`() {
    let tokens = Self.tokens(inputs: "")
    #expect(tokens.themes.count == 1 << Self.modifiers)
    let paths = tokens.set.paths
    var random = SplitMix(seed: 24)
    var values: Set<TokenValue> = []
    for _ in 0..<Self.count {
      let theme = random.below(tokens.themes.count)
      let contexts = tokens.themes.contexts(of: theme)
      let input = contexts.entries.map { "\"\($0.axis)\": \"\($0.value)\"" }.joined(separator: ", ")
      let alone = Self.tokens(inputs: "\"inputs\": [{ \(input) }],")
      #expect(alone.themes.count == 1)
      for group in 0..<Self.modifiers {
        for token in 0..<14 {
          let name = ["g\(group)", "t\(token)"]
          guard let path = paths.find(name), let own = alone.set.paths.find(name),
            let value = alone.value(own, in: 0)
          else {
            Issue.record("\(name) is missing")
            continue
          }
          values.insert(value)
          #expect(tokens.value(path, in: theme) == value, "\(name) in \(contexts.label)")
        }
      }
    }
    #expect(values.count > 300)
  }

  /// Each modifier changes the 14 tokens of its group. Half of them are aliases of tokens in groups
  /// before it, up to four modifiers away.
  private static func tokens(inputs: String) -> ResolvedTokens {
    var random = SplitMix(seed: 14)
    func group(_ group: Int) -> String {
      let tokens = (0..<14).map { token in
        let isAlias = group % 5 > 0 && random.chance(50)
        let value =
          isAlias
          ? "\"{g\(group - 1).t\(random.below(14))}\""
          : "{ \"value\": \(random.below(10_000)), \"unit\": \"px\" }"
        return "\"t\(token)\": { \"$value\": \(value) }"
      }
      return "{ \"g\(group)\": { \"$type\": \"dimension\", \(tokens.joined(separator: ", ")) } }"
    }
    let base = (0..<modifiers).map(group)
    let changes = (0..<modifiers).map { axis in
      """
      "m\(axis)": { "default": "off",
        "contexts": { "off": [], "on": [\(group(axis))] } }
      """
    }
    let order = (0..<modifiers).map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
    let sources = TokenTesting.sources([
      "tincture.json": #"{ "resolver": "a.resolver.json", \#(inputs) "rules": "lenient" }"#,
      "a.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [\(base.joined(separator: ",\n"))] } },
        "modifiers": { \(changes.joined(separator: ",\n")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
      """,
    ])
    return analyze(sources).analysis.tokens
  }
}
