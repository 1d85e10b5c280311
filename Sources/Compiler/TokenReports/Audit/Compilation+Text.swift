import ColorMath
import TokenChecks
import TokenModel
import TokenOutputs
import Writers

extension Compilation {
  /// The audit as aligned text: notes, what is accepted or unclear, then the failures by cause, and the
  /// counts last.
  ///
  /// - Parameters:
  ///   - showsSwatches: Whether each line has a sample of the foreground on the background, in 24-bit
  ///     ANSI colors. If false, the text has no escape characters.
  ///   - showsCoverage: Whether the matrix of colors and themes follows the notes.
  ///   - showsAll: Whether checks that pass or are exempt have lines too.
  ///   - showsFailures: Whether checks that fail have lines.
  ///   - columns: The columns of the terminal, to which lines are wrapped; nil to wrap none.
  package func auditText(
    showsSwatches: Bool = false, showsCoverage: Bool = false, showsAll: Bool = false,
    showsFailures: Bool = true, columns: Int? = nil
  ) -> String {
    func table(_ results: [ContrastResult], indent: Int = 0) -> [String] {
      rows(of: results, showsSwatches: showsSwatches, columns: columns.map { $0 - indent })
    }
    var blocks = [remarks(on: self).map(printable)]
    if showsCoverage { blocks.append(audit.coverage.text.parts(at: "\n").map(String.init)) }
    if showsAll { blocks.append(table(audit.results(with: .pass) + audit.results(with: .exempt))) }
    for results in audit.results(with: .waived).grouped(by: \.acceptedBy) {
      let terms = printable(results[0].acceptedBy)
      blocks.append([terms] + table(results, indent: 2).map { "  \($0)" })
    }
    blocks.append(table(audit.results(with: .indeterminate)))
    let states = shortened(
      report.colorOnlyStates.map(\.sentence),
      what: "components with states told apart by color alone")
    let unpaired = shortened(
      audit.unpaired.map { "unpaired: \($0.name) (\($0.place.file):\($0.place.line))" },
      what: "colors that no pair covers")
    blocks.append((audit.claims.map(\.line) + states + unpaired).map(printable))
    var caused: Set<Int> = []
    for cause in showsFailures ? audit.causes : [] {
      let rows = table(cause.results.map { audit.results[$0] }, indent: 2)
      blocks.append(lines(of: cause) + rows.map { "  \($0)" })
      caused.formUnion(cause.results)
    }
    let rest = audit.results.enumerated().filter { $1.outcome == .fail && !caused.contains($0) }
    if showsFailures { blocks.append(table(rest.map(\.element))) }
    var lines = blocks.filter { !$0.isEmpty }.flatMap { $0 + [""] } + [auditSummary]
    if let columns {
      lines = lines.flatMap { line in
        line.wrapped(to: columns, indent: line.prefix { $0 == " " }.count + 2)
      }
      .map { $0.drop { $0 == " " }.hasPrefix("::") ? lineOpening($0) : $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The counts of the audit, on one line. If nothing is measured, what to do next.
  package var auditSummary: String {
    if audit.results.isEmpty {
      return "Contrast: nothing is measured yet" + (needsProposal ? ". Next: tincture propose" : "")
    }
    let errors = counted(report.errors.count, one: "other error", several: "other errors")
    return "Contrast: " + [audit.results.counts, errors].compactMap(\.self).joined(separator: "; ")
  }

  /// Whether nothing is measured, and no error explains it.
  package var needsProposal: Bool { audit.results.isEmpty && report.errors.isEmpty }
}

/// What a cause is, and what to write instead.
private func lines(of cause: ContrastCause) -> [String] {
  let advice = cause.remedy.map { "  → \($0.instruction)" } ?? cause.obstacle.map { "  \($0)" }
  return [
    "\(cause.name) \(cause.value) fails \(counted(cause.results.count, noun: "check"))",
    "  \(cause.place.text)", advice,
  ]
  .compactMap { $0.map { printable($0) } }
}

/// Notes on what the counts leave out.
private func remarks(on compilation: Compilation) -> [String] {
  let audit = compilation.audit
  var remarks = [audit.label, "WCAG 2.2, \(audit.levelPhrase)"].compactMap(\.self)
  if let note = audit.themeNote { remarks.append(note) }
  remarks += compilation.report.notes
  if let baseline = audit.baseline, let comparison = audit.comparison {
    remarks.append("Against \(printable(baseline.file)): \(comparison)")
  }
  return remarks
}

/// A line for each result with aligned columns. What does not fit has a second line.
private func rows(of results: [ContrastResult], showsSwatches: Bool, columns: Int?) -> [String] {
  let table = TextTable(results.map { cells(of: $0).map(printable) }, endAligned: [1])
  return zip(results, zip(table.rows, table.paddedRows)).flatMap { result, row in
    let swatch = showsSwatches ? [result.drawn?.swatch ?? "    "] : []
    let line = row.1.prefix(7).joined(separator: "  ")
    let end = swatch + [row.0[7]]
    // Elsewhere, tables are as wide as most terminals.
    let limit = columns.map { $0 - 6 * swatch.count } ?? 116
    if line.columns + 2 + row.0[7].columns <= limit {
      return [line + "  " + end.joined(separator: "  ")]
    }
    var count = 7
    while let columns, count > 1, row.1.prefix(count).joined(separator: "  ").columns > columns {
      count -= 1
    }
    let rest = row.0[count..<7].filter { !$0.isEmpty } + end
    return [
      row.1.prefix(count).joined(separator: "  ").withoutTrailingSpaces,
      "      " + rest.joined(separator: "  "),
    ]
  }
}

private func cells(of result: ContrastResult) -> [String] {
  [
    result.outcome.rawValue + (result.change.map { " (\($0.rawValue))" } ?? ""),
    result.ratio.map { shown($0) } ?? "–", result.measured?.figure ?? "", result.requirement,
    result.component, result.title, result.foreground.shortText,
    "on " + result.layers.map(\.shortText).joined(separator: " over ") + result.groupText
      + (result.measured?.spot ?? "")
      + [result.choiceNote, result.sizeNote].compactMap { $0.map { "; \($0)" } }.joined(),
  ]
}

extension ContrastResult.Side {
  /// The role and the value: `label #FFFFFF`.
  var shortText: String { "\(role) \(value)" }
}

extension Stack {
  /// A sample of the foreground on the background, four terminal cells wide, in 24-bit ANSI colors.
  /// A gradient shows its ends and colors in between.
  package var swatch: String {
    let sample = ["A", "b", "c", "d"]
    let cells = sample.enumerated().map { index, letter in
      let position = Double(index) / Double(sample.count - 1)
      let ink = RGB8(rounding: foreground.stop(at: position).color)
      let paper = RGB8(rounding: background.stop(at: position).color)
      return "\u{1B}[38;2;\(ink.channels);48;2;\(paper.channels)m\(letter)"
    }
    return cells.joined() + "\u{1B}[0m"
  }
}

extension ContrastResult {
  /// The opacity of the group, as the end of a row.
  fileprivate var groupText: String {
    groupOpacity.map { ", faded by \(printable($0.path))" } ?? ""
  }
}

extension ClaimResult {
  fileprivate var line: String {
    "claim \(isCorrect ? "correct" : "wrong"): \(foreground) on \(background) is "
      + "\(shown(ratio)):1, \(source ?? "a document") says \(stated):1"
  }
}

/// The lines, cut to a limit, with the number of those left out.
private func shortened(_ lines: [String], what: String) -> [String] {
  let limit = 10
  guard lines.count > limit + 1 else { return lines }
  return lines.prefix(limit) + ["and \(lines.count - limit) more \(what)"]
}

extension RGB8 {
  fileprivate var channels: String { "\(red);\(green);\(blue)" }
}
