import Writers

extension JSONWriter {
  /// Writes an object whose members are the variant's entries.
  package mutating func strings(_ key: String?, variant: Variant) {
    object(key) { for entry in variant.entries { $0.string(entry.axis, value: entry.value) } }
  }
}

/// Writes the members of a place.
package func write(_ place: Place, to json: inout JSONWriter) {
  json.string("file", value: place.file)
  json.number("line", value: place.line)
  json.number("column", value: place.column)
}

/// Writes related places with their notes.
package func write(_ places: [Diagnostic.Related], as key: String, to json: inout JSONWriter) {
  json.array(key, items: places) { json, related in
    json.object { json in
      json.string("message", value: related.message)
      write(related.place, to: &json)
    }
  }
}
