/// A unit a countdown counts in, largest first.
public enum EBTimeUnit: String, CaseIterable, Hashable, Sendable {
  /// 24 hours each.
  case days
  /// 60 minutes each.
  case hours
  /// 60 seconds each.
  case mins
  /// The smallest unit shown.
  case secs

  /// How many seconds one of the unit takes.
  public var seconds: Int {
    switch self {
    case .days: 86_400
    case .hours: 3_600
    case .mins: 60
    case .secs: 1
    }
  }

  /// The most a cell below the first one shows; nil for days, which nothing is above.
  public var ceiling: Int? {
    switch self {
    case .days: nil
    case .hours: 23
    case .mins, .secs: 59
    }
  }

  /// The chosen units, largest first and each once; all of them when none is chosen.
  public static func shown(_ chosen: [EBTimeUnit]) -> [EBTimeUnit] {
    chosen.isEmpty ? allCases : allCases.filter(chosen.contains)
  }
}
