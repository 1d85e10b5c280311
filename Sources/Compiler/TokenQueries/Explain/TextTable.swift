import TokenModel
import Writers

/// Lines of text with labels, aligned in two columns.
struct TextTable {
  private var rows: [(label: String, text: String)] = []

  /// Adds a line. An empty label continues the previous one.
  mutating func add(_ label: String, text: String) {
    rows.append((printable(label), label.isEmpty ? lineOpening(text) : printable(text)))
  }

  /// Adds a line for each text, the first with the label.
  mutating func add(_ label: String, texts: [String]) {
    for (index, text) in texts.enumerated() { add(index == 0 ? label : "", text: text) }
  }

  var lines: [String] { columns(rows.map { ["  " + $0.label, $0.text] }) }
}

/// The text padded with spaces to a width.
func padded(_ text: String, width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func trimmed(_ line: String) -> String {
  let end = line.lastIndex { $0 != " " }
  return end.map { String(line[...$0]) } ?? ""
}

/// Rows as lines with aligned cells, without trailing spaces.
func columns(_ rows: [[String]]) -> [String] {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { index in
    rows.map { $0.indices.contains(index) ? $0[index].count : 0 }.max() ?? 0
  }
  return rows.map { row in
    trimmed(zip(row, widths).map { padded($0, width: $1) }.joined(separator: "  "))
  }
}

/// A number with at most five decimals.
func shortened(_ number: Double) -> String { plain((number * 1e5).rounded() / 1e5) }
