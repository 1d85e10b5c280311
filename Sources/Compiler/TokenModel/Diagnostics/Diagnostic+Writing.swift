import Writers

extension Diagnostic {
  /// The words of a printed finding that can be colored.
  package enum Word: String { case error, warning, note }

  /// The finding in the form of compilers: `path:line:column: error: message [rule-id]`, followed
  /// by related places as notes.
  ///
  /// - Parameters:
  ///   - folder: A prefix of every path; empty, or ending in `/`.
  ///   - paint: Returns the text for `error:`, `warning:` and `note:`.
  ///   - frame: Returns lines to show below a place, each ending in a line break.
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

extension Place {
  /// The place in the form of compilers: `path:line:column`.
  package var text: String { "\(file):\(line):\(column)" }
}

extension JSONWriter {
  /// Writes an object whose members are the variant's entries.
  package mutating func strings(_ key: String?, variant: Variant) {
    object(key) { for entry in variant.entries { $0.string(entry.axis, value: entry.value) } }
  }

  /// Writes the members of a place.
  package mutating func members(of place: Place) {
    string("file", value: place.file)
    number("line", value: place.line)
    number("column", value: place.column)
  }

  /// Writes related places with their notes.
  package mutating func related(_ key: String, places: [Diagnostic.Related]) {
    array(key, items: places) { json, related in
      json.object { json in
        json.string("message", value: related.message)
        json.members(of: related.place)
      }
    }
  }
}
