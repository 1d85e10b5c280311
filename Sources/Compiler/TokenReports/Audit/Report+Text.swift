extension Report {
  /// The audit as aligned text: notes, what is accepted, then the failures by cause, and the verdict and
  /// the counts last.
  ///
  /// - Parameters:
  ///   - showsSwatches: Whether each line has a sample of the foreground on the background, in 24-bit
  ///     ANSI colors. If false, the text has no escape characters.
  ///   - showsCoverage: Whether the matrix of colors and themes follows the notes.
  ///   - showsAll: Whether checks that pass or are exempt have lines too, and claims.
  ///   - showsFailures: Whether checks that fail or could not be measured have lines.
  ///   - columns: The columns of the terminal, to which lines are wrapped; nil to wrap none.
  package func text(
    showsSwatches: Bool = false, showsCoverage: Bool = false, showsAll: Bool = false,
    showsFailures: Bool = true, columns: Int? = nil
  ) -> String {
    func table(_ results: [ContrastResult], below title: [String] = []) -> [String] {
      let indent = title.isEmpty ? "" : "  "
      let width = columns.map { $0 - indent.count }
      return title.map { printable($0) }
        + rows(of: results, showsSwatches: showsSwatches, columns: width).map { indent + $0 }
    }
    var blocks = [([audit.label].compactMap(\.self) + facts + notes).map { printable($0) }]
    if showsCoverage { blocks.append(audit.coverage.text.parts(at: "\n").map(String.init)) }
    if showsAll {
      blocks.append(table(audit.results(with: .pass) + audit.results(with: .exempt)))
      blocks.append(audit.claims.map { printable($0.line) })
    }
    for waiver in waivers {
      let results = waiver.checks.map { audit.results[$0] }
      let title = [
        "waived: \(results[0].justification ?? "")", "  \(waiver.acceptance.place.text)",
      ]
      blocks.append(table(results, below: title))
    }
    for card in showsFailures ? cards : [] {
      blocks.append(table(card.checks.map { audit.results[$0] }, below: title(of: card)))
    }
    blocks.append(needsProposal ? [summary] : [verdict, summary])
    var lines = Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
    if let columns {
      lines = lines.flatMap { line in
        line.wrapped(to: columns, indent: line.prefix { $0 == " " }.count + 2)
      }.map { $0.drop { $0 == " " }.hasPrefix("::") ? lineOpening($0) : $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a cause is, and what to write instead; why checks could not be measured.
  private func title(of card: Card) -> [String] {
    guard let cause = card.cause else { return [reason(of: card)] }
    let count = counted(card.checks.count, noun: "check")
    let advice = cause.remedy.map { "  → \($0.instruction)" } ?? cause.obstacle.map { "  \($0)" }
    return ["\(cause.name) \(cause.value) fails \(count)", "  \(cause.place.text)"]
      + [advice].compactMap(\.self)
  }
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
  let fade = result.groupOpacity.map { ", faded by \(printable($0.path))" } ?? ""
  return [
    result.outcome.rawValue + (result.change.map { " (\($0.rawValue))" } ?? ""),
    result.ratio.map { shown($0) } ?? "–", result.measured?.figure ?? "", result.requirement,
    result.component, result.title, result.foreground.shortText,
    "on " + result.layers.map(\.shortText).joined(separator: " over ") + fade
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

extension ClaimResult {
  fileprivate var line: String {
    "claim \(isCorrect ? "correct" : "wrong"): \(foreground) on \(background) is "
      + "\(shown(ratio)):1, \(source ?? "a document") says \(stated):1"
  }
}

extension RGB8 { fileprivate var channels: String { "\(red);\(green);\(blue)" } }
