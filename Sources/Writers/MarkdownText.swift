/// Text that cannot leave its table cell, begin markup, become a link, or call somebody by name.
package func escaped(_ text: String) -> String {
  let text = printable(text)
  guard text.utf8.contains(where: { isMarkup($0) || mayLink($0) }) else { return text }
  let old = Array(text.utf8)
  var bytes: [UInt8] = []
  for (index, byte) in old.enumerated() {
    if isMarkup(byte) || isOfLink(index, in: old) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
    if byte == mention { bytes.append(unmentioning) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isMarkup(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "|", "<", "*", "_", "[", "]", "\\", "`", "~", "&", "$": true
  default: false
  }
}

/// Whether a byte is one without which GitHub makes no link: the points of numbers are none.
private func mayLink(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "@", ":", "W", "w": true
  default: false
  }
}

/// Text as a heading: a number sign at its end would be taken for the heading's own.
package func heading(_ text: String) -> String {
  let text = escaped(text)
  return text.utf8.last == UInt8(ascii: "#") ? text.dropLast() + "\\#" : text
}

/// Text within HTML in Markdown: nothing but names of people means something there.
package func summaryText(_ text: String) -> String {
  xmlText(text).parts(at: "@", keepingEmpty: true).joined(separator: "@" + unmentioning)
}

/// Whether a byte is the colon of `://` or the point of `www.`, which GitHub makes a link of.
private func isOfLink(_ index: Int, in bytes: [UInt8]) -> Bool {
  switch bytes[index] {
  case UInt8(ascii: ":"): bytes[(index + 1)...].starts(with: "//".utf8)
  case UInt8(ascii: "."): bytes[..<index].suffix(3).allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
  default: false
  }
}

private let mention = UInt8(ascii: "@")
/// A blank of no width, behind `@`.
private let unmentioning = "&#8203;"

/// Text as code in a table cell. Where backticks could not hold it, as HTML of character references.
package func code(_ text: String) -> String {
  let text = printable(text)
  let isTame =
    !text.utf8.contains { !isPlainInCode($0) } && text.utf8.first != 0x20 && text.utf8.last != 0x20
  if isTame, !text.isEmpty { return "`\(text)`" }
  let references = text.unicodeScalars.map { scalar in
    scalar.isASCII && scalar != " " && !scalar.properties.isAlphabetic
      ? "&#\(scalar.value);" : String(scalar)
  }
  return "<code>\(references.joined())</code>"
}

private func isPlainInCode(_ byte: UInt8) -> Bool {
  byte != UInt8(ascii: "`") && byte != UInt8(ascii: "|") && byte != UInt8(ascii: "\\")
}

/// A table of GitHub's Markdown; its cells are Markdown already.
package struct MarkdownTable {
  /// The names of the columns; one that ends in `:` is aligned to the right.
  package var columns: [String]
  package var rows: [[String]]

  package init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  package var head: String {
    line(columns.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 })
      + "|" + columns.map { $0.hasSuffix(":") ? "---:|" : "---|" }.joined() + "\n"
  }

  package var lines: [String] { rows.map(line) }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
