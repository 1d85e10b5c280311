public import Foundation

/// The dates at which the face of a countdown changes: now, each whole second or minute before the
/// end, and the end.
public struct CountdownTicks: Sequence, IteratorProtocol {
  private let deadline: CountdownDeadline
  private let step: Int
  private let date: (ContinuousClock.Instant) -> Date
  private var upcoming: ContinuousClock.Instant?

  /// Creates the ticks from now on.
  ///
  /// - Parameters:
  ///   - deadline: The end.
  ///   - clock: The clock, which provides now and converts instants to dates.
  ///   - step: The seconds between ticks: 1, or 60 for a display that is refreshed once a minute.
  public init(deadline: CountdownDeadline, clock: CountdownClock, step: Int = 1) {
    self.deadline = deadline
    self.step = step
    let (start, startDate) = (clock.now(), clock.date())
    date = { startDate.addingTimeInterval(start.duration(to: $0) / .seconds(1)) }
    upcoming = start
  }

  /// The next date; nil after the end.
  public mutating func next() -> Date? {
    guard let tick = upcoming else { return nil }
    upcoming = deadline.nextTick(after: tick, step: step)
    return date(tick)
  }
}
