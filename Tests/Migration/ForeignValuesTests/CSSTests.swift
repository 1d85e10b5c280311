import ForeignValues
import Testing

@Suite struct CSSTests {
  @Test(arguments: [
    ("#fff", "#FFFFFF", 1.0), ("#FF000080", "#FF0000", 0.5019607843),
    ("rgb(255, 0, 10)", "#FF000A", 1), ("rgba(0,0,0,.25)", "#000000", 0.25),
    ("rgb(0 128 0 / 50%)", "#008000", 0.5), ("RebeccaPurple", "#663399", 1),
    ("transparent", "#000000", 0), (" white ", "#FFFFFF", 1),
    ("rgb(300, 0, -5)", "#FF0000", 1), ("hsl(120, 100%, 25%)", "#008000", 1),
    ("hsla(0deg 100% 50% / 0.1)", "#FF0000", 0.1),
  ])
  func `colors are read as CSS writes them`(_ text: String, _ hex: String, _ alpha: Double) throws {
    let color = try #require(JSONTree.color(css: text))
    #expect(color["hex"] == .string(hex))
    #expect((color["alpha"] ?? .number(1)) == .number(alpha))
  }

  @Test(arguments: [
    "", "#12", "rgb(1,2)", "rgba(1,2,3,4,5)", "blau", "rgb({a}, 0, 0)", "url(x)", "rgb(nan,0,0)",
    "var(--x)", "currentcolor", "hsl(1e400 0% 0%)",
  ]) func `other texts are not colors`(_ text: String) { #expect(JSONTree.color(css: text) == nil) }

  @Test func `spaces and commas separate only outside parentheses, braces and quotes`() {
    #expect("0 1px  rgba(0, 0, 0) {a b}".cssWords == ["0", "1px", "rgba(0, 0, 0)", "{a b}"])
    #expect("'A, B', \"C\" ,D".cssItems == ["'A, B'", "\"C\"", "D"])
    #expect("cubic-bezier(0, .5,1,1)".cssArguments(of: "cubic-bezier") == ["0", ".5", "1", "1"])
  }

  @Test func `only a whole text can be an alias`() {
    #expect("{a.b}".alias == "a.b")
    for text in ["{a} {b}", "a", "{}", "{a", "x{a}"] { #expect(text.alias == nil, "\(text)") }
  }

  @Test func `the noise of 32-bit floats is removed, and other digits stay`() {
    #expect(0.07999999821186066.snapped == 0.08)
    #expect(1.2999999523162842.snapped == 1.3)
    #expect(0.123456789012.snapped == 0.123456789012)
    #expect(16.snapped == 16)
  }
}
