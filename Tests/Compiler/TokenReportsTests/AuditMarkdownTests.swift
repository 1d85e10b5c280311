import TokenTesting

/// The audit as Markdown. `Tests/Consumers` tests how parsers read it.
@Suite struct AuditMarkdownTests {
  @Test(arguments: BaselineComparison.Change.allCases) func `a baseline gets a section`(
    change: BaselineComparison.Change
  ) {
    let report = AuditReportSample.compared(change).auditMarkdown()
    #expect(report.contains("| \(change.rawValue) | `Card/low/on/bg` | 4.47 |"))
    #expect(report.contains("| fixed | `Card/old` | 2.00 → 5.01 |"))
    #expect(report.contains("1 \(change.rawValue)"))
    #expect(!AuditReportSample.compilation.auditMarkdown().contains("baseline"))
  }

  @Test func `a comment fits any limit, and cuts no more than necessary`() {
    let whole = AuditReportSample.compilation.auditMarkdown(for: .comment())
    let length = whole.utf8.count
    #expect(AuditReportSample.compilation.auditMarkdown(for: .comment(limit: length)) == whole)
    var lengths: [Int] = []
    for limit in stride(from: length - 1, to: 1200, by: -31) {
      let report = AuditReportSample.compilation.auditMarkdown(for: .comment(limit: limit))
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
    let text = compilation.auditMarkdown()
    #expect(text.contains("`tokens/card.tokens.json:\(failure.foreground.place.line)` | "))
    #expect(text.contains("set `\(remedy.token)` to `\(remedy.to)` "))
  }
}
