import TokenTesting

/// The search of texts by their bytes.
@Suite struct TextSearchTests {
  @Test(arguments: [
    ("a, b, c", ", ", ["a", "b", "c"]), (", a, ", ", ", ["", "a", ""]), ("aaa", "aa", ["", "a"]),
    ("abc", "abcd", ["abc"]), ("", "a", [""]), ("abc", "", ["abc"]),
    ("a'\u{301}b", "'", ["a", "\u{301}b"]),
  ]) func `parts are between the occurrences`(text: String, separator: String, parts: [String]) {
    #expect(text.parts(around: separator).map { Array($0.utf8) } == parts.map { Array($0.utf8) })
    #expect(text.holds(text: separator) == (parts.count > 1))
    #expect(
      Array(text.replacing(text: separator, with: "<>").utf8)
        == Array(parts.joined(separator: "<>").utf8))
  }

  @Test func `a search of bytes has a start and an end`() {
    let bytes: [UInt8] = [1, 2, 1, 2]
    #expect(bytes.firstRange(of: [1, 2]) == 0..<2)
    #expect(bytes.firstRange(of: [1, 2], from: 1) == 2..<4)
    #expect(bytes.firstRange(of: [1, 2], from: 1, within: 3) == nil)
    #expect(bytes.firstRange(of: []) == nil)
  }
}
