import EBComponents
import SwiftUI
import Testing
import Themes

/// What a countdown announces, and when.
@MainActor struct CountdownAnnouncementTests {
  @Test func `announcements come once a minute on the minute boundary, never every second`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(0, 0, 3, 30)) }
    await screen.pass(.milliseconds(29_999))
    #expect(screen.news == [])
    await screen.pass(.milliseconds(1))
    #expect(screen.news == ["Sale ends in 3 minutes"])
    for _ in 0..<59 { await screen.pass(.seconds(1)) }
    #expect(screen.news == [])
    await screen.pass(left(0, 0, 5))
    #expect(screen.news == ["Sale ends in 2 minutes", "Sale ends in 1 minute", "Sale ended"])
  }

  @Test func `crossing the threshold is announced once`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(1, 0, 1, 30)) }
    await screen.pass(left(0, 0, 3))
    #expect(
      screen.news == [
        "Sale ends in 1 day 1 minute", "Sale ends in 1 day", "Sale ends in 23 hours 59 minutes",
      ])
  }

  @Test func `a view that comes back announces nothing twice`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(1, 0, 1)) }
    await screen.pass(.seconds(70))
    #expect(screen.news == ["Sale ends in 1 day"])
    await screen.leave(for: .seconds(7))
    await screen.leave(for: .seconds(7))
    #expect(screen.news == [])
  }

  @Test func `minutes have a low priority and the end a high one`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(1, 0, 0, 30)) }
    await screen.pass(left(0, 0, 2))
    await screen.suspend(left(2))
    #expect(screen.host.announcements.map(\.priority) == [.low, .low, .high])
  }

  @Test func `at 0 the end is announced once and announcing stops`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(0, 0, 0, 30)) }
    await screen.pass(left(0, 0, 0, 30))
    #expect(screen.news == ["Sale ended"])
    #expect(screen.node?.numbers == ["00", "00", "00", "00"])
    #expect(screen.node?.labels == ["Sale ended"])
    await screen.pass(left(1))
    #expect(screen.news == [])
    #expect(screen.time.nextWake == nil)
  }

  @Test func `after a suspension missed minutes are not announced`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(0, 5, 0, 30)) }
    await screen.suspend(left(0, 2, 30, 40))
    #expect(screen.news == [])
    await screen.pass(.seconds(50))
    #expect(screen.news == ["Sale ends in 2 hours 29 minutes"])
  }

  @Test func `a threshold missed during sleep is announced with the real time left`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(3)) }
    await screen.suspend(left(2, 12, 29, 30))
    #expect(screen.news == ["Sale ends in 11 hours 30 minutes"])
  }

  @Test func `late wake-ups still announce the minute`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(0, 0, 2, 30)) }
    await screen.pass(left(0, 0, 3)) { .milliseconds(50) }
    #expect(screen.news == ["Sale ends in 2 minutes", "Sale ends in 1 minute", "Sale ended"])
  }

  @Test func `announcements do not contradict the explicit state expired`() async {
    var ended = 0
    let screen = await Screen {
      EBCountdown(endsAt: afterNoon(1, 0, 2)) { ended += 1 }.ebState(.expired)
    }
    await screen.pass(left(0, 0, 10))
    #expect(screen.node?.labels == ["Sale ended"])
    #expect(screen.news == [])
    #expect(ended == 0)
    await screen.suspend(left(2))
    #expect(screen.news == ["Sale ended"])
    #expect(ended == 1)
  }

  @Test func `the caller's state changes neither when nor what is announced`() async {
    for state in [EBCountdownState.default, .expiring] {
      let screen = await Screen { EBCountdown(endsAt: afterNoon(1, 0, 1)).ebState(state) }
      await screen.pass(left(0, 0, 2))
      #expect(screen.news == ["Sale ends in 1 day", "Sale ends in 23 hours 59 minutes"])
    }
  }

  @Test func `the next announcement uses a changed locale and words`() async {
    func countdown(_ words: CountdownWords?) -> some View {
      EBCountdown(endsAt: afterNoon(0, 0, 5)).ebWords(words)
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
