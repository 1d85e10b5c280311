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

  @Test(arguments: [
    (5_000, 5, 1_000), (4_999, 5, 999), (4_001, 5, 1), (4_000, 4, 1_000), (250, 1, 250),
  ]) func `ticks fall on whole seconds before the end`(left: Int, shown: Int, wait: Int) {
    let deadline = Time.deadline(in: .milliseconds(left))
    #expect(deadline.secondsLeft(at: Time.start) == shown)
    #expect(deadline.nextTick(after: Time.start) == Time.after(.milliseconds(wait)))
  }
}
