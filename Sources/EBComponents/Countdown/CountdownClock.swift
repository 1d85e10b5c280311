import Foundation

/// Where a countdown takes the time from.
public struct CountdownClock: Sendable {
  /// What the continuous clock shows; it counts sleep and cannot be set.
  public let now: @Sendable () -> ContinuousClock.Instant
  /// What the wall clock shows at the same moment.
  public let date: @Sendable () -> Date
  /// Waits until an instant; throws `CancellationError` when the task is canceled.
  public let sleep: @Sendable (_ until: ContinuousClock.Instant) async throws -> Void
  /// A stream that yields whenever somebody sets the wall clock.
  public let wallClockChanges: @Sendable () -> AsyncStream<Void>

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: What the continuous clock shows.
  ///   - date: What the wall clock shows at the same moment.
  ///   - sleep: Waits until an instant; throws when the task is canceled.
  ///   - wallClockChanges: A stream that yields whenever somebody sets the wall clock.
  public init(
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    date: @escaping @Sendable () -> Date,
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
      try await Task.sleep(
        until: instant, tolerance: .milliseconds(50), clock: .continuous)
    },
    wallClockChanges: deviceClockChanges)

  /// A clock that stands still at a date, for previews and snapshot tests.
  public static func stopped(at date: Date) -> CountdownClock {
    let now = ContinuousClock.now
    return CountdownClock(
      now: { now }, date: { date },
      sleep: { instant in
        if instant > now { try await Task.sleep(for: .seconds(1_000_000_000)) }
      })
  }

  /// A deadline for a date, as the clocks stand now.
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
