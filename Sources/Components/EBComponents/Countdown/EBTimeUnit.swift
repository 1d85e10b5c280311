/// A unit of a countdown, largest first.
public enum EBTimeUnit: String, CaseIterable, Hashable, Sendable {
  /// Days of 24 hours.
  case days
  /// Hours.
  case hours
  /// Minutes.
  case mins
  /// Seconds.
  case secs

  /// The number of seconds in one unit.
  public var seconds: Int {
    switch self {
    case .days: 86_400
    case .hours: 3_600
    case .mins: 60
    case .secs: 1
    }
  }

  /// The highest number of a cell after the first; nil for days, which are always first.
  public var ceiling: Int? {
    switch self {
    case .days: nil
    case .hours: 23
    case .mins, .secs: 59
    }
  }

  /// The chosen units without duplicates, largest first; all units if none is chosen.
  public static func shown(_ chosen: [EBTimeUnit]) -> [EBTimeUnit] {
    chosen.isEmpty ? allCases : allCases.filter(chosen.contains)
  }
}

extension Duration {
  /// A number of days, 24 hours each.
  public static func days(_ count: Double) -> Duration { .hours(count * 24) }

  /// A number of hours.
  public static func hours(_ count: Double) -> Duration { .minutes(count * 60) }

  /// A number of minutes.
  public static func minutes(_ count: Double) -> Duration { .seconds(count * 60) }

  /// The seconds of a nonnegative duration, rounded up.
  var secondsRoundedUp: Int { Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0) }

  /// The seconds of a nonnegative duration, rounded down.
  var secondsRoundedDown: Int { Int(components.seconds) }
}

extension Int {
  /// Divides a nonnegative number and rounds up.
  func dividedRoundingUp(by part: Int) -> Int { self / part + (isMultiple(of: part) ? 0 : 1) }
}
