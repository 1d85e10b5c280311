import Foundation

/// A time left as people say it: its two largest nonzero units, down to minutes.
struct SpokenTime: Hashable, Sendable {
  /// The spoken units and their numbers, largest first; empty below a minute.
  let parts: [CountdownCell]

  init(_ timeLeft: Duration) {
    let minute = EBTimeUnit.mins.seconds
    let minutes = timeLeft.secondsRoundedDown / minute * minute
    let all = CountdownCell.cells(secondsLeft: minutes, units: [.days, .hours, .mins])
    parts = Array(all.filter { $0.value > 0 }.prefix(2))
  }

  /// The parts in the locale's words and plurals, or nil if there are none.
  ///
  /// In English the parts are separated by a space, as in the design ("5 days 9 hours"). Other
  /// languages use their own list separators.
  func text(in locale: Locale) -> String? {
    if parts.isEmpty { return nil }
    if locale.language.languageCode != .english { return format(parts, in: locale) }
    return parts.map { format([$0], in: locale) }.joined(separator: " ")
  }

  private func format(_ parts: [CountdownCell], in locale: Locale) -> String {
    let seconds = parts.reduce(0) { $0 + $1.value * $1.unit.seconds }
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit.formatUnit)), width: .wide)
    style.locale = locale
    return style.format(.seconds(seconds))
  }
}

extension EBTimeUnit {
  /// Foundation's name for the unit.
  fileprivate var formatUnit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .days: .days
    case .hours: .hours
    case .mins: .minutes
    case .secs: .seconds
    }
  }

  /// The locale's short word for several of the unit, without a number.
  func abbreviation(width: Duration.UnitsFormatStyle.UnitWidth, in locale: Locale) -> String {
    let several = 5
    var style = Duration.UnitsFormatStyle(allowedUnits: [formatUnit], width: width)
    style.locale = locale
    let text = style.attributed.format(.seconds(several * seconds))
    let words = text.runs.filter { $0.measurement == .unit }
    return words.map { String(text[$0.range].characters) }.joined()
  }
}
