import Testing
import TokenDialects
import TokenModel

@Suite struct LiteralTests {
  @Test func `hex digits are a color whose components round back to the same bytes`() {
    #expect(
      JSONTree.color(hex: "#6075c1")
        == .object([
          .init("colorSpace", .string("srgb")),
          .init(
            "components",
            .array([.number(0.3764705882), .number(0.4588235294), .number(0.7568627451)])),
          .init("hex", .string("#6075C1")),
        ]))
    #expect(JSONTree.color(hex: "#fff8")?["alpha"] == .number(0.5333333333))
    #expect(JSONTree.color(hex: "#fff8")?["hex"] == .string("#FFFFFF"))
    for text in ["", "#", "#12345", "#gggggg", "#1234567", "+12345", "red"] {
      #expect(JSONTree.color(hex: text) == nil, "\(text)")
    }
  }

  @Test func `a number with a unit is a dimension or a duration`() {
    #expect(JSONTree.dimension("16px") == .dimension(16, .px))
    #expect(JSONTree.dimension("-.5rem") == .dimension(-0.5, .rem))
    #expect(
      JSONTree.duration("1e2ms")
        == .object([.init("value", .number(100)), .init("unit", .string("ms"))]))
    for text in ["16", "px", "16 px", "0x10px", "infpx", "nanpx", "1.2.3px", "16em", "16PX"] {
      #expect(JSONTree.dimension(text) == nil, "\(text)")
    }
  }
}
