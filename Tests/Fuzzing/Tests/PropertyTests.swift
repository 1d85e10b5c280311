import Testing
import TokenModel

/// The checks detect violations; otherwise a run of the fuzzer would prove nothing.
@Suite struct PropertyTests {
  private let places = TextPlaces([SourceFile(path: "a.json", text: "{\n  \"a\": 1\n}\n")])

  private func finding(_ line: Int, _ column: Int, _ message: String = "x") -> Diagnostic {
    Diagnostic(
      .invalidValue, message: message, at: Place(file: "a.json", line: line, column: column))
  }

  @Test(arguments: [(0, 1), (1, 0), (2, 12), (5, 1), (9, 4), (1, 40)])
  func `a place outside the text is a violation`(line: Int, column: Int) {
    #expect(throws: Violation.self) { try places.check([finding(line, column)]) }
  }

  @Test func `places inside the text are valid`() throws {
    try places.check([finding(1, 1), finding(2, 3), finding(2, 9), finding(3, 1)])
  }

  @Test func `findings out of order or without a file are violations`() {
    #expect(throws: Violation.self) { try places.check([finding(3, 1), finding(2, 3)]) }
    let place = Place(file: "b.json", line: 2, column: 1)
    #expect(throws: Violation.self) {
      try places.check([Diagnostic(.invalidValue, message: "x", at: place)])
    }
  }

  @Test(arguments: ["\u{7}", "\u{1B}[31m", "\u{202E}", "\u{85}", "\u{2028}"])
  func `a control character in a text is a violation`(text: String) {
    #expect(rawControl(in: "a\(text)b") != nil)
    #expect(throws: Violation.self) { try requirePlain(text, "a text") }
    #expect(throws: Never.self) { try places.check([finding(1, 1, text)]) }  // printed visibly
  }

  @Test func `invalid JSON is a violation`() {
    #expect(throws: Violation.self) { try requireJSON(Array("{,}".utf8), "a report") }
  }
}
