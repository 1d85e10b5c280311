import Foundation
import Testing
import TokenTesting

@testable import TokenModel

/// The reference page of rules is made from their table.
///
/// `UPDATE_PAGES=1 swift test --filter RuleTable` rewrites it and fails. Read the difference, then run
/// the tests again without it.
@Suite struct RuleTableTests {
  @Test func `every rule has a unique summary of one short sentence`() {
    let summaries = Rule.allCases.map(\.row.summary)
    #expect(Set(summaries).count == summaries.count)
    for summary in summaries {
      #expect(summary.count <= 90 && !summary.hasSuffix("."), "\(summary)")
      #expect(summary.first?.isUppercase == true || summary.hasPrefix("convert "), "\(summary)")
    }
  }

  /// The headings of the reference page, with the first rule below each.
  private let headings: [(title: String, first: Rule)] = [
    ("Reading JSON and tokens", .invalidJSON),
    ("Other dialects", .foreignDialect),
    ("Values", .invalidValue),
    ("Project file, resolver, contracts", .unknownKey),
    ("Merging and resolving", .unresolvedReference),
    ("Contracts", .missingToken),
    ("Contrast", .lowContrast),
    ("Generated files", .nameCollision),
  ]

  @Test func `each rule is below one heading`() {
    #expect(headings.flatMap { rules(from: $0.first) } == Rule.allCases)
  }

  /// The rules from this one to the first of the next heading.
  private func rules(from first: Rule) -> [Rule] {
    let others = headings.map(\.first).filter { $0 != first }
    return Array(Rule.allCases.drop { $0 != first }.prefix { !others.contains($0) })
  }

  @Test func `the reference page is made from the table`() throws {
    try expectMade("docs/reference/rules.md", after: "under *Severity*.\n\n") {
      headings.map { heading in
        let rows = rules(from: heading.first).map { rule in
          let always = rule.canBeOff ? "" : rule.isAdjustable ? ", never off" : ", always"
          return "| [\(rule.rawValue)](../diagnostics/\(rule.rawValue).md) "
            + "| \(rule.defaultSeverity.rawValue)\(always) | \(rule.row.summary) |\n"
        }
        return "## \(heading.title)\n\n| rule | default | reports |\n|---|---|---|\n"
          + rows.joined()
      }.joined(separator: "\n")
    }
  }

  /// Compares the end of a file with the expected text, or writes it in update mode.
  private func expectMade(
    _ path: String, after mark: String, _ end: () -> String
  ) throws {
    let url = packageFolder.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let range = try #require(text.range(of: mark), "\(path) lacks the text before its table")
    let made = text[..<range.upperBound] + end()
    guard text != made else { return }
    if ProcessInfo.processInfo.environment["UPDATE_PAGES"] != nil {
      try String(made).write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("\(path) is out of date; run again with UPDATE_PAGES=1")
  }
}
