extension JSON5Reader {
  mutating func skipBlanks() throws(JSONFault) {
    while position < text.count {
      switch text[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default:
        guard let scalar = scalar(at: position), isBlank(scalar) else { return }
        note(.whiteSpace, at: position)
        position += UTF8.width(scalar)
      }
    }
  }

  private mutating func skipComment() throws(JSONFault) {
    let start = position
    let second = start + 1 < text.count ? text[start + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw fault("// or /* for a comment", at: start, end: start + 1)
    }
    note(.comment, at: start)
    position += 2
    if second == UInt8(ascii: "/") {
      while position < text.count, lineEnd(at: position) == 0 { position += 1 }
      return
    }
    while position < text.count {
      if text[position] == UInt8(ascii: "*"), position + 1 < text.count,
        text[position + 1] == UInt8(ascii: "/")
      {
        position += 2
        return
      }
      position += 1
    }
    throw JSONFault(.openComment, found: "/*", offset: start)
  }

  /// The length of the line terminator at an offset, with CR LF as one; 0 when there is none.
  func lineEnd(at offset: Int) -> Int {
    switch text[offset] {
    case 0x0A: 1
    case 0x0D: offset + 1 < text.count && text[offset + 1] == 0x0A ? 2 : 1
    case 0xE2 where text[offset...].starts(with: [0xE2, 0x80, 0xA8]): 3
    case 0xE2 where text[offset...].starts(with: [0xE2, 0x80, 0xA9]): 3
    default: 0
    }
  }

  /// The scalar at an offset of the text, which is valid UTF-8; nil at the end.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < text.count else { return nil }
    let first = UInt32(text[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let own = length == 1 ? first : first & (0x7F >> UInt32(length))
    return Unicode.Scalar(
      text[offset..<min(offset + length, text.count)].dropFirst()
        .reduce(own) { $0 << 6 | UInt32($1 & 0x3F) })
  }
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{9}", "\u{A}", "\u{B}", "\u{C}", "\u{D}", "\u{20}", "\u{A0}", "\u{2028}", "\u{2029}",
    "\u{FEFF}":
    true
  default: !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
  }
}
