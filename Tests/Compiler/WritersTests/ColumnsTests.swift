import TokenTesting

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("label", 5), ("e\u{301}t\u{E9}", 3), ("漢字 ｶ", 6), ("한글", 4), ("→", 1), ("🎨", 2),
    ("👩\u{200D}👩\u{200D}👧", 2), ("❤\u{FE0F}", 2), ("\u{1B}[1;31merror\u{1B}[0m", 5), ("", 0),
  ]) func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("fits", 4, 0, ["fits"]), ("one two three", 7, 2, ["one two", "  three"]),
    ("  a  b c", 6, 4, ["  a  b", "    c"]), ("one     two", 5, 0, ["one", "two"]),
    ("漢字 漢字 a", 6, 0, ["漢字", "漢字 a"]),
    ("in tokens/light.tokens.json:30", 14, 2, ["in", "  tokens/", "  light.tokens", "  .json:30"]),
    ("abcdefgh", 3, 1, ["abc", " de", " fg", " h"]),
    ("漢字", 1, 4, ["漢", "    字"]),
  ]) func `a text is wrapped at words, and longer words after separators`(
    text: String, width: Int, indent: Int, lines: [String]
  ) { #expect(text.wrapped(to: width, indent: indent) == lines) }
}
