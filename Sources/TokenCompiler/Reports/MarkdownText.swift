/// Text that cannot leave its table cell, begin markup, or call somebody by name.
package func escaped(_ text: String) -> String {
  let text = printable(text)
  guard text.utf8.contains(where: { markup.contains($0) || $0 == mention }) else { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if markup.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
    if byte == mention { bytes.append(contentsOf: "&#8203;".utf8) }  // a blank of no width
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let markup = Array("|<*_[]\\`~&$".utf8)
private let mention = UInt8(ascii: "@")

/// Text as code in a table cell. Where backticks could not hold it, as HTML of character references.
package func code(_ text: String) -> String {
  let text = printable(text)
  let isTame = text.utf8.allSatisfy { isPlainInCode($0) } && text.first != " " && text.last != " "
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
struct MarkdownTable {
  /// The names of the columns; one that ends in `:` is aligned to the right.
  var columns: [String]
  var rows: [[String]]

  var head: String {
    line(columns.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 })
      + "|" + columns.map { $0.hasSuffix(":") ? "---:|" : "---|" }.joined() + "\n"
  }

  var lines: [String] { rows.map(line) }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
