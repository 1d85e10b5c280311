import Testing
import TokenValues

struct TokenCompositeTests {
  @Test func `a transition keeps its curve's four numbers in order`() {
    let ease = TokenCubicBezier(0.42, 0, 0.58, 1)
    let transition = TokenTransition(
      duration: .milliseconds(200), delay: .milliseconds(50), timingFunction: ease)
    let curve = transition.timingFunction
    #expect([curve.x1, curve.y1, curve.x2, curve.y2] == [0.42, 0, 0.58, 1])
    #expect(transition.delay < transition.duration)
  }

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

  @Test func `a shadow keeps its layers in order and every measure in its place`() {
    func layer(_ first: Double, inset: Bool) -> TokenShadow.Layer {
      .init(
        color: TokenColor(0, alpha: 0.2), offsetX: .points(first), offsetY: .points(first + 1),
        blur: .points(first + 2), spread: .points(first + 3), isInset: inset)
    }
    let shadow = TokenShadow(layers: [layer(1, inset: false), layer(5, inset: true)])
    let measures = shadow.layers.flatMap { [$0.offsetX, $0.offsetY, $0.blur, $0.spread] }
    #expect(measures == (1...8).map { TokenLength.points(Double($0)) })
    #expect(shadow.layers.map(\.isInset) == [false, true])
  }
}
