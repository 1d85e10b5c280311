import Writers

extension JSONWriter {
  /// Writes an object whose members are the variant's entries.
  package mutating func strings(_ key: String?, variant: Variant) {
    object(key) { for entry in variant.entries { $0.string(entry.axis, text: entry.value) } }
  }
}

/// Writes the members of a place.
package func write(_ place: Place, to json: inout JSONWriter) {
  json.string("file", text: place.file)
  json.number("line", number: place.line)
  json.number("column", number: place.column)
}

/// Writes related places with their notes.
package func write(_ places: [Diagnostic.Related], as key: String, to json: inout JSONWriter) {
  json.array(key, items: places) { json, related in
    json.object { json in
      json.string("message", text: related.message)
      write(related.place, to: &json)
    }
  }
}
