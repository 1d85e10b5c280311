public import Foundation
public import Themes
public import TokenValues

/// A number in a pill: a count, or how much of a limit is used.
///
/// Status words belong in a ``Badge``.
public struct Counter: Sendable {
  /// The count, never below 0.
  public let count: Int
  /// The limit, never below 0; nil for a plain number.
  public let limit: Int?
  /// The largest plain number that is written out.
  public let maxDisplay: Int
  /// The state set by the caller; nil to derive it from the count.
  public let stateOverride: EBCounterState?
  /// Whether a count of 0 is hidden.
  public let hideWhenZero: Bool
  /// The noun for what is counted.
  public let noun: CounterNoun?
  /// The locale of the digits.
  public private(set) var locale: Locale

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - count: The count; numbers below 0 count as 0.
  ///   - limit: The limit, for "3 / 10"; nil for a plain number.
  ///   - maxDisplay: The largest plain number written out; above it the pill shows "99+".
  ///   - state: The state to show; nil to derive `empty` or `filled` from the count.
  ///   - hideWhenZero: Whether a count of 0 is neither shown nor spoken.
  ///   - noun: The noun for speech; nil to speak only the number.
  ///   - locale: The locale of the digits.
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

  /// Returns the counter with the digits of another locale.
  public func written(in locale: Locale) -> Counter {
    var counter = self
    counter.locale = locale
    return counter
  }

  /// Whether the pill shows "count / limit".
  public var hasLimit: Bool { limit != nil }

  /// The state shown: the caller's, or else `empty` at 0 and `filled` above 0.
  public var state: EBCounterState { stateOverride ?? (count == 0 ? .empty : .filled) }

  /// Whether the counter is neither drawn nor spoken.
  public var isHidden: Bool { hideWhenZero && count == 0 }

  /// What the pill shows: "5", "99+", "3 / 10"; a count above its limit shows the limit.
  public var text: String {
    guard let limit else { return count.text(cappedAt: maxDisplay, in: locale) }
    return "\(min(count, limit).text(in: locale)) / \(limit.text(in: locale))"
      .keptTogether(in: locale)
  }

  /// What is spoken: always the full count, as in "247 unread messages".
  public var spokenLabel: String {
    let amount = CounterAmount(count: count, limit: limit, locale: locale)
    return noun?.label(for: amount) ?? amount.description
  }

  /// The color behind the number.
  public func backgroundColor(in theme: Theme) -> TokenColor { theme.counter.color[state].bg }

  /// The color of the number.
  public func labelColor(in theme: Theme) -> TokenColor { theme.counter.color[state].label }

  /// The text style of the number.
  public static func textStyle(in theme: Theme) -> TokenTextStyle { theme.text.counter.label }

  /// The space on each side of the number. A single character has none, so that with any font it is in
  /// a circle.
  public func padding(in theme: Theme) -> Double {
    text.count == 1 ? 0 : theme.counter.layout.paddingHorizontal
  }

  /// The width of the pill if its number is `textWidth` points wide.
  public func width(textWidth: Double, in theme: Theme) -> Double {
    max(theme.counter.layout.minWidth, textWidth + 2 * padding(in: theme))
  }
}

extension Counter: Hashable {
  /// Whether two counters show and say the same.
  public static func == (one: Counter, other: Counter) -> Bool { one.looks == other.looks }

  /// Hashes what the counter shows and says.
  public func hash(into hasher: inout Hasher) { hasher.combine(looks) }

  private var looks: [String] {
    [text, spokenLabel, state.rawValue, isHidden.description, locale.identifier]
  }
}
