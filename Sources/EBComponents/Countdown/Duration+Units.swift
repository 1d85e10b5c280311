extension Duration {
  /// So many days of 24 hours.
  public static func days(_ count: Double) -> Duration { .hours(count * 24) }

  /// So many hours.
  public static func hours(_ count: Double) -> Duration { .minutes(count * 60) }

  /// So many minutes.
  public static func minutes(_ count: Double) -> Duration { .seconds(count * 60) }

  /// The whole seconds in a duration that is not negative, a part of a second counting as one.
  var secondsRoundedUp: Int {
    Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
  }

  /// The whole seconds in a duration that is not negative, a part of a second not counting.
  var secondsRoundedDown: Int {
    Int(components.seconds)
  }
}

extension Int {
  /// How many whole parts a count that is not negative takes, a part that is begun counting as one.
  func dividedRoundingUp(by part: Int) -> Int {
    self / part + (isMultiple(of: part) ? 0 : 1)
  }
}
