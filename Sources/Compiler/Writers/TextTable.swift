/// Rows of text with aligned columns.
package struct TextTable {
  /// The cells of each row. A row may have fewer than others.
  package var rows: [[String]]
  /// The columns whose texts end at the same place instead of beginning at it.
  package var endAligned: Set<Int>

  package init(_ rows: [[String]] = [], endAligned: Set<Int> = []) {
    (self.rows, self.endAligned) = (rows, endAligned)
  }

  /// The cells, padded with spaces to the width of their column, where another cell follows.
  package var paddedRows: [[String]] {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.columns)
      }
    }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let isPadded = column < row.count - 1 || endAligned.contains(column)
        let padding = String(repeating: " ", count: isPadded ? cell.1 - cell.0.columns : 0)
        return endAligned.contains(column) ? padding + cell.0 : cell.0 + padding
      }
    }
  }

  /// The rows as lines without trailing spaces. Columns are two spaces apart.
  package var lines: [String] {
    paddedRows.map { $0.joined(separator: "  ").withoutTrailingSpaces }
  }
}

extension String {
  package var withoutTrailingSpaces: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
