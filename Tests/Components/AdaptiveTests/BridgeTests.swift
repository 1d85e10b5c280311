import SwiftUI
import Testing
import TokenValues

/// Text styles, shadows, animations and lengths in SwiftUI.
@MainActor struct BridgeTests {
  private let light = TokenAppearance(isDark: false)

  private func textRun(_ view: some View) -> TextRun? {
    drawn(view, in: light).compactMap { node in
      if case .text(let run) = node.kind { run } else { nil }
    }.first
  }

  private func shadows(_ view: some View, in appearance: TokenAppearance) -> [Shadow] {
    drawn(view, in: appearance).compactMap { node in
      if case .shadow(let shadow) = node.kind { shadow } else { nil }
    }.filter(\.isVisible)
  }

  private func layer(
    _ color: TokenColor = TokenColor(0x112233), x: Double = 0, y: Double = 0, blur: Double = 0,
    isInset: Bool = false
  ) -> TokenShadow.Layer {
    TokenShadow.Layer(
      color: color, offsetX: .points(x), offsetY: .points(y), blur: .points(blur),
      spread: .points(1), isInset: isInset)
  }

  @Test func `a text style sets the font, the letter spacing and the line height`() throws {
    let style = Theme(brand: .acme).text.label
    let run = try #require(textRun(Text("Buy").textStyle(style)))
    #expect([run.size, run.weight, run.tracking] == [17, 400, 0.5])
    // Lines of the font are 1.2 times its size here.
    #expect(abs(run.lineSpacing - (17 * 1.5 - 17 * 1.2)) < 0.001)
  }

