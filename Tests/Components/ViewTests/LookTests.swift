/// The lengths and colors that views take from the theme in addition to their roles.
@MainActor struct LookTests {
  private let layout = Theme.light.countdown.layout

  private func countdown(_ style: EBCountdownStyle) -> some View {
    EBCountdown(endsAt: afterNoon(days: 3)) { Image(systemName: "clock") }
      .ebStyle(style).ebClock(.stopped(at: noon))
  }

  private func promo(_ state: EBCountdownState = .default) -> some View {
    EBCountdownPromo(title: "Sale", endsAt: afterNoon(days: 3), cta: "Go", onTapCTA: {})
      .ebState(state).ebClock(.stopped(at: noon))
  }

  @Test(arguments: Theme.allCases, EBCountdownState.allCases)
  func
    `a promo's title and close button have the color of its numbers, its CTA that of information`(
      theme: Theme, state: EBCountdownState
    )
  {
    let node = drawn(promo(state).theme(theme))
    let number = hex(theme.countdown.one[state].number)
    #expect(node?.inks.first == number)
    #expect(node?.pictures.map(\.hexes) == [[number]])
    #expect(node?.inks.last == hex(theme.colors.onBackground.info))
    #expect(node?.fills.last?.hexes == [hex(theme.colors.background.info)])
  }

  @Test func `a promo has padding, and its title may have several lines`() {
    let node = drawn(promo())
    #expect(node?.insets.first == even(ends: layout.promoPadding, sides: layout.promoPadding))
    let grows = node?.all.contains {
      if case .fixedSize(false, true) = $0.kind { $0.texts == ["Sale"] } else { false }
    }
    #expect(grows == true)
    #expect(node?.pictures.map(\.size) == [layout.promoCloseGlyph])
  }

  @Test func `a pill's icon is as large as its text, whose digits are equally wide`() {
    let node = drawn(countdown(.pill))
    #expect(node?.pictures.map(\.size) == node?.textRuns.map(\.size))
    #expect(node?.textRuns.map(\.hasEqualDigits) == [true])
  }

  @Test func `bars and boxes have their own corner radius tokens`() {
    #expect(drawn(countdown(.one))?.radii.first?.first == layout.barCornerRadius)
    #expect(drawn(countdown(.per))?.radii.first?.first == layout.boxCornerRadius)
    #expect(layout.barCornerRadius != layout.boxCornerRadius)
  }

  @Test(arguments: [EBCountdownStyle.one, .per])
  func `numbers and unit words are never cut off`(style: EBCountdownStyle) {
    let node = drawn(countdown(style))
    let fixed = node?.all.filter {
      if case .fixedSize(true, true) = $0.kind { true } else { false }
    }
    #expect(fixed?.flatMap(\.texts) == node?.texts)
  }

  @Test func `the numbers of a bar share its width evenly`() {
    let shares = drawn(countdown(.one))?.frames.filter { $0.maxWidth == .infinity }
    #expect(shares?.count == 4)
  }

  @Test func `a badge's corners and padding are the theme's`() {
    let node = drawn(Badge(text: "New"))
    let radius = Theme.light.radius.small
    #expect(node?.radii == [[radius, radius, radius, radius]])
    let (sides, ends) = (Theme.light.space.small, Theme.light.space.xxsmall)
    #expect(node?.insets == [even(ends: ends, sides: 0), even(ends: 0, sides: sides)])
  }

  @Test func `a notification badge's corners grow with the text`() {
    let badge = NotificationBadge(content: .counter(5)) { $0.cornerRadius = .small() }
    let large = drawn(badge, in: surroundings { $0.dynamicTypeSize = .xxxLarge })
    let radius = large?.radii.first?.first ?? 0
    #expect(radius > Theme.light.radius.small)
  }

  private func even(ends: Double, sides: Double) -> EdgeInsets {
    EdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides)
  }
}

extension RenderNode {
  /// The sizes and colors of symbols.
  fileprivate var pictures: [(size: Double, hexes: [UInt32])] {
    all.compactMap {
      if case .image(_, let size, let paint) = $0.kind { (size, paint.hexes) } else { nil }
    }
  }

  /// The paddings, outermost first.
  fileprivate var insets: [EdgeInsets] {
    all.compactMap { if case .padding(let insets) = $0.kind { insets } else { nil } }
  }
}
