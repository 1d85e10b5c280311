import Testing

/// What the model in `Tests/Exactness` found about tokens with several faults: one is told beside
/// the other, and none twice.
@Suite struct ModelEchoTests {
  private let lenient = #"{ "rules": "lenient" }"#

  private func named(_ tokens: String, _ files: [String: String] = [:]) -> [String] {
    compiled(["t.tokens.json": tokens].merging(files) { $1 }).named
  }

  @Test(arguments: [
    (#""$type": "Number""#, "unknown-type c"), (#""alpha": 0.5"#, "token-alpha c"),
    (#""$description": 1"#, "invalid-value c"), (#""$deprected": true"#, "unknown-property c"),
  ])
  func `a token is said to be left out whatever else is said of it`(
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

  @Test func `a token that is declared twice is said to be left out`() {
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
  func `an unknown type of a group is told once`(preset: String, expected: [String]) {
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
  func `half a measure is read although the other half is missing`(
    type: String, half: String, faults: Int
  ) {
    let found = named(#"{ "a": { "$type": "\#(type)", "$value": { \#(half) } } }"#)
    #expect(found.count == faults, "\(found)")
  }

  @Test func `what stands for a token with an error is not missing`() {
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
  func `a type that no role takes is told beside a fault of the value`(
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

  @Test(arguments: [
    ("strict", "missing-context-value c/fg"), ("lenient", "missing-token c/fg"),
  ])
  func `a fault of a base value hides not that a context has its own`(
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
  func `a reference to a token makes a token, which holds no further ones`(reference: String) {
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
