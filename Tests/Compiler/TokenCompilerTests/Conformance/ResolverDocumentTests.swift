import TokenTesting

/// The contents of resolver documents, and the order of merging (Resolver 3, 4.1 and 6).
@Suite struct ResolverDocumentTests {
  @Test func `R-001: a document with comments is not JSON`() {
    let built = Built(
      ["t.resolver.json": #"{ "version": "2025.10", // no \#n "resolutionOrder": [] }"#],
      main: "t.resolver.json")
    #expect(built.compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `R-009: a token file can have groups named like a resolver's keys`() {
    let tokens = """
      { "version": { "a": \(number(1)) }, "sets": { "a": { "sources": \(number(2)) } },
        "modifiers": {}, "resolutionOrder": { "a": \(number(3)) } }
      """
    #expect(Built(tokens).paths() == ["resolutionOrder/a", "sets/a/sources", "version/a"])
    let document = resolverDocument(
      #""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}] }]"#)
    #expect(!Built(document).errors.isEmpty)
  }

  @Test(arguments: [["b", "c", "a"], ["b", "a", "c"], ["a", "b", "c"]])
  func `R-013: a cycle of sets is reported, however long it is`(next: [String]) {
    let sets = zip(["a", "b", "c"], next).map {
      ##""\##($0)": { "sources": [{ "$ref": "#/sets/\##($1)" }] }"##
    }
    let built = Built(
      resolver: """
        "sets": { \(sets.joined(separator: ", ")) }, "resolutionOrder": [{ "$ref": "#/sets/a" }]
        """)
    #expect(built.errors.first?.hasPrefix("invalid-resolver /sets/") == true)
    #expect(built.themes.isEmpty)
  }

  @Test func `R-027: the number of themes is the product of the contexts`() {
    let modifiers = [("a", 2), ("b", 3), ("c", 2)].map { name, count in
      let contexts = (1...count).map {
        "\"\(name)\($0)\": [{ \"\(name)\": \(number(Double($0))) }]"
      }
      return """
        { "type": "modifier", "name": "\(name)",
          "contexts": { \(contexts.joined(separator: ", ")) } }
        """
    }
    let built = Built(resolver: #""resolutionOrder": [\#(modifiers.joined(separator: ", "))]"#)
    #expect(built.themes.count == 12)
    #expect(Set(built.themes.compactMap { $0["theme"]?.json }).count == 12)
    let input: JSONTree = ["a": "a2", "b": "b3", "c": "c1"]
    #expect(["a", "b", "c"].map { built.value($0, in: input) } == [2, 3, 1])
  }

  @Test func `R-065: a token in one file and a group in another are reported with both places`() {
    let files = CompiledCases.modes(
      base: #"{ "n": { "x": \#(number()) } }"#, light: #"{ "n": { "x": { "y": \#(number()) } } }"#,
      dark: "{}")
    let built = Built(files, main: "base.tokens.json")
    let finding = built.compilation.findings.first
    #expect(built.errors.map { $0.prefix { $0 != " " } } == ["conflicting-token"])
    let places = finding.map { [$0.place] + $0.related.map(\.place) } ?? []
    #expect(Set(places.map(\.file)) == ["base.tokens.json", "light.tokens.json"])
  }
}
