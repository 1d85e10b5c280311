import TokenTesting

@testable import TokenModel
@testable import TokenReports
@testable import Writers

/// Separators followed by a combining accent. Swift treats them as different characters than the
/// separators alone.
@Suite struct JoinedMarkTests {
  private let accent = "\u{301}"

  @Test func `a slash with an accent separates path segments`() {
    #expect("../\(accent)x".normalizedPath == nil)
    #expect("a/\(accent)b/../c".normalizedPath == "a/c")
    #expect(Resolver.file(of: "../\(accent)x.json", in: "r.json") == nil)
    #expect(Resolver.file(of: "a.json#\(accent)/b", in: "r.json") == "a.json")
  }

  @Test func `an asterisk with an accent cannot end a header's comment`() {
    let file = CommentSeal.markdown.file(
      "x.md", project: nil, sources: ["-->\(accent)<\(accent)b>"], inputs: Digest(), pieces: [])
    let lines = file.bytes.split(separator: 0x0A)
    #expect(lines.count == 5)
    for line in lines { #expect(line.count { $0 == UInt8(ascii: ">") } == 1) }
  }

  @Test func `an alias and an axis can begin with an accent`() {
    #expect("{\(accent)a.\(accent)b}".aliasNames == ["\(accent)a", "\(accent)b"])
    #expect(PathPattern("a/<\(accent)x>/*").axes == ["\(accent)x"])
  }
}

/// Texts that CI systems read as commands.
@Suite struct LogCommandTests {
  @Test(arguments: [
    ("##[error]x", "##\\u{5B}error]x"), ("a ##vso[b] [c]", "a ##vso\\u{5B}b] [c]"),
    ("##teamcity[x", "##teamcity\\u{5B}x"), ("###[x]", "###\\u{5B}x]"),
    ("# [x] #a[0] ## [y]", "# [x] #a[0] ## [y]"),
  ]) func `the bracket of a command is escaped`(text: String, shown: String) {
    #expect(printable(text) == shown)
  }

  @Test func `a line cannot begin with two colons`() {
    #expect(lineOpening("::error::x") == "\\u{3A}:error::x")
    #expect(lineOpening("  ::x") == "  \\u{3A}:x")
    #expect(lineOpening("a::b") == "a::b")
    #expect(printable("::x") == "::x")
  }
}
