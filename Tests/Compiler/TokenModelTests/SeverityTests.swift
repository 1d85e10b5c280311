import TokenTesting

/// A project can turn errors into warnings, warnings into errors, and rules off.
@Suite struct SeverityTests {
  private func low(_ rules: String) -> Compilation {
    PairProject(
      foreground: color("#6075C1"), background: color("#EEF2F9"),
      contract: """
        "claims": [{ "foreground": "#000000", "on": "#FFFFFF", "ratio": 20 }]
        """, rules: rules
    ).compilation
  }

  private func severities(_ compilation: Compilation) -> [String] {
    compilation.findings.map { "\($0.rule.rawValue) \($0.severity.rawValue)" }.sorted()
  }

  @Test(arguments: [
    ("", ["low-contrast error", "wrong-claim warning"]),
    (#""low-contrast": "warning""#, ["low-contrast warning", "wrong-claim warning"]),
    (
      #""low-contrast": "warning", "wrong-claim": "error""#,
      ["low-contrast warning", "wrong-claim error"]
    ),
    (#""low-contrast": "warning", "wrong-claim": "off""#, ["low-contrast warning"]),
  ]) func `files are written unless a finding is an error`(rules: String, expected: [String]) {
    let compilation = low(rules)
    #expect(severities(compilation) == expected)
    let hasErrors = expected.contains { $0.hasSuffix("error") }
    #expect(compilation.hasErrors == hasErrors && compilation.files.isEmpty == hasErrors)
    #expect(compilation.audit.count(.fail) == 1)
  }

  @Test(arguments: [Rule.lowContrast, .unmatchedSource])
  func `a rule that keeps the audit complete cannot be off`(rule: Rule) {
    let (project, findings) = Project.read(
      SourceFile(path: "tincture.json", text: #"{ "rules": { "\#(rule.rawValue)": "off" } }"#))
    #expect(
      findings.map(\.message) == [
        "'\(rule.rawValue)' cannot be off, or the audit could be silently incomplete; write "
          + "\"warning\" or \"error\""
      ])
    #expect(project.severity(of: rule) == .error)
  }

  @Test(arguments: [Rule.slackFloor, .hiddenLayer])
  func `a rule that could be off before is a warning, and so is the setting`(rule: Rule) {
    let (project, findings) = Project.read(
      SourceFile(path: "tincture.json", text: #"{ "rules": { "\#(rule.rawValue)": "off" } }"#))
    #expect(findings.map(\.rule) == [.invalidProject] && findings.map(\.severity) == [.warning])
    #expect(project.severity(of: rule) == .warning)
  }

  /// A project file, the rule it breaks, and the line and column.
  @Test(arguments: [
    (#"{ "rules": { "low-contrst": "off" } }"#, "unknown-key 1:14 -"),
    (#"{ "rules": { "low-contrast": "none" } }"#, "invalid-project 1:30 -"),
    (#"{ "rules": [] }"#, "invalid-project 1:12 -"), (#"{ "ruels": {} }"#, "unknown-key 1:3 -"),
    (#"{ "sources": ["a"], "resolver": "b" }"#, "invalid-project 1:21 -"),
    (#"{ "resolver": "../b.json" }"#, "invalid-project 1:15 -"),
    (#"{ "audit": { "level": "A" } }"#, "invalid-project 1:23 -"),
    (#"{ "audit": { "standard": "apca" } }"#, "invalid-project 1:26 -"),
    (#"{ "outputs": [{ "format": "swift" }] }"#, "invalid-project 1:15 -"),
    (#"{ "outputs": [{ "format": "less", "to": "a" }] }"#, "invalid-project 1:27 -"),
    (#"{ "outputs": [{ "format": "swift", "to": "/a" }] }"#, "invalid-project 1:42 -"),
    (#"{ "outputs": [{ "format": "swift", "to": "a/../.." }] }"#, "invalid-project 1:42 -"),
    (
      #"{ "outputs": [{ "format": "swift", "to": "a", "access": "open" }] }"#,
      "invalid-project 1:57 -"
    ),
    (#"{ "sources": 1 }"#, "invalid-project 1:14 -"), ("[]", "invalid-project 1:1 -"),
    ("{", "invalid-json 1:2 -"),
  ]) func `an invalid project file is reported at the fault`(text: String, mark: String) {
    let (_, findings) = Project.read(SourceFile(path: "tincture.json", text: text))
    #expect(findings.map(\.mark) == [mark])
  }

  @Test func `a misspelled key is reported with the nearest one`() {
    let (_, findings) = Project.read(
      SourceFile(
        path: "tincture.json", text: #"{ "contarcts": [], "rules": { "low-contrst": "off" } }"#))
    #expect(findings.map { $0.message.contains("'contracts'") } == [true, false])
    #expect(findings.map { $0.message.contains("'low-contrast'") } == [false, true])
  }
}
