import Synchronization

/// A clock that a test advances. Sleeping tasks wait until they are woken.
final class SimulatedClock: Sendable {
  private struct Sleeper {
    /// When to wake; nil for a task that waits for a change of the wall clock.
    let instant: ContinuousClock.Instant?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Hands {
    var elapsed = Duration.zero
    var wallShift = Duration.zero
    var sleepers: [Int: Sleeper] = [:]
    var sleeperCount = 0
  }

  private let start = ContinuousClock.now
  private let hands = Mutex(Hands())

  /// The instant of the continuous clock.
  var now: ContinuousClock.Instant { start.advanced(by: hands.withLock(\.elapsed)) }

  /// The date of the wall clock, which starts at noon.
  var date: Date {
    let shown = hands.withLock { $0.elapsed + $0.wallShift }
    return noon.addingTimeInterval(shown / .seconds(1))
  }

  /// The number of tasks that wait for this clock.
  var waiting: Int { hands.withLock(\.sleepers.count) }

  /// The instant at which the next sleeper is due.
  var nextWake: ContinuousClock.Instant? {
    hands.withLock { $0.sleepers.values.compactMap(\.instant).min() }
  }

  var clock: CountdownClock {
    CountdownClock(
      now: { self.now }, date: { self.date },
      sleep: { instant in
        if instant > self.now { try await self.wait(until: instant) }
        try Task.checkCancellation()
      }, wallClockChanges: { AsyncStream(unfolding: { try? await self.wait(until: nil) }) })
  }

  /// Lets time pass, and then wakes all sleepers that are due, as a device does after sleep.
  func pass(_ time: Duration) {
    hands.withLock { $0.elapsed += time }
    let now = now
    wake { $0.map { $0 <= now } ?? false }
  }

  /// Sets the wall clock forward or back.
  func setWallClock(by shift: Duration) {
    hands.withLock { $0.wallShift += shift }
    wake { $0 == nil }
  }

  private func wait(until instant: ContinuousClock.Instant?) async throws {
    let id = hands.withLock { hands in
      hands.sleeperCount += 1
      return hands.sleeperCount
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        hands.withLock { $0.sleepers[id] = Sleeper(instant: instant, continuation: continuation) }
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = hands.withLock { $0.sleepers.removeValue(forKey: id) }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func wake(where isDue: (ContinuousClock.Instant?) -> Bool) {
    let due = hands.withLock { hands in
      let due = hands.sleepers.filter { isDue($0.value.instant) }
      for id in due.keys { hands.sleepers[id] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }
}
