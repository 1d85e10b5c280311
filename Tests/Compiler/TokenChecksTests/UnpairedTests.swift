import Testing
import TokenTesting

/// Colors in no contrast pair are reported.
@Suite struct UnpairedTests {
  /// Compiles a chip whose label and fill are paired, with more tokens and contract members.
  private func unpaired(
    _ tokens: String = "", contract: String = "", other: String? = nil, project: String = "{}"
  ) -> [String] {
    var files = [
      "tokens/t.tokens.json": """
      { "c": { "fg": { "$type": "color", "$value": \(color("#000000")) },
        "bg": { "$type": "color", "$value": \(color("#FFFFFF")) } }\(tokens) }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [ { "foreground": "fg", "on": "bg" } ]\(contract) }
      """,
      "tincture.json": project,
    ]
    files["d.contract.json"] = other
    return compiled(files).audit.unpaired.map(\.path)
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

  @Test func `many colors of one group are one finding that counts them`() throws {
    let many = (1...9).map { #""k\#($0)": { \#(red) }"# }.joined(separator: ", ")
    let few = (1...8).map { #""k\#($0)": { \#(red) }"# }.joined(separator: ", ")
    let compilation = compiled([
      "tokens/t.tokens.json": """
      { "c": { "fg": { \(red) }, "bg": { \(red) } }, "many": { \(many) }, "few": { \(few) } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [ { "foreground": "fg", "on": "bg", "decorative": "nothing" } ] }
      """,
    ])
    #expect(compilation.audit.unpaired.count == 17)
    let findings = compilation.findings(.unpairedColor)
    #expect(findings.count == 2, "no token references them")
    #expect(findings.count { $0.message.contains("and 8 more colors in 'many'") } == 1)
    #expect(
      findings.count { $0.message.contains("and 7 more colors in 'few'; use or remove") } == 1)
  }
}
