import TokenTesting

/// Required tokens exist in every theme with the right type.
@Suite struct RequirementTests {
  private static let one = #"{ "$type": "color", "$value": \#(color("#112233")) }"#

  @Test func `a path in a pair is required too`() {
    let contract = """
      { "component": "C", "path": "c/<size>/*", "axes": { "size": ["s", "m"] },
        "roles": { "fg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "page/<size>", "text": "text/body" }] }
      """
    let roles = #""fg": \#(Self.one)"#
    let compilation = compiled([
      "t.tokens.json": #"{ "c": { "s": { \#(roles) }, "m": { \#(roles) } } }"#,
      "c.contract.json": contract,
    ])
    #expect(
      compilation.marks == [
        "missing-token 3:38 page/m", "missing-token 3:38 page/s", "missing-token 3:59 text/body",
      ])
  }

  @Test func `the project file requires the surface`() {
    let compilation = TokenTesting.compiled([
      "t.tokens.json": #"{ "a": \#(Self.one) }"#,
      "tincture.json": "{ \"audit\": {\n \"surface\": \"color/page\" } }",
    ])
    #expect(compilation.marks == ["missing-token 2:13 color/page"])
    #expect(compilation.findings.first?.place.file == "tincture.json")
  }

  @Test(arguments: [
    ("light", ["missing-token x/y"]), ("dark", ["missing-token x/y", "type-mismatch x/y"]),
  ]) func `a finding in a theme names only what requires the token there`(
    declaring: String, expected: [String]
  ) {
    let tokens = #"{ "x": { "y": \#(Self.one) } }"#
    var files = CompiledCases.modes(
      base: "{}", light: declaring == "light" ? tokens : "{}",
      dark: declaring == "dark" ? tokens : "{}")
    files["c.contract.json"] = """
      { "component": "C", "axes": { "mode": ["light", "dark"] }, "theme": "mode",
        "roles": { "a": { "type": "dimension", "path": "x/y", "when": { "mode": ["dark"] } } } }
      """
    files["d.contract.json"] =
      #"{ "component": "D", "roles": { "a": { "type": "color", "path": "x/y" } } }"#
    let findings = compiled(files).findings
    #expect(findings.map { "\($0.rule.rawValue) \($0.path ?? "")" }.sorted() == expected)
    let missing = findings.first { $0.rule == .missingToken }
    let requirers = missing.map { [$0.place.file] + $0.related.map(\.place.file) }
    #expect(
      requirers
        == (declaring == "dark" ? ["d.contract.json"] : ["c.contract.json", "d.contract.json"]))
    let mismatch = findings.first { $0.rule == .typeMismatch }
    #expect(mismatch?.message.contains("role 'a' of C requires") ?? (declaring == "light"))
  }

  private func compiled(_ files: [String: String]) -> Compilation {
    let rules = unpairedOff.dropFirst(2)
    let project = files["tincture.json"].map { "{ \(rules.dropLast(2)), \($0.dropFirst(2))" }
    return TokenTesting.compiled(files.merging(["tincture.json": project ?? unpairedOff]) { $1 })
  }
}
