@MainActor struct CountdownViewTests {
  func countdown(_ end: Date) -> some View { EBCountdown(endsAt: end).ebClock(.stopped(at: noon)) }

  @Test(arguments: EBCountdownStyle.allCases)
  func `it is one element that is spoken as a sentence`(style: EBCountdownStyle) {
    let running = drawn(countdown(afterNoon(days: 5, hours: 9, mins: 37)).ebStyle(style))?.elements
    #expect(running?.map(\.label) == ["Sale ends in 5 days 9 hours"])
    #expect(running?.map(\.traits) == [.updatesFrequently])
    let over = drawn(countdown(noon).ebStyle(style))?.elements
    #expect(over?.map(\.label) == ["Sale ended"])
    #expect(over?.map(\.traits) == [.isStaticText])
  }

  @Test func `per is a box per unit, and units drive the face`() {
    let node = drawn(
      countdown(afterNoon(hours: 1, mins: 2, secs: 6)).ebStyle(.per).ebUnits([.mins, .secs]))
    #expect(node?.texts == ["62", "mins", "06", "secs"])
    #expect(node?.frames.filter { $0.minWidth == 56 && $0.minHeight == 50 }.count == 2)
  }

  @Test func `units repeated or empty draw each once, or all`() {
    let view = countdown(afterNoon(days: 1, hours: 2, mins: 3, secs: 4))
    #expect(drawn(view.ebUnits([.secs, .mins, .secs]))?.numbers.count == 2)
    #expect(drawn(view.ebUnits([]))?.numbers == ["01", "02", "03", "04"])
    #expect(drawn(view.ebUnits(nil))?.numbers == ["01", "02", "03", "04"])
  }

  @Test func `one is a bar of 360 by 50 with inline units`() {
    let node = drawn(countdown(afterNoon(days: 123, hours: 4, mins: 5, secs: 6)))
    #expect(node?.texts == ["123", "days", "04", "hrs", "05", "mins", "06", "secs"])
    #expect(node?.frames.first?.maxWidth == 360)
    #expect(node?.frames.first?.minHeight == 50)
    #expect(node?.fills.count == 7)  // one bar and two dots for each of three colons
  }

  @Test func `pill is compact, one run of text`() {
    let node = drawn(countdown(afterNoon(days: 3, hours: 13, mins: 1)).ebStyle(.pill))
    #expect(node?.texts == ["03d : 13h : 01m"])
    #expect(node?.frames.first?.minWidth == 161)
    #expect(node?.frames.first?.minHeight == 29)
  }

  @Test func `icon is an optional slot, pill only, and there is none by default`() {
    let plain = drawn(countdown(afterNoon(days: 3)).ebStyle(.pill))
    #expect(plain?.images == [])
    let view = EBCountdown(endsAt: afterNoon(days: 3)) { Image(systemName: "clock") }
      .ebClock(.stopped(at: noon))
    let pill = drawn(view.ebStyle(.pill))
    #expect(pill?.images == ["clock"])
    #expect(pill?.labels == ["Sale ends in 3 days"])
    let color = hex(Theme.light.countdown.pill.default.icon)
    let paints = pill?.all.compactMap {
      if case .image(_, _, let paint) = $0.kind { paint.hexes } else { nil }
    }
    #expect(paints == [[color]])
    for style in [EBCountdownStyle.one, .per] { #expect(drawn(view.ebStyle(style))?.images == []) }
  }

  @Test func `mode is inherited from the color scheme or the theme, never a parameter`() {
    let view = countdown(afterNoon(days: 5))
    let gradient: [UInt32] = [0x1972F9, 0x005CE5]
    #expect(drawn(view, in: surroundings("en_US", scheme: .dark))?.fills.first?.hexes == gradient)
    #expect(drawn(view.theme(.dark))?.fills.first?.hexes == gradient)
    #expect(drawn(view)?.fills.first?.hexes == [0xEEF2F9])
  }

  @Test(arguments: EBCountdownState.allCases)
  func `an explicit state is drawn until the end, then expired`(state: EBCountdownState) {
    let pill = Theme.light.countdown.pill
    let view = countdown(afterNoon(days: 5)).ebStyle(.pill).ebState(state)
    #expect(drawn(view)?.inks == [hex(pill[state].text)])
    let over = drawn(countdown(noon).ebStyle(.pill).ebState(state))
    #expect(over?.inks == [hex(pill.expired.text)])
    #expect(over?.texts == ["Sale ended"])
  }

  @Test func `number Bold 20 on 24, unit Semibold 10 on 10, pill semibold 13`() {
    let node = drawn(countdown(afterNoon(days: 3)).ebUnits([.days]))
    #expect(node?.textRuns.map(\.size) == [20, 10])
    #expect(node?.textRuns.map(\.weight) == [700, 600])
    #expect(node?.textRuns.allSatisfy(\.hasEqualDigits) == true)
    #expect(node?.frames.compactMap(\.height) == [24, 10])
    let pill = drawn(countdown(afterNoon(days: 3)).ebStyle(.pill))?.textRuns.first
    #expect([pill?.size, pill?.weight] == [13, 600])
  }

  @Test(arguments: [EBCountdownStyle.one, .per])
  func `colon is two dots of 3 by 3 in the colon's color`(style: EBCountdownStyle) {
    let node = drawn(countdown(afterNoon(days: 3)).ebStyle(style).ebUnits([.mins, .secs]))
    #expect(node?.frames.filter { $0.width == 3 && $0.height == 3 }.count == 2)
    let dots = node?.all.compactMap { node in
      if case .fill(.circle, let paint) = node.kind { paint.hexes } else { nil }
    }
    let color = hex(Theme.light.countdown.one.default.colon)
    #expect(dots == [[color], [color]])
  }

  @Test func `numbers and unit words are drawn in their own colors`() {
    let roles = Theme.light.countdown.one.default
    let view = countdown(afterNoon(days: 3)).ebUnits([.days])
    #expect(drawn(view)?.inks == [hex(roles.number), hex(roles.unit)])
    let strong = drawn(view, in: surroundings { $0.standIn.contrast = .increased })
    #expect(strong?.inks == [hex(roles.number), hex(roles.number)])
  }

  @Test func `state is derived from time left`() {
    func ink(_ end: Date) -> [UInt32]? { drawn(countdown(end).ebStyle(.pill))?.inks }
    let pill = Theme.light.countdown.pill
    #expect(ink(afterNoon(days: 1) + 0.001) == [hex(pill.default.text)])
    #expect(ink(afterNoon(days: 1)) == [hex(pill.expiring.text)])
    #expect(ink(noon) == [hex(pill.expired.text)])
  }
}
