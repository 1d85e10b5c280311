/// Searches by bytes: a quote followed by a combining mark is one `Character`, but parsers see two.
///
/// The standard library's search of texts would add a regular-expression engine to the program.
extension StringProtocol {
  /// The parts between separators.
  ///
  /// Swift's `split` compares characters, and a separator followed by a combining mark is a
  /// different character. File systems, shells and parsers still see the separator.
  package func parts(at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    if separator.isASCII {
      return Substring(self).utf8.split(
        separator: UInt8(separator.value), omittingEmptySubsequences: !keepingEmpty
      ).map(Substring.init)
    }
    return Substring(self).unicodeScalars
      .split(separator: separator, omittingEmptySubsequences: !keepingEmpty).map(Substring.init)
  }

  /// Whether the text contains a scalar, even if combining marks follow it.
  package func holds(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }

  /// Whether the text contains the bytes of another, even if combining marks follow them.
  package func holds(text: String) -> Bool { Array(utf8).firstRange(of: Array(text.utf8)) != nil }

  /// The text with all occurrences of `old`, found by their bytes, replaced with `new`.
  package func replacing(text old: String, with new: String) -> String {
    parts(around: old).joined(separator: new)
  }

  /// The parts between the occurrences of a text, which are found by their bytes. Without an
  /// occurrence there is one part.
  package func parts(around separator: String) -> [String] {
    let (bytes, wanted) = (Array(utf8), Array(separator.utf8))
    var parts: [String] = []
    var start = 0
    while let found = bytes.firstRange(of: wanted, from: start) {
      parts.append(String(decoding: bytes[start..<found.lowerBound], as: UTF8.self))
      start = found.upperBound
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

extension String {
  /// The text with some scalars written as `\u{…}`.
  package func spelling(_ scalars: [Unicode.Scalar]) -> String {
    guard unicodeScalars.contains(where: scalars.contains) else { return self }
    return replacingScalars { scalars.contains($0) ? $0.spelling : nil }
  }

  /// The text with some scalars replaced, such as by escapes; nil keeps a scalar.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = replacement(scalar) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as a Swift escape: `\u{202E}`.
  package var spelling: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The scalar as JSON and Kotlin escape it, in UTF-16: `\u202e`.
  package var utf16Escape: String {
    UTF16.encode(self).map(Array.init)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() ?? ""
  }
}
