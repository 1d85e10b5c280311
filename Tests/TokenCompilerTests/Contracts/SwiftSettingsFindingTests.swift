import Testing
import TokenCompiler
import TokenModel
import TokenOutputs

/// Settings of generated Swift that cannot be, each with its place and what would do.
@Suite struct SwiftSettingsFindingTests {
  @Test(arguments: [
    (#""module": "my values""#, "'module' is the name of a Swift module, found 'my values'"),
    (#""module": "1st""#, "'module' is the name of a Swift module, found '1st'"),
    (#""module": "import""#, "'module' is the name of a Swift module, found 'import'"),
    (#""module": """#, "'module' is the name of a Swift module, found ''"),
    (
      #""prefix": "acme""#,
      "'prefix' is made of ASCII letters, digits and underscores, and begins with a capital, "
        + "found 'acme'"
    ),
    (
      #""namespace": "Ac\nme""#,
      "'namespace' is made of ASCII letters, digits and underscores, and begins with a capital, "
        + #"found 'Ac\u{A}me'"#
    ),
    (
      #""namespace": "Theme""#,
      "'namespace' is a name that Swift or generated types do not have, found 'Theme'"
    ),
    (
      #""namespace": "Self""#,
      "'namespace' is a name that Swift or generated types do not have, found 'Self'"
    ),
    (
      #""namespace": "CounterTokens""#,
      "'namespace' is a name that Swift or generated types do not have, found 'CounterTokens'"
    ),
    (
      #""runtime": "inline", "module": "Values""#,
      "'module' says where value types are imported from, and with \"runtime\": \"inline\" they "
        + "are not imported; leave out one of the two"
    ),
    (
      #""namespace": "Acme", "prefix": "Zen""#,
      "'namespace' or 'prefix', not both: in a namespace no generated type is at the top level"
    ),
  ])
  func `a setting that cannot be is refused where it stands`(setting: String, sentence: String) {
    let findings = findings(#"{ "format": "swift", "to": "t", \#(setting) }"#)
    #expect(findings.map(\.message) == [sentence])
    #expect(findings.map(\.rule) == [.invalidProject])
    let text = Array(#"{ "outputs": [{ "format": "swift", "to": "t", \#(setting) }] }"#)
    let column = findings.first?.place.column ?? 0
    #expect(column > 40 && text[column - 1] == "\"", "at the value")
  }

  @Test(arguments: ["module", "namespace", "prefix"])
  func `other formats have no such settings`(key: String) {
    let findings = findings(#"{ "format": "json", "to": "t.json", "\#(key)": "Acme" }"#)
    #expect(
      findings.map(\.message) == [
        "'\(key)' is no setting of the format 'json', whose settings are 'to'; it belongs to 'swift'"
      ])
  }

  @Test func `a token that keeps the capital of a namespace is refused`() {
    let number = #"{ "$type": "number", "$value": 1 }"#
    for (setting, count) in [(#""namespace": "Acme""#, 1), (#""namespace": "Other""#, 0)] {
      let compilation = compiled([
        "tincture.json": """
        { "rules": "lenient", "outputs": [{ "format": "swift", "to": "t", \(setting) }] }
        """,
        "t.tokens.json": #"{ "g": { "acme": \#(number), "Acme": \#(number) } }"#,
      ])
      #expect(compilation.findings(.nameCollision).count == count, "\(compilation.named)")
    }
  }

  @Test func `a prefix must not make an enum of a value type's name`() {
    let contract = """
      { "component": "Stroke", "path": "s/<style>/*", "axes": { "style": ["a"] },
        "roles": { "r": { "type": "number" } } }
      """
    let findings = compiled([
      "tincture.json":
        #"{ "outputs": [{ "format": "swift", "to": "t", "prefix": "Token" }] }"#,
      "c.contract.json": contract,
      "t.tokens.json": #"{ "s": { "a": { "r": { "$type": "number", "$value": 1 } } } }"#,
    ]).findings
    #expect(
      findings.map(\.message) == [
        "with the prefix 'Token', axis 'style' of Stroke would be the enum 'TokenStrokeStyle', a "
          + "type that themes use; choose another prefix, or rename the axis"
      ])
  }

  @Test func `a component does not take the value types' file`() {
    let contract = """
      { "component": "TokenValues", "path": "s/*", "roles": { "r": { "type": "number" } } }
      """
    for (runtime, count) in [("inline", 1), ("import", 0)] {
      let compilation = compiled([
        "tincture.json":
          #"{ "outputs": [{ "format": "swift", "to": "t", "runtime": "\#(runtime)" }] }"#,
        "c.contract.json": contract,
        "t.tokens.json": #"{ "s": { "r": { "$type": "number", "$value": 1 } } }"#,
      ])
      #expect(compilation.findings(.nameCollision).count == count)
    }
  }

  private func findings(_ output: String) -> [Diagnostic] {
    Project.read(SourceFile(path: "tincture.json", "{ \"outputs\": [\(output)] }")).findings
  }
}
