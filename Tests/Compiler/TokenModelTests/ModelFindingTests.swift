import TokenTesting

/// Cases that the model in `Tests/Exactness` found, reduced to the smallest project. More are in
/// `Conformance/Data/findings.json` of `TokenCompilerTests`.
@Suite struct ModelFindingTests {
  @Test func `invalid extensions are not written`() {
    let compilation = compiled([
      "t.tokens.json": #"{ "t": { "$type": "number", "$value": 1, "$extensions": [1] } }"#,
      "tincture.json":
        #"{ "rules": "lenient", "outputs": [{ "format": "json", "to": "tokens.json" }] }"#,
    ])
    #expect(compilation.named == ["invalid-value t"])
    let written = compilation.file("tokens.json")
    #expect(written.contains("number") && !written.contains("extensions"))
  }

  @Test(arguments: ["#/a", "#/a/$value"])
  func `a group that references a token becomes a token, which cannot contain tokens`(
    reference: String
  ) {
    let tokens = """
      { "a": { "$type": "number", "$value": 7 },
        "b": { "$ref": "\(reference)", "$type": "number",
          "c": { "$extends": "{g}" }, "d": { "$type": "number", "$value": 1 } },
        "e": { "$value": "{b}" }, "g": { "x": { "$type": "number", "$value": 1 } } }
      """
    #expect(compiled(tokens: tokens).named == ["unknown-property b", "unknown-property b"])
    let found = compiled([
      "t.tokens.json": tokens,
      "tincture.json":
        #"{ "rules": "lenient", "outputs": [{ "format": "json", "to": "tokens.json" }] }"#,
    ])
    let written = found.file("tokens.json")
    #expect(written.contains("\"b\"") && written.contains("\"e\"") && !written.contains("b/"))
  }
}
