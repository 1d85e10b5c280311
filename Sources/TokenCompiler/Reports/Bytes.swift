extension [UInt8] {
  /// Appends a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a text if all its bytes are of a kind; says whether they are.
  mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(isPlain) else { return false }
      append(contentsOf: bytes)
      return true
    }
  }
}

extension String {
  /// Whether any byte is of a kind. All are looked at, several in one step.
  @inline(__always)
  func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var isThere = false
      for byte in bytes { isThere = isWanted(byte) || isThere }
      return isThere
    }
  }
}

/// Texts one after another, with something between.
///
/// The `joined` of the standard library works on any collection, and costs several times as much
/// where there are few texts.
func joined(_ texts: [String], by separator: StaticString) -> String {
  let length = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8CodeUnitCount }
  return String(unsafeUninitializedCapacity: length) { room in
    var end = 0
    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard let start = bytes.baseAddress else { return }
      (room.baseAddress! + end).update(from: start, count: bytes.count)
      end += bytes.count
    }
    for index in texts.indices {
      if index > 0 { separator.withUTF8Buffer(append) }
      var text = texts[index]
      text.withUTF8(append)
    }
    return end
  }
}
