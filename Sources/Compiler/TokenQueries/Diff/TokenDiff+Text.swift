import Writers

extension TokenDiff {
  /// The difference as aligned text: summary and advice first, then every list.
  package var text: String {
    var text = summary.map { $0 + "\n" }.joined()
    if !isEmpty {
      let because = advice.because.map(printable).joined(separator: "; ")
      text += "Version: \(advice.level.rawValue), because \(because)\n"
    }
    for warning in advice.warnings { text += "Warning: \(printable(warning))\n" }
    for section in sections {
      var table = TextTable(section.rows.map { $0.map(lineOpening) })
      table.removeEmptyColumns()
      text += "\n\(section.title)\n" + table.lines.map { "  \($0)\n" }.joined()
    }
    return text
  }
}
