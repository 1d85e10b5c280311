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
      for line in TextTable(rows.map { $0.map { printable($0) } }).lines { text += "    \(line)\n" }
    }
    return text
  }
}
