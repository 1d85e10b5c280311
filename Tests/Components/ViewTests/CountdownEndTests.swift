/// When `onExpire` of a countdown is called.
@MainActor struct CountdownEndTests {
  /// The names of the callbacks, in order.
  @MainActor private final class Calls { var names: [String] = [] }

  private let calls = Calls()

  private func countdown(_ end: Date, name: String = "end") -> some View {
    EBCountdown(endsAt: end) { [calls] in calls.names.append(name) }
  }

  @Test func `onExpire is called exactly once, when 0 is reached`() async {
    let screen = await Screen { countdown(afterNoon(secs: 30)) }
    await screen.pass(.milliseconds(29_999))
    #expect(calls.names == [])
    await screen.pass(.milliseconds(1))
    #expect(calls.names == ["end"])
    await screen.pass(left(hours: 1))
    await screen.settle()
    #expect(calls.names == ["end"])
  }

  @Test func `onExpire is called exactly once when the app was suspended meanwhile`() async {
    let screen = await Screen { countdown(afterNoon(hours: 1)) }
    await screen.suspend(left(days: 30))
    await screen.suspend(left(days: 30))
    #expect(calls.names == ["end"])
    #expect(screen.news == ["Sale ended"])
  }

  @Test func `onExpire is called exactly once when the view goes and comes back`() async {
    let screen = await Screen { countdown(afterNoon(hours: 1)) }
    await screen.leave(for: left(mins: 30))
    #expect(calls.names == [])
    await screen.leave(for: left(mins: 31))
    #expect(calls.names == ["end"])
    await screen.leave(for: left(hours: 1))
    await screen.pass(left(hours: 1))
    #expect(calls.names == ["end"])
    #expect(screen.news.filter { $0 == "Sale ended" }.count == 1)
  }

  @Test func `another end starts another countdown, and the old end is never reported`() async {
    let screen = await Screen { countdown(afterNoon(mins: 1), name: "first") }
    await screen.pass(.seconds(30))
    await screen.show { countdown(afterNoon(mins: 5) + 0.5, name: "second") }
    #expect(screen.node?.numbers == ["00", "00", "04", "31"])
    await screen.pass(left(mins: 4, secs: 30))
    #expect(calls.names == [])
    await screen.pass(.milliseconds(500))
    #expect(calls.names == ["second"])
  }

  @Test func `a countdown that is over starts again with another end`() async {
    let screen = await Screen { countdown(afterNoon(mins: 1), name: "first") }
    await screen.pass(left(mins: 2))
    await screen.show { countdown(afterNoon(mins: 3), name: "second") }
    #expect(screen.node?.labels == ["Sale ends in 1 minute"])
    await screen.pass(left(mins: 2))
    #expect(calls.names == ["first", "second"])
  }

  @Test func `a view that is made after its end shows it, calls nothing and announces nothing`()
    async
  {
    let screen = await Screen { countdown(noon - 1) }
    await screen.pass(left(hours: 1))
    #expect(screen.node?.labels == ["Sale ended"])
    #expect(calls.names == [])
    #expect(screen.news == [])
  }

  @Test func `with notifiesIfAlreadyExpired it does both`() async {
    let screen = await Screen { [calls] in
      EBCountdown(endsAt: noon - 1, notifiesIfAlreadyExpired: true) { calls.names.append("end") }
      EBCountdownPromo(title: "Sale", endsAt: noon - 1, notifiesIfAlreadyExpired: true) {
        calls.names.append("promo")
      } trailing: {
      } footer: {
      }
      EBCountdownPromo(
        title: "Sale", endsAt: noon - 1, cta: "Go", onTapCTA: {}, notifiesIfAlreadyExpired: true
      ) { calls.names.append("buttons") }
    }
    await screen.pass(left(hours: 1))
    #expect(calls.names.sorted() == ["buttons", "end", "promo"])
    #expect(screen.news == ["Sale ended"])
  }

  @Test func `a list of ended sales makes no announcements`() async {
    let screen = await Screen {
      VStack { ForEach(0..<5, id: \.self) { countdown(noon - Double($0), name: "\($0)") } }
    }
    await screen.pass(left(hours: 1))
    #expect(screen.node?.labels == Array(repeating: "Sale ended", count: 5))
    #expect(calls.names == [])
    #expect(screen.news == [])
  }

