extension JSON5Reader {
  /// Reads a key without quotes: an identifier of ECMAScript 5.1.
  mutating func readName() throws(JSONFault) {
    let start = position
    made.append(UInt8(ascii: "\""))
    while let scalar = scalar(at: position) {
      var letter = scalar
      let escape = position
      if scalar == "\\" {
        position += 1
        guard position < text.count, text[position] == UInt8(ascii: "u") else {
          throw fault("\\u and four hexadecimal digits", at: escape, end: position)
        }
        let code = try readDigits(4, escapeAt: escape)
        // Half of a surrogate pair is not a letter.
        letter = Unicode.Scalar(code) ?? " "
      }
      guard isPartOfName(letter, isFirst: escape == start) else {
        if scalar == "\\" {
          throw fault("an escape of a letter or a digit", at: escape, end: position)
        }
        break
      }
      made += String(letter).utf8
      if scalar != "\\" { position += UTF8.width(scalar) }
    }
    if position == start { throw fault("a key") }
    note(.unquotedKey, at: start)
    made.append(UInt8(ascii: "\""))
  }

  /// Reads a number, `true`, `false` or `null`.
  mutating func readWord() throws(JSONFault) {
    let start = position
    let bytes = text[start...].prefix { $0.isDigit || $0.isLetter || "+-._$".utf8.contains($0) }
    position = bytes.endIndex
    let word = String(decoding: bytes, as: UTF8.self)
    switch word {
    case "true", "false", "null": made += word.utf8
    case "": throw fault("a value")
    case "Infinity", "+Infinity", "-Infinity", "NaN", "+NaN", "-NaN":
      throw JSONFault(.notFinite, found: word, offset: start)
    default:
      guard let first = text[start...].first, first.isDigit || "+-.".utf8.contains(first) else {
        throw fault("a value", at: start, end: position)
      }
      let number = try JSON5Number(text[start..<position], found: word, offset: start).json
      if !number.hasSameBytes(as: word) { note(.number(number), at: start) }
      made += number.utf8
    }
  }
}

private func isPartOfName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
  if scalar.isASCII {
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return scalar == "$" || scalar == "_" || byte.isLetter || !isFirst && byte.isDigit
  }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .letterNumber:
    return true
  case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
  default: return !isFirst && (scalar == "\u{200C}" || scalar == "\u{200D}")
  }
}
