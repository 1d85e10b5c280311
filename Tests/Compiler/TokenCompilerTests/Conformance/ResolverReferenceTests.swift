import TokenTesting

/// References of resolver documents (Resolver 4.2).
@Suite struct ResolverReferenceTests {
  private func tokens(_ name: String, _ value: Double) -> String {
    "{ \"\(name)\": \(number(value)) }"
  }

  /// A document with one set of sources.
  private func built(_ sources: String, _ files: [String: String] = [:]) -> Built {
    Built(
      resolver: """
        "sets": { "a": { "sources": [\(sources)] } }, "resolutionOrder": [{ "$ref": "#/sets/a" }]
        """, files)
  }

  @Test func `R-040: references are resolved in every allowed position`() {
    let built = Built(
      resolver: """
        "$defs": { "d": \(tokens("d", 1)) }, "sets": {
          "a": { "sources": [{ "$ref": "#/$defs/d" }, { "$ref": "f.json" },
            { "$ref": "#/sets/b" }] },
          "b": { "sources": [{ "$ref": "g.json#/in/side" }] } },
        "modifiers": { "m": { "contexts": { "x": [{ "$ref": "h.json" }], "y": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/m" },
          { "type": "set", "name": "i", "sources": [{ "$ref": "i.json" }] }]
        """,
      [
        "tokens/f.json": tokens("f", 2),
        "tokens/g.json": #"{ "in": { "side": \#(tokens("g", 3)) } }"#,
        "tokens/h.json": tokens("h", 4), "tokens/i.json": tokens("i", 5),
      ])
    #expect(built.errors == [])
    #expect(built.paths(in: ["m": "x"]) == ["d", "f", "g", "h", "i"])
    #expect(built.paths(in: ["m": "y"]) == ["d", "f", "g", "i"])
  }

  @Test(arguments: [
    "http://example.com/t.json", "https://example.com/t.json#/x", "//example.com/t.json",
    "file:///etc/t.json", "/etc/t.json", "../../t.json", "tokens\\\\t.json",
  ])
  func `R-041: references outside the project are errors`(reference: String) {
    let built = built(#"{ "$ref": "\#(reference)" }"#)
    #expect(built.errors == ["unresolved-reference /sets/a/sources/0/$ref"])
  }

  @Test func `R-042: paths are relative to the document, fragments select a part`() {
    let built = built(
      """
      { "$ref": "t.json" }, { "$ref": "./sub/../sub/t.json#/a~1b/1" }, { "$ref": "../t.json" },
      { "$ref": "sub/t.json#/g%20h" }
      """,
      [
        "tokens/t.json": tokens("sibling", 1), "t.json": tokens("above", 2),
        "tokens/sub/t.json":
          #"{ "a/b": [0, \#(tokens("below", 3))], "g h": \#(tokens("blank", 4)) }"#,
      ])
    #expect(built.errors == [])
    #expect(["sibling", "above", "below", "blank"].map { built.value($0) } == [1, 2, 3, 4])
  }

  @Test(arguments: [
    "t.json#g", "t.json#sets/g", "t.json#/", "t.json#/nope", "t.json#/g/1", "t.JSON",
  ])
  func `R-042: a malformed or broken fragment is reported`(reference: String) {
    let built = built(
      #"{ "$ref": "\#(reference)" }"#, ["tokens/t.json": #"{ "g": \#(tokens("x", 1)) }"#])
    #expect(built.errors == ["unresolved-reference /sets/a/sources/0/$ref"])
  }

  @Test(arguments: ["#/sets/a/sources/0", "#/sets/a", "#/sets/a/sources"])
  func `R-043: a reference to its own container is reported`(reference: String) {
    #expect(built(#"{ "$ref": "\#(reference)" }"#).faults == ["/sets/a/sources/0/$ref"])
  }

  @Test(arguments: ["#/$defs/x", "#$defs", "#", "#/", "#/~2"])
  func `R-043: a malformed or broken reference is reported`(reference: String) {
    #expect(built(#"{ "$ref": "\#(reference)" }"#).faults == ["/sets/a/sources/0/$ref"])
  }

  private let file = [
    "tokens/f.json": """
    { "color": { "red": \(number(1)), "blue": \(number(2)) }, "size": { "s": \(number(3)) } }
    """
  ]

  @Test func `R-044: a local group hides the whole group of the file`() {
    let built = built(
      #"{ "$ref": "f.json", "color": { "red": \#(number(9)) }, "more": \#(number(4)) }"#, file)
    #expect(built.errors == [])
    #expect(built.paths() == ["color/red", "more", "size/s"])
    #expect(built.value("color/red") == 9)
  }

  @Test func `R-044: local keys override a set where it is listed, and only there`() {
    let built = Built(
      resolver: """
        "sets": { "a": { "description": "d", "sources": [\(tokens("x", 1)), \(tokens("y", 1))] } },
        "resolutionOrder": [{ "$ref": "#/sets/a", "sources": [\(tokens("x", 2))] }]
        """)
    #expect(built.errors == [])
    #expect(built.paths() == ["x"])
    #expect(built.value("x") == 2)
  }

  @Test func `R-044: local contexts replace all contexts of a modifier`() {
    let built = Built(
      resolver: """
        "modifiers": { "m": { "default": "a",
          "contexts": { "a": [\(tokens("x", 1))], "b": [\(tokens("x", 2))] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m",
          "contexts": { "a": [\(tokens("x", 3))], "c": [\(tokens("x", 4))] } }]
        """)
    #expect(built.errors == [])
    #expect(built.themes.map { $0["theme"] } == [["m": "a"], ["m": "c"]])
    #expect(built.value("x", in: ["m": "c"]) == 4)
  }

  @Test func `R-044: an override that is not a key of a set is an error`() {
    let built = Built(
      resolver: """
        "sets": { "a": { "sources": [\(tokens("x", 1))] } },
        "resolutionOrder": [{ "$ref": "#/sets/a", "contexts": {} }]
        """)
    #expect(built.faults == ["/resolutionOrder/0/contexts"])
  }

  @Test(arguments: ["other.json", "other.json#/sets/a"])
  func `R-045: another resolver document cannot be a source`(reference: String) {
    let document = resolverDocument(
      """
      "sets": { "a": { "sources": [\(tokens("x", 1))] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }]
      """)
    let built = built(#"{ "$ref": "\#(reference)" }"#, ["tokens/other.json": document])
    #expect(!built.errors.isEmpty)
    #expect(built.themes.isEmpty)
  }

  @Test func `R-068: a bundle keeps its files as definitions`() {
    let built = Built(
      resolver: """
        "$defs": { "themes/light.json": \(tokens("x", 1)), "a~b c": \(tokens("y", 2)) },
        "sets": { "a": { "sources": [
          { "$ref": "#/$defs/themes~1light.json" }, { "$ref": "#/$defs/a~0b%20c" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }]
        """)
    #expect(built.errors == [])
    #expect(["x", "y"].map { built.value($0) } == [1, 2])
  }
}
