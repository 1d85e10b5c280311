import Writers

/// A part of a Markdown report that can be shortened by rows.
struct MarkdownSection {
  /// The noun for its rows, for the note on what was cut: "failures".
  var name: String
  var head: String
  var lines: [String]
  var foot = ""

  /// A section with a table below a heading and a paragraph.
  init(_ name: String, title: String, intro: String = "", columns: [String], rows: [[String]]) {
    let table = MarkdownTable(columns: columns, rows: rows)
    (self.name, head, lines) = (name, "\n## \(title)\n\n" + intro + table.head, table.lines)
  }

  /// A section with a table that is folded below a summary, which is HTML.
  init(_ name: String, summary: String, columns: [String], rows: [[String]]) {
    let table = MarkdownTable(columns: columns, rows: rows)
    (self.name, lines, foot) = (name, table.lines, "\n</details>\n")
    head = "\n<details>\n<summary>\(summary)</summary>\n\n" + table.head
  }

  /// The section; nil if it has no rows.
  var unlessEmpty: MarkdownSection? { lines.isEmpty ? nil : self }

  func text(rows count: Int) -> String { head + lines.prefix(count).joined() + foot }

  var length: Int { (head + foot).utf8.count + lines.reduce(0) { $0 + $1.utf8.count } }

  /// The number of rows that fit in a length, always less than all.
  func rows(fitting length: Int) -> Int {
    var rest = length - (head + foot).utf8.count
    return lines.prefix {
      rest -= $0.utf8.count
      return rest >= 0
    }.count
  }
}

extension [MarkdownSection] {
  /// The sections below the beginning of a report. Sections are cut from the end until the report
  /// fits the limit, and a note says what was cut. The limit is in UTF-8 bytes, which are never
  /// fewer than the characters; without one, nothing is cut.
  func text(below head: String, limit: Int?) -> String {
    let length = reduce(head.utf8.count) { $0 + $1.length }
    guard let limit, length > limit else {
      return head + map { $0.text(rows: $0.lines.count) }.joined()
    }
    var text = ""
    var rest = limit - head.utf8.count - noteLength
    var left: [(name: String, count: Int)] = []
    for section in self {
      let isWhole = left.isEmpty && section.length <= rest
      let count = isWhole ? section.lines.count : left.isEmpty ? section.rows(fitting: rest) : 0
      if count > 0 || isWhole {
        let part = section.text(rows: count)
        text += part
        rest -= part.utf8.count
      }
      guard !isWhole else { continue }
      let missing = section.lines.count - count
      if let last = left.indices.last, left[last].name == section.name {
        left[last].count += missing
      } else {
        left.append((section.name, missing))
      }
    }
    return head + note(on: left) + text
  }
}

private let noteLength = 600

private func note(on left: [(name: String, count: Int)]) -> String {
  let parts = left.map { "\($0.count) of the \($0.name)" }.joined(separator: ", ")
  return "\n> **Cut to fit**: \(parts) are left out. "
    + "`tincture audit` lists all of them, `tincture audit --format html` as a page.\n"
}
