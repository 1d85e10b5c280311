/// A part of a Markdown report that can be shortened by rows.
struct MarkdownSection {
  /// The noun for its rows, for the note on what was cut: "failures".
  var name: String
  var head: String
  var lines: [String]
  var foot = ""

  /// All of it; empty if it has no rows.
  var text: String { text(rows: lines.count) }

  /// Its first rows; empty for none.
  func text(rows count: Int) -> String {
    count == 0 ? "" : head + lines.prefix(count).joined() + foot
  }

  /// The number of rows that fit in a length.
  func rows(fitting length: Int) -> Int {
    var rest = length - (head + foot).utf8.count
    return lines.prefix {
      rest -= $0.utf8.count
      return rest >= 0
    }.count
  }
}

extension MarkdownSection {
  /// A list below a title, or folded below a summary, which is HTML.
  init(_ name: String, title: String? = nil, summary: String = "", lines: [String]) {
    (self.name, self.lines) = (name, lines)
    head = title.map { "\n## \($0)\n\n" } ?? "\n<details>\n<summary>\(summary)</summary>\n\n"
    if title == nil { foot = "\n</details>\n" }
  }

  /// A table below a title, or folded below a summary, without the columns in which no row has text.
  init(
    _ name: String, title: String? = nil, summary: String = "", columns: [String], rows: [[String]]
  ) {
    let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let table = MarkdownTable(
      columns: used.map { columns[$0] }, rows: rows.map { row in used.map { row[$0] } })
    self.init(name, title: title, summary: summary, lines: table.lines)
    head += table.head
  }
}

extension [MarkdownSection] {
  /// The sections between the beginning and the end of a report. If the report is longer than the limit,
  /// sections are cut from the last, and a note says what was cut. The limit is in UTF-8 bytes, which are
  /// never fewer than the characters.
  func text(below head: String, above foot: String, limit: Int?) -> String {
    let whole = head + map(\.text).joined() + foot
    guard let limit, whole.utf8.count > limit else { return whole }
    var text = ""
    var rest = limit - head.utf8.count - foot.utf8.count - noteLength
    var left: [(name: String, count: Int)] = []
    for section in self {
      let count = left.isEmpty ? section.rows(fitting: rest) : 0
      let part = section.text(rows: count)
      text += part
      rest -= part.utf8.count
      let missing = section.lines.count - count
      if missing == 0 { continue }
      if let last = left.indices.last, left[last].name == section.name {
        left[last].count += missing
      } else {
        left.append((section.name, missing))
      }
    }
    return head + note(on: left) + text + foot
  }
}

private let noteLength = 600

private func note(on left: [(name: String, count: Int)]) -> String {
  let parts = left.map { "\($0.count) of the \($0.name)" }.joined(separator: ", ")
  return "\n> **Cut to fit**: \(parts) are left out. "
    + "`tincture audit` lists all of them, `tincture audit --format html` as a page.\n"
}
