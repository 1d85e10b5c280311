import EBComponents
import Foundation
import RandomNumbers
import Testing

struct CountdownDeadlineTests {
  let wall = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `a date is converted once, then only the continuous clock counts`() {
    let end = wall.addingTimeInterval(90)
    let deadline = CountdownDeadline(endsAt: end, wallNow: wall, now: Time.start)
    #expect(deadline.timeLeft(at: Time.start) == .seconds(90))
    #expect(deadline.timeLeft(at: Time.after(.seconds(30))) == .seconds(60))
    let clockSetBack = CountdownDeadline(
      endsAt: end, wallNow: wall.addingTimeInterval(-3600), now: Time.start)
    #expect(clockSetBack.timeLeft(at: Time.start) == .seconds(3690))
  }

  @Test func `time left never goes below zero`() {
    let past = CountdownDeadline(
      endsAt: wall.addingTimeInterval(-5), wallNow: wall, now: Time.start)
    #expect(past.timeLeft(at: Time.start) == .zero)
    #expect(past.secondsLeft(at: Time.start) == 0)
    #expect(past.nextTick(after: Time.start) == nil)
  }

  @Test(arguments: [
    Date.distantFuture.timeIntervalSince1970, Date.distantPast.timeIntervalSince1970,
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, 1_700_000_001,
  ])
  func `any date is a deadline`(seconds: Double) {
    let end = Date(timeIntervalSince1970: seconds)
    let deadline = CountdownDeadline(endsAt: end, wallNow: wall, now: Time.start)
    #expect((deadline.secondsLeft(at: Time.start) > 0) == (end > wall))
  }

  @Test(arguments: [
    (5_000, 5, 1_000), (4_999, 5, 999), (4_001, 5, 1), (4_000, 4, 1_000), (250, 1, 250),
  ])
  func `ticks fall on whole seconds before the end`(left: Int, shown: Int, wait: Int) {
    let deadline = Time.deadline(in: .milliseconds(left))
    #expect(deadline.secondsLeft(at: Time.start) == shown)
    #expect(deadline.nextTick(after: Time.start) == Time.after(.milliseconds(wait)))
  }

  @Test(arguments: [(150, [30, 90, 150]), (120, [60, 120]), (59, [59]), (0, [])])
  func `a coarse display ticks on whole minutes before the end`(wait: Int, ticks: [Int]) {
    let deadline = Time.deadline(in: .seconds(wait))
    let found = sequence(first: Time.start) { deadline.nextTick(after: $0, step: 60) }.dropFirst()
    #expect(Array(found) == ticks.map { Time.after(.seconds($0)) })
  }

  @Test func `two days of ticks neither drift nor miss a second`() {
    let deadline = Time.deadline(in: .seconds(2 * 86_400) + .milliseconds(321))
    var generator = SplitMix(seed: 7)
    var now = Time.start
    var shown = deadline.secondsLeft(at: now)
    var count = 0
    while let tick = deadline.nextTick(after: now) {
      now = tick.advanced(by: .milliseconds(Int.random(in: 0..<400, using: &generator)))
      let next = deadline.secondsLeft(at: now)
      #expect(next == shown - 1)
      shown = next
      count += 1
    }
    #expect(count == 2 * 86_400 + 1)
    #expect(shown == 0)
  }
}
