/// A table for every format: text shows aligned lines, Markdown and pages a table.
package struct ReportTable: Sendable {
  package let title: String
  /// The column heads, for formats that show them. One that ends in `:` aligns its column to the right.
  package let columns: [String]
  /// A cell for each column.
  package let rows: [[MarkedText]]

  /// A table without the columns in which no row has text.
  package init(_ title: String, columns: [String], rows: [[MarkedText]]) {
    let used = columns.indices.filter { column in rows.contains { !$0[column].plain.isEmpty } }
    self.title = title
    self.columns = used.map { columns[$0] }
    self.rows = rows.map { row in used.map { row[$0] } }
  }

  /// The number of entries: a row without its first cell continues that before it.
  package var count: Int { rows.count { !$0[0].plain.isEmpty } }
}
