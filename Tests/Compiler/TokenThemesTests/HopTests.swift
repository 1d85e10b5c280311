import TokenTesting

/// Findings are at the faulty value, with a note for every hop to it.
@Suite struct HopTests {
  private func notes(_ finding: Diagnostic?) -> [String] {
    finding?.related.map { "\($0.place.line):\($0.place.column) \($0.message)" } ?? []
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

  @Test func `a cycle is followed once`() {
    let findings = compiled([
      "t.tokens.json": """
      { "a": { "$ref": "#/b" }, "b": { "$type": "color", "$value": "{a}" },
        "c": { "$type": "color", "$value": "{a}" } }
      """, "tincture.json": #"{ "rules": "lenient" }"#,
    ]).findings(.unresolvedAlias)
    let finding = findings.first { $0.path == "c" }
    #expect(
      notes(finding) == [
        "2:38 'c' references 'a'", "1:18 'a' references 'b'", "1:62 'b' references 'a'",
      ])
  }
}
