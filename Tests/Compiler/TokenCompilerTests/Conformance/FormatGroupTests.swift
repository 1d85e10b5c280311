import TokenTesting

/// Files, names, tokens and groups (Format 4 to 6.2).
@Suite struct FormatGroupTests {
  @Test(arguments: ["{ // no\n}", "{ /* no */ }", #"{ "g": {}, }"#, "{ 'g': {} }", "{}{}", ""])
  func `F-001: what other parsers tolerate is not JSON`(text: String) {
    #expect(Built(text).compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `F-002: a duplicate key is an error with both places`() {
    let text = """
      { "g": {
      "a": \(number(1)),
      "b": {},
      "a": \(number(2)) } }
      """
    let findings = Built(text).compilation.findings
    #expect(findings.map(\.rule) == [.duplicateKey])
    #expect(findings.map(\.place.line) == [4])
    #expect(findings.first?.related.map(\.place.line) == [2])
  }

  @Test func `F-006: every token inherits the type and deprecation of the root`() {
    let built = Built(
      """
      { "$type": "number", "$deprecated": "gone", "$description": "all", "$root": { "$value": 1 },
        "g": { "h": { "a": { "$value": 2 } } } }
      """)
    #expect(built.errors == [])
    #expect(built.paths() == ["$root", "g/h/a"])
    #expect(built.value("$root") == 1)
    #expect(built.type("g/h/a") == "number")
    #expect(built.isDeprecated("g/h/a"))
  }

  @Test func `F-010: names in different cases or groups are different tokens`() {
    let built = Built(
      """
      { "a": \(number(1)), "A": \(number(2)), "g": { "a": \(number(3)) },
        "G": { "a": \(number(4)) },
        "x": { "$value": "{A}" }, "y": { "$value": "{G.a}" } }
      """)
    #expect(built.errors == [])
    #expect(["a", "A", "g/a", "G/a", "x", "y"].map { built.value($0) } == [1, 2, 3, 4, 2, 4])
  }

  @Test func `F-013: names are compared by bytes, including spaces and composed letters`() {
    let names = [
      " pad ", "pad", "caf\u{E9}", "cafe\u{301}", "1 ⚽️", "a/b", "~", "日本", "K", "\u{212A}",
    ]
    let tokens = names.enumerated().map { "\"\($1)\": \(number(Double($0)))" }
    let aliases = names.enumerated().map { "\"x\($0)\": { \"$value\": \"{\($1)}\" }" }
    let built = Built("{ \((tokens + aliases).joined(separator: ", ")) }")
    #expect(built.errors == [])
    for index in names.indices { #expect(built.value("x\(index)") == .number(Double(index))) }
    #expect(built.warnings.contains("padded-name / pad "))
  }

  @Test func `F-013: an alias with different bytes does not match`() {
    let built = Built(
      """
      { "caf\u{E9}": \(number()), "a": { "$value": "{cafe\u{301}}" }, "b": { "$value": "{ café}" } }
      """)
    #expect(built.errors == ["unresolved-alias /a/$value", "unresolved-alias /b/$value"])
  }

  @Test func `F-015: names that differ only in case are a warning`() {
    let built = Built(#"{ "g": { "a": \#(number()), "b": \#(number()), "A": \#(number()) } }"#)
    #expect(built.errors == [])
    #expect(built.warnings.count == 1)
    #expect(built.warnings.first?.hasPrefix("similar-name /g/") == true)
  }

  @Test func `F-015: tokens with the same Swift name are an error`() {
    let compilation = compiled(tokens: #"{ "big-red": \#(number()), "bigRed": \#(number()) }"#)
    #expect(compilation.findings(.nameCollision).count == 1)
  }

  @Test
  func `F-020: a value makes a token, and a reference makes a token or a group like its target`() {
    let built = Built(
      """
      { "g": { "t": \(number(7)) }, "token": { "$ref": "#/g/t" },
        "value": { "$ref": "#/g/t/$value" },
        "group": { "$ref": "#/g" }, "empty": { "$description": "nothing" } }
      """)
    #expect(built.errors == [])
    #expect(built.paths() == ["g/t", "group/t", "token", "value"])
    #expect(built.paths().map { built.value($0) } == [7, 7, 7, 7])
  }

  @Test func `F-022: opacity next to a value has its own rule, unlike other unknown keys`() {
    let built = Built(
      """
      { "t": { "$type": "color", "$value": \(color("#112233")), "alpha": 0.5 },
        "u": { "$type": "number", "$value": 1, "filePath": "x" } }
      """)
    #expect(built.errors.first == "token-alpha /t/alpha")
    #expect(built.faults == ["/t/alpha", "/u/filePath"])
  }

  @Test func `F-023: a project can allow properties of later versions`() {
    let text = #"{ "g": { "$foo": 1, "t": { "$type": "number", "$value": 1, "$bar": [] } } }"#
    let built = Built(text, settings: #""rules": { "unknown-property": "warning" }"#)
    #expect(built.errors == [])
    #expect(built.warnings == ["unknown-property /g/$foo", "unknown-property /g/t/$bar"])
    #expect(built.value("g/t") == 1)
  }

  @Test func `F-025: a type without a value is an unfinished token, not an empty group`() {
    let built = Built(
      #"{ "g": { "t": { "$type": "number", "$description": "later" }, "h": {}, "#
        + #""n": { "$type": "number", "$value": 1 } } }"#)
    #expect(built.errors == [])
    #expect(built.warnings == ["unfinished-token /g/t"])
  }

  @Test(arguments: [
    (##""value": "#fff""##, "'g/t': 'value' is not read; write '$value'"),
    (
      ##""type": "color", "value": { "hex": "#FFFFFF" }, "note": """##,
      "'g/t': 'type' and 'value' are not read; write '$type' and '$value'"
    ),
    (
      #""$value": 1, "type": "number", "description": """#,
      "'g/t': 'type' and 'description' are not read; write '$type' and '$description'"
    ),
    (
      #""$value": 1, "$type": "number", "extensions": {}"#,
      "'g/t': 'extensions' is not read; write '$extensions'"
    ),
    (#""type": "number", "a": { "$value": 1 }"#, "'g/t': 'type' is not read; write '$type'"),
    (#""$Value": 1, "$type": "number""#, "unknown property '$Value'; did you mean '$value'?"),
  ])
  func `F-025: a misnamed property is reported once, with the right name`(
    members: String, message: String
  ) {
    let findings = Built(
      #"{ "g": { "t": { \#(members) }, "u": { "$type": "number", "$value": 1 } } }"#
    ).compilation.findings
    #expect(findings.map(\.message) == [message])
  }

  @Test(arguments: TokenType.allCases) func `F-026: no type takes null`(type: TokenType) {
    let built = Built(#"{ "t": { "$type": "\#(type.rawValue)", "$value": null } }"#)
    #expect(built.errors == ["invalid-value /t/$value"])
  }

  @Test func `F-027: a group named like a type has no type`() {
    let built = Built(
      """
      { "color": { "a": { "$value": \(color("#112233")) } }, "number": { "b": { "$value": 1 } },
        "dimension": { "c": \(number(3)) } }
      """)
    #expect(built.errors == ["missing-type /color/a", "missing-type /number/b"])
    #expect(Built(#"{ "dimension": { "c": \#(number(3)) } }"#).type("dimension/c") == "number")
  }

  private let rooted =
    #""c": { "$type": "number", "$root": { "$value": 1 }, "d": { "$value": 2 } }"#

  @Test func `F-030: a root token keeps its segment and gets the type of its group`() {
    let built = Built("{ \(rooted) }")
    #expect(built.errors == [])
    #expect(built.paths() == ["c/$root", "c/d"])
    #expect(built.type("c/$root") == "number")
  }

  @Test func `F-031: a root token is aliased by its whole path`() {
    let built = Built(#"{ \#(rooted), "a": { "$value": "{c.$root}" } }"#)
    #expect(built.errors == [])
    #expect(built.value("a") == 1)
    #expect(built.token("a")?["alias"] == "c/$root")
  }

  @Test func `F-032: an alias of the group is an error that suggests the root token`() {
    let built = Built(#"{ \#(rooted), "a": { "$type": "number", "$value": "{c}" } }"#)
    #expect(built.errors == ["unresolved-alias /a/$value"])
    #expect(built.compilation.findings.first?.message.contains("{c.$root}") == true)
  }
}
