import TokenTesting

/// Each format has its own settings, and rejects others with the name of their format.
@Suite struct OutputSettingsTests {
  private func findings(_ output: String) -> [String] {
    Project.read(SourceFile(path: "tincture.json", text: "{ \"outputs\": [{ \(output) }] }"))
      .findings.map { "\($0.rule.rawValue): \($0.message)" }
  }

  @Test(arguments: ["", "a..b", "a.1b", ".a", "com.ex-ample", "a b", "a;import x", "é"])
  func `an invalid package is an error`(package: String) {
    let found = findings(#""format": "compose", "to": "t", "package": "\#(package)""#)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("invalid-project: expected words") ?? false)
  }

  @Test func `a template outside the project folder is an error`() {
    #expect(
      findings(#""format": "mustache", "to": "t", "template": "../t.mustache""#) == [
        "invalid-project: '../t.mustache' is outside the project folder; "
          + "name a path inside it"
      ])
  }

  @Test func `a template's output cannot overwrite a source or a template`() {
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
}