  @Test func `a view that is created again after its end reports nothing`() async {
    func list(_ isShown: Bool) -> some View {
      VStack { if isShown { countdown(afterNoon(mins: 1)) } }
    }
    let screen = await Screen { list(true) }
    await screen.show { list(false) }
    #expect(screen.time.waiting == 0)
    await screen.suspend(left(mins: 5))
    #expect(calls.names == [])
    await screen.show { list(true) }
    #expect(screen.node?.labels == ["Sale ended"])
    #expect(calls.names == [])
  }

  @Test func `the owner's latest closure is called`() async {
    let screen = await Screen { countdown(afterNoon(mins: 1), name: "first") }
    await screen.show { countdown(afterNoon(mins: 1), name: "latest") }
    await screen.pass(left(mins: 1))
    #expect(calls.names == ["latest"])
  }

  @Test func `an end that is NaN is reported once, however often the view is drawn`() async {
    let never = Date(timeIntervalSince1970: .nan)
    let screen = await Screen { countdown(never) }
    #expect(calls.names == [])
    for _ in 0..<3 {
      await screen.show { [calls] in
        EBCountdown(endsAt: never, notifiesIfAlreadyExpired: true) { calls.names.append("end") }
          .id("other")
      }
    }
    #expect(calls.names == ["end"])
  }

  @Test func `the promo calls onExpire exactly once as well`() async {
    let screen = await Screen { [calls] in
      EBCountdownPromo(title: "Sale", endsAt: afterNoon(mins: 1)) {
        calls.names.append("promo")
      } trailing: {
      } footer: {
      }
    }
    await screen.pass(left(hours: 1))
    #expect(calls.names == ["promo"])
    #expect(screen.node?.labels == ["Sale ended"])
  }

  @Test(arguments: EBCountdownStyle.allCases)
  func `at the end the words take the place of the numbers, in every style`(style: EBCountdownStyle)
  {
    let node = drawn(EBCountdown(endsAt: noon).ebStyle(style).ebClock(.stopped(at: noon)))
    let color = CountdownColors(style: style, state: .expired, theme: .light).text
    #expect(node?.texts.filter { !$0.isEmpty } == ["Sale ended"] && node?.inks == [hex(color)])
    #expect(node?.labels == ["Sale ended"])
  }

  @Test func `a view of your own takes their place, and its button is an element`() {
    let view = EBCountdown(endsAt: noon) {
    } expired: {
      Button("More offers") {}
    }
    #expect(drawn(view.ebClock(.stopped(at: noon)))?.elements.map(\.label) == ["More offers"])
    let text = EBCountdown(endsAt: noon, expired: { Text(verbatim: "Over") }).ebStyle(.pill)
    #expect(drawn(text.ebClock(.stopped(at: noon)))?.texts == ["Over"])
    #expect(drawn(text.ebClock(.stopped(at: noon - 90)))?.texts == ["00d : 00h : 02m"])
  }

  @Test func `a promo says its end in the title`() {
    func titles(_ expired: String?) -> [String]? {
      let view = EBCountdownPromo(
        title: "Hurry", expiredTitle: expired, endsAt: noon, cta: "Go", onTapCTA: {})
      return drawn(view.ebClock(.stopped(at: noon)))?.labels
    }
    #expect(titles(nil) == ["Sale ended", "Dismiss promo", "Go"])
    #expect(titles("See you") == ["See you", "Dismiss promo", "Go"])
  }

  @Test func `an app can build its own promo`() async {
    let screen = await Screen {
      EBCountdown(endsAt: afterNoon(mins: 2)) { countdown in
        VStack {
          Text(verbatim: countdown.state == .expired ? "Over" : "Hurry")
          countdown.numbers
        }
        .foregroundStyle(Color(countdown.colors.text))
        .ebSurface(countdown)
      }
      .ebUnits([.mins, .secs])
    }
    #expect(screen.node?.labels == ["Hurry", "Sale ends in 2 minutes"])
    #expect(screen.node?.fills.count == 3)  // the surface and the dots of a colon
    await screen.pass(left(mins: 3))
    #expect(screen.node?.labels == ["Over", "Sale ended"] && screen.news.last == "Sale ended")
  }

  @Test func `a widget's pill counts by itself and changes with its entry`() {
    let expiring = Theme.light.countdown.pill.expiring
    func pill(_ date: Date) -> RenderNode? {
      drawn(EBCountdownWidgetPill(endsAt: afterNoon(days: 1), date: date))
    }
    #expect(pill(noon)?.texts == ["24:00:00"] && pill(noon)?.inks == [hex(expiring.text)])
    #expect(pill(noon - 1)?.inks == [hex(Theme.light.countdown.pill.default.text)])
    #expect(pill(afterNoon(days: 2))?.texts == ["Sale ended"])
  }
}
