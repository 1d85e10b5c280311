import TokenTesting

/// Invalid settings of generated Swift are reported at their place, with what is expected.
@Suite struct SwiftSettingsFindingTests {
  @Test(arguments: [
    (#""module": "my values""#, "'module' must be the name of a Swift module, found 'my values'"),
    (#""module": "1st""#, "'module' must be the name of a Swift module, found '1st'"),
    (#""module": "import""#, "'module' must be the name of a Swift module, found 'import'"),
    (#""module": """#, "'module' must be the name of a Swift module, found ''"),
    (
      #""prefix": "acme""#,
      "'prefix' must be ASCII letters, digits and underscores, and begin with a capital, "
        + "found 'acme'"
    ),
    (
      #""namespace": "Ac\nme""#,
      "'namespace' must be ASCII letters, digits and underscores, and begin with a capital, "
        + #"found 'Ac\u{A}me'"#
    ),
    (
      #""namespace": "Theme""#,
      "'namespace' must not be a name that Swift or generated code uses, found 'Theme'"
    ),
    (
      #""namespace": "Self""#,
      "'namespace' must not be a name that Swift or generated code uses, found 'Self'"
    ),
    (
      #""namespace": "CounterTokens""#,
      "'namespace' must not be a name that Swift or generated code uses, found 'CounterTokens'"
    ),
    (
      #""runtime": "inline", "module": "Values""#,
      "'module' has no effect with \"runtime\": \"inline\"; remove one of the two"
    ),
    (
      #""namespace": "Acme", "prefix": "Zen""#,
      "use 'namespace' or 'prefix', not both; a namespace needs no prefix"
    ),
  ]) func `an invalid setting is reported at its value`(setting: String, sentence: String) {
    let findings = findings(#"{ "format": "swift", "to": "t", \#(setting) }"#)
    #expect(findings.map(\.message) == [sentence])
    #expect(findings.map(\.rule) == [.invalidProject])
    let text = Array(#"{ "outputs": [{ "format": "swift", "to": "t", \#(setting) }] }"#)
    let column = findings.first?.place.column ?? 0
    #expect(column > 40 && text[column - 1] == "\"", "at the value")
  }

  private func findings(_ output: String) -> [Diagnostic] {
    Project.read(SourceFile(path: "tincture.json", text: "{ \"outputs\": [\(output)] }")).findings
  }
}
