/// A screen with a view, whose time a test controls.
@MainActor final class Screen {
  let time = SimulatedClock()
  let host: ViewHost
  /// The drawing; nil if nothing is drawn.
  private(set) var node: RenderNode?

  init(_ values: EnvironmentValues? = nil, @ViewBuilder _ view: () -> some View) async {
    let time = time
    host = ViewHost(view().ebClock(time.clock), environment: values ?? surroundings())
    host.wallClock = { time.date }
    await settle()
  }

  /// The announcements since the last call.
  var news: [String] {
    defer { heard = host.announcements.count }
    return host.announcements.dropFirst(heard).map(\.text)
  }
  private var heard = 0

  /// Replaces the view.
  func show(@ViewBuilder _ view: () -> some View) async {
    host.content = view().ebClock(time.clock)
    await settle()
  }

  /// Redraws until no task has work left, with a limit on the number of drawings.
  func settle() async {
    for _ in 0..<10 {
      node = host.render()
      while time.waiting != host.runningTasks { await Task.yield() }
      node = host.render()
      if time.waiting == host.runningTasks { return }
    }
  }

  /// Lets time pass while the screen is on. Tasks are woken when due, plus a delay.
  func pass(_ duration: Duration, late: () -> Duration = { .zero }) async {
    let end = time.now.advanced(by: duration)
    while let due = time.nextWake, due <= end {
      await suspend(max(.zero, time.now.duration(to: due)) + late())
    }
    await suspend(max(.zero, time.now.duration(to: end)))
  }

  /// Lets time pass without waking tasks, as while the app is suspended.
  func suspend(_ duration: Duration) async {
    time.pass(duration)
    await settle()
  }

  /// Lets time pass until the timeline's next date; false if there is none.
  ///
  /// Dates are coarser than the clock, so it draws a thousandth of a second later.
  func tick() async -> Bool {
    guard let next = host.nextTick else { return false }
    await pass(.seconds(next.timeIntervalSince(time.date)) + .milliseconds(1))
    return true
  }

  /// Removes the view from the screen for a time, without waking tasks.
  func leave(for duration: Duration) async {
    host.disappear()
    while host.runningTasks > 0 { await Task.yield() }
    time.pass(duration)
    await settle()
  }

  /// Sets the wall clock forward or back.
  func setWallClock(by shift: Duration) async {
    time.setWallClock(by: shift)
    await settle()
  }
}
