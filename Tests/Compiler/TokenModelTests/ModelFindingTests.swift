import TokenTesting

/// Cases that the model in `Tests/Exactness` found, reduced to the smallest project.
@Suite struct ModelFindingTests {
  @Test(arguments: [
    ("dimension", "[dimension-unit t, invalid-value t]"),
    ("duration", "[invalid-value t, invalid-value t]"),
  ])
  func `both faults of a measure are reported`(type: String, expected: String) {
    let compilation = compiled(
      tokens: #"{ "t": { "$type": "\#(type)", "$value": { "value": "1", "unit": "pt" } } }"#)
    #expect("[" + compilation.named.sorted().joined(separator: ", ") + "]" == expected)
  }

  @Test func `an error elsewhere does not hide tokens that are left out`() {
    let compilation = lenient(
      """
      { "a": { "$type": "number", "$value": "x" }, "b": { "$value": "{a}" },
        "n": { "$type": "number", "$value": 1 },
        "m": { "$type": "color", "$value": "{n}" }, "o": { "$value": "{m}" } }
      """)
    #expect(compilation.named == ["invalid-value a", "unresolved-alias b", "type-mismatch m"])
  }

  @Test func `a group with only a reference keeps its deprecation`() {
    let compilation = compiled(
      tokens: """
        { "a": { "x": { "$type": "number", "$value": 1 } },
          "b": { "$ref": "#/a", "$deprecated": "use a" }, "c": { "$value": "{b.x}" } }
        """)
    #expect(compilation.named == ["deprecated-alias c"])
  }

  @Test(arguments: ["{}", #"{ "inputs": [{ "mode": "light" }] }"#])
  func `a waiver for an unknown role is reported no matter which themes are built`(project: String)
  {
    var files = CompiledCases.modes(
      base: "{}", light: #"{ "fg": { "$type": "color", "$value": \#(color("#000000")) } }"#,
      dark: #"{ "fg": { "$type": "color", "$value": \#(color("#FFFFFF")) } }"#)
    files["tincture.json"] = project
    files["t.contract.json"] = """
      { "component": "C", "roles": { "fg": { "type": "color", "path": "fg" } },
        "contrast": [{ "foreground": "fg", "on": "fg", "decorative": "why" }],
        "waivers": [{ "foreground": "gf", "on": "fg", "floor": 3, "because": "debt", "owner": "o" }] }
      """
    #expect(compiled(files).named == ["unmatched-waiver -"])
  }

  @Test func `an inherited token of an unknown type is reported as left out`() {
    let compilation = lenient(
      """
      { "a": { "x": { "$type": "size", "$value": 1 } }, "b": { "$extends": "{a}" } }
      """)
    #expect(compilation.named == ["unknown-type a/x", "unresolved-alias b/x"])
  }

  @Test func `a cycle of groups is reported once, and no token in it is left out`() {
    let compilation = lenient(
      """
      { "a": { "$extends": "{b}" }, "b": { "$ref": "#/c" },
        "c": { "$extends": "{a}", "x": { "$type": "number", "$value": 1 } } }
      """)
    #expect(compilation.named == ["extends-cycle a"])
  }

  @Test func `a missing part does not hide the faults of others`() {
    let compilation = compiled(
      tokens: """
        { "t": { "$type": "typography",
          "$value": { "fontFamily": "A", "fontSize": { "value": 16, "unit": "px" },
            "lineHeight": "tall" } } }
        """)
    #expect(
      compilation.named.sorted() == [
        "invalid-value t", "invalid-value t", "missing-letter-spacing t",
      ])
  }

  @Test(arguments: ["\"150%\"", #"{ "value": 1.5, "unit": "em" }"#])
  func `a line height in % or em is read as a multiple of the font size`(height: String) {
    let compilation = compiled(
      tokens: """
        { "t": { "$type": "typography",
          "$value": { "fontFamily": "A", "fontSize": { "value": 22.05014628, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": \(height) } } }
        """)
    #expect(compilation.findings.map { $0.message.hasSuffix("; write 1.5") } == [true])
  }

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
}
