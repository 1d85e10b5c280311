import TokenTesting

/// The audit as Markdown. `Tests/Consumers` tests how parsers read it.
@Suite struct AuditMarkdownTests {
  @Test(arguments: BaselineComparison.Change.allCases) func `a baseline gets a section`(
    change: BaselineComparison.Change
  ) {
    let report = AuditReportSample.compared(change).report.markdown()
    #expect(report.contains(" | 4.47 | 4.5 | text, 1.4.3 | fail | \(change.rawValue) | "))
    #expect(report.contains("Against the baseline audit.json: "))
    #expect(report.contains("1 \(change.rawValue)") && report.contains("1 fixed"))
    #expect(!AuditReportSample.compilation.report.markdown().contains("baseline"))
  }

  @Test func `a comment fits any limit, and cuts no more than necessary`() {
    let whole = AuditReportSample.compilation.report.markdown(limit: Report.commentLimit)
    let length = whole.utf8.count
    #expect(AuditReportSample.compilation.report.markdown(limit: length) == whole)
    var lengths: [Int] = []
    for limit in stride(from: length - 1, to: 2400, by: -31) {
      let report = AuditReportSample.compilation.report.markdown(limit: limit)
      #expect(report.utf8.count <= limit)
      #expect(report.contains("**Cut to fit**"))
      #expect(report.hasPrefix("<!-- tincture-audit -->\n"))
      lengths.append(report.utf8.count)
    }
    #expect(lengths == lengths.sorted(by: >) && lengths.count > 10)
  }

  @Test func `failures have a suggested fix and a place`() throws {
    let compilation = AuditReportSample.compilation
    let failure = try #require(compilation.audit.results.first { $0.outcome == .fail })
    let remedy = try #require(failure.remedy)
    let text = compilation.report.markdown()
    #expect(text.contains("1. Set `\(remedy.token)` to `\(remedy.to)` "))
    #expect(text.contains(", in `tokens/card.tokens.json:\(remedy.place.line)`, for 1 check"))
    #expect(
      text.contains(
        "```diff\n@@ tokens/card.tokens.json:\(remedy.place.line) \(remedy.token) @@\n- "))
  }
}
