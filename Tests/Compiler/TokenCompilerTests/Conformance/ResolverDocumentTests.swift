import TokenTesting

/// The contents of resolver documents, and the order of merging (Resolver 3 and 4.1).
@Suite struct ResolverDocumentTests {
  /// A source with a group `n` of numbers.
  private func source(_ members: KeyValuePairs<String, Double>) -> String {
    let tokens = members.map { "\"\($0)\": \(number($1))" }
    return "{ \"n\": { \(tokens.joined(separator: ", ")) } }"
  }

  private func set(_ name: String, _ sources: String...) -> String {
    #"{ "type": "set", "name": "\#(name)", "sources": [\#(sources.joined(separator: ", "))] }"#
  }

  @Test func `R-001: a document with comments is not JSON`() {
    let built = Built(
      ["t.resolver.json": #"{ "version": "2025.10", // no \#n "resolutionOrder": [] }"#],
      main: "t.resolver.json")
    #expect(built.compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `R-006: the schema of a document changes nothing`() {
    let order = #""resolutionOrder": [\#(set("s", source(["a": 1])))]"#
    for schema in ["", #""$schema": "anything", "#] {
      #expect(Built(resolver: schema + order).value("n/a") == 1)
    }
  }

  @Test func `R-007: definitions are read only through references`() {
    let built = Built(
      resolver: """
        "$defs": { "x": { "deep": [0, \(source(["a": 1]))] }, "y": { "$ref": 1 }, "z": "any" },
        "sets": { "a": { "sources": [{ "$ref": "#/$defs/x/deep/1" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }]
        """)
    #expect(built.errors == [])
    #expect(built.value("n/a") == 1)
  }

  @Test func `R-009: a token file can have groups named like a resolver's keys`() {
    let tokens = """
      { "version": { "a": \(number(1)) }, "sets": { "a": { "sources": \(number(2)) } },
        "modifiers": {}, "resolutionOrder": { "a": \(number(3)) } }
      """
    #expect(Built(tokens).paths() == ["resolutionOrder/a", "sets/a/sources", "version/a"])
    let document = resolverDocument(#""resolutionOrder": [\#(set("s", "{}"))]"#)
    #expect(!Built(document).errors.isEmpty)
  }

  @Test func `R-011: of two sources, the later one wins`() {
    let order = Built(
      resolver: """
        "resolutionOrder": [
          \(set("s", source(["b": 1, "a": 1]), source(["a": 2]), source(["b": 3])))]
        """)
    #expect(["n/a", "n/b"].map { order.value($0) } == [2, 3])
    let other = Built(
      resolver: """
        "resolutionOrder": [
          \(set("s", source(["a": 2]), source(["b": 3]), source(["b": 1, "a": 1])))]
        """)
    #expect(["n/a", "n/b"].map { other.value($0) } == [1, 1])
  }

  @Test func `R-012: a set without sources is a warning`() {
    let built = Built(
      resolver: """
        "sets": { "a": { "sources": [] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, \(set("s", source(["a": 1])))]
        """)
    #expect(built.errors == [])
    #expect(built.warnings.count == 1)
    #expect(built.warnings.first?.hasPrefix("empty-set /sets/a") == true)
  }

  @Test func `R-013: a referenced set is replaced by its sources`() {
    let built = Built(
      resolver: """
        "sets": { "a": { "sources": [\(source(["x": 2, "y": 2, "z": 2]))] },
          "b": { "sources": [\(source(["x": 1, "y": 1])), { "$ref": "#/sets/a" },
            \(source(["y": 3]))] } },
        "resolutionOrder": [{ "$ref": "#/sets/b" }]
        """)
    #expect(built.errors == [])
    #expect(["n/x", "n/y", "n/z"].map { built.value($0) } == [2, 3, 2])
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

  @Test func `R-022: a project can allow a modifier with one context`() {
    let order = """
      "resolutionOrder": [{ "type": "modifier", "name": "m",
        "contexts": { "x": [\(source(["a": 1]))] } }]
      """
    #expect(Built(resolver: order).errors.map { $0.prefix(14) } == ["single-context"])
    let built = Built(resolver: order, settings: #""rules": { "single-context": "warning" }"#)
    #expect(built.errors == [])
    #expect(built.value("n/a", in: ["m": "x"]) == 1)
  }

  @Test func `R-023: an empty context adds nothing`() {
    let built = Built(
      resolver: """
        "resolutionOrder": [\(set("s", source(["a": 1]))), { "type": "modifier", "name": "m",
          "contexts": { "x": [], "y": [\(source(["a": 2]))] } }]
        """)
    #expect(built.errors + built.warnings == [])
    #expect(built.value("n/a", in: ["m": "x"]) == 1)
    #expect(built.value("n/a", in: ["m": "y"]) == 2)
  }

  @Test func `R-024: a context can use a set as its source`() {
    let built = Built(
      resolver: """
        "sets": { "a": { "sources": [\(source(["x": 1, "y": 1])), \(source(["y": 2]))] } },
        "modifiers": { "m": { "contexts": {
          "one": [{ "$ref": "#/sets/a" }, \(source(["x": 3]))],
            "two": [{ "$ref": "#/sets/a" }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }]
        """)
    #expect(built.errors + built.warnings == [])
    #expect(["n/x", "n/y"].map { built.value($0, in: ["m": "one"]) } == [3, 2])
    #expect(["n/x", "n/y"].map { built.value($0, in: ["m": "two"]) } == [1, 2])
  }

  @Test func `R-027: the number of themes is the product of the contexts`() {
    let modifiers = [("a", 2), ("b", 3), ("c", 2)].map { name, count in
      let contexts = (1...count).map { "\"\(name)\($0)\": [\(source([name: Double($0)]))]" }
      return """
        { "type": "modifier", "name": "\(name)",
          "contexts": { \(contexts.joined(separator: ", ")) } }
        """
    }
    let built = Built(resolver: #""resolutionOrder": [\#(modifiers.joined(separator: ", "))]"#)
    #expect(built.themes.count == 12)
    #expect(Set(built.themes.compactMap { $0["theme"]?.json }).count == 12)
    let input: JSONTree = ["a": "a2", "b": "b3", "c": "c1"]
    #expect(["n/a", "n/b", "n/c"].map { built.value($0, in: input) } == [2, 3, 1])
  }

  @Test func `R-031: later entries win, both sets and modifiers`() {
    let modifier = """
      { "type": "modifier", "name": "m", "contexts": {
        "one": [\(source(["x": 10, "y": 10]))], "two": [\(source(["x": 20, "y": 20]))] } }
      """
    let built = Built(
      resolver: """
        "sets": { "s": { "sources": [\(source(["x": 1, "z": 1]))] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, \(modifier),
          \(set("t", source(["y": 2, "z": 2])))]
        """)
    #expect(built.errors == [])
    #expect(["n/x", "n/y", "n/z"].map { built.value($0, in: ["m": "two"]) } == [20, 2, 2])
  }

  @Test func `R-031: a set listed twice is merged at its last position`() {
    let built = Built(
      resolver: """
        "sets": { "s": { "sources": [\(source(["x": 1]))] },
          "t": { "sources": [\(source(["x": 2]))] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/sets/t" }, { "$ref": "#/sets/s" }]
        """)
    #expect(built.errors == [])
    #expect(built.value("n/x") == 1)
  }

  @Test func `R-036: unused sets and modifiers add nothing and are warnings`() {
    let built = Built(
      resolver: """
        "sets": { "a": { "sources": [{ "$ref": "#/sets/used" }] },
          "used": { "sources": [\(source(["x": 1]))] },
            "idle": { "sources": [\(source(["y": 1]))] } },
        "modifiers": { "m": { "contexts": { "one": [\(source(["y": 2]))], "two": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }]
        """)
    #expect(built.errors == [])
    #expect(built.warnings == ["unused-set /sets/idle", "unused-modifier /modifiers/m"])
    #expect(built.paths() == ["n/x"])
    #expect(built.themes.count == 1)
  }
}
