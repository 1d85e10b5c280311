import TokenTesting

/// Colors in no contrast pair are reported.
@Suite struct UnpairedTests {
  /// Compiles a chip whose label and fill are paired, with more tokens.
  private func compilation(_ tokens: String) -> Compilation {
    compiled([
      "tokens/t.tokens.json": """
      { "c": { "$type": "color", "fg": { "$value": \(color("#000000")) },
        "bg": { "$value": \(color("#FFFFFF")) } }\(tokens) }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """,
    ])
  }

  private let red =
    #""$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }"#

  @Test(arguments: [
    (#""$deprecated": true, "$value": "{c.bg}""#, []),
    (#""$deprecated": "use c.bg", "$value": "{c.bg}""#, []),
    (#""$deprecated": false, "$value": "{c.bg}""#, ["unpaired-color"]),
    (#""$value": "{c.bg}""#, ["unpaired-color"]),
    (#""$deprecated": true, "$value": \#(color("#FFFFFF"))"#, ["unpaired-color"]),
  ]) func `an old name of another color needs no pair`(members: String, rules: [String]) {
    let found = compilation(#", "x": { "$type": "color", \#(members) }"#)
    #expect(found.findings.map(\.rule.rawValue) == rules)
    #expect(found.audit.coverage.colors.count == (rules.isEmpty ? 2 : 3))
  }

  @Test(arguments: [
    (#""p": { "ink": { "a": R, "b": R } }, "y": { "ink": A }"#, ["p/ink: 1 of 2"]),
    (
      #""p": { "ink": { "a": R }, "plum": { "c": R, "d": R } }, "y": { "z": A }"#,
      ["p/plum: 2 of 2"]
    ),
    (
      #""p": { "ink": { "a": R } }, "plum": { "50": R, "900": R }, "y": { "z": A }"#,
      ["plum: 2 of 2"]
    ),
    (#""p": { "ink": { "a": R, "text": R } }, "y": { "z": A }"#, []),
    (#""p": { "ink": { "a": R }, "sum": A, "b": R }, "y": { "z": A }"#, []),
    (#""p": { "ink": { "a": R } }, "y": { "z": A, "link": R }"#, []),
    (#""p": { "ink": { "a": R } }, "s": { "link": R, "on": R }"#, []), (#""x": R"#, []),
  ])
  func `steps of palettes that nothing uses are counted`(tokens: String, palettes: [String]) throws
  {
    let tokens = tokens.replacing("R", with: "{ \(red) }")
      .replacing("A", with: #"{ "$type": "color", "$value": "{p.ink.a}" }"#)
    let compilation = compilation(", " + tokens)
    let found = compilation.audit.coverage.palettes
    #expect(found.map { "\($0.path): \($0.unused.count) of \($0.size)" } == palettes)
    let open = compilation.audit.coverage.colors.filter { $0.status == .never }.map(\.path)
    let reported = compilation.audit.unpaired.map(\.path)
    #expect(Set(open) == Set(reported + found.flatMap(\.unused)))
    #expect(open.count == reported.count + found.flatMap(\.unused).count)
  }

  @Test func `the colors of one group are one finding that counts them`() throws {
    let many = (1...12).map { #""k\#($0)": { \#(red) }"# }.joined(separator: ", ")
    let findings = compilation(#", "many": { \#(many) }, "x": { \#(red) }"#)
      .findings(.unpairedColor)
    #expect(findings.map(\.path) == ["many/k1", "x"])
    #expect(findings[0].message.contains("and 11 more colors in 'many'; add them to a contract"))
    #expect(findings[0].related.count == 8)
    #expect(findings[0].related[0].message == "'many/k10' (#FF0000)")
  }
}
