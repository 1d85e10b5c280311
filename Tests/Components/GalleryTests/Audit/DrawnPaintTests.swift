@testable import gallery

/// What is derived from a drawing: colors, opacities, and what is below what.
@MainActor struct DrawnPaintTests {
  @Test func `a text is on the nearest fill that hides the rest`() {
    #expect(
      paints(label.background(navy)) == ["fill #000080 on #FFFFFF", "text #EEEEEE on #000080"])
    #expect(
      paints(label.background(glass).background(pink)) == [
        "fill #FFC0C0 on #FFFFFF", "fill #000080 at 0.5 on #FFC0C0",
        "text #EEEEEE on #000080 at 0.5 over #FFC0C0",
      ])
  }

  @Test func `a gradient is a layer with all its colors`() {
    let gradient = LinearGradient(
      stops: [.init(color: navy, location: 0), .init(color: pink, location: 1)],
      startPoint: .top, endPoint: .bottom)
    #expect(
      paints(label.background { gradient }) == [
        "fill #000080…#FFC0C0 on #FFFFFF", "text #EEEEEE on #000080…#FFC0C0",
      ])
  }

  @Test func `an overlay is on the fills of the view`() {
    let outlined = label.padding(8).background(navy).overlay { Rectangle().strokeBorder(pink) }
    #expect(paints(outlined).last == "line #FFC0C0 on #000080")
    let layers = ZStack {
      navy
      pink
      label
    }
    #expect(paints(layers).last == "text #EEEEEE on #FFC0C0")
  }

  @Test func `a fill next to something or inside a padding is not below it`() {
    let row = HStack {
      navy
      label
    }
    #expect(paints(row).last == "text #EEEEEE on #FFFFFF")
    let layers = ZStack {
      navy.padding(4)
      label
    }
    #expect(paints(layers).last == "text #EEEEEE on #FFFFFF")
  }

  @Test func `what is not visible is not drawn`() {
    #expect(paints(label.hidden()) == [])
    #expect(paints(label.opacity(0)) == [])
    #expect(paints(Text(" ").background(Color.clear)) == [])
  }

  @Test func `large text begins at 24 points, or at 14 pt and bold`() {
    func text(_ size: CGFloat, _ weight: Font.Weight) -> String {
      paints(Text("a").font(.system(size: size, weight: weight)))[0]
    }
    #expect(text(24, .regular).hasPrefix("large text"))
    #expect(text(23, .regular).hasPrefix("text"))
    #expect(text(19, .bold).hasPrefix("large text"))
    #expect(text(18, .bold).hasPrefix("text"))
    #expect(text(19, .semibold).hasPrefix("text"))
  }

  private let navy = Color(red: 0, green: 0, blue: 128 / 255)
  private let glass = Color(red: 0, green: 0, blue: 128 / 255, opacity: 0.5)
  private let pink = Color(red: 1, green: 192 / 255, blue: 192 / 255)

  private var label: some View {
    Text("a").foregroundStyle(Color(red: 238 / 255, green: 238 / 255, blue: 238 / 255))
  }

  private func paints(_ view: some View) -> [String] {
    (ViewHost(view).render()?.drawnPaints(on: Layer(TokenColor(0xFFFFFF))) ?? []).map(\.words)
  }
}
