import CJansson
import CLibrary

/// The first fault in a text that is not valid JSON.
package struct JSONFault: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case syntax
    case truncated
    case invalidUTF8
    case nul
    case tooDeep
    case numberOutOfRange
    /// More combining marks in a row than the limit.
    case tooManyMarks
    /// Infinity or NaN in JSON5.
    case notFinite
    /// A comment in JSON5 that does not end.
    case openComment
    /// A text that is too long to be translated.
    case tooLong
  }

  package let kind: Kind
  /// The invalid text as written, such as a word, a key or a byte.
  package let found: String
  /// The byte offset of the start of the invalid text.
  package let offset: Int
  /// A phrase for what was expected instead; nil when it is unknown.
  package private(set) var expected: String?

  /// Translates libjansson's error, whose position is the end of the invalid word, not the start.
  init(_ error: json_error_t, in text: [UInt8], skipping markLength: Int) {
    let end = min(markLength + max(0, Int(error.position)), text.count)
    if let nul = JSONFault(nulIn: text), nul.offset <= end {
      self = nul
      return
    }
    var error = error
    switch json_error_code(&error) {
    case json_error_invalid_utf8:
      let offset = text.firstInvalidUTF8 ?? end
      let byte = offset < text.count ? "0x" + text[offset].hexadecimal : "end of file"
      self.init(.invalidUTF8, found: byte, offset: offset)
    case json_error_null_character, json_error_null_byte_in_key, json_error_null_value:
      self.init(.nul, text: text, endingAt: end)
    case json_error_stack_overflow: self.init(.tooDeep, text: text, endingAt: end)
    case json_error_numeric_overflow: self.init(.numberOutOfRange, text: text, endingAt: end)
    case json_error_premature_end_of_input:
      self.init(.truncated, found: "end of file", offset: text.count)
    default:
      self.init(syntaxIn: text, endingAt: end)
      expected = phrase(for: error, found: found)
    }
  }

  /// The first NUL byte, which RFC 8259 does not allow; nil when there is none.
  init?(nulIn text: [UInt8]) {
    let found = text.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { start in
        memchr(start, 0, bytes.count).map { UnsafeRawPointer($0) - start }
      }
    }
    guard let offset = found else { return nil }
    self.init(.nul, found: "a NUL byte", offset: offset)
  }

  /// The first nonzero number that is too close to 0 for a double, such as `1e-400`; nil when there is
  /// none.
  init?(lostNumberIn text: [UInt8]) {
    guard mayLoseNumbers(text) else { return nil }
    var scanner = Scanner(text)
    while true {
      scanner.skipBlanks()
      guard scanner.position < text.count else { return nil }
      let start = scanner.position
      scanner.skipWord()
      let word = text[start..<scanner.position]
      guard let first = word.first, first == UInt8(ascii: "-") || first.isDigit else { continue }
      let digits = word.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      if digits.contains(where: { $0.isDigit && $0 != UInt8(ascii: "0") }),
        Double(String(decoding: word, as: UTF8.self)) == 0
      {
        self.init(.numberOutOfRange, found: word.excerpt, offset: start)
        return
      }
    }
  }

  /// The first combining mark beyond the limit in a row; nil when there is none. Comparing strings takes
  /// the square of their number (UAX #15, section 13, allows 30 in its stream-safe format).
  init?(marksIn text: [UInt8]) {
    // A run of that many has only other bytes than ASCII, or those of escapes, for twice this length.
    let isInRun = stride(from: 0, through: text.count - markLimit, by: markLimit).contains {
      place in
      text[place..<place + markLimit].allSatisfy {
        $0 >= 0x80 || $0.isHexDigit || "\\u".utf8.contains($0)
      }
    }
    guard isInRun else { return nil }
    let string = String(decoding: text, as: UTF8.self)
    let scalars = string.unicodeScalars
    var (index, run) = (scalars.startIndex, 0)
    while index < scalars.endIndex {
      let start = index
      var scalar = scalars[index]
      scalars.formIndex(after: &index)
      let digits = scalars[index...].dropFirst().prefix(4)
      if scalar == "\\", let code = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
        (scalar, index) = (code, digits.endIndex)
      }
      // Three marks of Tibetan have class 0, but consist of marks that have another.
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      run = isMark || [0xF73, 0xF75, 0xF81].contains(scalar.value) ? run + 1 : 0
      guard run > markLimit else { continue }
      let offset = string.utf8.distance(from: string.startIndex, to: start)
      self.init(.tooManyMarks, found: "", offset: offset)
      return
    }
    return nil
  }

  init(_ kind: Kind, found: String, offset: Int, expected: String? = nil) {
    (self.kind, self.found, self.offset, self.expected) = (kind, found, offset, expected)
  }

  /// The fault at another offset.
  package func moved(to offset: Int) -> JSONFault {
    JSONFault(kind, found: found, offset: offset, expected: expected)
  }

  private init(_ kind: Kind, text: [UInt8], endingAt end: Int) {
    let start = wordStart(in: text, endingAt: end)
    self.init(kind, found: text[start..<max(start, end)].excerpt, offset: start)
  }

  /// A syntax error. libjansson also reports an unfinished word at the end as one.
  private init(syntaxIn text: [UInt8], endingAt end: Int) {
    let start = wordStart(in: text, endingAt: end)
    let isInEscape = end >= text.count && text.last == UInt8(ascii: "\\")
    if start >= text.count || isInEscape {
      self.init(.truncated, found: "end of file", offset: text.count)
    } else {
      self.init(.syntax, found: text[start..<max(start, end)].excerpt, offset: start)
    }
  }
}

