/// Locales the tests write in.
enum Locales { static let english = Locale(identifier: "en_US") }

/// A continuous clock that the tests set.
enum Time {
  static let start = ContinuousClock.now

  /// An instant after the start.
  static func after(_ wait: Duration) -> ContinuousClock.Instant { start.advanced(by: wait) }

  /// A deadline after the start.
  static func deadline(in wait: Duration) -> CountdownDeadline {
    CountdownDeadline(at: after(wait))
  }
}

/// A time left in days, hours, minutes and seconds.
func left(_ days: Int = 0, _ hours: Int = 0, _ mins: Int = 0, _ secs: Int = 0) -> Duration {
  .seconds(((days * 24 + hours) * 60 + mins) * 60 + secs)
}
