import Foundation
import Themes

/// A number in a pill: how many there are, or how far a capacity is used.
///
/// Status words belong in a ``Badge``.
public struct Counter: Sendable {
  /// How many there are, never below 0.
  public let count: Int
  /// The capacity counted against, never below 0; nil for a plain number.
  public let limit: Int?
  /// The largest plain number that is written out.
  public let maxDisplay: Int
  /// The state the caller insists on; nil to derive it from the count.
  public let stateOverride: EBCounterState?
  /// Whether a count of 0 shows nothing at all.
  public let hideWhenZero: Bool
  /// What is counted, in the caller's words.
  public let noun: CounterNoun?
  /// The locale that writes the digits.
  public private(set) var locale: Locale

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - count: How many there are; below 0 counts as 0.
  ///   - limit: The capacity, for "3 / 10"; nil for a plain number.
  ///   - maxDisplay: The largest plain number written out; above it the pill says "99+".
  ///   - state: The state to show; nil to derive `empty` or `filled` from the count.
  ///   - hideWhenZero: Whether a count of 0 shows nothing and is not spoken.
  ///   - noun: What is counted, for speech; nil to speak the bare number.
  ///   - locale: The locale that writes the digits.
  public init(
    count: Int, limit: Int? = nil, maxDisplay: Int = 99, state: EBCounterState? = nil,
    hideWhenZero: Bool = true, noun: CounterNoun? = nil, locale: Locale = .current
  ) {
    self.count = max(0, count)
    self.limit = limit.map { max(0, $0) }
    self.maxDisplay = max(0, maxDisplay)
    self.stateOverride = state
    self.hideWhenZero = hideWhenZero
    self.noun = noun
    self.locale = locale
  }

  /// The same counter with the digits of another locale.
  public func written(in locale: Locale) -> Counter {
    var counter = self
    counter.locale = locale
    return counter
  }

  /// Whether the pill shows "count / limit".
  public var hasLimit: Bool { limit != nil }

  /// The state shown: the caller's, else `empty` at 0 and `filled` above.
  public var state: EBCounterState {
    stateOverride ?? (count == 0 ? .empty : .filled)
  }

  /// Whether there is nothing to draw and nothing to say.
  public var isHidden: Bool { hideWhenZero && count == 0 }

  /// What the pill shows: "5", "99+", "3 / 10"; a count above its limit shows the limit.
  public var text: String {
    guard let limit else { return count.text(cappedAt: maxDisplay, in: locale) }
    return "\(min(count, limit).text(in: locale)) / \(limit.text(in: locale))"
      .keptTogether(in: locale)
  }

  /// What is spoken: always the true count, as in "247 unread messages".
  public var spokenLabel: String {
    let amount = CounterAmount(count: count, limit: limit, locale: locale)
    return noun?.label(for: amount) ?? amount.description
  }
}
