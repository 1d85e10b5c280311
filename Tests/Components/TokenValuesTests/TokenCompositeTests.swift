import Testing
import TokenValues

struct TokenCompositeTests {
  @Test func `dash patterns with different lengths or caps are different`() {
    let dashes = TokenStrokeStyle.dashes([.points(4), .points(2)], cap: .round)
    #expect(dashes != .dashes([.points(2), .points(4)], cap: .round))
    #expect(dashes != .dashes([.points(4), .points(2)], cap: .butt))
    #expect(dashes != .dashed)
  }

  @Test func `a border keeps color, width and style`() {
    let border = TokenBorder(color: TokenColor(0xE5EBF4), width: .points(1), style: .solid)
    #expect(border.color == TokenColor(0xE5EBF4))
    #expect(border.width == .points(1))
    #expect(border.style == .solid)
  }
}
