import TokenTesting

/// Findings are at the faulty value, with a note for every hop to it.
@Suite struct HopTests {
  private func notes(_ finding: Diagnostic?) -> [String] {
    finding?.related.map { "\($0.place.line):\($0.place.column) \($0.message)" } ?? []
  }

  @Test func `a type mismatch lists aliases, pointers and inheritance as hops`() {
    let finding = compiled(
      tokens: ##"""
        { "base": { "w": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } },
          "derived": { "$extends": "{base}" },
          "b": { "$ref": "#/derived/w" },
          "a": { "$type": "color", "$value": "{b}" } }
        """##
    ).findings.first
    #expect(finding?.mark == "type-mismatch 4:38 a")
    #expect(
      notes(finding) == [
        "3:18 'b' references 'derived/w'", "2:28 'derived/w' is inherited from 'base/w'",
        "1:52 'base/w' has its value here",
      ])
  }

  @Test func `a value that does not fit at a pointer is reported at the pointer`() {
    let finding = compiled(
      tokens: ##"""
        { "a": { "$type": "number", "$value": 5 },
          "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0],
            "alpha": { "$ref": "#/a/$value" } } } }
        """##
    ).findings.first
    #expect(finding?.mark == "invalid-value 3:24 c")
    #expect(notes(finding) == ["1:39 the value is here, in 'a'"])
  }

  @Test func `low contrast names the tokens that the colors come from`() {
    let finding = compiled([
      "t.tokens.json": """
      { "palette": { "$type": "color",
          "gray": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] } },
          "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } },
        "c": { "fg": { "$value": "{palette.gray}" }, "bg": { "$value": "{palette.white}" } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """,
    ]).findings(.lowContrast).first
    #expect(finding?.mark == "low-contrast 2:25 palette/gray")
    #expect(
      notes(finding).suffix(3) == [
        "4:28 'c/fg' references 'palette/gray'",
        "4:66 'c/bg' references 'palette/white'", "3:26 'palette/white' has its value here",
      ])
  }
}
