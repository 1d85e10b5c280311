import Writers

extension TokenDiff {
  /// The difference in GitHub's Markdown, for a comment on a pull request: verdict and advice first,
  /// long lists folded.
  package var markdown: String {
    var text = "## Design tokens\n\n"
    if isEmpty {
      text += "Nothing changed.\n"
    } else {
      text += "**\(verdict)** Version: **\(advice.level.rawValue)**, because "
      text += advice.because.map(markdownText).joined(separator: "; ") + ".\n\n"
      text += summary.map { "- \(markdownText($0))\n" }.joined()
    }
    if !advice.warnings.isEmpty { text += "\n" }
    for warning in advice.warnings { text += "> Warning: \(markdownText(warning)).\n" }
    return text + sections.map(\.markdown).joined()
  }
}

/// Lists with more rows than this are folded.
private let shortList = 10

extension DiffSection {
  fileprivate var markdown: String {
    let table = MarkdownTable(columns: columns, rows: rows.map { $0.map(codeSpan) }).text
    guard rows.count > shortList else { return "\n### \(title)\n\n\(table)" }
    return "\n<details><summary>\(title): \(rows.count)</summary>\n\n\(table)\n</details>\n"
  }
}

/// Text as code in a table cell, where nothing becomes a link, a mention or markup.
private func codeSpan(_ text: String) -> String {
  let text = printable(text)
  guard !text.isEmpty else { return "" }
  // A cell ends at a bar even in code, and Markdown would remove a backslash before the bar.
  if text.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\\") }) {
    return "<code>\(entities(text))</code>"
  }
  let fence = String(repeating: "`", count: longestTickRun(in: text) + 1)
  let edges: [UInt8?] = [UInt8(ascii: "`"), UInt8(ascii: " ")]
  let isPadded = edges.contains(text.utf8.first) || edges.contains(text.utf8.last)
  return fence + (isPadded ? " \(text) " : text) + fence
}

/// The text with everything but letters, digits and spaces as character references.
private func entities(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    let isPlain =
      !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
    return isPlain ? String(scalar) : "&#\(scalar.value);"
  }
  .joined()
}

private func longestTickRun(in text: String) -> Int {
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  return longest
}
