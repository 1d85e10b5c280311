/// A countdown on screen as time passes.
@MainActor struct CountdownTimeTests {
  @Test func `it ticks every second, on the second, until the end`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(secs: 4) + 0.25).ebUnits([.secs]) }
    var shown = [screen.node?.texts.first]
    while await screen.tick() { shown.append(screen.node?.texts.first) }
    #expect(shown == ["05", "04", "03", "02", "01", "Sale ended"])
    #expect(abs(screen.time.date.timeIntervalSince(noon) - 4.25) < 0.01)
    #expect(screen.host.nextTick == nil)
  }

  @Test func `a display refreshed once a minute ticks on whole minutes and shows no seconds`() async
  {
    let values = surroundings { $0.standIn.isLowFrequency = true }
    let screen = await Screen(values) {
      EBCountdown(endsAt: afterNoon(mins: 2, secs: 30)).ebUnits([.mins, .secs])
    }
    var shown = [screen.node?.texts.filter { $0.count == 2 } ?? []]
    while await screen.tick() { shown.append(screen.node?.texts.filter { $0.count == 2 } ?? []) }
    #expect(shown == [["03", "––"], ["02", "––"], ["01", "––"], []])
  }

  @Test func `no drift after suspension`() async {
    let screen = await Screen { EBCountdown(endsAt: afterNoon(days: 3)) }
    await screen.suspend(left(days: 1, hours: 2, mins: 3, secs: 4) + .milliseconds(250))
    #expect(screen.node?.numbers == ["01", "21", "56", "56"])
    #expect(await screen.tick())
    #expect(screen.node?.numbers == ["01", "21", "56", "55"])
    #expect(abs(screen.time.date.timeIntervalSince(noon).remainder(dividingBy: 1)) < 0.01)
  }

  @Test(arguments: [left(hours: 1), left(days: 400), left(hours: -1), left(days: -400)])
  func `no jump when the wall clock is changed`(shift: Duration) async {
    var ended = 0
    let screen = await Screen { EBCountdown(endsAt: afterNoon(hours: 2)) { ended += 1 } }
    await screen.pass(left(mins: 29, secs: 30))
    let before = screen.node?.numbers
    await screen.setWallClock(by: shift)
    #expect(screen.node?.numbers == before)
    #expect(screen.node?.labels == ["Sale ends in 1 hour 30 minutes"])
    #expect(ended == 0)
    #expect(screen.host.nextTick.map { $0.timeIntervalSince(screen.time.date) } == 1)
    #expect(await screen.tick())
    #expect(screen.node?.numbers == ["00", "01", "30", "29"])
    await screen.pass(left(hours: 1, mins: 30, secs: 28))
    #expect(ended == 0)
    await screen.pass(.seconds(1))
    #expect(ended == 1)
  }

  @Test func `state of the caller's views survives a change of the wall clock`() async {
    let screen = await Screen {
      EBCountdown(endsAt: afterNoon(hours: 2), icon: { Tally(name: "icon") }).ebStyle(.pill)
      EBCountdownPromo(title: "Sale", endsAt: afterNoon(hours: 2)) {
        Tally(name: "trailing")
      } footer: {
        Tally(name: "footer")
      }
    }
    let names = ["icon", "trailing", "footer"]
    for name in names { #expect(screen.node?.tap("\(name) 0") == true) }
    await screen.settle()
    for name in names { #expect(screen.node?.texts.contains("\(name) 1") == true) }
    await screen.setWallClock(by: left(days: 400))
    for name in names { #expect(screen.node?.texts.contains("\(name) 1") == true) }
    #expect(screen.host.nextTick.map { $0.timeIntervalSince(screen.time.date) } == 1)
  }

  /// A view of the caller's that counts taps.
  private struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "\(name) \(count)")
      }
    }
  }

  @Test func `years of ticks neither drift nor miss`() async {
    let total = left(days: 3 * 365)
    let screen = await Screen { EBCountdown(endsAt: noon + total / .seconds(1)) }
    var generator = SplitMix(seed: 19)
    var gone = Duration.zero
    while gone < total {
      let step = Duration.milliseconds(Int.random(in: 1...400_000_000, using: &generator))
      await screen.suspend(step)
      gone += step
      _ = await screen.tick()
      gone = noon.duration(to: screen.time.date)
      let seconds = max(0, Int((total / .seconds(1) - gone / .seconds(1)).rounded(.up)))
      #expect(screen.node?.numbers == numbers(seconds))
    }
    #expect(screen.news.last == "Sale ended")
    #expect(screen.host.nextTick == nil)
  }

  /// The digits of days, hours, mins and secs, computed independently.
  private func numbers(_ seconds: Int) -> [String] {
    seconds == 0
      ? ["Sale ended"]
      : [seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60]
        .map { ($0 < 10 ? "0" : "") + String($0) }
  }

  @Test(arguments: [Date.distantPast.timeIntervalSince(noon), 0, -1, -.infinity, .nan])
  func `a deadline in the past is over immediately`(seconds: Double) async {
    var ended = 0
    let screen = await Screen { EBCountdown(endsAt: noon + seconds) { ended += 1 } }
    #expect(ended == 0)
    #expect(screen.node?.numbers == ["Sale ended"])
    #expect(screen.node?.labels == ["Sale ended"])
    #expect(screen.news == [])
    #expect(screen.host.nextTick == nil)
  }

  @Test(arguments: [Date.distantFuture.timeIntervalSince(noon), .infinity])
  func `a very distant deadline ticks like any other`(seconds: Double) async {
    let screen = await Screen { EBCountdown(endsAt: noon + seconds) }
    #expect(screen.node?.numbers.first.map { $0.count > 5 } == true)
    #expect(await screen.tick())
    await screen.suspend(left(days: 365 * 500))
    #expect(screen.node?.labels.first?.hasPrefix("Sale ends in ") == true)
    #expect(screen.news == [])
  }

  @Test func `reduced motion is respected`() async {
    for reduceMotion in [false, true] {
      let values = surroundings { $0.standIn.reduceMotion = reduceMotion }
      let node = drawn(
        EBCountdown(endsAt: afterNoon(days: 3)).ebClock(.stopped(at: noon)), in: values)
      let isAnimated = node?.all.contains {
        if case .transaction(true) = $0.kind { true } else { false }
      }
      #expect(isAnimated == !reduceMotion)
    }
  }
}
