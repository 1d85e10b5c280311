/// Writes lines of source code into one buffer of bytes.
package struct SourceWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}
  private var depth = 0
  private var isAtLineStart = true

  /// Appends text to the current line.
  package mutating func write(_ text: String) {
    startLine()
    bytes.append(text)
  }

  /// Appends UTF-8 bytes to the current line.
  package mutating func write(_ text: some Collection<UInt8>) {
    startLine()
    bytes.append(contentsOf: text)
  }

  /// Indents the line if it is empty.
  private mutating func startLine() {
    guard isAtLineStart else { return }
    for _ in 0..<depth {
      bytes.append(0x20)
      bytes.append(0x20)
    }
    isAtLineStart = false
  }

  /// Ends the current line.
  package mutating func end() {
    bytes.append(0x0A)
    isAtLineStart = true
  }

  /// Writes a line. An empty line has no indentation.
  package mutating func line(_ text: String = "") {
    if !text.isEmpty { write(text) }
    end()
  }

  /// Writes a line of several parts, not all of them empty. They are parameters and not a list, because
  /// a list would be allocated for every line.
  package mutating func line(
    _ first: String, _ second: String, _ third: String = "", _ fourth: String = ""
  ) {
    write(first)
    write(second)
    write(third)
    write(fourth)
    end()
  }

  /// Writes a block comment with a line for each line of its text. A space is in everything that opens
  /// or closes a comment, nested or not, or an element of an HTML page that contains the file.
  package mutating func comment(_ text: String, open: String, next: String) {
    let lines = text.shownLines
    for (index, text) in lines.enumerated() {
      var last: Unicode.Scalar = " "
      let safe = text.replacingScalars { scalar in
        defer { last = scalar }
        return ["*/", "/*", "</", "<!"].contains("\(last)\(scalar)") ? " \(scalar)" : nil
      }
      line(index == 0 ? open : next, " ", safe, index == lines.count - 1 ? " */" : "")
    }
  }

  /// Writes a line that opens a brace.
  package mutating func open(_ text: String) {
    line(text, " {")
    depth += 1
  }

  /// Writes a line that opens a closure with a parameter.
  package mutating func open(_ text: String, parameter: String) {
    line(text, " { ", parameter, " in")
    depth += 1
  }

  /// Writes a line that closes a brace.
  package mutating func close() {
    depth -= 1
    line("}")
  }

  /// Appends lines that another writer wrote.
  mutating func append(_ lines: [UInt8]) { bytes += lines }

  /// The number of spaces at the beginning of a line.
  package var indentation: Int { depth * 2 }

  /// Indents the following lines by two more spaces.
  package mutating func indent() { depth += 1 }

  /// Indents the following lines by two fewer spaces.
  package mutating func outdent() { depth -= 1 }

  /// Writes an empty line, unless the previous line opened a brace.
  package mutating func gap() {
    if bytes.count >= 2, bytes[bytes.count - 2] != UInt8(ascii: "{") { end() }
  }
}
