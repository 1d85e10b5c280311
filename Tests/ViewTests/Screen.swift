import EBComponents
import SwiftUI

/// A screen with a view on it, whose time a test lets pass.
@MainActor final class Screen {
  let time = SimulatedClock()
  let host: ViewHost
  /// What is drawn; nil for nothing.
  private(set) var node: RenderNode?

  init(_ values: EnvironmentValues? = nil, @ViewBuilder _ view: () -> some View) async {
    let time = time
    host = ViewHost(view().ebClock(time.clock), environment: values ?? surroundings())
    host.wallClock = { time.date }
    await settle()
  }

  /// What was announced since it was last asked for.
  var news: [String] {
    defer { heard = host.announcements.count }
    return host.announcements.dropFirst(heard).map(\.text)
  }
  private var heard = 0

  /// Shows another view in the place of the one that is shown.
  func show(@ViewBuilder _ view: () -> some View) async {
    host.content = view().ebClock(time.clock)
    await settle()
  }

  /// Draws, and again until nobody has anything left to do; gives a restless view up.
  func settle() async {
    for _ in 0..<10 {
      node = host.render()
      while time.waiting != host.runningTasks { await Task.yield() }
      node = host.render()
      if time.waiting == host.runningTasks { return }
    }
  }

  /// Lets time pass on a screen that is on: whoever is due is woken, so much too late.
  func pass(_ duration: Duration, late: () -> Duration = { .zero }) async {
    let end = time.now.advanced(by: duration)
    while let due = time.nextWake, due <= end {
      await suspend(max(.zero, time.now.duration(to: due)) + late())
    }
    await suspend(max(.zero, time.now.duration(to: end)))
  }

  /// Lets time pass in which nobody is woken, as while the app is suspended.
  func suspend(_ duration: Duration) async {
    time.pass(duration)
    await settle()
  }

  /// Lets time pass until the timeline wants to be drawn; false when it does not.
  ///
  /// Dates are coarser than the clock: it is drawn a thousandth of a second later.
  func tick() async -> Bool {
    guard let next = host.nextTick else { return false }
    await pass(.seconds(next.timeIntervalSince(time.date)) + .milliseconds(1))
    return true
  }

  /// Takes the view off the screen for a time, in which nobody is woken.
  func leave(for duration: Duration) async {
    host.disappear()
    while host.runningTasks > 0 { await Task.yield() }
    time.pass(duration)
    await settle()
  }

  /// Sets the wall clock forward, or back.
  func setWallClock(by shift: Duration) async {
    time.setWallClock(by: shift)
    await settle()
  }
}
