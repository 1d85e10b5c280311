import ForeignValues
import TokenTesting

@Suite struct StudioSyntaxTests {
  @Test func `references are distinguished from text`() {
    #expect("$a.b-c_d".bracingReferences == "{a.b-c_d}")
    #expect("rgba({a.b}, $c.d) + {e}.".bracingReferences == "rgba({a.b}, {c.d}) + {e}.")
    #expect("$a.b. $5 {".bracingReferences == "{a.b}. $5 {")
    for text in [
      String(repeating: "$", count: 200_000), " { a.b c } ", "", "{}", "{a", "a}", "{a}{b}",
      "{a} * 2", "$", "$5", "{{a}}",
    ] {
      #expect(text.bracingReferences == text)
    }
  }

  @Test(
    arguments: [
      ("Regular", 400, "regular", nil), ("buch", 400, "book", nil),
      ("halbfett", 600, "semi-bold", nil), ("Fett", 800, "extra-bold", nil),
      ("kräftig", 500, "medium", nil), ("KRÄFTIG", 500, "medium", nil),
      ("Extra Bold", 800, "extra-bold", nil), ("Extra_Light", 200, "extra-light", nil),
      ("SemiBold", 600, "semi-bold", nil), ("Dreiviertel fett", 700, "bold", nil),
      ("Bold Italic", 700, "bold", "italic"), ("BoldItalic", 700, "bold", "italic"),
      ("Light Oblique", 300, "light", "oblique"), ("650", 650, nil, nil),
      ("400 Italic", 400, nil, "italic"), ("Italic", nil, nil, "italic"),
      ("Bold Normal", 700, "bold", nil), ("Ultra", 950, "ultra-black", nil),
    ] as [(String, Double?, String?, String?)])
  func `names of font weights have a number, a DTCG name and a style`(
    text: String, weight: Double?, word: String?, style: String?
  ) throws {
    let name = try #require(FontWeightName(text))
    #expect(name.weight == weight)
    #expect(name.word == word)
    #expect(name.style == style)
  }

  @Test(arguments: ["", "boldish", "0", "1001", "-400", "12px", "nan"])
  func `other words are not font weights`(text: String) { #expect(FontWeightName(text) == nil) }
}
