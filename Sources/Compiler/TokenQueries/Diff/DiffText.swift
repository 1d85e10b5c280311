import Writers

/// A difference as aligned text: summary and advice first, then every list.
package func diffText(_ diff: TokenDiff) -> String {
  var text = diff.summary.map { $0 + "\n" }.joined()
  if !diff.isEmpty {
    let because = diff.advice.because.map(printable).joined(separator: "; ")
    text += "Version: \(diff.advice.level.rawValue), because \(because)\n"
  }
  for warning in diff.advice.warnings { text += "Warning: \(printable(warning))\n" }
  for section in diff.sections {
    text += "\n\(section.title)\n" + aligned(section.rows).map { "  \($0)\n" }.joined()
  }
  return text
}

/// The rows as lines with aligned cells, two spaces apart. Empty columns are left out.
private func aligned(_ rows: [[String]]) -> [String] {
  let rows = rows.map { $0.map(lineOpening) }
  let widths = rows.reduce(into: [Int](repeating: 0, count: rows.first?.count ?? 0)) {
    widths, row in
    for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.count) }
  }
  return rows.map { row in
    let line = zip(row, widths).filter { $0.1 > 0 }.map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    .joined(separator: "  ")
    let end = line.lastIndex { $0 != " " }
    return end.map { String(line[...$0]) } ?? ""
  }
}
