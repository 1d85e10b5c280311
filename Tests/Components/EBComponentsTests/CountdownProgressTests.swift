import EBComponents
import Testing
import Themes

struct CountdownProgressTests {
  static let threshold = Int(Theme.light.countdown.behavior.expiringThresholdHours) * 3600

  func progress(_ wait: Duration) -> CountdownProgress {
    CountdownProgress(
      deadline: Time.deadline(in: wait), startingAt: Time.start, theme: .light)
  }

  /// Wakes for each event until none is left, with a limit on the number of events.
  func run(_ wait: Duration, late: Duration = .zero) -> [CountdownEvent] {
    var progress = progress(wait)
    return (0..<5_000).compactMap { _ in
      progress.nextEvent.flatMap { progress.advance(to: $0.advanced(by: late)) }
    }
  }

  @Test func `whole minutes and the end are reported, in order`() {
    let events: [CountdownEvent] = [
      .minute(left: left(0, 0, 2)), .minute(left: left(0, 0, 1)), .expired,
    ]
    #expect(run(left(0, 0, 2, 30)) == events)
    #expect(run(left(0, 0, 3)) == events)
  }

  @Test func `waking late by less than a second changes nothing`() {
    #expect(run(left(0, 0, 2, 30), late: .milliseconds(900)) == run(left(0, 0, 2, 30)))
  }

  @Test func `the threshold is reported once, instead of its minute`() {
    let day = Duration.seconds(Self.threshold)
    let events = run(day + .seconds(90))
    #expect(events.prefix(2) == [.minute(left: day + .seconds(60)), .expiring(left: day)])
    #expect(events.count == Self.threshold / 60 + 2)
    #expect(events.filter { $0 == .expiring(left: day) }.count == 1)
    #expect(!events.contains(.minute(left: day)))
  }

  @Test func `a countdown that starts below the threshold never crosses it`() {
    let events = run(.seconds(Self.threshold))
    #expect(events.first == .minute(left: .seconds(Self.threshold - 60)))
    let crossings = events.filter { if case .expiring = $0 { true } else { false } }
    #expect(crossings.isEmpty)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(-1_000_000)])
  func `a deadline in the past is reported once and immediately on request`(
    wait: Duration
  ) {
    var progress = CountdownProgress(
      deadline: Time.deadline(in: wait), startingAt: Time.start, theme: .light,
      notifiesIfAlreadyExpired: true)
    #expect(!progress.hasEnded)
    #expect(progress.nextEvent.map { $0 <= Time.start } == true)
    #expect(progress.advance(to: Time.start) == .expired)
    #expect(progress.hasEnded)
    #expect(progress.nextEvent == nil)
    #expect(progress.advance(to: Time.after(.seconds(9))) == nil)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(-1_000_000)])
  func `a deadline in the past is over, and nothing is reported`(wait: Duration) {
    var progress = progress(wait)
    #expect(progress.hasEnded)
    #expect(progress.nextEvent == nil)
    #expect(progress.advance(to: Time.start) == nil)
    #expect(progress.advance(to: Time.after(.seconds(9))) == nil)
  }

  @Test func `after a suspension past the end, the end is reported once`() {
    var progress = progress(left(0, 2))
    #expect(progress.advance(to: Time.after(left(0, 1))) == .minute(left: left(0, 1)))
    #expect(progress.advance(to: Time.after(left(3))) == .expired)
    #expect(progress.advance(to: Time.after(left(3, 1))) == nil)
  }

  @Test func `after a suspension past the threshold, it is reported with the real time left`() {
    let day = Duration.seconds(Self.threshold)
    var progress = progress(day + left(2))
    #expect(
      progress.advance(to: Time.after(left(2, 5, 0, 7))) == .expiring(left: day - left(0, 5, 0, 7)))
    #expect(progress.nextEvent == Time.after(left(2, 5, 1)))
  }

  @Test func `minutes missed during sleep are not reported later`() {
    var progress = progress(left(0, 2))
    #expect(progress.advance(to: Time.after(left(0, 0, 30, 20))) == nil)
    #expect(progress.nextEvent == Time.after(left(0, 0, 31)))
    #expect(progress.advance(to: Time.after(left(0, 0, 31))) == .minute(left: left(0, 1, 29)))
  }

  @Test func `the same or an earlier instant reports nothing again`() {
    var progress = progress(left(0, 0, 5))
    #expect(progress.advance(to: Time.after(.seconds(60))) == .minute(left: left(0, 0, 4)))
    #expect(progress.advance(to: Time.after(.seconds(60))) == nil)
    #expect(progress.advance(to: Time.after(.seconds(10))) == nil)
    #expect(progress.advance(to: Time.after(.seconds(60))) == nil)
  }

  @Test func `a wake-up that is too early waits again`() {
    var progress = progress(left(0, 0, 5))
    let due = Time.after(.seconds(60))
    #expect(progress.advance(to: due.advanced(by: .nanoseconds(-1))) == nil)
    #expect(progress.nextEvent == due)
  }
}
