/// A line height that is too large for a multiple of the font size, such as 27: probably a length.
package struct LineHeightDoubt {
  /// What is wrong and what to write, as a sentence.
  package let sentence: String

  /// Nil for a usual line height.
  ///
  /// - Parameter fontSize: The font size in px; nil if it is unknown.
  package init?(_ lineHeight: Double, fontSize: Double?) {
    guard lineHeight > largestMultiple else { return nil }
    let number = plain(lineHeight)
    var advice = ""
    if let size = fontSize, size > 0, usualMultiples.contains(lineHeight / size) {
      advice =
        "; \(number) ÷ \(plain(size)) is \(plain((lineHeight / size).tenDigits)), so write that"
    } else if usualMultiples.contains(lineHeight / 100) {
      advice = "; \(number) % is \(plain((lineHeight / 100).tenDigits)), so write that"
    }
    sentence = "the line height \(number) is not a factor of the font size\(advice)"
  }
}

/// Larger line heights are not meant as multiples.
private let largestMultiple = 4.0

/// The multiples that fonts are set with.
private let usualMultiples = 0.8...3
