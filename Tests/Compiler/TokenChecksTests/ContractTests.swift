import TokenTesting

/// Invalid contracts, and contracts that match nothing, are reported.
@Suite struct ContractTests {
  private static let tokens = """
    { "c": { "$type": "color", "s": { "fg": { "$value": \(color("#FFFFFF")) },
      "bg": { "$value": \(color("#000000")) } } } }
    """

  /// Compiles a contract with the members, in addition to its component.
  private func compiled(_ members: String) -> Compilation {
    TokenTesting.compiled([
      "t.tokens.json": Self.tokens,
      "c.contract.json": "{ \"component\": \"C\",\n\(members) }", "tincture.json": unpairedOff,
    ])
  }

  private static let whole = """
    "path": "c/<size>/*", "axes": { "size": ["s"] },
    "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } }
    """

  /// Members of a contract, the rule they break, and the line and column.
  @Test(arguments: [
    (#""roles": {}"#, "invalid-contract 1:1"), (#""path": "c/<size>/*""#, "invalid-contract 2:9"),
    (#""path": "c/s", "roles": { "fg": { "type": "color" } }"#, "invalid-contract 2:9"),
    (#""path": "c/s/*", "roles": { "fg": { "type": "colour" } }"#, "invalid-contract 2:45"),
    (#""path": "c/s/*", "roles": { "fg": { } }"#, "invalid-contract 2:35"),
    (#""path": "c/s/*", "roles": { "fg": { "type": "color", "x": 1 } }"#, "unknown-key 2:54"),
    (#""path": "c/s/*", "rolls": {}, "roles": { "fg": { "type": "color" } }"#, "unknown-key 2:18"),
    (#""roles": { "fg": { "type": "color" } }"#, "invalid-contract 2:18"),
    (
      #""path": "c/s/*", "axes": { "a": [] }, "roles": { "fg": { "type": "color" } }"#,
      "invalid-contract 2:33"
    ),
    (
      #""path": "c/<a>/*", "axes": { "a": ["s", "s"] }, "roles": { "fg": { "type": "color" } }"#,
      "invalid-contract 2:35"
    ),
    (
      #""path": "c/s/*", "axes": { "a": ["s"] }, "roles": { "fg": { "type": "color" } }"#,
      "invalid-contract 2:33"
    ),
    (#""path": "c/<b>/*", "roles": { "fg": { "type": "color" } }"#, "invalid-contract 2:9"),
    (#""path": "c/*/*", "roles": { "fg": { "type": "color" } }"#, "invalid-contract 2:9"),
  ]) func `an invalid contract is reported at the fault`(members: String, mark: String) {
    let findings = compiled(members).findings.filter { $0.place.file == "c.contract.json" }
    #expect(findings.map(\.mark).contains("\(mark) -"))
  }

  /// A contract with a theme axis that it does not list: the members after its path.
  private func themed(_ members: String) -> Compilation {
    var files = CompiledCases.modes(base: "{}", light: Self.tokens, dark: Self.tokens)
    files["c.contract.json"] = """
      { "component": "C", "path": "c/s/*",
        \(members) }
      """
    files["tincture.json"] =
      #"{ "resolver": "b.resolver.json", "rules": { "unpaired-color": "off" } }"#
    return TokenTesting.compiled(files)
  }

  private static let roles = #""roles": { "fg": { "type": "color" }, "bg": { "type": "color" } }"#

  /// Members of a contract with a context that the modifier lacks, and `¦` where it is reported.
  @Test(arguments: [
    #""theme": "mode", "axes": { "mode": ["light", "dark", ¦"dim"] }, "# + roles,
    #""theme": "mode", "roles": { "fg": { "type": "color" }, "#
      + #""bg": { "type": "color", "when": { "mode": ¦["light", "dark", "dim"] } } }"#,
    #""theme": "mode", "contrast": [{ "foreground": "fg", "on": "bg", "#
      + #""when": { "mode": ¦["light", "dark", "dim"] } }], "# + roles,
    #""theme": "mode", "contrast": [{ "foreground": "fg", "#
      + #""on": [{ "on": "bg", "when": { "mode": ¦["dim", "dark", "light"] } }] }], "# + roles,
    #""contrast": [{ "foreground": "fg", "on": "bg" }], "waivers": [{ "foreground": "fg", "#
      + #""on": "bg", "where": { "mode": ¦["dim"] }, "floor": 2, "because": "debt", "owner": "o" }], "#
      + roles,
  ]) func `a context that the modifier does not have is reported where it is`(members: String) {
    let before = members.prefix { $0 != "¦" }
    let findings = themed(members.replacing("¦", with: "")).findings
    #expect(
      findings.map { "\($0.rule.rawValue) \($0.place.line):\($0.place.column) \($0.message)" } == [
        "invalid-contract 2:\(before.count + 3) 'mode' has no context 'dim'; "
          + "expected 'light' or 'dark'"
      ])
  }

  @Test func `conditions can name the theme axis that the contract does not list`() {
    let compilation = themed(
      #""theme": "mode", "contrast": [{ "foreground": "fg", "on": "bg", "#
        + #""when": { "mode": ["dark"] } }, "#
        + #"{ "foreground": "fg", "on": "bg", "when": { "mode": ["light"] } }], "#
        + #""roles": { "fg": { "type": "color", "when": { "mode": ["light", "dark"] } }, "#
        + #""bg": { "type": "color" } }"#)
    #expect(compilation.named == [])
    #expect(compilation.audit.results.map(\.holds.label) == ["light", "dark"])
  }

  /// The members before the roles, and the message about a condition on a modifier.
  @Test(arguments: [
    ("", "there is no axis 'mode'; if it is a modifier, set \"theme\": \"mode\" in this contract"),
    (
      #""theme": "brand", "#,
      "there is no axis 'mode'; of the modifiers, a condition takes only 'brand', this contract's "
        + "theme; to use another one, set \"theme\": \"mode\""
    ),
  ]) func `a condition on another modifier says what to write`(theme: String, message: String) {
    let roles =
      #""roles": { "bg": { "type": "color" }, "fg": { "type": "color", "when": { "mode": ["dark"] } } }"#
    #expect(themed(theme + roles).findings(.invalidContract).map(\.message).contains(message))
  }

  /// A pair, and the rule it breaks.
  @Test(arguments: [
    (#"{ "foreground": "nope", "on": "bg" }"#, "unmatched-pair"),
    (#"{ "foreground": "fg", "on": "nope" }"#, "unmatched-pair"),
    (#"{ "foreground": "fg", "on": "bg", "when": { "size": ["m"] } }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": "bg", "when": { "sise": ["s"] } }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": [] }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": ["bg", "bg"] }"#, "invalid-contract"),
    (#"{ "foreground": "fg" }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": 1 }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": "bg", "graphic": false }"#, "invalid-contract"),
    (
      #"{ "foreground": "fg", "on": "bg", "graphic": true, "decorative": "x" }"#, "invalid-contract"
    ),
    (#"{ "foreground": "fg", "on": "bg", "decorative": "" }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": "bg", "minimum": 0 }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": "bg", "minimum": 22 }"#, "invalid-contract"),
    (#"{ "foreground": "fg", "on": "bg", "large": true }"#, "unknown-key"),
  ]) func `a pair that can never be measured is an error`(pair: String, rule: String) {
    let compilation = compiled("\(Self.whole), \"contrast\": [\(pair)]")
    #expect(compilation.findings.map(\.rule.rawValue).contains(rule))
    #expect(compilation.hasErrors)
  }

  @Test func `only colors and gradients have contrast`() {
    let compilation = LayerProject(
      tokens: [("bg", "color", color("#000000")), ("n", "number", "1")],
      roles: [("bg", "color"), ("n", "number")], pairs: [#"{ "foreground": "n", "on": "bg" }"#]
    ).compilation
    #expect(compilation.findings(.invalidContract).map(\.place.line) == [3])
  }

  @Test func `a pair can list backgrounds, each with a condition`() {
    let compilation = TokenTesting.compiled([
      "t.tokens.json": """
      { "c": { "$type": "color", "s": { "fg": { "$value": \(color("#FFFFFF")) },
          "bg": { "$value": \(color("#000000")) } }, "m": { "fg": { "$value": \(color("#FFFFFF")) },
          "bg": { "$value": \(color("#000000")) } } },
        "page": { "x": { "$type": "color", "$value": \(color("#111111")) } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/<size>/*", "axes": { "size": ["s", "m"] },
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg",
          "on": ["bg", { "on": "page/x", "when": { "size": ["m"] } }],
          "unless": "a small one is never on the page" }] }
      """,
    ])
    #expect(compilation.marks == [])
    #expect(compilation.audit.results.map(\.background.path) == ["c/s/bg", "c/m/bg", "page/x"])
  }
}
