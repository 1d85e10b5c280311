import Foundation

/// When a countdown ends, on a clock that counts sleep and that nobody can set.
public struct CountdownDeadline: Hashable, Sendable {
  /// The end.
  public let instant: ContinuousClock.Instant

  /// Creates a deadline at an instant of the continuous clock.
  public init(at instant: ContinuousClock.Instant) {
    self.instant = instant
  }

  /// Carries a date over to the continuous clock, once; later changes of the date move nothing.
  ///
  /// - Parameters:
  ///   - endsAt: The end, by the wall clock.
  ///   - wallNow: What the wall clock shows now.
  ///   - now: What the continuous clock shows at the same moment.
  public init(endsAt: Date, wallNow: Date, now: ContinuousClock.Instant) {
    instant = now.advanced(by: Self.wait(seconds: endsAt.timeIntervalSince(wallNow)))
  }

  /// The time left, never below zero.
  public func timeLeft(at now: ContinuousClock.Instant) -> Duration {
    max(.zero, now.duration(to: instant))
  }

  /// The seconds left as a face shows them: rounded up, so that 0 means that it is over.
  public func secondsLeft(at now: ContinuousClock.Instant) -> Int {
    timeLeft(at: now).secondsRoundedUp
  }

  /// The instant at which so many seconds are left.
  public func instant(secondsLeft: Int) -> ContinuousClock.Instant {
    instant.advanced(by: .seconds(-secondsLeft))
  }

  /// The next instant at which another second has gone by, or nil when it is over.
  ///
  /// - Parameters:
  ///   - now: The instant to look from; a tick that is due at it has been taken.
  ///   - step: The seconds between ticks; 60 for a display that is refreshed once a minute.
  public func nextTick(
    after now: ContinuousClock.Instant, step: Int = 1
  ) -> ContinuousClock.Instant? {
    precondition(step > 0, "A countdown ticks at least one second apart.")
    let left = secondsLeft(at: now)
    guard left > 0 else { return nil }
    return instant(secondsLeft: (left - 1) / step * step)
  }

  /// A wait as a duration, cut to what the clock can hold; no wait for what is not a number.
  private static func wait(seconds: Double) -> Duration {
    let longest: Double = 1e12
    return seconds.isNaN ? .zero : .seconds(min(max(seconds, -longest), longest))
  }
}
