extension [UInt8] {
  /// Appends a text.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a text if all its bytes satisfy a condition. Returns whether it did.
  package mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(isPlain) else { return false }
      append(contentsOf: bytes)
      return true
    }
  }
}

extension String {
  /// Whether any byte satisfies a condition. Without an early exit, so that the loop vectorizes.
  @inline(__always)
  package func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var isFound = false
      for byte in bytes { isFound = isWanted(byte) || isFound }
      return isFound
    }
  }
}

extension [String] {
  /// The texts joined by a separator.
  ///
  /// Shadows the standard library's generic method, which takes more than twice as long for few
  /// texts.
  package func joined(separator: String) -> String {
    let length = reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
    return String(unsafeUninitializedCapacity: length) { room in
      var end = 0
      func append(_ text: String) {
        end += UnsafeMutableBufferPointer(rebasing: room[end...])
          .update(fromContentsOf: text.utf8)
      }
      for index in indices {
        if index > 0 { append(separator) }
        append(self[index])
      }
      return end
    }
  }
}
