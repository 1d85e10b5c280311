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
}
