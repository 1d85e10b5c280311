/// The audit as aligned text: summary first, then what needs attention, then every row.
public func auditText(_ compilation: Compilation) -> String {
  let audit = compilation.audit
  var text = auditSummary(compilation) + "\n"
  let order: [Outcome] = [.fail, .indeterminate, .waived, .pass, .exempt]
  let rows = order.flatMap { outcome in
    audit.results.filter { $0.outcome == outcome }.map { cells(of: $0) }
  }
  let widths = rows.reduce(into: [Int](repeating: 0, count: 7)) { widths, row in
    for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.count) }
  }
  for row in rows {
    let line = zip(row, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      return index == 1 ? padding + cell.0 : cell.0 + padding
    }
    text += "  " + trimmed(printable(line.joined(separator: "  "))) + "\n"
  }
  for claim in audit.claims {
    text +=
      "  claim \(claim.holds ? "holds" : "wrong"): \(claim.foreground) on \(claim.background) is "
      + "\(shown(claim.ratio)):1, \(claim.source ?? "a document") says \(plain(claim.claimed)):1\n"
  }
  return text
}

/// The counts of an audit, in one line.
public func auditSummary(_ compilation: Compilation) -> String {
  let audit = compilation.audit
  let counts = Outcome.allCases.map { "\(audit.count($0)) \($0.rawValue)" }
  return "Contrast: \(audit.results.count) pairs: " + counts.joined(separator: ", ")
}

/// `needs` as reports write it: the ratio and the duty.
func requirement(of result: ContrastResult) -> String {
  result.required.map { "needs \(plain($0)) (\(result.duty.rawValue))" } ?? result.duty.rawValue
}

private func cells(of result: ContrastResult) -> [String] {
  [
    result.outcome.rawValue, result.ratio.map { shown($0) } ?? "–", requirement(of: result),
    result.component, result.variant.merged(with: result.theme).label,
    "\(result.foreground.role) \(result.foreground.value)",
    "on \(result.background.role) \(result.background.value)" + result.spot
      + (result.suggestion.map { " → \($0.move.rawValue) \($0.color.hex)" } ?? ""),
  ]
}

private func trimmed(_ line: String) -> Substring {
  let end = line.lastIndex { $0 != " " }
  return end.map { line[...$0] } ?? ""
}
