/// Searches by bytes: a quote followed by a combining mark is one `Character`, but parsers see two.
///
/// The standard library's search of texts would add a regular-expression engine to the program.
extension StringProtocol {
  /// Whether the text contains the bytes of another, even if combining marks follow them.
  package func holds(text: String) -> Bool {
    Array(utf8).firstRange(of: Array(text.utf8)) != nil
  }

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