/// Whether a text may have a number that is too close to 0 for a double. Such a number has a negative
/// exponent of at least three digits, or a long run of zeros. Few texts have either.
private func mayLoseNumbers(_ text: [UInt8]) -> Bool {
  text.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return false }
    var position = 0
    while let found = memchr(start + position, Int32(UInt8(ascii: "-")), bytes.count - position) {
      let sign = UnsafeRawPointer(found) - start
      position = sign + 1
      guard sign > 0, bytes[sign - 1] | 0x20 == UInt8(ascii: "e") else { continue }
      if bytes[position...].prefix(3).count(where: \.isDigit) == 3 { return true }
    }
    // Every run of zeros contains all digits after one of these positions.
    return stride(from: 0, to: bytes.count, by: zeroRun / 2).contains { place in
      bytes[place] == UInt8(ascii: "0")
        && bytes[place...].prefix(zeroRun / 2).allSatisfy { $0 == UInt8(ascii: "0") }
    }
  }
}

/// The greatest number of combining marks in a row.
package let markLimit = 256

/// The length of a run of zeros to look for. The smallest positive double has 323 after the point.
private let zeroRun = 300

private func phrase(for error: json_error_t, found: String) -> String? {
  let message = withUnsafeBytes(of: error.text) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  let phrases = [
    "'}' expected": "',' or '}'", "']' expected": "',' or ']'", "':' expected": "':'",
    "string or '}' expected": found == "}" ? "a key after the comma" : "a key in quotes",
    "string expected": "a key in quotes", "end of file expected": "the end of the file",
    "unexpected newline": "the end of the string",
  ]
  return phrases.first { message.hasPrefix($0.key) }?.value
}

/// The start of the word (string, number, literal or sign) that ends at or contains `end`.
private func wordStart(in text: [UInt8], endingAt end: Int) -> Int {
  var scanner = Scanner(text)
  var start = 0
  while true {
    scanner.skipBlanks()
    if scanner.position >= end { return scanner.position == end ? start : scanner.position }
    start = scanner.position
    scanner.skipWord()
    if scanner.position >= end { return start }
  }
}

extension [UInt8] {
  /// The offset of the first byte that is not valid UTF-8.
  package var firstInvalidUTF8: Int? {
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// At most 40 characters of the text, for a message.
  var excerpt: String {
    let text = String(decoding: self, as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}

extension UInt8 {
  @inlinable package var isDigit: Bool { (0x30...0x39).contains(self) }

  @inlinable package var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Whether it is an ASCII letter.
  @inlinable package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// The byte as two hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
