import TokenTesting

@testable import TokenChecks

/// The audit as aligned text.
@Suite struct AuditTextTests {
  private func lines(
    _ compilation: Compilation, showsSwatches: Bool = false, showsAll: Bool = false
  ) -> [String] {
    compilation.report.text(showsSwatches: showsSwatches, showsAll: showsAll)
      .split(separator: "\n").map(String.init)
  }

  @Test func `the summary has the level and the waivers that need a date`() {
    let lines = lines(AuditReportSample.compilation)
    #expect(lines.last == AuditReportSample.compilation.report.summary)
    #expect(lines[0] == "WCAG 2.2, level AA")
    #expect(lines[1].hasPrefix("Coverage 83.33%: "))
    #expect(
      lines[2].contains("1 waiver has an end date")
        && lines[2].contains("'tincture audit' checks them"))
    let judged = compiled(AuditReportSample.files, today: "2029-12-31")
    #expect(!judged.report.text().contains("end date"))
  }

  @Test func `the verdict says where only alpha helps`() {
    let pair = PairProject(foreground: color("#000000", alpha: 0.3), background: color("#FFFFFF"))
    #expect(pair.compilation.report.text().contains("1 check fails, and only more alpha helps."))
  }

  @Test func `rules that are not at their defaults are named`() {
    var pair = PairProject(foreground: color("#000000"), background: color("#FFFFFF"))
    #expect(!pair.compilation.report.text().contains("Rules"))
    pair.rules = #"""
      "preset": "lenient", "unpaired-color": "off", "wrong-claim": "off",
      "low-contrast": "warning", "slack-floor": "error"
      """#
    let note =
      "Rules not at their defaults: preset lenient; low-contrast: warning; "
      + "wrong-claim, unpaired-color: off"
    #expect(lines(pair.compilation).contains(note))
    #expect(pair.compilation.report.markdown().contains(note + "."))
    #expect(String(decoding: pair.compilation.auditHTML, as: UTF8.self).contains(note + "."))
  }

  @Test(arguments: BaselineComparison.Change.allCases) func `a baseline is counted`(
    change: BaselineComparison.Change
  ) {
    let lines = lines(AuditReportSample.compared(change))
    let counts = change == .new ? "1 new" : "0 new, 1 \(change.rawValue)"
    #expect(lines.contains("Against the baseline audit.json: \(counts), 1 fixed"))
    #expect(lines.contains { $0.hasPrefix("  fail (\(change.rawValue))  ") })
  }

  @Test func `each result has a row, failures last, and passes only if asked for`() {
    let compilation = AuditReportSample.compilation
    let rows = lines(compilation, showsAll: true).filter(isRow)
    #expect(rows.count == compilation.audit.results.count)
    #expect(
      rows.map { $0.split(separator: " ")[0] } == [
        "pass", "pass", "exempt", "waived", "fail", "indeterminate",
      ])
    let short = rows.prefix(3).filter { $0.contains("  on ") }
    #expect(Set(short.map { columns(before: "  on ", in: $0) }).count == 1)
    #expect(lines(compilation, showsAll: true).allSatisfy { $0.count <= 160 })
    let few = lines(compilation).filter(isRow)
    #expect(few.map { $0.split(separator: " ")[0] } == ["waived", "fail", "indeterminate"])
  }

  @Test func `swatches keep the columns aligned, and only they have escape characters`() throws {
    let compilation = AuditReportSample.compilation
    let colored = lines(compilation, showsSwatches: true, showsAll: true)
    let rows = colored.filter { $0.contains("  on ") }
    let bare = try rows.map { $0.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "") }
    let aligned = bare.filter { $0.hasPrefix("pass") || $0.hasPrefix("exempt") }
    #expect(Set(aligned.map { columns(before: "  on ", in: $0) }).count == 1)
    #expect(bare.allSatisfy { !$0.contains("\u{1B}") })
    let without = bare.map { $0.replacing("  Abcd  on ", with: "  on ") }
      .map { $0.replacing("        on ", with: "  on ") }
    #expect(Set(without) == Set(lines(compilation, showsAll: true).filter { $0.contains("  on ") }))
    #expect(!compilation.report.text().contains("\u{1B}"))
  }

  @Test func `a swatch shows the foreground on the background, and all of a gradient`() throws {
    let rows = lines(AuditReportSample.compilation, showsSwatches: true, showsAll: true)
    let solid = try #require(rows.first { $0.contains("fail ") })
    #expect(solid.contains("\u{1B}[38;2;119;119;119;48;2;255;255;255mA"))
    #expect(solid.contains("md\u{1B}[0m  on bg"))
    let hill = try #require(rows.first { $0.contains("on hill") })
    #expect(hill.contains("\u{1B}[38;2;0;0;0;48;2;255;255;255mA"))
    #expect(hill.contains("\u{1B}[38;2;0;0;0;48;2;128;128;128md\u{1B}[0m"))
    let glass = try #require(rows.first { $0.contains("on glass") })
    #expect(!glass.contains("\u{1B}"), "an unmeasured pair must not have a swatch")
  }

  /// Whether a line begins a row. What is too long continues on the next line.
  private func isRow(_ line: String) -> Bool {
    let word = line.split(separator: " ").first.map(String.init) ?? ""
    return Outcome(rawValue: word) != nil
  }

  private func columns(before text: String, in line: String) -> Int? {
    line.ranges(of: text).first.map { line.distance(from: line.startIndex, to: $0.lowerBound) }
  }
}
