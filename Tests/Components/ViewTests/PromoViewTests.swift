@MainActor struct PromoViewTests {
  private func promo(
    onTapCTA: @escaping @MainActor () -> Void = {}, onDismiss: @escaping @MainActor () -> Void = {}
  ) -> some View {
    EBCountdownPromo(
      title: "Hurry up! Sale ends in:", endsAt: afterNoon(days: 3, hours: 13, mins: 1),
      cta: "Show now!", onTapCTA: onTapCTA, onDismiss: onDismiss
    ).ebClock(.stopped(at: noon))
  }

  @Test func `title, numbers and buttons are separate elements`() {
    let elements = drawn(promo())?.elements ?? []
    #expect(
      elements.map(\.label) == [
        "Hurry up! Sale ends in:", "Dismiss promo", "Sale ends in 3 days 13 hours", "Show now!",
      ])
    #expect(
      elements.map(\.traits) == [
        [.isHeader, .isStaticText], [.isButton], [.updatesFrequently], [.isButton],
      ])
  }

  @Test func `a tap calls the action, and the promo does not remember it`() {
    var taps: [String] = []
    let host = ViewHost(
      promo(onTapCTA: { taps.append("cta") }, onDismiss: { taps.append("dismiss") }),
      environment: surroundings())
    #expect(host.render()?.tap("Dismiss promo") == true)
    #expect(host.render()?.tap("Dismiss promo") == true)
    #expect(host.render()?.tap("Show now!") == true)
    #expect(taps == ["dismiss", "dismiss", "cta"])
    #expect(host.render()?.labels.count == 4)
  }

  @Test func `a title and a CTA without words are left out`() {
    let bare = EBCountdownPromo(title: "", endsAt: afterNoon(days: 3), cta: "", onTapCTA: {})
    #expect(
      drawn(bare.ebClock(.stopped(at: noon)))?.labels == ["Dismiss promo", "Sale ends in 3 days"])
  }

  @Test func `the close button and the CTA are slots that may be empty`() {
    let node = drawn(
      EBCountdownPromo(title: "Sale", endsAt: afterNoon(days: 1)) {
      } footer: {
      }.ebClock(.stopped(at: noon)))
    #expect(node?.labels == ["Sale", "Sale ends in 1 day"])
    #expect(node?.images == [])
  }

  @Test func `slots show the caller's views`() {
    let node = drawn(
      EBCountdownPromo(title: "Sale", endsAt: afterNoon(days: 1)) {
        EBCountdownPromoCloseButton(label: "Hide offer") {}
      } footer: {
        Text(verbatim: "Only online")
      }.ebClock(.stopped(at: noon)))
    #expect(node?.labels == ["Sale", "Hide offer", "Sale ends in 1 day", "Only online"])
  }

  @Test func `CTA and close have default, pressed and disabled`() {
    let tokens = Theme.light.countdown.promo
    #expect(drawn(promo())?.opacities == [1, 1])
    let pressed = drawn(promo(), in: surroundings { $0.standIn.isPressed = true })
    #expect(pressed?.opacities == [tokens.pressedOpacity, tokens.pressedOpacity])
    var taps = 0
    let disabled = drawn(promo(onTapCTA: { taps += 1 }, onDismiss: { taps += 1 }).disabled(true))
    #expect(disabled?.opacities == [tokens.disabledOpacity, tokens.disabledOpacity])
    #expect(disabled?.tap("Show now!") == true)
    #expect(taps == 0)
    #expect(
      disabled?.elements.filter { !$0.isEnabled }.map(\.label) == ["Dismiss promo", "Show now!"])
  }

  @Test func `it always contains a bar, whatever the style`() {
    let node = drawn(promo().ebStyle(.pill).ebUnits([.hours, .mins]))
    #expect(
      node?.texts.filter { !$0.isEmpty } == [
        "Hurry up! Sale ends in:", "85", "hrs", "01", "mins", "Show now!",
      ])
    #expect(node?.frames.contains { $0.maxWidth == 360 && $0.minHeight == 92 } == true)
  }

  @Test func `the close button's label is in the environment's words or language`() {
    var own = CountdownWords.english
    own.dismiss = "Not now"
    #expect(drawn(promo().ebWords(own))?.labels[1] == "Not now")
    #expect(drawn(promo(), in: surroundings("de_DE"))?.labels[1] == "Angebot schließen")
  }
}
