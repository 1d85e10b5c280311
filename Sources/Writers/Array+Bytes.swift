extension [UInt8] {
  /// Appends a text.
  package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a text if all its bytes satisfy a condition. Returns whether it did.
  package mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
    let start = count
    append(text)
    // Searches the array, which is faster than a text.
    if self[start...].allSatisfy(isPlain) { return true }
    removeSubrange(start...)
    return false
  }
}
