import Testing
import TokenCompiler
import TokenModel
import TokenOutputs

/// Each format takes its own settings, and says where others belong.
@Suite struct OutputSettingsTests {
  private func findings(_ output: String) -> [String] {
    Project.read(SourceFile(path: "tincture.json", text: "{ \"outputs\": [{ \(output) }] }"))
      .findings
      .map { "\($0.rule.rawValue): \($0.message)" }
  }

  @Test(arguments: [
    #""format": "css", "to": "t.css""#,
    #""format": "xcassets", "to": "T.xcassets""#,
    #""format": "compose", "to": "kotlin", "package": "com.example._1""#,
    #""format": "mustache", "to": "t.md", "template": "t.mustache""#,
    #""format": "swift", "to": "Themes", "access": "package", "runtime": "import""#,
  ])
  func `a format with its own settings is fine`(output: String) {
    #expect(findings(output) == [])
  }

  @Test func `a setting of another format is refused, and the finding says whose it is`() {
    #expect(
      findings(#""format": "css", "to": "t.css", "package": "a.b""#) == [
        "unknown-key: format 'css' has no setting 'package'; it has 'to', and 'package' belongs to "
          + "'compose'"
      ])
    #expect(
      findings(#""format": "mustache", "to": "t", "template": "t.mustache", "access": "public""#)
        == [
          "unknown-key: format 'mustache' has no setting 'access'; it has 'to' and 'template', and "
            + "'access' belongs to 'swift'"
        ])
  }

  @Test(arguments: [("compose", "package"), ("mustache", "template")])
  func `what a format cannot do without is asked for`(format: String, setting: String) {
    #expect(
      findings("\"format\": \"\(format)\", \"to\": \"t\"")
        == ["invalid-project: '\(setting)' is missing from an output"])
  }

  @Test(arguments: ["", "a..b", "a.1b", ".a", "com.ex-ample", "a b", "a;import x", "é"])
  func `what is no package is refused`(package: String) {
    let found = findings(#""format": "compose", "to": "t", "package": "\#(package)""#)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("invalid-project: expected words") ?? false)
  }

  @Test func `a template outside the project folder is refused`() {
    #expect(
      findings(#""format": "mustache", "to": "t", "template": "../t.mustache""#) == [
        "invalid-project: '../t.mustache' is outside the project folder; "
          + "name a path inside it"
      ])
  }

  @Test func `what a template makes may overwrite neither a source nor a template`() {
    for path in ["t.tokens.json", "t.mustache", "part.mustache"] {
      let config = """
        { "outputs": [{ "format": "mustache", "template": "t.mustache", "to": "\(path)" }] }
        """
      let compilation = compiled([
        "tincture.json": config, "t.tokens.json": "{}", "t.mustache": "{{> part}}",
        "part.mustache": "",
      ])
      #expect(compilation.findings(.invalidProject).count == 1, "\(path)")
      #expect(compilation.renderings.isEmpty)
    }
  }

  @Test func `two outputs of different formats cannot write one file`() {
    let config = """
      { "outputs": [{ "format": "css", "to": "t" }, { "format": "compose", "to": "t/t.kt", "package": "a" },
        { "format": "mustache", "template": "t.mustache", "to": "t" }] }
      """
    let compilation = compiled([
      "tincture.json": config, "t.tokens.json": "{}", "t.mustache": "",
    ])
    #expect(
      compilation.findings.map(\.message)
        == ["two outputs would write 't'; give one of them another 'to'"])
  }
}
