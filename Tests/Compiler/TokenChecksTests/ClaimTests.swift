import TokenTesting

/// Claimed ratios are recomputed.
@Suite struct ClaimTests {
  private func claimed(_ ratio: String, of foreground: String = "#072592") -> Compilation {
    PairProject(
      foreground: color("#000000"), background: color("#FFFFFF"),
      contract: """
        "claims": [
        { "foreground": "\(foreground)", "on": "#EEF2F9", "ratio": \(ratio), "source": "S" }]
        """
    ).compilation
  }

  /// Claims for a computed ratio of 11.0759….
  @Test(arguments: [
    ("11.07", true), ("11.08", true), ("11.1", true), ("11.0", true), ("\"11.0\"", true),
    ("11", true), ("\"11.07\"", true), ("\"11.08\"", true), ("\"11.075\"", true),
    ("\"11.076\"", true), ("11.8", false), ("\"11.10\"", false), ("\"11.00\"", false),
    ("11.2", false), ("12", false), ("10", false), ("\"11.09\"", false), ("\"11.074\"", false),
  ]) func `a claim is correct if truncating or rounding gives the claimed ratio`(
    ratio: String, holds: Bool
  ) throws {
    let compilation = claimed(ratio)
    let claim = try #require(compilation.audit.claims.first)
    #expect(claim.isCorrect == holds)
    #expect(abs(claim.ratio - 11.0759) < 0.0001)
    #expect(claim.foreground == "#072592" && claim.background == "#EEF2F9" && claim.source == "S")
    #expect(compilation.findings.map(\.rule) == (holds ? [] : [.wrongClaim]))
    #expect(compilation.findings.allSatisfy { $0.severity == .warning })
    #expect(!compilation.files.isEmpty)
  }

  @Test func `a finding repeats the claim with its decimals`() {
    let compilation = PairProject(
      foreground: color("#000000"), background: color("#FFFFFF"),
      contract: ##"""
        "claims": [ { "foreground": "#777777", "on": "#FFFFFF", "ratio": "4.50" },
          { "foreground": "#777777", "on": "#FFFFFF", "ratio": "4.5" } ]
        """##
    ).compilation
    #expect(compilation.audit.claims.map(\.stated) == ["4.50", "4.5"])
    #expect(compilation.audit.claims.map(\.isCorrect) == [false, true])
    #expect(compilation.report.text(showsAll: true).contains("says 4.50:1"))
  }

  @Test(arguments: ["0.9", "22", "\"x\"", "null", "\"\"", "\"0x4\"", "\"1e1\"", "[]"])
  func `a claimed ratio is a plain number from 1 to 21`(ratio: String) {
    #expect(claimed(ratio).findings.map(\.rule) == [.invalidContract])
  }

  @Test(arguments: ["072592", "#07259", "#07259200", "blue", ""])
  func `a claim's colors are written with six digits`(hex: String) {
    #expect(claimed("11.07", of: hex).findings.map(\.rule) == [.invalidContract])
  }
}
