import TokenChecks
import TokenModel
import Writers

extension Coverage {
  /// The matrix as aligned text: tokens, then what holds in each group of themes.
  var text: String {
    let matrix = CoverageMatrix(self)
    let titles = matrix.columns.map { $0.title.isEmpty ? "status" : $0.title }
    var text = ""
    for section in matrix.sections {
      text += "\n  \(printable(section.component ?? "Colors that no role has"))\n"
      // Only the themes in which the component has colors.
      let columns = titles.indices.filter { column in
        section.rows.contains { $0.statuses[column] != nil }
      }
      let rows =
        [[""] + columns.map { titles[$0] } + [""]]
        + section.rows.map { row in
          [row.name] + columns.map { row.statuses[$0]?.word ?? "" } + [row.reason]
        }
      for line in alignedLines(rows) { text += "    \(line)\n" }
    }
    return text
  }
}

/// The rows of a table with aligned columns.
func alignedLines(_ rows: [[String]]) -> [String] {
  let rows = rows.map { $0.map { printable($0) } }
  let widths = rows.reduce(into: [Int](repeating: 0, count: rows.first?.count ?? 0)) {
    widths, row in
    for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.count) }
  }
  return rows.map { row in
    let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      .joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