  @Test func `a text style grows with the user's text size`() throws {
    let style = Theme(brand: .acme).text.label
    let text = Text("Buy").textStyle(style, relativeTo: .caption).dynamicTypeSize(.accessibility5)
    let run = try #require(textRun(text))
    let factor = 53.0 / 17
    for (value, expected) in [
      (run.size, 17), (run.tracking, 0.5), (run.lineSpacing, 17 * 0.3),
    ] { #expect(abs(value - expected * factor) < 0.01) }
  }

  @Test func `a text style grows with its system style, at the token's size`() {
    for (size, expected) in [
      (34.0, TokenTextStyle.SystemStyle.largeTitle), (31, .largeTitle), (17, .body),
      (14, .subheadline), (12.4, .caption), (1, .caption2), (96, .largeTitle),
    ] { #expect(TokenTextStyle.SystemStyle(nearestTo: size) == expected) }
    let style = Theme(brand: .acme).text.label
    #expect(style.systemStyle == .body)
    let plain = Text(verbatim: "Buy")
    for text in [plain.font(style), plain.textStyle(style), plain.font(Font(style))] as [any View] {
      let large = textRun(AnyView(text).dynamicTypeSize(.accessibility5))
      #expect((large?.size ?? 0) > 17)
    }
    #expect(
      textRun(Text("Buy").font(Font(fixed: style)).dynamicTypeSize(.accessibility5))?.size == 17)
  }

  @Test func `UIKit's fonts and attributes grow with the text size`() throws {
    let style = Theme(brand: .acme).text.label
    #expect(PlatformFont(fixed: style).pointSize == 17)
    #expect(PlatformFont(style).pointSize == 17)
    let large = PlatformTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let attributes = style.attributes(for: large, alignment: .center)
    let font = try #require(attributes[.font] as? PlatformFont)
    let factor = 53.0 / 17
    #expect(abs(font.pointSize - 17 * factor) < 0.01)
    #expect(abs((attributes[.kern] as? CGFloat ?? 0) - 0.5 * factor) < 0.01)
    let paragraph = try #require(attributes[.paragraphStyle] as? PlatformParagraph)
    #expect(paragraph.alignment == .center)
    #expect(abs(paragraph.lineSpacing - (17 * 1.5 - 17 * 1.2) * factor) < 0.01)
    #expect(abs(CGFloat(scaled: .rem(1), for: large) - 16 * factor) < 0.01)
  }

  @Test func `a layer has the shadow of a token, and a line the dashes of a border`() {
    let view = PlatformView(frame: .zero)
    view.layer.setShadow(layer(x: 1, y: 2, blur: 8))
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect([view.layer.shadowRadius, CGFloat(view.layer.shadowOpacity)] == [4, 1])
    func stroke(_ style: TokenStrokeStyle) -> StrokeStyle {
      StrokeStyle(TokenBorder(color: TokenColor(0), width: .points(2), style: style))
    }
    #expect(stroke(.solid) == StrokeStyle(lineWidth: 2))
    #expect(stroke(.dashed) == StrokeStyle(lineWidth: 2, dash: [6, 6]))
    #expect(stroke(.dotted) == StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 4]))
    let dashes = TokenStrokeStyle.dashes([.points(3), .rem(1)], cap: .square)
    #expect(stroke(dashes) == StrokeStyle(lineWidth: 2, lineCap: .square, dash: [3, 16]))
  }

  @Test func `a line height below the font's own adds no spacing`() {
    let tight = TokenTextStyle(
      family: TokenFontFamily(names: []), size: .points(20), weight: TokenFontWeight(400),
      letterSpacing: .points(0), lineHeight: 1)
    #expect(textRun(Text("Buy").textStyle(tight))?.lineSpacing == 0)
  }

  @Test func `an adaptive text style follows the appearance`() {
    let text = Text("Buy").textStyle(Theme.adaptive(brand: .zen).text.label)
    #expect(textRun(text)?.weight == 400)
    let strong = TokenAppearance(isDark: true, increasedContrast: true)
    #expect(textRun(text.tokenAppearance(strong))?.weight == 700)
  }

  @Test func `a shadow's radius is half of its blur`() {
    let shadow = TokenShadow(layers: [layer(x: 1, y: 2, blur: 8)])
    let drawn = shadows(Circle().fill(.white).tokenShadow(shadow), in: light)
    #expect(drawn.map(\.radius) == [4])
    #expect(drawn.map { [$0.x, $0.y] } == [[1, 2]])
  }

  @Test(arguments: 0...6)
  func `outer layers are drawn in order, the first on top`(count: Int) {
    let layers = (0..<count).map { layer(y: Double($0), blur: 2) }
    let inset = layer(y: 99, isInset: true)
    let view = Circle().fill(.white).tokenShadow(TokenShadow(layers: [inset] + layers + [inset]))
    // The outermost modifier draws the lowest shadow.
    #expect(shadows(view, in: light).reversed().map(\.y) == (0..<count).map(Double.init))
  }

  @Test func `an adaptive shadow follows the appearance, and the view keeps its state`() {
    let view = Counted().tokenShadow(Theme.adaptive(brand: .zen).shadow.card)
    let host = ViewHost(view)
    func draw() -> (shadows: Int, texts: [String]) {
      let nodes = host.render()?.all ?? []
      let shadows = nodes.filter { node in
        if case .shadow(let shadow) = node.kind { shadow.isVisible } else { false }
      }
      return (shadows.count, nodes.first?.texts ?? [])
    }
    #expect(draw() == (1, ["0"]))
    #expect(draw() == (1, ["1"]))
    host.environment.colorScheme = .dark
    #expect(draw() == (2, ["2"]))
  }

  @Test func `an animation has the curve, duration and delay of its transition`() {
    let curve = TokenCubicBezier(0.4, 0, 0.2, 1)
    let animation = Animation(
      TokenTransition(
        duration: .milliseconds(250), delay: .milliseconds(50), timingFunction: curve))
    #expect(animation == .timingCurve(0.4, 0, 0.2, 1, duration: 0.25).delay(0.05))
    #expect(Animation(curve, duration: .seconds(2)) == .timingCurve(0.4, 0, 0.2, 1, duration: 2))
    let points = UnitCurve(curve).standInPoints
    #expect(points == [UnitPoint(x: 0.4, y: 0), UnitPoint(x: 0.2, y: 1)])
  }

  @Test func `a length is a number of points`() {
    #expect(CGFloat(Theme.space.m) == CGFloat(16))
    #expect(CGFloat(Theme(brand: .zen).radius.card) == CGFloat(16))
    #expect(CGFloat(TokenLength.rem(1.5), rootSize: 20) == CGFloat(30))
  }
}

extension Shadow {
  fileprivate var isVisible: Bool {
    if case .color(let color) = color { color.opacity > 0 } else { true }
  }
}

/// Shows how often it was drawn before.
private struct Counted: View {
  @State private var count = 0

  var body: some View {
    let shown = count
    let _ = count += 1
    Text(verbatim: "\(shown)")
  }
}
