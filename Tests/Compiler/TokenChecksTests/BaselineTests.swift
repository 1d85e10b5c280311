import TokenTesting

/// With a baseline, only new and worse failures are errors, and fixed ones must be removed from it.
@Suite struct BaselineTests {
  /// Compiles ink and line on a card, with a baseline.
  private func compilation(
    ink: String, line: String = "#000000", rules: [Rule: Project.RuleSetting] = [:],
    _ baseline: [UInt8]?
  ) -> Compilation {
    var sources = sources(
      LayerProject(
        tokens: [
          ("card", "color", color("#FFFFFF")), ("ink", "color", color(ink)),
          ("line", "color", color(line)),
        ], roles: [("card", "color"), ("ink", "color"), ("line", "color")],
        pairs: ["ink", "line"].map { #"{ "foreground": "\#($0)", "on": "card" }"# }
      ).files)
    sources.project.rules = rules
    sources.baseline = baseline.map { SourceFile(path: "base.json", text: $0) }
    return compile(sources)
  }

  private func baseline(ink: String, line: String = "#000000") -> [UInt8] {
    compilation(ink: ink, line: line, nil).audit.baselineJSON
  }

  @Test func `a failure in the baseline is a warning`() throws {
    let compilation = compilation(ink: "#888888", baseline(ink: "#888888"))
    #expect(!compilation.hasErrors && !compilation.files.isEmpty)
    let finding = try #require(compilation.findings.first)
    #expect(
      finding.severity == .warning
        && finding.message.hasSuffix("; the baseline accepts it at 3.54:1"))
    #expect(compilation.audit.results.map(\.change) == [.known, nil])
    #expect(compilation.audit.results[0].outcome == .fail)
  }

  @Test func `a worse failure is an error`() throws {
    let compilation = compilation(ink: "#898989", baseline(ink: "#888888"))
    let finding = try #require(compilation.findings.first)
    #expect(finding.severity == .error && compilation.audit.results[0].change == .worse)
    #expect(finding.message.contains("; the baseline accepts it only at 3.54:1"))
  }

  @Test func `a failure that is not in the baseline is an error`() {
    let compilation = compilation(ink: "#888888", line: "#999999", baseline(ink: "#888888"))
    #expect(compilation.audit.results.map(\.change) == [.known, .new])
    #expect(compilation.findings.map(\.severity) == [.warning, .error])
  }

  @Test(arguments: [("#898989", "#000000"), ("#888888", "#999999")])
  func `new and worse failures are errors even if the rule is a warning`(ink: String, line: String)
  {
    let rules: [Rule: Project.RuleSetting] = [.lowContrast: .warning]
    let known = compilation(ink: "#888888", rules: rules, baseline(ink: "#888888"))
    #expect(known.findings.map(\.severity) == [.warning] && !known.hasErrors)
    let more = compilation(ink: ink, line: line, rules: rules, baseline(ink: "#888888"))
    #expect(more.findings.count { $0.severity == .error } == 1)
    #expect(more.hasErrors && more.files.isEmpty)
    // Without a baseline, no failure is new.
    #expect(!compilation(ink: ink, line: line, rules: rules, nil).hasErrors)
  }

  @Test func `a pair that no longer exists must be removed from the baseline`() {
    let text = #"{ "version": 1, "results": [{ "result": "C/old/on/card", "ratio": 2 }] }"#
    let compilation = compilation(ink: "#000000", Array(text.utf8))
    #expect(compilation.findings(.staleBaseline).count == 1)
    #expect(compilation.audit.baseline?.fixed.first?.now == nil)
  }

  @Test func `a new baseline accepts all current failures`() {
    for ink in ["#000000", "#888888", "#FFFFFF"] {
      let compilation = compilation(ink: ink, line: ink, baseline(ink: ink, line: ink))
      #expect(!compilation.hasErrors && compilation.audit.baseline?.fixed.isEmpty ?? false)
    }
  }

  @Test func `without a baseline nothing is compared`() {
    let audit = compilation(ink: "#888888", nil).audit
    #expect(audit.baseline == nil && audit.results.allSatisfy { $0.change == nil })
  }

  @Test(arguments: [
    ("[]", "invalid-baseline"), ("{", "invalid-json"), (#"{ "results": [] }"#, "invalid-baseline"),
    (#"{ "version": 2, "results": [] }"#, "invalid-baseline"),
    (#"{ "version": 1, "results": [{ "result": "x", "ratio": "3" }] }"#, "invalid-baseline"),
    (#"{ "version": 1, "results": [{ "result": 1, "ratio": 3 }] }"#, "invalid-baseline"),
    (
      #"{ "version": 1, "results": [{ "result": "C/ink/on/card", "ratio": 3 }, { "result": "C/ink/on/card", "ratio": 2 }] }"#,
      "invalid-baseline"
    ),
    (#"{ "version": 1, "results": [], "more": 1 }"#, "unknown-key"),
  ]) func `a file that is not a baseline is an error`(text: String, rule: String) {
    let compilation = compilation(ink: "#888888", Array(text.utf8))
    #expect(compilation.findings.contains { $0.rule.rawValue == rule && $0.severity == .error })
    #expect(compilation.hasErrors)
  }
}
