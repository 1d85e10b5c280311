extension [UInt8] {
  /// Appends a text. All bytes at once, because their view is copied one by one.
  package mutating func append(_ text: String) {
    withBytes(of: text) { append(contentsOf: $0) }
  }

  /// Appends a text from the program.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a text if all its bytes satisfy a condition. Returns whether it did.
  package mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
    guard allBytes(of: text, satisfy: isPlain) else { return false }
    append(text)
    return true
  }
}

/// Whether all bytes of a text satisfy a condition. Much faster than a search in the view of bytes.
@inlinable package func allBytes(of text: String, satisfy condition: (UInt8) -> Bool) -> Bool {
  withBytes(of: text) { $0.allSatisfy(condition) }
}

/// Calls a function with the UTF-8 bytes of a text, which must not leave it. Does not copy texts that
/// Swift made.
@inlinable package func withBytes<Result>(
  of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  var text = text
  return text.withUTF8(body)
}
