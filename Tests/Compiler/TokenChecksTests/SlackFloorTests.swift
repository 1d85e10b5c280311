import TokenTesting

@testable import TokenChecks

/// Floors of waivers and baselines that are far below what they accept.
@Suite struct SlackFloorTests {
  /// `fg` on `bg` is 3.884:1.
  private func pair(floor: String) -> PairProject {
    PairProject(
      foreground: color("#6075C1"), background: color("#EEF2F9"),
      contract: """
        "waivers": [{ "foreground": "fg", "on": "bg", "because": "debt", "owner": "o",
          "floor": \(floor) }]
        """)
  }

  @Test(arguments: [("3.88", false), ("3.84", false), ("3.83", true), ("1", true)])
  func `a floor is at most 0.05 below the ratio`(floor: String, isReported: Bool) {
    let compilation = pair(floor: floor).compilation
    #expect(compilation.findings.map(\.rule) == (isReported ? [.slackFloor] : []))
    #expect(compilation.audit.count(.waived) == 1)
  }

  @Test func `a distance of 0.05 is allowed in spite of rounding`() {
    #expect(!3.88.isSlack(below: 3.93))
    #expect(!4.45.isSlack(below: 4.5) && !1.isSlack(below: 1.05))
    #expect(3.88.isSlack(below: 3.9301))
  }

  /// A component with two states, whose labels are 3.88:1 and 2.84:1.
  private func states(_ waivers: String) -> Compilation {
    compiled([
      "tokens/t.tokens.json": """
      { "c": { "$type": "color", "page": { "$value": \(color("#EEF2F9")) },
        "a": { "fg": { "$value": \(color("#6075C1")) } },
        "b": { "fg": { "$value": \(color("#8090C8")) } } } }
      """,
      "tokens/c.contract.json": """
      { "component": "C", "path": "c/<kind>/*", "axes": { "kind": ["a", "b"] },
        "roles": { "fg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "c/page" }], "waivers": [\(waivers)] }
      """,
    ])
  }

  @Test func `one waiver cannot accept rows that are far apart`() {
    let compilation = states(
      #"{ "foreground": "fg", "on": "c/page", "floor": 2.7, "because": "debt", "owner": "o" }"#)
    let rows = compilation.audit.results.compactMap(\.ratio)
    #expect(rows.count == 2 && compilation.audit.count(.waived) == 2)
    let findings = compilation.findings(.slackFloor)
    #expect(findings.count == 1, "one for each waiver")
    let highest = shown(rows.max() ?? 0)
    #expect(findings.first?.path == "c/a/fg")
    #expect(
      findings.first?.message.hasSuffix("a waiver of its own, with \"floor\": \(highest)") ?? false)
  }

  @Test func `a waiver for each row has its own floor`() throws {
    let ratios = states("").audit.results.compactMap(\.ratio)
    try #require(ratios.count == 2)
    let waivers = zip(["a", "b"], ratios).map { kind, ratio in
      #"{ "foreground": "fg", "on": "c/page", "where": { "kind": ["\#(kind)"] }, "because": "debt", "#
        + #""owner": "o", "floor": \#(shown(ratio)) }"#
    }
    #expect(states(waivers.joined(separator: ",")).findings == [])
  }

  /// The findings with a baseline that accepts the pair at a ratio.
  private func compared(ratio: String) -> [Diagnostic] {
    let pair = PairProject(foreground: color("#6075C1"), background: color("#EEF2F9"))
    var sources = sources(pair.files)
    sources.baseline = SourceFile(
      path: "b.json",
      text: #"{ "version": 1, "results": [{ "result": "C/fg/on/bg", "ratio": \#(ratio) }] }"#)
    return compile(sources).findings
  }

  @Test(arguments: [("3.88", false), ("3.84", false), ("3.83", true), ("0.5", true)])
  func `an entry of a baseline is at most 0.05 below the ratio`(ratio: String, isReported: Bool) {
    let findings = compared(ratio: ratio)
    #expect(findings.contains { $0.rule == .slackFloor && $0.severity == .error } == isReported)
    #expect(findings.contains { $0.rule == .lowContrast && $0.severity == .warning })
  }

  @Test func `the finding about an entry says how to regenerate the baseline`() {
    let finding = compared(ratio: "0.5").first { $0.rule == .slackFloor }
    #expect(
      finding?.message.hasSuffix(
        "is 3.88:1, 3.38 above the 0.50:1 that the baseline accepts; regenerate it: "
          + "tincture audit --write-baseline") ?? false)
    #expect(finding?.place == Place(file: "b.json", line: 1, column: 29))
  }
}
