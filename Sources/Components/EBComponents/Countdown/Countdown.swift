public import Foundation
public import Themes

/// The settings of a timer to a deadline. ``face(at:in:hidesSeconds:)`` returns what it shows.
public struct Countdown: Sendable {
  /// When it ends.
  public var deadline: CountdownDeadline
  /// How it is laid out.
  public var style: EBCountdownStyle
  /// The state to show while time is left; nil to derive it. At the end it is always `expired`.
  public var stateOverride: EBCountdownState?
  /// The units the caller chose; nil or an empty list for the style's own.
  public var chosenUnits: [EBTimeUnit]?
  /// The words it shows and speaks.
  public var words: CountdownWords
  /// The locale of digits and spoken units.
  public var locale: Locale

  /// Creates a countdown.
  ///
  /// - Parameters:
  ///   - deadline: When it ends.
  ///   - style: One bar, a box per unit, or a compact badge.
  ///   - state: The state to show while time is left; nil to derive it from the time left.
  ///   - units: The units to show, in any order. With nil or an empty list, a pill shows days to
  ///     minutes, and the other styles show all units.
  ///   - words: The words it shows and speaks; nil for those of the locale's language.
  ///   - locale: The locale of digits and spoken units.
  public init(
    deadline: CountdownDeadline, style: EBCountdownStyle = .one, state: EBCountdownState? = nil,
    units: [EBTimeUnit]? = nil, words: CountdownWords? = nil, locale: Locale = .current
  ) {
    self.deadline = deadline
    self.style = style
    self.stateOverride = state
    self.chosenUnits = units
    self.words = words ?? .words(for: locale)
    self.locale = locale
  }

  /// The units shown, largest first.
  public var units: [EBTimeUnit] {
    if let chosenUnits, !chosenUnits.isEmpty { return EBTimeUnit.shown(chosenUnits) }
    return switch style {
    case .one, .per: EBTimeUnit.allCases
    case .pill: [.days, .hours, .mins]
    }
  }

  /// The state at an instant.
  public func state(at now: ContinuousClock.Instant, in theme: Theme) -> EBCountdownState {
    let left = deadline.secondsLeft(at: now)
    if left == 0 { return .expired }
    return stateOverride ?? (left <= Self.expiringSeconds(in: theme) ? .expiring : .default)
  }

  /// What the countdown shows and speaks at an instant.
  ///
  /// If the caller sets the state `expired`, the face shows the end even if time is left.
  ///
  /// - Parameters:
  ///   - now: The instant.
  ///   - theme: The theme, which sets when `expiring` begins.
  ///   - hidesSeconds: Whether to show dashes for the seconds, because a face may be a minute old.
  public func face(
    at now: ContinuousClock.Instant, in theme: Theme, hidesSeconds: Bool = false
  ) -> CountdownFace {
    let state = state(at: now, in: theme)
    let left = state == .expired ? .zero : deadline.timeLeft(at: now)
    return CountdownFace(of: self, state: state, timeLeft: left, hidesSeconds: hidesSeconds)
  }

  /// The number of seconds left at which `expiring` begins.
  public static func expiringSeconds(in theme: Theme) -> Int {
    Duration.hours(theme.countdown.behavior.expiringThresholdHours).secondsRoundedDown
  }
}
