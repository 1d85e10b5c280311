import Foundation
import Themes

/// A timer to a deadline: what the caller chose. ``face(at:in:)`` says what it shows.
public struct Countdown: Sendable {
  /// When it ends.
  public var deadline: CountdownDeadline
  /// How it is laid out.
  public var style: EBCountdownStyle
  /// The state to show while time is left; nil to derive it. At the end it is always `expired`.
  public var stateOverride: EBCountdownState?
  /// The units the caller chose; nil for the style's own.
  public var chosenUnits: [EBTimeUnit]?
  /// The words it shows and speaks.
  public var words: CountdownWords
  /// The locale that writes digits and spoken units.
  public var locale: Locale

  /// Creates a countdown.
  ///
  /// - Parameters:
  ///   - deadline: When it ends.
  ///   - style: One bar, a box per unit, or a compact badge.
  ///   - state: The state to show while time is left; nil to derive it from the time left.
  ///   - units: The units to show, in any order; nil for days to minutes in a pill, else for all.
  ///   - words: The words it shows and speaks.
  ///   - locale: The locale that writes digits and spoken units.
  public init(
    deadline: CountdownDeadline, style: EBCountdownStyle = .one, state: EBCountdownState? = nil,
    units: [EBTimeUnit]? = nil, words: CountdownWords = .english, locale: Locale = .current
  ) {
    self.deadline = deadline
    self.style = style
    self.stateOverride = state
    self.chosenUnits = units
    self.words = words
    self.locale = locale
  }

  /// The units shown, largest first.
  public var units: [EBTimeUnit] {
    EBTimeUnit.shown(chosenUnits ?? Self.units(of: style))
  }

  /// The state at an instant.
  public func state(at now: ContinuousClock.Instant, in theme: Theme) -> EBCountdownState {
    let left = deadline.secondsLeft(at: now)
    if left == 0 { return .expired }
    return stateOverride ?? (left <= Self.expiringSeconds(in: theme) ? .expiring : .default)
  }

  /// What it shows and says at an instant.
  ///
  /// A state of `expired` that the caller insists on shows the end, whatever time is left.
  public func face(at now: ContinuousClock.Instant, in theme: Theme) -> CountdownFace {
    let state = state(at: now, in: theme)
    let left = state == .expired ? .zero : deadline.timeLeft(at: now)
    return CountdownFace(
      style: style, state: state, timeLeft: left, units: units, words: words, locale: locale)
  }

  /// The seconds left from which on it is `expiring`.
  public static func expiringSeconds(in theme: Theme) -> Int {
    Duration.hours(theme.countdown.behavior.expiringThresholdHours).secondsRoundedDown
  }

  private static func units(of style: EBCountdownStyle) -> [EBTimeUnit] {
    switch style {
    case .one, .per: EBTimeUnit.allCases
    case .pill: [.days, .hours, .mins]
    }
  }
}
