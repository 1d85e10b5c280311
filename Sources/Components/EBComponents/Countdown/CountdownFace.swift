import Foundation
public import Themes

/// What a countdown shows and speaks at an instant.
public struct CountdownFace: Sendable {
  /// The layout.
  public let style: EBCountdownStyle
  /// The state.
  public let state: EBCountdownState
  /// The numbers shown, largest unit first; always at least one.
  public let cells: [CountdownCell]

  /// Whether seconds are hidden, because the face may be up to a minute old.
  public let hidesSeconds: Bool

  private let timeLeft: Duration
  private let words: CountdownWords
  private let locale: Locale

  init(
    of countdown: Countdown, state: EBCountdownState, timeLeft: Duration, hidesSeconds: Bool
  ) {
    (style, words, locale) = (countdown.style, countdown.words, countdown.locale)
    self.state = state
    self.timeLeft = timeLeft
    self.hidesSeconds = hidesSeconds && state != .expired
    self.cells = CountdownCell.cells(
      secondsLeft: Self.secondsShown(of: timeLeft, hidesSeconds: hidesSeconds),
      units: countdown.units)
  }

  /// A cell's number with at least two digits; two dashes for hidden seconds.
  public func digits(of cell: CountdownCell) -> String {
    hidesSeconds && cell.unit == .secs ? "––" : cell.digits(in: locale)
  }

  /// The word under a cell's number.
  public func label(of cell: CountdownCell) -> String { words.label(cell.unit) }

  /// The whole face as one text, in the wording of its style; at the end, the words for it.
  public var text: String {
    if state == .expired { return words.ended }
    return style == .pill ? pillText : joined { digits(of: $0) }
  }

  /// The numbers with their units' letters: "03d : 13h : 01m".
  public var pillText: String { joined { digits(of: $0) + words.suffix($0.unit) } }

  /// What is spoken: "Sale ends in 5 days 9 hours", rounded down; at the end, the words for it.
  public var spokenLabel: String {
    state == .expired ? words.ended : words.remaining(timeLeft, in: locale)
  }

  private func joined(_ text: (CountdownCell) -> String) -> String {
    cells.map(text).joined(separator: " : ").keptTogether(in: locale)
  }

  /// With hidden seconds, minutes are rounded up, as they are if seconds were not chosen.
  private static func secondsShown(of timeLeft: Duration, hidesSeconds: Bool) -> Int {
    let seconds = timeLeft.secondsRoundedUp
    let minute = EBTimeUnit.mins.seconds
    return hidesSeconds ? seconds.dividedRoundingUp(by: minute) * minute : seconds
  }
}
