import TokenTesting

/// Required tokens exist in every theme with the right type.
@Suite struct RequirementTests {
  private static let one = #"{ "$type": "color", "$value": \#(color("#112233")) }"#

  private let contract = """
    { "component": "C", "path": "c/<size>/*", "axes": { "size": ["s", "m"] },
      "roles": { "fg": { "type": "color" },
        "bg": { "type": "paint", "when": { "size": ["m"] } } } }
    """

  private func compiled(s: String, m: String, _ contract: String? = nil) -> Compilation {
    TokenTesting.compiled([
      "t.tokens.json": #"{ "c": { "s": { \#(s) }, "m": { \#(m) } } }"#,
      "c.contract.json": contract ?? self.contract, "tincture.json": unpairedOff,
    ])
  }

  @Test func `roles exist where their condition holds`() {
    let whole = compiled(s: #""fg": \#(Self.one)"#, m: #""fg": \#(Self.one), "bg": \#(Self.one)"#)
    #expect(whole.marks == [])
    let lacking = compiled(s: #""fg": \#(Self.one)"#, m: #""fg": \#(Self.one)"#)
    #expect(lacking.marks == ["missing-token 3:5 c/m/bg"])
  }

  @Test func `tokens at other depths are not unexpected`() {
    let compilation = compiled(
      s: #""fg": \#(Self.one), "more": { "x": \#(Self.one) }"#,
      m: #""fg": \#(Self.one), "bg": \#(Self.one)"#)
    #expect(compilation.marks == [])
  }

  @Test func `a token must have the type of its role`() {
    let gradient = #"{ "$type": "gradient", "$value": \#(gradient([(color("#112233"), 0)])) }"#
    let compilation = compiled(
      s: #""fg": \#(gradient)"#, m: #""fg": \#(Self.one), "bg": \#(gradient)"#)
    #expect(compilation.named == ["type-mismatch c/s/fg"])
    #expect(compilation.findings.first?.related.first?.place.file == "c.contract.json")
  }

  @Test func `a missing token is reported once per path`() {
    let compilation = TokenTesting.compiled([
      "tincture.json": unpairedOff, "t.tokens.json": #"{ "a": { "b": \#(Self.one) } }"#,
      "c.contract.json": """
      { "component": "C", "roles": { "x": { "type": "color", "path": "a/b" },
        "y": { "type": "color", "path": "a/c" } } }
      """,
      "d.contract.json": """
      { "component": "D", "roles": { "x": { "type": "color", "path": "a/b" },
        "y": { "type": "paint", "path": "a/c" } } }
      """,
    ])
    #expect(compilation.named == ["missing-token a/c"])
    #expect(compilation.findings.first?.place.file == "c.contract.json")
    #expect(compilation.findings.first?.related.map(\.place.file).prefix(1) == ["d.contract.json"])
  }

  @Test func `a path in a pair is required too`() {
    let contract = """
      { "component": "C", "path": "c/<size>/*", "axes": { "size": ["s", "m"] },
        "roles": { "fg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "page/<size>", "text": "text/body" }] }
      """
    let compilation = compiled(s: #""fg": \#(Self.one)"#, m: #""fg": \#(Self.one)"#, contract)
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

  @Test func `a token that one theme lacks is reported with the theme`() {
    var files = CompiledCases.modes(
      base: "{}", light: #"{ "c": { "s": { "fg": \#(Self.one) } } }"#, dark: "{}")
    files["c.contract.json"] = """
      { "component": "C", "path": "c/<size>/*", "axes": { "size": ["s"] },
        "roles": { "fg": { "type": "color" } } }
      """
    let compilation = compiled(files)
    #expect(compilation.named == ["missing-token c/s/fg"])
    #expect(compilation.findings.first?.message.contains("(in theme dark)") == true)
  }

  @Test(arguments: [
    ("light", ["missing-token x/y"]), ("dark", ["missing-token x/y", "type-mismatch x/y"]),
  ])
  func `a finding in a theme names only what requires the token there`(
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

  @Test func `a token with a fault is not also missing`() {
    let compilation = compiled(
      s: #""fg": { "$type": "color", "$value": "{nope}" }"#,
      m: #""fg": \#(Self.one), "bg": { "$type": "color", "$value": 1 }"#)
    #expect(compilation.named == ["unresolved-alias c/s/fg", "invalid-value c/m/bg"])
  }

  private func compiled(_ files: [String: String]) -> Compilation {
    let rules = unpairedOff.dropFirst(2)
    let project = files["tincture.json"].map { "{ \(rules.dropLast(2)), \($0.dropFirst(2))" }
    return TokenTesting.compiled(files.merging(["tincture.json": project ?? unpairedOff]) { $1 })
  }
}
