extension TokenDiff {
  /// The difference as aligned text: the verdict and what to fix first, then every list.
  package var text: String {
    let head = [verdict] + (isEmpty ? [] : [advice.sentence]) + notes.map { "Warning: \($0)" }
    let failures = failures
    let fixes = failures.prefix(Self.shownFailures).map(\.text).joined(separator: "\n")
    return head.map { lineOpening($0) + "\n" }.joined()
      + (fixes.isEmpty ? "" : "\nWhat to fix: \(failures.count)\n\(fixes)")
      + sections().map(\.text).joined()
  }
}

extension ReportTable {
  fileprivate var text: String { "\n\(title): \(count)\n\(lines)" }

  /// The rows as aligned lines.
  fileprivate var lines: String {
    let endAligned = Set(columns.indices.filter { columns[$0].hasSuffix(":") })
    let cells = rows.map { $0.map { lineOpening($0.plain) } }
    return TextTable(cells, endAligned: endAligned).lines.map { "  \($0)\n" }.joined()
  }
}

extension DiffFailure {
  /// The checks, what to set, where, and a waiver to copy.
  fileprivate var text: String {
    let change = cause?.remedy.map { remedy in
      let lines = remedy.lines
      return [
        remedy.instruction, "\(remedy.place.file):\(remedy.place.line)", "-  \(lines.old)",
        "+  \(lines.new)",
      ]
    }
    let waivers = waivers.flatMap { title, texts in
      [title.plain]
        + texts.map { text in
          text.parts(at: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
        }
    }
    let lines = [because?.plain].compactMap(\.self) + (change ?? [reason]) + waivers
    return ReportTable(checks: groups).lines + lines.map { "    \(lineOpening($0))\n" }.joined()
  }
}

extension TokenChange {
  /// The distance of two colors, and whether it is visible; empty without a distance.
  package var distanceText: String {
    guard let deltaEOK, let isVisible else { return "" }
    let number = deltaEOK < 0.001 ? "below 0.001" : shown(deltaEOK, decimals: 3)
    return "ΔEOK \(number)" + (isVisible ? "" : ", hardly visible")
  }
}

extension ContrastChange {
  /// The new row, or the old one if it was removed.
  package var row: ContrastResult? { after ?? before }

  /// The ratio before and after, with up to four decimals to show the difference.
  package var ratios: String {
    let (old, new) = bothRatios
    return before == nil || old == new ? new : after == nil ? old : "\(old) → \(new)"
  }

  /// The ratios before and after, with up to four decimals to show the difference.
  package var bothRatios: (before: String, after: String) {
    let ratios = [before?.ratio, after?.ratio]
    func texts(_ decimals: Int) -> [String] {
      ratios.map { $0.map { shown($0, decimals: decimals) } ?? "–" }
    }
    let decimals = ratios[0] == ratios[1] ? 2 : (2...4).first { Set(texts($0)).count > 1 } ?? 4
    return (texts(decimals)[0], texts(decimals)[1])
  }

  /// The verdict before and after.
  package var verdict: String {
    guard let before, let after else {
      return (after == nil ? "removed, was " : "added, ") + (row?.outcome.rawValue ?? "")
    }
    return before.outcome == after.outcome
      ? after.outcome.rawValue : "\(before.outcome.rawValue) → \(after.outcome.rawValue)"
  }

  /// What the check needs, and the waiver that accepts less.
  package var needs: String {
    guard let after else { return "" }
    let old = before.flatMap { $0.required == after.required ? nil : "\($0.requirement) → " } ?? ""
    let accepted = after.acceptance.map { "; \($0.sentence): \(after.because ?? "")" } ?? ""
    return old + after.requirement + accepted
  }
}
