import TokenTesting

/// Siblings that differ only by case or normalization get different names, and a warning.
@Suite(.serialized) struct SimilarNameTests {
  private static let number = #"{ "$type": "number", "$value": 1 }"#

  /// Siblings and their Swift names.
  struct Siblings {
    let names: [(name: String, swift: String)]
    /// The number of siblings that have their regular names.
    var regular = 1
  }

  static let cases = [
    Siblings(names: [("a", "a"), ("A", "A")]),
    Siblings(names: [("foo", "foo"), ("Foo", "Foo"), ("FOO", "FOO")]),
    Siblings(names: [("Foo", "foo"), ("FOO", "FOO")]),
    Siblings(
      names: [
        ("fooBar", "fooBar"), ("FooBar", "FooBar"), ("foobar", "foobar"), ("Foobar", "Foobar"),
      ], regular: 2),
    Siblings(names: [("foo-baz", "fooBaz"), ("Foo-baz", "Foo_baz"), ("foo-Baz", "foo_Baz")]),
    Siblings(names: [("caf\u{E9}", "caf\u{E9}"), ("cafe\u{301}", "cafeU0301")]),
    Siblings(names: [("\u{E9}", "\u{E9}"), ("\u{C9}", "\u{C9}"), ("E\u{301}", "EU0301")]),
    Siblings(names: [("K", "k"), ("\u{212A}", "U212A")]),
    Siblings(names: [("x\u{301}\u{323}", "x\u{301}\u{323}"), ("x\u{323}\u{301}", "xU0323U0301")]),
    Siblings(names: [("self", "self_"), ("Self", "Self_")]),
    Siblings(names: [("duration", "duration"), ("Duration", "Duration_")]),
    Siblings(names: [("gTokens", "gTokens"), ("GTokens", "GTokens_")]),
    Siblings(names: [("rawValue", "rawValue_"), ("RawValue", "RawValue_")]),
    Siblings(names: [("default", "`default`"), ("DEFAULT", "DEFAULT"), ("Default", "Default")]),
  ]

  @Test(arguments: cases) func `each has its name, in any order`(siblings: Siblings) {
    for names in [siblings.names, siblings.names.reversed()] {
      let tokens = names.map { "\(quoted($0.name)): \(Self.number)" }.joined(separator: ",\n")
      let compilation = compiled(tokens: #"{ "group": { \#(tokens) } }"#)
      #expect(compilation.findings.count == names.count - siblings.regular)
      #expect(compilation.findings.allSatisfy { $0.rule == .similarName })
      let lines = compilation.file("Theme.swift").split(separator: "\n").map { Array($0.utf8) }
      for (name, swift) in names {
        let comment = lines.firstIndex(of: Array("  /// `group/\(name)`: 1".utf8))
        let property = Array("  public var \(swift): Double { 1 }".utf8)
        #expect(comment.map { lines[$0 + 1] } == property, "\(name)")
      }
    }
  }

  @Test(arguments: ["5", "6"]) func `all of them compile, as tokens and as groups`(
    version: String
  ) throws {
    let token = #"{ "$type": "color", "$value": \#(color("#112233")) }"#
    let group = #"{ "x": \#(token) }"#
    func members(_ value: String) -> String {
      let groups = Self.cases.enumerated().map { index, siblings in
        let members = siblings.names.map { "\(quoted($0.name)): \(value)" }
        return #""case \#(index)": { \#(members.joined(separator: ", ")) }"#
      }
      return groups.joined(separator: ", ")
    }
    let top = Self.cases.flatMap(\.names).filter { $0.name.first != "f" && $0.name.first != "F" }
    let compilation = compiled([
      "t.tokens.json": """
      { "t": { \(members(token)) }, "g": { \(members(group)) },
        "color": { "t": { \(members(token)) }, "g": { \(members(group)) } },
        \(top.map { "\(quoted($0.name)): \(group)" }.joined(separator: ", ")) }
      """
    ])
    let use = """
      let token: TokenColor = Theme.default.t.case1.FOO
      let group: Theme.GTokens.Case1Tokens.FOO_Tokens = Theme.default.g.case1.FOO
      let top: TokenColor = Theme.default.GTokens_.x
      let fixed: TokenColor = Theme.default.colors.g.case4.Foo_baz.x
      let adaptive: Adaptive<TokenColor> = Theme.colors.g.case5.cafeU0301.x
      """
    try expectNoMessages(compilation, use: use, module: "Similar", version: version)
  }

  @Test func `the warning says what differs, and gives both Swift names`() {
    let text = """
      { "g": {
        "Caf\u{E9}": \(Self.number),
        "caf\u{E9}": \(Self.number),
        "cafe\u{301}": \(Self.number),
        "CAFE\u{301}": \(Self.number) } }
      """
    let findings = compiled(tokens: text).findings
    #expect(
      findings.map(\.message) == [
        "'g/caf\u{E9}' and 'g/Caf\u{E9}' differ only by letter case, and are 'caf\u{E9}' and "
          + "'Caf\u{E9}' in Swift; rename one of them",
        "'g/cafe\u{301}' and 'g/caf\u{E9}' differ only by Unicode normalization, and are "
          + "'cafeU0301' and 'caf\u{E9}' in Swift; rename one of them",
        "'g/CAFE\u{301}' and 'g/caf\u{E9}' differ only by letter case and Unicode normalization, "
          + "and are 'CAFE\u{301}' and 'caf\u{E9}' in Swift; rename one of them",
      ])
    #expect(findings.map(\.place.line) == [3, 4, 5])
    #expect(findings.map { $0.related.map(\.place.line) } == [[2], [3], [3]])
  }

  @Test func `names do not depend on the files they come from`() {
    let names = ["foo", "Foo", "FOO", "cafe\u{301}", "caf\u{E9}", "foo-bar", "Foo-bar"]
    func properties(_ names: [String]) -> Set<Substring> {
      let files = names.enumerated().map { index, name in
        ("t\(index).tokens.json", #"{ "g": { \#(quoted(name)): \#(Self.number) } }"#)
      }
      let compilation = compiled(Dictionary(uniqueKeysWithValues: files))
      #expect(compilation.findings.count == 4)
      let lines = compilation.file("Theme.swift").split(separator: "\n")
      return Set(lines.filter { $0.contains(": Double") })
    }
    let expected = properties(names)
    #expect(expected.count == names.count)
    for seed in 1...5 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      #expect(properties(names.shuffled(using: &random)) == expected)
    }
  }

  @Test func `a contract's group and its roles use the names of the tokens`() throws {
    let token = #"{ "$type": "color", "$value": \#(color("#112233")) }"#
    let compilation = compiled([
      "t.tokens.json": """
      { "Card": { "a": { "x": \(token) } }, "card": { "b": \(token) },
        "color": { "B": { "x": \(token) }, "b": { "x": \(token) } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "Card/<s>/*", "axes": { "s": ["a"] },
        "roles": { "x": { "type": "color" }, "y": { "type": "color", "path": "color/B/x" } } }
      """,
    ])
    let use = """
      let own: TokenColor = Theme.default.Card[.a].x
      let other: TokenColor = Theme.default.Card.a.y
      let group: TokenColor = Theme.default.card.b
      """
    try expectNoMessages(compilation, use: use, module: "SimilarContract", version: "6")
  }
}
