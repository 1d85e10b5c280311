public import Foundation

/// The words that a countdown shows and speaks.
public struct CountdownWords: Sendable {
  /// The word under a number: "days".
  public var label: @Sendable (EBTimeUnit) -> String
  /// The letter after a number in the pill: "d".
  public var suffix: @Sendable (EBTimeUnit) -> String
  /// The sentence for a spoken time: "Sale ends in 5 days 9 hours".
  public var endsIn: @Sendable (_ time: String) -> String
  /// The spoken time when less than a minute is left.
  public var lessThanAMinute: String
  /// What is shown and spoken at the end and after it.
  public var ended: String
  /// The spoken label of the button that dismisses a promo.
  public var dismiss: String

  /// Creates words from all their parts.
  public init(
    label: @escaping @Sendable (EBTimeUnit) -> String,
    suffix: @escaping @Sendable (EBTimeUnit) -> String,
    endsIn: @escaping @Sendable (_ time: String) -> String,
    lessThanAMinute: String, ended: String, dismiss: String
  ) {
    self.label = label
    self.suffix = suffix
    self.endsIn = endsIn
    self.lessThanAMinute = lessThanAMinute
    self.ended = ended
    self.dismiss = dismiss
  }

  /// Creates words from the locale's own unit abbreviations and the given sentences.
  public init(
    unitsIn locale: Locale, endsIn: @escaping @Sendable (_ time: String) -> String,
    lessThanAMinute: String, ended: String, dismiss: String
  ) {
    func texts(_ width: Duration.UnitsFormatStyle.UnitWidth) -> [EBTimeUnit: String] {
      Dictionary(
        uniqueKeysWithValues: EBTimeUnit.allCases.map { unit in
          (unit, unit.abbreviation(width: width, in: locale))
        })
    }
    let (labels, suffixes) = (texts(.abbreviated), texts(.narrow))
    self.init(
      label: { labels[$0] ?? "" }, suffix: { suffixes[$0] ?? "" },
      endsIn: endsIn, lessThanAMinute: lessThanAMinute, ended: ended, dismiss: dismiss)
  }

  /// The design's English words, with the spoken units of the locale.
  public static let english = CountdownWords(
    label: { unit in
      switch unit {
      case .days: "days"
      case .hours: "hrs"
      case .mins: "mins"
      case .secs: "secs"
      }
    },
    suffix: { String($0.rawValue.prefix(1)) },
    endsIn: { "Sale ends in \($0)" },
    lessThanAMinute: "less than a minute", ended: "Sale ended", dismiss: "Dismiss promo")

  /// The sentence for a time left, rounded down to its two largest nonzero units.
  public func remaining(_ timeLeft: Duration, in locale: Locale) -> String {
    endsIn(SpokenTime(timeLeft).text(in: locale) ?? lessThanAMinute)
  }

  /// The sentence that announces an event.
  public func announcement(of event: CountdownEvent, in locale: Locale) -> String {
    switch event {
    case .minute(let left), .expiring(let left): remaining(left, in: locale)
    case .expired: ended
    }
  }
}
