import Writers

extension Diagnostic {
  /// The words of a printed finding that a terminal may color.
  package enum Word: String {
    case error, warning, note
  }

  /// The finding the way compilers print it: `path:line:column: error: sentence [rule-id]`, then
  /// the related places as notes.
  ///
  /// - Parameters:
  ///   - folder: Written in front of every path; empty, or ending in `/`.
  ///   - paint: How to write `error:`, `warning:` and `note:`.
  ///   - frame: Lines to show below a place, each with its line break.
  package func text(
    folder: String = "", paint: (Word) -> String = { $0.rawValue + ":" },
    frame: (Place) -> String = { _ in "" }
  ) -> String {
    func line(_ place: Place, _ word: Word, _ sentence: String) -> String {
      "\(lineOpening(folder + place.file)):\(place.line):\(place.column): \(paint(word)) "
        + "\(printable(sentence))\n" + frame(place)
    }
    let word: Word = severity == .error ? .error : .warning
    return line(place, word, "\(message) [\(rule.rawValue)]")
      + related.map { line($0.place, .note, $0.message) }.joined()
  }
}
