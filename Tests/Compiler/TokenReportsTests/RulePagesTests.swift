import TokenTesting

@testable import TokenOutputs
@testable import TokenReports

/// Links from findings to a site with pages about rules.
@Suite struct RulePagesTests {
  @Test func `reports link the pages that the project names`() {
    var files = AuditReportSample.files
    files["tincture.json"] = #"{ "rulePages": "https://a.example:8080/{rule}?b=1&c=2#{rule}" }"#
    let compilation = compiled(files)
    let reports = [
      compilation.report.sarif(folder: ""), compilation.report.gitLab(folder: ""),
      compilation.report.gitHub(folder: ""), Array(compilation.report.markdown().utf8),
      compilation.auditHTML,
    ]
    let links = [
      #""helpUri": "https://a.example:8080/low-contrast?b=1&c=2#low-contrast""#,
      #""body": "<https://a.example:8080/low-contrast?b=1&c=2#low-contrast>""#,
      "%0Ahttps://a.example:8080/low-contrast?b=1&c=2#low-contrast\n",
      "| [wrong-claim](<https://a.example:8080/wrong-claim?b=1&c=2#wrong-claim>) |",
      #"<a href="https://a.example:8080/low-contrast?b=1&amp;c=2#low-contrast" rel="noreferrer">"#,
    ]
    for (report, link) in zip(reports, links) {
      #expect(String(decoding: report, as: UTF8.self).contains(link))
    }
    files["tincture.json"] = "{}"
    let log = String(decoding: compiled(files).report.sarif(folder: ""), as: UTF8.self)
    #expect(log.contains("low-contrast") && !log.contains("helpUri"))
  }

  /// `test_schema.py` has more of them.
  @Test(arguments: ["javascript:alert(1)//{rule}", "https://example.com/\u{301}{rule}"])
  func `what is not an address of pages is an error`(text: String) {
    let file = SourceFile(path: "tincture.json", text: "{ \"rulePages\": \"\(text)\" }")
    let (project, findings) = Project.read(file, outputs: [])
    #expect(project.rulePages == nil && findings.map(\.place.text) == ["tincture.json:1:16"])
    #expect(
      findings[0].message
        == "expected an address such as \"https://example.com/{rule}.html\", in ASCII "
        + "and of at most 500 characters")
  }
}
