extension [UInt8] {
  /// Appends a text.
  package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a text if all its bytes satisfy a condition. Returns whether it did.
  package mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
    guard text.utf8.allSatisfy(isPlain) else { return false }
    append(text)
    return true
  }
}
