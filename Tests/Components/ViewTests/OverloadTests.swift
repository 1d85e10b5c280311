/// Calls that could match more than one overload.
@MainActor struct OverloadTests {
  private func pill(_ countdown: EBCountdown<some View>) -> ViewHost {
    let view = countdown.ebStyle(.pill).ebClock(.stopped(at: noon))
    return ViewHost(view, environment: surroundings())
  }

  @Test func `a trailing closure with a view is the icon`() {
    let host = pill(EBCountdown(endsAt: afterNoon(days: 3)) { Image(systemName: "clock") })
    #expect(host.render()?.images == ["clock"])
  }

  @Test(arguments: [true, false])
  func `a trailing closure with a conditional view is the icon`(isUrgent: Bool) {
    let countdown = EBCountdown(endsAt: afterNoon(days: 3)) {
      if isUrgent {
        Image(systemName: "bolt")
        Image(systemName: "clock")
      }
    }
    #expect(pill(countdown).render()?.images == (isUrgent ? ["bolt", "clock"] : []))
  }

  @Test func `a trailing closure without a view is onExpire`() async {
    var calls = 0
    let host = pill(EBCountdown(endsAt: noon, notifiesIfAlreadyExpired: true) { calls += 1 })
    host.render()
    await host.finishTasks()
    #expect(calls == 0)
    host.render()
    #expect(calls == 1)
  }

  @Test func `onExpire takes functions of any isolation`() {
    struct Owner: View {
      let onEnd: () -> Void
      let onEndOfMain: @MainActor () -> Void

      var body: some View {
        EBCountdown(endsAt: noon, onExpire: onEnd)
        EBCountdown(endsAt: noon, onExpire: onEndOfMain)
        EBCountdownPromo(title: "Sale", endsAt: noon, cta: "Go", onTapCTA: onEnd)
      }
    }
    let owner = Owner(onEnd: {}, onEndOfMain: {}).ebClock(.stopped(at: noon))
    #expect(drawn(owner)?.labels.filter { $0 == "Sale ended" }.count == 3)
  }

  @Test func `with two trailing closures the icon's is labeled`() async {
    var calls = 0
    let countdown = EBCountdown(endsAt: noon, notifiesIfAlreadyExpired: true) {
      calls += 1
    } icon: {
      Image(systemName: "clock")
    }
    let host = pill(countdown)
    #expect(host.render()?.images == ["clock"])
    await host.finishTasks()
    host.render()
    #expect(calls == 1)
  }

  @Test func `a label set on the view replaces a badge's own`() {
    #expect(drawn(Badge(text: "New").accessibilityLabel("New message"))?.labels == ["New message"])
    let badge = NotificationBadge(content: .counter(3))
    #expect(drawn(badge.accessibilityLabel(Text(verbatim: "3 new")))?.labels == ["3 new"])
    #expect(drawn(badge.accessibilityLabel(Text(verbatim: "3 new")))?.texts == ["3"])
  }
}
