/// Writes lines of source text into one buffer of bytes.
struct SourceWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isAtLineStart = true

  /// Appends text to the present line.
  mutating func write(_ text: String) {
    if isAtLineStart {
      for _ in 0..<depth {
        bytes.append(0x20)
        bytes.append(0x20)
      }
      isAtLineStart = false
    }
    bytes.append(contentsOf: text.utf8)
  }

  /// Ends the present line.
  mutating func end() {
    bytes.append(0x0A)
    isAtLineStart = true
  }

  /// A whole line; an empty one gets no indentation.
  mutating func line(_ text: String = "") {
    if !text.isEmpty { write(text) }
    end()
  }

  /// Writes a line of several parts, not all of them empty. They are parameters and not a list, because
  /// a list would be allocated for every line.
  mutating func line(
    _ first: String, _ second: String, _ third: String = "", _ fourth: String = ""
  ) {
    write(first)
    write(second)
    write(third)
    write(fourth)
    end()
  }

  /// A line that opens braces.
  mutating func open(_ text: String) {
    line(text, " {")
    depth += 1
  }

  /// A line that closes braces.
  mutating func close() {
    depth -= 1
    line("}")
  }

  /// How many blanks a line begins with.
  var indentation: Int { depth * 2 }

  /// Begins lines two blanks further in.
  mutating func indent() { depth += 1 }

  /// Begins lines two blanks further out.
  mutating func outdent() { depth -= 1 }

  /// An empty line, unless braces were just opened.
  mutating func gap() {
    if bytes.count >= 2, bytes[bytes.count - 2] != UInt8(ascii: "{") { end() }
  }
}
