import Testing
import TokenValues

struct TokenLengthTests {
  @Test func `F-122: points stay points whatever the root size`() {
    #expect(TokenLength.points(24).points == 24)
    #expect(TokenLength.points(24).inPoints(rootSize: 20) == 24)
  }

  @Test func `F-122: a rem is the root size, by default 16 points`() {
    #expect(TokenLength.rem(1.5).points == 24)
    #expect(TokenLength.rem(1.5).inPoints(rootSize: 20) == 30)
  }

  @Test func `sixteen points and one rem are different lengths`() {
    #expect(TokenLength.points(16) != .rem(16))
    #expect(TokenLength.points(16) == TokenLength(value: 16, unit: .points))
  }

  @Test func `F-143: a line height is a multiple of the size`() {
    func style(_ size: TokenLength) -> TokenTextStyle {
      TokenTextStyle(
        family: TokenFontFamily(names: ["Proxima Soft", "system-ui"]), size: size,
        weight: TokenFontWeight(700), letterSpacing: .points(0.25), lineHeight: 1.5)
    }
    #expect(style(.points(20)).lineHeightInPoints() == 30)
    #expect(style(.rem(1)).lineHeightInPoints() == 24)
    #expect(style(.rem(1)).lineHeightInPoints(rootSize: 10) == 15)
    #expect(style(.points(16)) != style(.rem(1)))
  }
}
