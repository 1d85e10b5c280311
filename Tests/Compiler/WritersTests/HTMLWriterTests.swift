import TokenTesting

@testable import TokenModel

/// The writers escape HTML and CSS.
@Suite struct HTMLWriterTests {
  @Test(arguments: hostileTexts) func `a text stays text, in elements and in attributes`(
    _ text: String
  ) {
    var html = HTMLWriter()
    html.element(.p, .label(text), text: text)
    let written = String(decoding: html.bytes, as: UTF8.self)
    #expect(written.count { $0 == "<" } == 2)
    #expect(written.count { $0 == ">" } == 2)
    #expect(written.count { $0 == "\"" } == 2)
    #expect(!written.unicodeScalars.dropFirst().contains(where: isHidden))
    #expect(
      unescaped(written) == #"\#n<p aria-label="\#(printable(text))">\#(printable(text))</p>"#)
  }

  @Test(arguments: hostileTexts) func `a font's name stays in its string`(_ name: String) throws {
    let size = DimensionValue(value: 1, unit: .rem)
    let css = CSS(
      TypographyValue(
        fontFamily: [name], fontSize: size, fontWeight: 400, letterSpacing: size, lineHeight: 1))
    let family = try #require(css.text.wholeMatch(of: #/font:400 16px\/1 '(.*)',.*/#)).1
    #expect(try #/([A-Za-z0-9 -]|\\[0-9a-f]+ )*/#.wholeMatch(in: family) != nil)
  }

  @Test func `different keys have different ids, and none is an id of the page`() {
    let keys =
      hostileTexts + [
        "a/b", "a_2Fb", "a b", "a_20b", "a%20b", "ä", "a\u{308}", "A", "a", "_", "__",
      ]
    let ids = keys.map { HTMLID(key: "component/" + $0).text }
    #expect(Set(ids).count == keys.count)
    for id in ids {
      #expect(id.wholeMatch(of: #/[A-Za-z0-9._~=\/-]+/#) != nil)
      #expect(id.contains("/"))
    }
    #expect(HTMLID(key: "Tag/mode=light/label/on/bg").text == "Tag/mode=light/label/on/bg")
  }

  private func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) { text, pair in
      text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
    }
  }
}
