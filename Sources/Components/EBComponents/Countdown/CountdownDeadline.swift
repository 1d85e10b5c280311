public import Foundation

/// When a countdown ends, on a clock that counts sleep and cannot be set.
public struct CountdownDeadline: Hashable, Sendable {
  /// The end.
  public let instant: ContinuousClock.Instant

  /// Creates a deadline at an instant of the continuous clock.
  public init(at instant: ContinuousClock.Instant) { self.instant = instant }

  /// Converts a date to an instant of the continuous clock, which the wall clock does not move.
  ///
  /// - Parameters:
  ///   - endsAt: The end, by the wall clock.
  ///   - wallNow: The current date of the wall clock.
  ///   - now: The current instant of the continuous clock.
  public init(endsAt: Date, wallNow: Date, now: ContinuousClock.Instant) {
    instant = now.advanced(by: Self.wait(seconds: endsAt.timeIntervalSince(wallNow)))
  }

  /// The time left, never below zero.
  public func timeLeft(at now: ContinuousClock.Instant) -> Duration {
    max(.zero, now.duration(to: instant))
  }

  /// The seconds left as a face shows them, rounded up: 0 means that the countdown is over.
  public func secondsLeft(at now: ContinuousClock.Instant) -> Int {
    timeLeft(at: now).secondsRoundedUp
  }

  /// The instant at which the given number of seconds is left.
  public func instant(secondsLeft: Int) -> ContinuousClock.Instant {
    instant.advanced(by: .seconds(-secondsLeft))
  }

  /// The next instant at which the seconds left change, or nil if the countdown is over.
  ///
  /// - Parameters:
  ///   - now: The instant to start from. A tick at exactly this instant is not returned again.
  ///   - step: The seconds between ticks; 60 for a display that is refreshed once a minute.
  public func nextTick(
    after now: ContinuousClock.Instant, step: Int = 1
  ) -> ContinuousClock.Instant? {
    precondition(step > 0, "The step between ticks must be at least one second.")
    let left = secondsLeft(at: now)
    guard left > 0 else { return nil }
    return instant(secondsLeft: (left - 1) / step * step)
  }

  /// A wait as a duration, clamped to what the clock can represent; zero for NaN.
  private static func wait(seconds: Double) -> Duration {
    let longest: Double = 1e12
    return seconds.isNaN ? .zero : .seconds(min(max(seconds, -longest), longest))
  }
}
