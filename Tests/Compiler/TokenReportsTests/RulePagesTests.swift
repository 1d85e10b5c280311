import TokenTesting

@testable import TokenOutputs
@testable import TokenReports

/// Links from findings to a site with pages about rules.
@Suite struct RulePagesTests {
  private func compilation(_ settings: String) -> Compilation {
    var files = AuditReportSample.files
    files["tincture.json"] = "{ \(settings) }"
    return compiled(files)
  }

  private func reports(_ compilation: Compilation) -> [String] {
    let reports = [
      compilation.report.sarif(folder: ""), compilation.report.gitLab(folder: ""),
      compilation.report.gitHub(folder: ""), Array(compilation.report.markdown().utf8),
      compilation.auditHTML,
    ]
    return reports.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `reports link the pages that the project names`() {
    let reports = reports(
      compilation(#""rulePages": "https://design.example.com:8080/a/{rule}.html?a=1&b=2#{rule}""#))
    let links = [
      #""helpUri": "https://design.example.com:8080/a/low-contrast.html?a=1&b=2#low-contrast""#,
      #""body": "<https://design.example.com:8080/a/low-contrast.html?a=1&b=2#low-contrast>""#,
      "%0Ahttps://design.example.com:8080/a/low-contrast.html?a=1&b=2#low-contrast\n",
      "| [wrong-claim](<https://design.example.com:8080/a/wrong-claim.html?a=1&b=2#wrong-claim>) |",
      #"<a href="https://design.example.com:8080/a/wrong-claim.html?a=1&amp;b=2#wrong-claim" "#
        + #"rel="noreferrer">wrong-claim</a>"#,
    ]
    for (report, link) in zip(reports, links) { #expect(report.contains(link)) }
  }

  @Test func `without the setting, reports link no page`() {
    for report in reports(compilation("")) {
      #expect(
        !["helpUri", "\"body\"", "%0Ahttp", "](<", "noreferrer"].contains(where: report.contains))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)//{rule}", "//example.com/{rule}", "HTTPS://example.com/{rule}",
    "https:///{rule}", "https://:80/{rule}", "https://a:b@example.com/{rule}",
    "https://example.com/",
    "https://example.com/{rule}/{page}", "https://example.com/{rule} ",
    "https://example.com/{rule}é",
    "https://example.com/{rule}\u{301}", "https://example.com/'{rule}",
    "https://example.com/{rule}>",
    "https://example.com/({rule})", "https://example.com/{rule}%22", "docs/{rule}.md", "",
    "https://example.com/{rule}" + String(repeating: "x", count: 500),
  ])
  func `what is not an address of pages is an error`(text: String) {
    let compilation = compilation("\"rulePages\": \"\(text)\"")
    #expect(compilation.rulePages == nil)
    let project = Project.read(
      SourceFile(path: "tincture.json", text: "{ \"rulePages\": \"\(text)\" }"), outputs: [])
    #expect(project.findings.map(\.place.text) == ["tincture.json:1:16"])
    #expect(
      project.findings.map(\.message) == [
        "expected an address such as \"https://example.com/{rule}.html\", in ASCII and of at most 500 "
          + "characters"
      ])
  }
}
