/// Text escaped so that it cannot leave a table cell, or become markup, a link or a mention.
package func markdownText(_ text: String) -> String {
  let text = printable(text)
  let mayLink = [mention, UInt8(ascii: ":"), UInt8(ascii: ".")]
  if text.allBytes({ !isMarkup($0) && !mayLink.contains($0) }) { return text }
  let old = Array(text.utf8)
  var bytes: [UInt8] = []
  for (index, byte) in old.enumerated() {
    if isMarkup(byte) || isOfLink(index, in: old) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
    if byte == mention { bytes.append(mentionBreaker) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isMarkup(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "|", "<", "*", "_", "[", "]", "\\", "`", "~", "&", "$": true
  default: false
  }
}

/// Text as a heading. A number sign at the end would be read as part of the heading's syntax.
package func heading(_ text: String) -> String {
  let text = markdownText(text)
  return text.utf8.last == UInt8(ascii: "#") ? text.dropLast() + "\\#" : text
}

/// Text inside HTML in Markdown, where only mentions have a meaning.
package func summaryText(_ text: String) -> String {
  text.xmlText.parts(at: "@", keepingEmpty: true).joined(separator: "@" + mentionBreaker)
}

/// Whether a byte is the colon of `://` or the dot of `www.`, which GitHub turns into a link.
private func isOfLink(_ index: Int, in bytes: [UInt8]) -> Bool {
  switch bytes[index] {
  case UInt8(ascii: ":"): bytes[(index + 1)...].starts(with: "//".utf8)
  case UInt8(ascii: "."): bytes[..<index].suffix(3).allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
  default: false
  }
}

private let mention = UInt8(ascii: "@")
/// A zero-width space, written after `@`.
private let mentionBreaker = "&#8203;"

/// Text as code in a table cell: in backticks, or as HTML with character references if it contains
/// characters that backticks cannot.
package func code(_ text: String) -> String {
  let text = printable(text)
  let isTame = text.allBytes { !"`|\\".utf8.contains($0) }
  if isTame, let first = text.utf8.first, first != 0x20, text.utf8.last != 0x20 {
    return "`\(text)`"
  }
  let references = text.unicodeScalars.map { scalar in
    scalar.isASCII && scalar != " " && !scalar.properties.isAlphabetic
      ? "&#\(scalar.value);" : String(scalar)
  }
  return "<code>\(references.joined())</code>"
}

/// A table in GitHub's Markdown, with cells that are already Markdown.
package struct MarkdownTable {
  /// The names of the columns. A name that ends in `:` aligns its column to the right.
  package var columns: [String]
  package var rows: [[String]]

  package init(columns: [String], rows: [[String]]) { (self.columns, self.rows) = (columns, rows) }

  package var head: String {
    line(columns.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 })
      + "|" + columns.map { $0.hasSuffix(":") ? "---:|" : "---|" }.joined() + "\n"
  }

  package var lines: [String] { rows.map(line) }

  package var text: String { head + lines.joined() }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
