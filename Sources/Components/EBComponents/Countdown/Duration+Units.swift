extension Duration {
  /// A number of days, 24 hours each.
  public static func days(_ count: Double) -> Duration { .hours(count * 24) }

  /// A number of hours.
  public static func hours(_ count: Double) -> Duration { .minutes(count * 60) }

  /// A number of minutes.
  public static func minutes(_ count: Double) -> Duration { .seconds(count * 60) }

  /// The seconds of a nonnegative duration, rounded up.
  var secondsRoundedUp: Int {
    Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
  }

  /// The seconds of a nonnegative duration, rounded down.
  var secondsRoundedDown: Int {
    Int(components.seconds)
  }
}

extension Int {
  /// Divides a nonnegative number and rounds up.
  func dividedRoundingUp(by part: Int) -> Int {
    self / part + (isMultiple(of: part) ? 0 : 1)
  }
}
