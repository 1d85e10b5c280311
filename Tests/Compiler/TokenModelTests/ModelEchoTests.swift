import TokenTesting

/// Cases that the model in `Tests/Exactness` found: of several faults in a token, each is reported
/// exactly once.
@Suite struct ModelEchoTests {
  private let lenient = #"{ "rules": "lenient" }"#

  private func named(_ tokens: String, _ files: [String: String] = [:]) -> [String] {
    compiled(["t.tokens.json": tokens].merging(files) { $1 }).named
  }

  @Test(arguments: [
    (#""$type": "Number""#, "unknown-type c"), (#""alpha": 0.5"#, "token-alpha c"),
    (#""$description": 1"#, "invalid-value c"), (#""$deprected": true"#, "unknown-property c"),
  ])
  func `a token that is left out is reported even if it has another finding`(
    member: String, other: String
  ) {
    let tokens = """
      { "a": { "$value": "{b}" }, "b": { "$value": "{a}" }, "c": { "$value": "{a}", \(member) } }
      """
    #expect(
      Set(named(tokens, ["tincture.json": lenient])) == [
        "alias-cycle a", "unresolved-alias b", "unresolved-alias c", other,
      ])
  }

  @Test func `a token that is declared twice is also reported as left out`() {
    let tokens = #"{ "a": { "$type": "number", "$value": "x" }, "b": { "$value": "{a}" } }"#
    let found = named(tokens, ["tincture.json": lenient, "u.tokens.json": tokens])
    #expect(
      Set(found) == [
        "conflicting-token a", "conflicting-token b", "invalid-value a", "unresolved-alias b",
      ])
  }

  @Test(arguments: [
    ("lenient", ["unknown-type g", "unresolved-alias y"]), ("strict", ["unknown-type g"]),
  ])
  func `an unknown type of a group is reported once`(preset: String, expected: [String]) {
    let tokens = """
      { "g": { "$type": "Number", "x": { "$value": 1 } }, "y": { "$value": "{g.x}" } }
      """
    #expect(named(tokens, ["tincture.json": #"{ "rules": "\#(preset)" }"#]) == expected)
  }

  @Test(arguments: [
    ("duration", #""unit": "px""#, 2), ("dimension", #""unit": "s""#, 2),
    ("duration", #""value": "1""#, 2), ("dimension", #""value": "1""#, 2),
    ("duration", #""unit": "ms""#, 1), ("dimension", #""value": 1"#, 1),
  ])
  func `the value or unit of a measure is checked even if the other is missing`(
    type: String, half: String, faults: Int
  ) {
    let found = named(#"{ "a": { "$type": "\#(type)", "$value": { \#(half) } } }"#)
    #expect(found.count == faults, "\(found)")
  }

  @Test func `an alias of a token with an error is not reported as missing`() {
    let found = named(
      """
      { "n": { "$type": "number", "$value": 1 }, "m": { "$type": "color", "$value": "{n}" },
        "c": { "fg": { "$value": "{m}" } } }
      """,
      [
        "tincture.json": lenient,
        "c.contract.json":
          #"{ "component": "C", "path": "c/*", "roles": { "fg": { "type": "color" } } }"#,
      ])
    #expect(found == ["type-mismatch m"])
  }

  @Test(arguments: [
    (#""$type": "color", "$value": "x""#, ["type-mismatch c/fg", "invalid-value c/fg"]),
    (#""$type": "number", "$value": "x""#, ["invalid-value c/fg"]),
    (#""$type": "color", "$value": "{x}""#, ["unresolved-alias c/fg"]),
    (##""$type": "color", "$value": { "$ref": "#/x" }"##, ["unresolved-reference c/fg"]),
  ])
  func `a wrong type for a role and a fault in the value are both reported`(
    token: String, expected: [String]
  ) {
    let found = named(
      #"{ "c": { "fg": { \#(token) } } }"#,
      [
        "c.contract.json":
          #"{ "component": "C", "path": "c/*", "roles": { "fg": { "type": "number" } } }"#
      ])
    #expect(Set(found) == Set(expected))
  }

  @Test(arguments: [("strict", "missing-context-value c/fg"), ("lenient", "missing-token c/fg")])
  func `a fault in a base value does not affect the context that overrides it`(
    preset: String, expected: String
  ) {
    var files = CompiledCases.modes(
      base: #"{ "c": { "fg": { "$type": "number", "$value": "x" } } }"#,
      light: #"{ "c": { "fg": { "$type": "number", "$value": 1 } } }"#, dark: "{}")
    files["tincture.json"] = #"{ "rules": "\#(preset)" }"#
    files["c.contract.json"] =
      #"{ "component": "C", "path": "c/*", "roles": { "fg": { "type": "number" } } }"#
    #expect(Set(compiled(files).named) == ["invalid-value c/fg", expected])
  }

  @Test(arguments: ["#/a", "#/a/$value"])
  func `a group that references a token becomes a token, which cannot contain tokens`(
    reference: String
  ) {
    let tokens = """
      { "a": { "$type": "number", "$value": 7 },
        "b": { "$ref": "\(reference)", "$type": "number",
          "c": { "$extends": "{g}" }, "d": { "$type": "number", "$value": 1 } },
        "e": { "$value": "{b}" }, "g": { "x": { "$type": "number", "$value": 1 } } }
      """
    #expect(named(tokens) == ["unknown-property b", "unknown-property b"])
    let found = compiled([
      "t.tokens.json": tokens,
      "tincture.json":
        #"{ "rules": "lenient", "outputs": [{ "format": "json", "to": "tokens.json" }] }"#,
    ])
    let written = found.file("tokens.json")
    #expect(written.contains("\"b\"") && written.contains("\"e\"") && !written.contains("b/"))
  }
}
