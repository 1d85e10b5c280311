/// Random schedules of the view: announcements and callbacks.
@MainActor struct CountdownScheduleTests {
  @Test func `random schedules on screen announce what a simple model expects`() async {
    var generator = SplitMix(seed: 4)
    for _ in 0..<50 {
      let total = Int.random(in: 1...400, using: &generator)
      var ended = 0
      let screen = await Screen { EBCountdown(endsAt: afterNoon(secs: total)) { ended += 1 } }
      var gone = 0
      var expected: [String] = []
      while gone < total + 60 {
        let step = Int.random(in: 1...150, using: &generator)
        let isAwake = Bool.random(using: &generator)
        if isAwake {
          await screen.pass(.seconds(step))
        } else {
          await screen.suspend(.seconds(step))
        }
        expected += said(from: total - gone, to: total - gone - step, isAwake: isAwake)
        gone += step
      }
      #expect(screen.news == expected)
      #expect(ended == 1)
    }
  }

  /// While awake, every minute is announced; after sleep, only the current one.
  private func said(from before: Int, to after: Int, isAwake: Bool) -> [String] {
    if before <= 0 { return [] }
    let first = isAwake ? before - 1 : after
    let minutes = stride(from: first, through: max(1, after), by: -1).filter {
      $0 % 60 == 0 && $0 > 0
    }
    let sentences = minutes.map { "Sale ends in \($0 / 60) minute\($0 == 60 ? "" : "s")" }
    if after > 0 { return sentences }
    return (isAwake ? sentences : []) + ["Sale ended"]
  }
}
