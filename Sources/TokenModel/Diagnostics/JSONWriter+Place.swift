import Writers

extension JSONWriter {
  /// An object whose members are all strings.
  package mutating func strings(_ key: String?, _ variant: Variant) {
    object(key) { for entry in variant.entries { $0.string(entry.axis, entry.value) } }
  }
}

/// The members of a place.
package func write(_ place: Place, to json: inout JSONWriter) {
  json.string("file", place.file)
  json.number("line", place.line)
  json.number("column", place.column)
}

/// Places, each with what is to be seen there.
package func write(_ places: [Diagnostic.Related], as key: String, to json: inout JSONWriter) {
  json.array(key, places) { json, related in
    json.object { json in
      json.string("message", related.message)
      write(related.place, to: &json)
    }
  }
}
