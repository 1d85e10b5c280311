import Testing

@testable import TokenModel
@testable import TokenOutputs
@testable import Writers

/// Marks with an accent behind them, which Swift takes for other characters than the marks alone.
@Suite struct JoinedMarkTests {
  private let accent = "\u{301}"

  @Test func `a slash with an accent parts a path`() {
    #expect(normalized("../\(accent)x") == nil)
    #expect(normalized("a/\(accent)b/../c") == "a/c")
    #expect(referencedFile("../\(accent)x.json", from: "r.json") == nil)
    #expect(referencedFile("a.json#\(accent)/b", from: "r.json") == "a.json")
  }

  @Test func `a header's comment is not ended by a sign with an accent`() {
    let file = CommentSeal.markdown.file(
      "x.md", sources: ["-->\(accent)<\(accent)b>"], inputs: Digest(), body: [])
    let lines = file.bytes.split(separator: 0x0A)
    #expect(lines.count == 5)
    for line in lines { #expect(line.count { $0 == UInt8(ascii: ">") } == 1) }
  }

  @Test func `an alias and an axis may begin with an accent`() {
    #expect(aliasNames("{\(accent)a.\(accent)b}") == ["\(accent)a", "\(accent)b"])
    #expect(PathPattern("a/<\(accent)x>/*").axes == ["\(accent)x"])
  }
}

/// What logs of CI systems take for commands to themselves.
@Suite struct LogCommandTests {
  @Test(arguments: [
    ("##[error]x", "##\\u{5B}error]x"), ("a ##vso[b] [c]", "a ##vso\\u{5B}b] [c]"),
    ("##teamcity[x", "##teamcity\\u{5B}x"), ("###[x]", "###\\u{5B}x]"),
    ("# [x] #a[0] ## [y]", "# [x] #a[0] ## [y]"),
  ])
  func `the bracket of a command is spelled out`(text: String, shown: String) {
    #expect(printable(text) == shown)
    #expect(hasLogCommand(text) == (shown != text))
  }

  @Test func `a line does not begin with two colons`() {
    #expect(lineOpening("::error::x") == "\\u{3A}:error::x")
    #expect(lineOpening("  ::x") == "  \\u{3A}:x")
    #expect(lineOpening("a::b") == "a::b")
    #expect(printable("::x") == "::x")
  }
}
