extension JSON5Reader {
  mutating func readString() throws(JSONFault) {
    let start = position
    let quote = text[position]
    if quote == UInt8(ascii: "'") { note(.singleQuotes, at: start) }
    made.append(UInt8(ascii: "\""))
    position += 1
    while position < text.count {
      let byte = text[position]
      switch byte {
      case quote:
        made.append(UInt8(ascii: "\""))
        position += 1
        return
      case UInt8(ascii: "\\"): try readEscape(inStringAt: start)
      case UInt8(ascii: "\""):
        made += "\\\"".utf8
        position += 1
      case 0x0A, 0x0D:
        let mark = String(UnicodeScalar(quote))
        throw fault("a closing \(mark) before the end of the line", at: start, end: position)
      case 0..<0x20:
        note(.string, at: start)
        appendEscape(byte)
        position += 1
      default:
        made.append(byte)
        position += 1
      }
    }
    throw JSONFault(.truncated, found: "end of file", offset: text.count)
  }

  private mutating func readEscape(inStringAt start: Int) throws(JSONFault) {
    let escape = position
    position += 1
    guard position < text.count else {
      throw JSONFault(.truncated, found: "end of file", offset: text.count)
    }
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      made += [UInt8(ascii: "\\"), byte]
      position += 1
      return
    case UInt8(ascii: "u"):
      try readUnicodeEscape(inStringAt: start)
      return
    default: note(.string, at: start)
    }
    switch byte {
    case UInt8(ascii: "x"):
      let code = try readDigits(2, escapeAt: escape)
      if code == 0 { throw JSONFault(.nul, found: "\\x00", offset: start) }
      appendEscape(UInt8(code))
    case UInt8(ascii: "v"):
      appendEscape(0x0B)
      position += 1
    case UInt8(ascii: "0"):
      let isAlone = position + 1 >= text.count || !text[position + 1].isDigit
      throw isAlone
        ? JSONFault(.nul, found: "\\0", offset: start)
        : fault("\\x and two hexadecimal digits", at: escape, end: position + 2)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw fault("\\x and two hexadecimal digits", at: escape, end: position + 1)
    default:
      let length = lineEnd(at: position)
      position += max(length, 1)
      if length > 0 { return }  // The string continues on the next line.
      // Anything else loses its backslash. More bytes of the same scalar follow as they are.
      if byte < 0x20 { appendEscape(byte) } else { made.append(byte) }
    }
  }

  /// Reads `\uXXXX`, and the second half of a surrogate pair.
  private mutating func readUnicodeEscape(inStringAt start: Int) throws(JSONFault) {
    let escape = position - 1
    let code = try readDigits(4, escapeAt: escape)
    if code == 0 { throw JSONFault(.nul, found: "\\u0000", offset: start) }
    var end = position
    if code & 0xF800 == 0xD800 {
      let isPair = code < 0xDC00 && text[position...].starts(with: "\\u".utf8)
      if isPair { position += 1 }
      guard isPair, try readDigits(4, escapeAt: end) & 0xFC00 == 0xDC00 else {
        throw fault("both halves of a surrogate pair", at: escape, end: end)
      }
      end = position
    }
    made += text[escape..<end]
  }

  /// Reads a letter, `x` or `u`, and that many hexadecimal digits.
  mutating func readDigits(_ count: Int, escapeAt escape: Int) throws(JSONFault) -> UInt32 {
    let digits = text[(position + 1)...].prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      let letter = String(UnicodeScalar(text[position]))
      throw fault(
        "\(count == 2 ? "two" : "four") hexadecimal digits after \\\(letter)", at: escape,
        end: position + 1)
    }
    position += 1 + count
    return code
  }

  /// Appends a character below U+0100 as an escape.
  private mutating func appendEscape(_ byte: UInt8) {
    made += "\\u00".utf8
    made += byte.hexadecimal.utf8
  }
}
