import EBComponents
import Foundation
import Synchronization

/// A clock whose time passes only when a test lets it: sleepers wait until they are woken.
final class SimulatedClock: Sendable {
  private struct Sleeper {
    /// When to wake; nil for one who waits for the wall clock to be set.
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

  /// What the continuous clock shows.
  var now: ContinuousClock.Instant { start.advanced(by: hands.withLock(\.elapsed)) }

  /// What the wall clock shows: noon at first.
  var date: Date {
    let shown = hands.withLock { $0.elapsed + $0.wallShift }
    return noon.addingTimeInterval(shown / .seconds(1))
  }

  /// How many tasks wait for something of this clock.
  var waiting: Int { hands.withLock(\.sleepers.count) }

  /// When the next sleeper wants to be woken.
  var nextWake: ContinuousClock.Instant? {
    hands.withLock { $0.sleepers.values.compactMap(\.instant).min() }
  }

  var clock: CountdownClock {
    CountdownClock(
      now: { self.now }, date: { self.date },
      sleep: { instant in
        if instant > self.now { try await self.wait(until: instant) }
        try Task.checkCancellation()
      },
      wallClockChanges: { AsyncStream(unfolding: { try? await self.wait(until: nil) }) })
  }

  /// Lets time pass, and then wakes whoever is due: as a device does that was asleep.
  func pass(_ time: Duration) {
    hands.withLock { $0.elapsed += time }
    let now = now
    wake { $0.map { $0 <= now } ?? false }
  }

  /// Sets the wall clock forward, or back.
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
