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

  @Test(arguments: [
    "http://example.com/t.json", "https://example.com/t.json#/x", "//example.com/t.json",
    "file:///etc/t.json", "/etc/t.json", "../../t.json", "tokens\\\\t.json",
  ]) func `R-041: references outside the project are errors`(reference: String) {
    let built = built(#"{ "$ref": "\#(reference)" }"#)
    #expect(built.errors == ["unresolved-reference /sets/a/sources/0/$ref"])
  }

  @Test(arguments: [
    "t.json#g", "t.json#sets/g", "t.json#/", "t.json#/nope", "t.json#/g/1", "t.JSON",
  ]) func `R-042: a malformed or broken fragment is reported`(reference: String) {
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
}
