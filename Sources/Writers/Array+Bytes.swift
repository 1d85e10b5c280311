extension [UInt8] {
  /// Appends a text. All bytes at once, because their view is copied one by one.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a text if all its bytes satisfy a condition. Returns whether it did.
  package mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
    guard allBytes(of: text, satisfy: isPlain) else { return false }
    append(text)
    return true
  }
}

/// Whether all bytes of a text satisfy a condition. Much faster than a search in the view of bytes.
func allBytes(of text: String, satisfy condition: (UInt8) -> Bool) -> Bool {
  var text = text
  return text.withUTF8 { $0.allSatisfy(condition) }
}
