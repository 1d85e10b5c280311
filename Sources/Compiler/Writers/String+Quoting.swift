extension String {
  /// This path as one word of a POSIX shell, in quotes if it needs them or might: only ASCII
  /// letters, digits, `./_-` and bytes that are plain need none.
  package func shellWord(where isPlain: (UInt8) -> Bool = { _ in false }) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-"
    let isWord = !hasPrefix("-") && utf8.allSatisfy { letters.utf8.contains($0) || isPlain($0) }
    return isWord
      ? self : "'" + parts(at: "'", keepingEmpty: true).joined(separator: #"'\''"#) + "'"
  }

  /// This path as a relative URI reference (RFC 3986): everything but letters, digits, `-._~` and the
  /// slashes percent-encoded.
  package var uriReference: String {
    encoded(with: "%") { $0.isUnreserved || $0 == UInt8(ascii: "/") }
  }

  /// The text with a mark and two hexadecimal digits in place of each byte that is not kept.
  func encoded(with mark: String, keeping isKept: (UInt8) -> Bool) -> String {
    if allBytes(isKept) { return self }
    let bytes = utf8.reduce(into: [UInt8]()) { bytes, byte in
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += (mark + byte.percentEncoded.dropFirst()).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The byte as `%` and two hexadecimal digits.
  package var percentEncoded: String {
    (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true)
  }

  /// Whether the byte is a letter, a digit or one of `-._~`, which no address escapes.
  package var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
