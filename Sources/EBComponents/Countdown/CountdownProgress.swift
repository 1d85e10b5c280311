import Themes

/// How far a countdown has run, so that nothing is announced and nobody is called twice.
///
/// Sleep until ``nextEvent``, then ``advance(to:)`` the value to the instant at which you woke, and
/// announce the event it returns. Keep the value while its deadline stays the same: a view that
/// comes back, or an app that was suspended, goes on with the value it left.
public struct CountdownProgress: Hashable, Sendable {
  /// The end it runs to.
  public let deadline: CountdownDeadline
  /// Whether it is over, and nothing more is reported.
  public private(set) var hasEnded = false

  private let expiringSeconds: Int
  /// The seconds that were left, rounded up, at the latest instant seen.
  private var secondsLeft: Int

  /// Starts at an instant; nothing that lies before it is reported.
  ///
  /// - Parameters:
  ///   - deadline: The end.
  ///   - now: The instant.
  ///   - theme: Says when `expiring` begins.
  ///   - notifiesIfAlreadyExpired: Whether an end that lies before the instant is reported all the
  ///     same.
  public init(
    deadline: CountdownDeadline, startingAt now: ContinuousClock.Instant, theme: Theme,
    notifiesIfAlreadyExpired: Bool = false
  ) {
    self.deadline = deadline
    expiringSeconds = Countdown.expiringSeconds(in: theme)
    secondsLeft = deadline.secondsLeft(at: now)
    hasEnded = secondsLeft == 0 && !notifiesIfAlreadyExpired
  }

  /// When there will be something to report next, or nil when it is over; may lie in the past.
  public var nextEvent: ContinuousClock.Instant? {
    if hasEnded { return nil }
    let minute = max(0, secondsLeft - 1) / 60 * 60
    let threshold = expiringSeconds < secondsLeft ? expiringSeconds : 0
    return deadline.instant(secondsLeft: max(minute, threshold))
  }

  /// Moves on to an instant and says what is worth reporting there, at most one thing.
  ///
  /// Minutes that went by unseen are not made up for; the threshold and the end are. An instant
  /// before one already seen changes nothing.
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

  /// Waits for the next thing worth reporting and moves on to it; nil when it is over.
  ///
  /// - Throws: What the clock throws when the task is canceled; nothing is lost then.
  public mutating func next(on clock: CountdownClock) async throws -> CountdownEvent? {
    while let instant = nextEvent {
      try await clock.sleep(instant)
      if let event = advance(to: clock.now()) { return event }
    }
    return nil
  }
}
