extension StringProtocol {
  /// The parts between separators.
  ///
  /// Swift's `split` compares characters, and a separator followed by a combining mark is a
  /// different character. File systems, shells and parsers still see the separator.
  package func parts(
    at separator: Unicode.Scalar, keepingEmpty: Bool = false
  ) -> [Substring] {
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
}

/// The text with some scalars written as `\u{…}`.
package func spelled(_ text: String, scalars: [Unicode.Scalar]) -> String {
  guard text.unicodeScalars.contains(where: scalars.contains) else { return text }
  return text.unicodeScalars.reduce(into: "") { text, scalar in
    if scalars.contains(scalar) {
      text += spelling(of: scalar)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
}

/// A scalar as a Swift escape: `\u{202E}`.
package func spelling(of scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}
