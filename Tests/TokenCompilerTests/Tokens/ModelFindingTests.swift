import Testing
import TokenCompiler

/// Faults that the model in `Tests/Exactness` found, each in the smallest project that shows it.
@Suite struct ModelFindingTests {
  @Test(arguments: [
    ("dimension", "[dimension-unit t, invalid-value t]"),
    ("duration", "[invalid-value t, invalid-value t]"),
  ])
  func `a measure with two faults is told both`(type: String, expected: String) {
    let compilation = compiled([
      "t.tokens.json":
        #"{ "t": { "$type": "\#(type)", "$value": { "value": "1", "unit": "pt" } } }"#
    ])
    #expect("[" + compilation.named.sorted().joined(separator: ", ") + "]" == expected)
  }

  @Test func `an error elsewhere hides nothing that is left out`() {
    let compilation = compiled([
      "t.tokens.json": """
      { "a": { "$type": "number", "$value": "x" }, "b": { "$value": "{a}" },
        "n": { "$type": "number", "$value": 1 },
        "m": { "$type": "color", "$value": "{n}" }, "o": { "$value": "{m}" } }
      """, "tincture.json": #"{ "rules": "lenient" }"#,
    ])
    #expect(compilation.named == ["invalid-value a", "unresolved-alias b", "type-mismatch m"])
  }

  @Test func `a group that is nothing but a reference keeps its deprecation`() {
    let compilation = compiled([
      "t.tokens.json": """
      { "a": { "x": { "$type": "number", "$value": 1 } },
        "b": { "$ref": "#/a", "$deprecated": "use a" }, "c": { "$value": "{b.x}" } }
      """
    ])
    #expect(compilation.named == ["deprecated-alias c"])
  }

  @Test(arguments: ["{}", #"{ "inputs": [{ "mode": "light" }] }"#])
  func `a waiver of a role that is none is told whatever themes are built`(project: String) {
    var files = CompiledCases.modes(
      base: "{}", light: #"{ "fg": { "$type": "color", "$value": \#(color("#000000")) } }"#,
      dark: #"{ "fg": { "$type": "color", "$value": \#(color("#FFFFFF")) } }"#)
    files["tincture.json"] = project
    files["t.contract.json"] = """
      { "component": "C", "roles": { "fg": { "type": "color", "path": "fg" } },
        "contrast": [{ "foreground": "fg", "on": "fg", "decorative": "x" }],
        "waivers": [{ "foreground": "gf", "on": "fg", "floor": 3, "because": "x", "owner": "o" }] }
      """
    #expect(compiled(files).named == ["unmatched-waiver -"])
  }
}
