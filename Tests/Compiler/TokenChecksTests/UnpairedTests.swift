import TokenTesting

/// Colors in no contrast pair are reported.
@Suite struct UnpairedTests {
  /// Compiles a chip whose label and fill are paired, with more tokens and contract members.
  private func compilation(
    _ tokens: String = "", other: String? = nil, project: String = "{}"
  ) -> Compilation {
    var files = [
      "tokens/t.tokens.json": """
      { "c": { "fg": { "$type": "color", "$value": \(color("#000000")) },
        "bg": { "$type": "color", "$value": \(color("#FFFFFF")) } }\(tokens) }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [ { "foreground": "fg", "on": "bg" } ] }
      """,
      "tincture.json": project,
    ]
    files["d.contract.json"] = other
    return compiled(files)
  }

  private func unpaired(
    _ tokens: String = "", other: String? = nil, project: String = "{}"
  ) -> [String] {
    compilation(tokens, other: other, project: project).audit.unpaired.map(\.path)
  }

  private let red =
    #""$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }"#

  @Test func `both sides of a pair are covered, and other colors are not`() {
    #expect(unpaired() == [])
    #expect(unpaired(#", "x": { \#(red) }"#) == ["x"])
  }

  @Test(arguments: [
    (#""$deprecated": true, "$value": "{c.bg}""#, []),
    (#""$deprecated": "use c.bg", "$value": "{c.bg}""#, []),
    (#""$deprecated": false, "$value": "{c.bg}""#, ["unpaired-color"]),
    (#""$value": "{c.bg}""#, ["unpaired-color"]),
    (#""$deprecated": true, "$value": \#(color("#FFFFFF"))"#, ["unpaired-color"]),
  ])
  func `an old name of another color needs no pair`(members: String, rules: [String]) {
    let found = compiled([
      "t.tokens.json": """
      { "c": { "$type": "color", "fg": { "$value": \(color("#000000")) },
        "bg": { "$value": \(color("#FFFFFF")) } }, "x": { "$type": "color", \(members) } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """,
    ])
    #expect(found.findings.map(\.rule.rawValue) == rules)
    #expect(found.audit.coverage.colors.count == (rules.isEmpty ? 2 : 3))
  }

  @Test(arguments: [
    (#""$deprecated": true, "$value": "{c.bg}""#, true), (#""$value": "{c.bg}""#, false),
    (#""$deprecated": true, "$value": \#(color("#FFFFFF"))"#, false),
  ])
  func `an old name may be in a contract's path`(members: String, isAllowed: Bool) {
    let found = compiled([
      "t.tokens.json": """
      { "c": { "$type": "color", "fg": { "$value": \(color("#000000")) },
        "bg": { "$value": \(color("#FFFFFF")) }, "fill": { \(members) } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """,
    ])
    #expect(found.findings.map(\.rule) == (isAllowed ? [] : [.unexpectedToken]))
  }

  @Test(arguments: [("it is drawn twice", ["x"]), (".", [])])
  func `the colors of a wrong contract are not reported`(reason: String, paths: [String]) {
    let other = """
      { "component": "D", "path": "c/*", "roles": { "fg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "c/bg", "decorative": "\(reason)" }] }
      """
    #expect(unpaired(#", "x": { \#(red) }"#, other: other) == paths)
  }

  @Test func `a gradient is a color, a dimension is not`() {
    let stops = gradient([(color("#000000"), 0), (color("#FFFFFF"), 1)])
    #expect(
      unpaired(
        #"""
        , "g": { "$type": "gradient", "$value": \#(stops) },
        "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }
        """#) == ["g"])
  }

  @Test func `a color that another token references is reported too, if no pair covers it`() {
    let tokens = #", "p": { "red": { \#(red) } }, "y": { "$type": "color", "$value": "{p.red}" }"#
    #expect(unpaired(tokens) == ["p/red", "y"])
  }

  @Test func `the surface is covered`() {
    let project = #"{ "audit": { "surface": "x" } }"#
    #expect(unpaired(#", "x": { \#(red) }"#, project: project) == [])
  }

  @Test func `nothing is reported without contracts`() {
    let compilation = compiled(tokens: #"{ "x": { \#(red) } }"#)
    #expect(compilation.audit.unpaired.isEmpty && compilation.findings.isEmpty)
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

  @Test func `a color that a remedy names is not reported`() {
    let found = compiled([
      "t.tokens.json": """
      { "p": { "$type": "color", "light": { "$value": \(color("#BBBBBB")) },
          "dark": { "$value": \(color("#333333")) }, "white": { "$value": \(color("#FFFFFF")) } },
        "y": { "$type": "color", "$value": "{p.dark}" },
        "c": { "$type": "color", "fg": { "$value": "{p.light}" }, "bg": { "$value": "{p.white}" } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """,
    ])
    #expect(found.findings(.lowContrast).count == 1)
    #expect(found.audit.unpaired.map(\.path) == ["y"])
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
