public import Themes

/// How far a countdown has run. It prevents announcements and callbacks from repeating.
///
/// Sleep until ``nextEvent``, then call ``advance(to:)`` with the current instant and announce the
/// event it returns. Keep the value while the deadline stays the same. A view that comes back, or an
/// app that was suspended, then continues where it was.
public struct CountdownProgress: Hashable, Sendable {
  /// The end.
  public let deadline: CountdownDeadline
  /// Whether the countdown is over. Nothing more is reported then.
  public private(set) var hasEnded = false

  private let expiringSeconds: Int
  /// The seconds left at the latest instant seen, rounded up.
  private var secondsLeft: Int

  /// Starts at an instant. Earlier events are not reported.
  ///
  /// - Parameters:
  ///   - deadline: The end.
  ///   - now: The instant.
  ///   - theme: The theme, which sets when `expiring` begins.
  ///   - notifiesIfAlreadyExpired: Whether an end before the instant is reported anyway.
  public init(
    deadline: CountdownDeadline, startingAt now: ContinuousClock.Instant, theme: Theme,
    notifiesIfAlreadyExpired: Bool = false
  ) {
    self.deadline = deadline
    expiringSeconds = Countdown.expiringSeconds(in: theme)
    secondsLeft = deadline.secondsLeft(at: now)
    hasEnded = secondsLeft == 0 && !notifiesIfAlreadyExpired
  }

  /// The instant of the next event, which may be in the past; nil if the countdown is over.
  public var nextEvent: ContinuousClock.Instant? {
    if hasEnded { return nil }
    let minute = max(0, secondsLeft - 1) / 60 * 60
    let threshold = expiringSeconds < secondsLeft ? expiringSeconds : 0
    return deadline.instant(secondsLeft: max(minute, threshold))
  }

  /// Advances to an instant and returns at most one event.
  ///
  /// Missed minutes are not reported later; a missed threshold and end are. An instant before the
  /// latest one changes nothing.
  public mutating func advance(to now: ContinuousClock.Instant) -> CountdownEvent? {
    let before = secondsLeft
    secondsLeft = min(before, deadline.secondsLeft(at: now))
    if hasEnded { return nil }
    if secondsLeft == 0 {
      hasEnded = true
      return .expired
    }
    let left = Duration.seconds(secondsLeft)
    if before > expiringSeconds, secondsLeft <= expiringSeconds { return .expiring(left: left) }
    return secondsLeft < before && secondsLeft % 60 == 0 ? .minute(left: left) : nil
  }

  /// Waits for the next event and advances to it; nil if the countdown is over.
  ///
  /// - Throws: What the clock throws if the task is canceled. No event is lost then.
  public mutating func next(on clock: CountdownClock) async throws -> CountdownEvent? {
    while let instant = nextEvent {
      try await clock.sleep(instant)
      if let event = advance(to: clock.now()) { return event }
    }
    return nil
  }
}
