import TokenTesting

/// Themes that `inputs` leave out are named in every report.
@Suite struct LeftOutThemesTests {
  /// A color in some themes of the modifiers.
  private func compilation(
    inputs: String, modifiers: String = #""mode": { "contexts": { "light": [], "dark": [] } }"#,
    names: [String] = ["mode"]
  ) -> Compilation {
    let order = names.map { ##", { "$ref": "#/modifiers/\##($0)" }"## }.joined()
    return compiled([
      "tincture.json": #"""
      { "resolver": "a.resolver.json",
        "inputs": \#(inputs) }
      """#,
      "a.resolver.json": #"""
      { "version": "2025.10", "sets": { "all": { "sources": [{
          "ink": { "$type": "color", "$value": \#(color("#000000")) },
          "page": { "$type": "color", "$value": \#(color("#FFFFFF")) } }] } },
        "modifiers": { \#(modifiers) },
        "resolutionOrder": [{ "$ref": "#/sets/all" }\#(order)] }
      """#,
      "c.contract.json": #"""
      { "component": "C", "roles": { "ink": { "type": "color", "path": "ink" },
          "page": { "type": "color", "path": "page" } },
        "contrast": [{ "foreground": "ink", "on": "page" }] }
      """#,
    ])
  }

  private let sentence = "inputs leave out 1 of 2 themes: dark"
  private var light: Compilation { compilation(inputs: #"[{ "mode": "light" }]"#) }

  @Test func `nothing is reported when every theme is built`() {
    let every = compilation(inputs: #"[{ "mode": "dark" }, { "mode": "light" }]"#)
    #expect(every.findings == [] && every.audit.leftOut == nil)
    #expect(!every.report.text().contains("leave out"))
    #expect(String(decoding: every.report.json, as: UTF8.self).contains(#""leftOut": null"#))
  }

  @Test func `the texts for people name the themes`() {
    #expect(light.findings == [])
    #expect(light.report.text().contains("\n\(sentence)\n"))
    #expect(light.report.markdown().contains("\n\n\(sentence).\n"))
    let page = String(decoding: light.auditHTML, as: UTF8.self)
    #expect(page.contains("<p class=\"note\">\(sentence).</p>"))
  }

  @Test func `the JSON has the numbers and the contexts`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(light.report.json)) as? [String: Any]
    let leftOut = (json?["audit"] as? [String: Any])?["leftOut"] as? [String: Any]
    #expect(leftOut?["themes"] as? Int == 1 && leftOut?["of"] as? Int == 2)
    #expect(leftOut?["values"] as? [String: [String]] == ["mode": ["dark"]])
    #expect((leftOut?["combinations"] as? [Any])?.isEmpty == true)
  }

  @Test func `SARIF has a notification`() throws {
    let log =
      try JSONSerialization.jsonObject(with: Data(light.report.sarif(folder: ""))) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    let invocation = (run?["invocations"] as? [[String: Any]])?.first
    let note = (invocation?["toolExecutionNotifications"] as? [[String: Any]])?.first
    #expect(note?["level"] as? String == "note")
    #expect((note?["message"] as? [String: String])?["text"] == sentence)
    #expect((note?["locations"] as? [Any])?.count == 1)
  }

  @Test func `JUnit, GitLab and GitHub name the themes`() throws {
    let suites = String(decoding: light.report.jUnit(folder: ""), as: UTF8.self)
    #expect(suites.contains(#"<property name="leftOut" value="\#(sentence)"/>"#))
    let issues =
      try JSONSerialization.jsonObject(with: Data(light.report.gitLab(folder: "app/")))
      as? [[String: Any]]
    let issue = issues?.first
    #expect((issue?["description"] as? String)?.hasSuffix(". \(sentence)") == true)
    let location = issue?["location"] as? [String: Any]
    #expect(location?["path"] as? String == "app/tincture.json")
    #expect((location?["lines"] as? [String: Int]) == ["begin": 1])
    let commands = String(decoding: light.report.gitHub(folder: ""), as: UTF8.self)
    #expect(commands.hasPrefix("::notice ") && commands.contains(sentence))
  }

  private let two = #"""
    "mode": { "contexts": { "light": [], "dark": [] } },
    "contrast": { "contexts": { "normal": [], "high": [] } }
    """#

  @Test(arguments: [
    (#"[{ "mode": "light", "contrast": "normal" }]"#, "3 of 4 themes: dark, high"),
    (
      #"[{ "mode": "light", "contrast": "normal" }, { "mode": "light", "contrast": "high" }]"#,
      "2 of 4 themes: dark"
    ),
    (
      #"""
      [{ "mode": "light", "contrast": "normal" }, { "mode": "light", "contrast": "high" },
       { "mode": "dark", "contrast": "normal" }]
      """#, "1 of 4 themes: dark high"
    ),
  ]) func `contexts that no theme has come first, then combinations`(inputs: String, end: String) {
    let compilation = compilation(inputs: inputs, modifiers: two, names: ["mode", "contrast"])
    #expect(compilation.audit.leftOut?.sentence == "inputs leave out \(end)")
  }

  @Test func `many axes are counted and not listed`() {
    let names = (0..<30).map { "m\($0)" }
    let modifiers = names.map { #""\#($0)": { "contexts": { "off": [], "on": [] } }"# }
    func input(_ word: String) -> String {
      "{ " + names.map { #""\#($0)": "\#(word)""# }.joined(separator: ", ") + " }"
    }
    let compilation = compilation(
      inputs: "[\(input("off")), \(input("on"))]", modifiers: modifiers.joined(separator: ", "),
      names: names)
    let leftOut = compilation.audit.leftOut
    #expect(leftOut?.sentence == "inputs leave out 1073741822 of 1073741824 themes")
    #expect(leftOut?.contexts.isEmpty == true && leftOut?.combinations.isEmpty == true)
  }
}
