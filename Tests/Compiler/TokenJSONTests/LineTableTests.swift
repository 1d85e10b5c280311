import Testing
import TokenJSON

/// Lines and columns of any text, JSON or not.
@Suite struct LineTableTests {
  @Test func `an offset beyond the text is at its end`() {
    let table = LineTable(Array("ab\ncd".utf8))
    #expect(table.place(at: 5) == (2, 3))
    #expect(table.place(at: 500) == (2, 3))
    #expect(LineTable([]).place(at: 0) == (1, 1))
  }

  @Test func `a line feed belongs to the line that it ends`() {
    let table = LineTable(Array("ab\n\ncd\n".utf8))
    #expect(table.place(at: 2) == (1, 3))
    #expect(table.place(at: 3) == (2, 1))
    #expect(table.place(at: 4) == (3, 1))
    #expect(table.place(at: 7) == (4, 1))
  }

  @Test func `the text of a line has no line feed`() {
    let table = LineTable(Array("ab\n\ncd".utf8))
    #expect(table.text(ofLine: 1) == "ab")
    #expect(table.text(ofLine: 2) == "")
    #expect(table.text(ofLine: 3) == "cd")
    #expect(table.text(ofLine: 0) == "" && table.text(ofLine: 4) == "")
  }

  @Test func `columns are counted after invalid UTF-8`() {
    let table = LineTable([0x61, 0xFF, 0x0A, 0x62])
    #expect(table.place(at: 3) == (2, 1))
    #expect(table.text(ofLine: 2) == "b")
  }
  @Test func `the offset of a place is found in a long line, too`() {
    let text = Array(("\u{FEFF}a\n" + String(repeating: "xé€", count: 2_000) + "\nb").utf8)
    let table = LineTable(text)
    for offset in text.indices where text[offset] & 0xC0 != 0x80 {
      let (line, column) = table.place(at: offset)
      #expect(table.offset(ofLine: line, column: column) == (offset == 0 ? 3 : offset))
    }
    #expect(table.offset(ofLine: 4, column: 1) == text.count)
  }

  @Test func `YAML has more line breaks than LF`() {
    let table = LineTable(Array("a\rb\r\nc\u{85}d\u{2028}e\u{2029}f".utf8), syntax: .yaml)
    #expect((1...7).map { table.offset(ofLine: $0, column: 1) } == [0, 2, 5, 8, 12, 16, 17])
  }
}
