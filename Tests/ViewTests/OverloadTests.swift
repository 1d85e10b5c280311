import EBComponents
import SwiftUI
import Testing

/// Calls that could be read in more than one way.
@MainActor struct OverloadTests {
  private func pill(_ countdown: EBCountdown<some View>) -> ViewHost {
    let view = countdown.ebStyle(.pill).ebClock(.stopped(at: noon))
    return ViewHost(view, environment: surroundings())
  }

  @Test func `a closure after a countdown is its icon when it makes a view`() {
    let host = pill(EBCountdown(endsAt: afterNoon(3)) { Image(systemName: "clock") })
    #expect(host.render()?.images == ["clock"])
  }

  @Test(arguments: [true, false])
  func `a closure after a countdown is its icon when it makes a view at times`(isUrgent: Bool) {
    let countdown = EBCountdown(endsAt: afterNoon(3)) {
      if isUrgent {
        Image(systemName: "bolt")
        Image(systemName: "clock")
      }
    }
    #expect(pill(countdown).render()?.images == (isUrgent ? ["bolt", "clock"] : []))
  }

  @Test func `a closure after a countdown is onExpire when it makes none`() async {
    var calls = 0
    let host = pill(EBCountdown(endsAt: noon, notifiesIfAlreadyExpired: true) { calls += 1 })
    host.render()
    await host.finishTasks()
    #expect(calls == 0)
    host.render()
    #expect(calls == 1)
  }

  @Test func `a function of any isolation is an onExpire`() {
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

  @Test func `both closures after a countdown are told apart by the icon's label`() async {
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

  @Test func `a label given to a badge from outside is what is spoken`() {
    #expect(drawn(Badge(text: "New").accessibilityLabel("New message"))?.labels == ["New message"])
    let badge = NotificationBadge(content: .counter(3))
    #expect(drawn(badge.accessibilityLabel(Text(verbatim: "3 new")))?.labels == ["3 new"])
    #expect(drawn(badge.accessibilityLabel(Text(verbatim: "3 new")))?.texts == ["3"])
  }
}
