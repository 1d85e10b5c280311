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

  @Test func `components are in natural order`() throws {
    let tokens = ["ink": "#000000", "page": "#FFFFFF"].map { name, hex in
      #""\#(name)": { "$type": "color", "$value": \#(color(hex)) }"#
    }
    var files = ["tokens/t.tokens.json": "{ \(tokens.joined(separator: ", ")) }"]
    for name in ["Widget10", "Widget2", "Widget1"] {
      files["\(name).contract.json"] = #"""
        { "component": "\#(name)", "contrast": [{ "foreground": "ink", "on": "page" }],
          "roles": { "ink": { "type": "color", "path": "ink" }, "page": { "type": "color", "path": "page" } } }
        """#
    }
    let report = compiled(files).report
    let jUnit = String(decoding: report.jUnit(folder: ""), as: UTF8.self)
    for text in [report.markdown(), report.text(showsCoverage: true), jUnit] {
      let names = text.matches(of: /(?:<summary>|\n  |suite name=")(Widget\d+)/).map(\.1)
      #expect(names == ["Widget1", "Widget2", "Widget10"])
    }
  }
}
