import Testing

@testable import TokenModel
@testable import TokenReports

/// The pages of rules, as `tincture help` prints them.
@Suite struct RulePageTests {
  @Test(arguments: Rule.allCases) func `the page of a rule is embedded and fits a terminal`(
    rule: Rule
  ) throws {
    let page = RulePage(rule)
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == Substring(rule.rawValue))
    for heading in ["Why it matters", "Example", "What to do", "Severity"] {
      #expect(lines.contains(Substring(heading)))
      #expect(page.markdown.contains("## \(heading)\n"))
    }
    let prose = lines.filter { !$0.hasPrefix("  ") }
    #expect(prose.allSatisfy { $0.count <= 80 })
    #expect(!page.text.contains("]("), "a terminal cannot follow it")
    #expect(!page.text.contains("```"))
    #expect(page.markdown.split(separator: "```").count % 2 == 1)
  }
}
