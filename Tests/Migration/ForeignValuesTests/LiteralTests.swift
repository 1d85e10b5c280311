import ForeignValues
import TokenTesting

@Suite struct LiteralTests {
  @Test func `the components of a hex color round back to the same bytes`() {
    #expect(
      JSONTree.color(css: "#6075c1")
        == .object([
          .init("colorSpace", value: .string("srgb")),
          .init(
            "components",
            value: .array([.number(0.3764705882), .number(0.4588235294), .number(0.7568627451)])),
          .init("hex", value: .string("#6075C1")),
        ]))
    #expect(JSONTree.color(css: "#fff8")?["alpha"] == .number(0.5333333333))
    #expect(JSONTree.color(css: "#fff8")?["hex"] == .string("#FFFFFF"))
    for text in ["", "#", "#12345", "#gggggg", "#1234567", "+12345", "red"] {
      #expect(ColorValue(hexDigits: text) == nil, "\(text)")
    }
  }

  @Test func `a number with a unit is a duration`() {
    #expect(
      JSONTree.duration("1e2ms")
        == .object([.init("value", value: .number(100)), .init("unit", value: .string("ms"))]))
    for text in ["16", "ms", "16 ms", "0x10ms", "infms", "nanms", "1.2.3ms", "16em", "16MS"] {
      #expect(JSONTree.duration(text) == nil, "\(text)")
    }
  }
}
