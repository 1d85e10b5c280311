import Foundation
import Themes

/// What a countdown shows and says at one instant.
public struct CountdownFace: Sendable {
  /// The layout it is shown in.
  public let style: EBCountdownStyle
  /// The state it is in.
  public let state: EBCountdownState
  /// The numbers shown, largest unit first; always at least one.
  public let cells: [CountdownCell]

  private let timeLeft: Duration
  private let words: CountdownWords
  private let locale: Locale

  init(
    style: EBCountdownStyle, state: EBCountdownState, timeLeft: Duration, units: [EBTimeUnit],
    words: CountdownWords, locale: Locale
  ) {
    self.style = style
    self.state = state
    self.timeLeft = timeLeft
    self.cells = CountdownCell.cells(secondsLeft: timeLeft.secondsRoundedUp, units: units)
    self.words = words
    self.locale = locale
  }

  /// A cell's number in at least two digits.
  public func digits(of cell: CountdownCell) -> String { cell.digits(in: locale) }

  /// The word under a cell's number.
  public func label(of cell: CountdownCell) -> String { words.label(cell.unit) }

  /// The whole face as one run of text, in the words of its style.
  public var text: String {
    switch style {
    case .one, .per: joined { digits(of: $0) }
    case .pill: pillText
    }
  }

  /// The numbers with their units' letters: "03d : 13h : 01m".
  public var pillText: String {
    joined { digits(of: $0) + words.suffix($0.unit) }
  }

  /// What is spoken: "Sale ends in 5 days 9 hours", rounded down; the ended phrase at the end.
  public var spokenLabel: String {
    state == .expired ? words.ended : words.remaining(timeLeft, in: locale)
  }

  /// The cells' texts between colons, kept in the locale's direction whatever surrounds them.
  private func joined(_ text: (CountdownCell) -> String) -> String {
    let line = cells.map(text).joined(separator: " : ")
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    return isRightToLeft ? "\u{2067}\(line)\u{2069}" : line
  }
}
