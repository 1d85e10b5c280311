/// What a countdown announces, and when.
@MainActor struct CountdownAnnouncementTests {
  @Test func `announcements come once a minute on the minute boundary, never every second`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(mins: 3, secs: 30)) }
    await screen.pass(.milliseconds(29_999))
    #expect(screen.news == [])
    await screen.pass(.milliseconds(1))
    #expect(screen.news == ["Sale ends in 3 minutes"])
    for _ in 0..<59 { await screen.pass(.seconds(1)) }
    #expect(screen.news == [])
    await screen.pass(left(mins: 5))
    #expect(screen.news == ["Sale ends in 2 minutes", "Sale ends in 1 minute", "Sale ended"])
  }

  @Test func `crossing the threshold is announced once`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(days: 1, mins: 1, secs: 30)) }
    await screen.pass(left(mins: 3))
    #expect(
      screen.news == [
        "Sale ends in 1 day 1 minute", "Sale ends in 1 day", "Sale ends in 23 hours 59 minutes",
      ])
  }

  @Test func `a view that comes back announces nothing twice`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(days: 1, mins: 1)) }
    await screen.pass(.seconds(70))
    #expect(screen.news == ["Sale ends in 1 day"])
    await screen.leave(for: .seconds(7))
    await screen.leave(for: .seconds(7))
    #expect(screen.news == [])
  }

  @Test func `minutes have a low priority and the end a high one`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(days: 1, secs: 30)) }
    await screen.pass(left(mins: 2))
    await screen.suspend(left(days: 2))
    #expect(screen.host.announcements.map(\.priority) == [.low, .low, .high])
  }

  @Test func `at 0 the end is announced once and announcing stops`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(secs: 30)) }
    await screen.pass(left(secs: 30))
    #expect(screen.news == ["Sale ended"])
    #expect(screen.node?.numbers == ["Sale ended"])
    #expect(screen.node?.labels == ["Sale ended"])
    await screen.pass(left(days: 1))
    #expect(screen.news == [])
    #expect(screen.time.nextWake == nil)
  }

  @Test func `a threshold missed during sleep is announced with the real time left`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(days: 3)) }
    await screen.suspend(left(days: 2, hours: 12, mins: 29, secs: 30))
    #expect(screen.news == ["Sale ends in 11 hours 30 minutes"])
  }

  @Test func `late wake-ups still announce the minute`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(mins: 2, secs: 30)) }
    await screen.pass(left(mins: 3)) { .milliseconds(50) }
    #expect(screen.news == ["Sale ends in 2 minutes", "Sale ends in 1 minute", "Sale ended"])
  }

  @Test func `of ten countdowns on a screen, one speaks each minute`() async {
    let screen = await Screen {
      VStack {
        ForEach(0..<10, id: \.self) { EBCountdown(endsAt: afterNoon(mins: 9, secs: 5 * $0)) }
      }
    }
    var counts: [Int] = []
    for _ in 0..<12 {
      await screen.pass(.seconds(60))
      counts.append(screen.news.count)
    }
    #expect(counts == [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0])
    #expect(screen.host.announcements.last?.text == "Sale ended")
  }

  @Test func `pills are silent, and so is what is set to be`() async {
    let screen = await Screen {
      EBCountdown(endsAt: afterNoon(mins: 2)).ebStyle(.pill)
      EBCountdown(endsAt: afterNoon(mins: 2)).ebAnnouncements(.off)
      EBCountdownPromo(title: "Sale", endsAt: afterNoon(mins: 2), cta: "Go", onTapCTA: {})
        .ebAnnouncements(.off)
    }
    await screen.pass(left(mins: 5))
    #expect(screen.news == [])
  }

  @Test func `a single sentence can be replaced in every language`() async {
    func countdown() -> some View {
      EBCountdown(endsAt: afterNoon(mins: 3)).ebWords { $0.endsIn = { "+++ \($0) +++" } }
    }
    let screen = await Screen { countdown() }
    await screen.pass(.seconds(60))
    let german = await Screen(surroundings("de_DE")) { countdown() }
    await german.pass(left(mins: 5))
    #expect(screen.news == ["+++ 2 minutes +++"])
    #expect(german.news == ["+++ 2 Minuten +++", "+++ 1 Minute +++", "Angebot beendet"])
  }

  @Test func `edits of words add up, and other words replace them`() {
    let view = EBCountdown(endsAt: noon).ebWords { $0.ended += ", really" }
    let outer = AnyView(view).ebWords { $0.ended = "Over" }.ebClock(.stopped(at: noon))
    #expect(drawn(outer)?.labels == ["Over, really"])
    let replaced = EBCountdown(endsAt: noon).ebWords(.english).ebWords { $0.ended = "Over" }
    #expect(drawn(replaced.ebClock(.stopped(at: noon)))?.labels == ["Sale ended"])
  }

  @Test func `announcements do not contradict the explicit state expired`() async {
    var ended = 0
    let screen = await Screen {
      EBCountdown(endsAt: afterNoon(days: 1, mins: 2)) { ended += 1 }.ebState(.expired)
    }
    await screen.pass(left(mins: 10))
    #expect(screen.node?.labels == ["Sale ended"])
    #expect(screen.news == [])
    #expect(ended == 0)
    await screen.suspend(left(days: 2))
    #expect(screen.news == ["Sale ended"])
    #expect(ended == 1)
  }

  @Test func `the caller's state changes neither when nor what is announced`() async {
    for state in [EBCountdownState.default, .expiring] {
      let screen = await Screen { EBCountdown(endsAt: afterNoon(days: 1, mins: 1)).ebState(state) }
      await screen.pass(left(mins: 2))
      #expect(screen.news == ["Sale ends in 1 day", "Sale ends in 23 hours 59 minutes"])
    }
  }

  @Test func `the next announcement uses a changed locale and words`() async {
    func countdown(_ words: CountdownWords?) -> some View {
      EBCountdown(endsAt: afterNoon(mins: 5)).ebWords(words)
    }
    let screen = await Screen { countdown(nil) }
    await screen.pass(.seconds(60))
    screen.host.environment = surroundings("de_DE")
    await screen.settle()
    await screen.pass(.seconds(60))
    var own = CountdownWords.english
    own.endsIn = { "Hurry: \($0)" }
    await screen.show { countdown(own) }
    screen.host.environment = surroundings()
    await screen.pass(.seconds(60))
    #expect(
      screen.news == [
        "Sale ends in 4 minutes", "Noch 3 Minuten bis zum Ende des Angebots", "Hurry: 2 minutes",
      ])
  }
}
