import Foundation

extension Int {
  /// The number, formatted for the locale.
  func text(in locale: Locale) -> String { formatted(IntegerFormatStyle<Int>(locale: locale)) }

  /// The number, or the cap and a plus sign if the number is above the cap.
  func text(cappedAt cap: Int, in locale: Locale) -> String {
    self > cap ? cap.text(in: locale) + "+" : text(in: locale)
  }

  /// The number with at least two digits and without grouping, as on a clock.
  func clockText(in locale: Locale) -> String {
    formatted(
      IntegerFormatStyle<Int>(locale: locale).precision(.integerLength(2...)).grouping(.never))
  }
}

extension String {
  /// The text in the locale's direction, independent of the surrounding text.
  ///
  /// Numbers and signs have no direction and would switch places in a line of the other direction.
  func keptTogether(in locale: Locale) -> String {
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    return isRightToLeft ? "\u{2067}\(self)\u{2069}" : self
  }
}
