extension Array<UInt8> {
  /// Appends a text. All bytes at once, because their view is copied one by one.
  package mutating func append(_ text: String) { text.withBytes { append(contentsOf: $0) } }

  /// Appends a text from the program.
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append(contentsOf: $0) } }

  /// The range of the first occurrence of some bytes from a place on, in the first `length` bytes.
  package func firstRange(
    of wanted: [UInt8], from start: Int = 0, within length: Int = .max
  ) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    let last = Swift.min(count, length) - wanted.count
    var place = start
    while place <= last {
      if self[place] == first && self[place...].starts(with: wanted) {
        return place..<place + wanted.count
      }
      place += 1
    }
    return nil
  }
}

extension String {
  /// Whether all bytes satisfy a condition. Much faster than a search in the view of bytes.
  @inlinable package func allBytes(_ condition: (UInt8) -> Bool) -> Bool {
    withBytes { $0.allSatisfy(condition) }
  }

  /// Calls a function with the UTF-8 bytes, which must not leave it. Does not copy texts that Swift made.
  @inlinable package func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }
}

extension [String] {
  /// The texts with an ASCII character between them, written once.
  package func joined(by character: UInt8) -> String {
    String(unsafeUninitializedCapacity: reduce(count) { $0 + $1.utf8.count }) { bytes in
      var end = 0
      for text in self {
        end = bytes[end...].initialize(fromContentsOf: text.utf8)
        bytes.initializeElement(at: end, to: character)
        end += 1
      }
      return Swift.max(0, end - 1)
    }
  }
}
