import TokenTesting

/// Resolver documents: sets, modifiers and resolution order (Resolver 4).
@Suite struct ResolverTests {
  private func resolved(_ members: String, _ files: [String: String] = [:]) -> Compilation {
    var files = files
    files["tokens/b.resolver.json"] = resolverDocument(members)
    return compiled(files)
  }

  @Test(arguments: [
    ("#/clan", "", "is a '$ref' here and a group that inherits elsewhere"),
    ("#/clan/x", #", "z": { "$type": "number", "$value": 1 }"#, "is a token here and a group"),
  ])
  func `a reference and a group at the same path are one finding`(
    target: String, members: String, phrase: String
  ) {
    let compilation = resolved(
      ##"""
      "sets": { "a": { "sources": [
        { "clan": { "x": { "$type": "number", "$value": 1 } },
          "kin": { "y": { "$type": "number", "$value": 2 } }, "kith": { "$ref": "\##(target)" } },
        { "kith": { "$extends": "{kin}"\##(members) } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }]
      """##)
    let findings = compilation.findings(.conflictingToken)
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.message.contains(phrase) == true)
  }

  @Test func `a resolver that is not JSON is the only finding`() {
    let compilation = compiled([
      "b.resolver.json": "{", "t.tokens.json": numberFile("x", 1),
      "c.contract.json": """
      { "component": "N", "path": "n/*", "roles": { "x": { "type": "number" } } }
      """,
    ])
    #expect(compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `the files that a document references are found`() {
    let text = resolverDocument(
      """
      "sets": { "a": { "sources": [{ "$ref": "t.json#/x" }, { "$ref": "../b.json" },
        { "$ref": "#/sets/b" }, { "$ref": "../../out.json" }, { "$ref": "t.json" }] } }
      """)
    let file = SourceFile(path: "tokens/b.resolver.json", text: text)
    #expect(Project().files(namedBy: file) == ["b.json", "tokens/t.json"])
  }
}
