extension Diagnostic {
  /// The finding in the form of compilers: `path:line:column: error: message [rule-id]`, followed
  /// by related places as notes.
  ///
  /// - Parameter folder: A prefix of every path; empty, or ending in `/`.
  package func text(folder: String = "") -> String {
    func line(_ place: Place, _ word: String, _ sentence: String) -> String {
      let opening =
        place == .projectFolder
        ? folder.isEmpty ? "" : "\(lineOpening(String(folder.dropLast()))): "
        : "\(lineOpening(place.file.path(below: folder))):\(place.line):\(place.column): "
      return opening + "\(word): \(printable(sentence))\n"
    }
    return line(place, severity.rawValue, "\(message) [\(rule.rawValue)]")
      + related.map { line($0.place, "note", $0.message) }.joined()
  }
}

extension Place {
  /// The place in the form of compilers: `path:line:column`.
  package var text: String { self == .projectFolder ? file : "\(file):\(line):\(column)" }
}

extension JSONWriter {
  /// Writes an object whose members are the variant's entries.
  package mutating func strings(_ key: String?, variant: Variant) {
    object(key) { for entry in variant.entries { $0.string(entry.axis, value: entry.value) } }
  }

  package mutating func members(of place: Place) {
    members(("file", place.file), ("line", place.line), ("column", place.column))
  }

  /// Writes related places with their notes.
  package mutating func related(_ key: String, places: [Diagnostic.Related]) {
    objects(key, items: places) { json, related in
      json.string("message", value: related.message)
      json.members(of: related.place)
    }
  }
}
