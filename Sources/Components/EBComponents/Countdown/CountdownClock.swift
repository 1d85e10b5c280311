public import Foundation

/// The source of time for countdowns.
public struct CountdownClock: Sendable {
  /// The current instant of the continuous clock, which counts sleep and cannot be set.
  public let now: @Sendable () -> ContinuousClock.Instant
  /// The current date of the wall clock.
  public let date: @Sendable () -> Date
  /// Waits until an instant; throws `CancellationError` if the task is canceled.
  public let sleep: @Sendable (_ until: ContinuousClock.Instant) async throws -> Void
  /// A stream that yields whenever the wall clock is set.
  public let wallClockChanges: @Sendable () -> AsyncStream<Void>
  /// Keeps the countdowns of this clock from speaking at once.
  let announcer = CountdownAnnouncer()

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: The current instant of the continuous clock.
  ///   - date: The current date of the wall clock.
  ///   - sleep: Waits until an instant; throws if the task is canceled.
  ///   - wallClockChanges: A stream that yields whenever the wall clock is set.
  public init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, date: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (_ until: ContinuousClock.Instant) async throws -> Void,
    wallClockChanges: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }
  ) {
    self.now = now
    self.date = date
    self.sleep = sleep
    self.wallClockChanges = wallClockChanges
  }

  /// The clocks of the device.
  public static let device = CountdownClock(
    now: { .now }, date: { .now },
    sleep: { instant in
      try await Task.sleep(until: instant, tolerance: .milliseconds(50), clock: .continuous)
    },
    wallClockChanges: deviceClockChanges)

  /// A clock that always shows the same date, for previews and snapshot tests.
  public static func stopped(at date: Date) -> CountdownClock {
    let now = ContinuousClock.now
    return CountdownClock(
      now: { now }, date: { date },
      sleep: { instant in
        if instant > now { try await Task.sleep(for: .seconds(1_000_000_000)) }
      })
  }

  /// The deadline for a date, by the current difference between the clocks.
  public func deadline(endsAt: Date) -> CountdownDeadline {
    CountdownDeadline(endsAt: endsAt, wallNow: date(), now: now())
  }

  private static let deviceClockChanges: @Sendable () -> AsyncStream<Void> = {
    AsyncStream { continuation in
      #if canImport(Darwin)
        let task = Task {
          for await _ in NotificationCenter.default.notifications(named: .NSSystemClockDidChange) {
            continuation.yield()
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      #else
        continuation.finish()
      #endif
    }
  }
}
