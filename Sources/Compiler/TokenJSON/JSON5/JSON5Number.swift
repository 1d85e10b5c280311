struct JSON5Number {
  /// The number as JSON writes it.
  let json: String

  /// Reads a number. Throws for a word that is not a number, or one that is too large.
  init(_ word: ArraySlice<UInt8>, found: String, offset: Int) throws(JSONFault) {
    let isNegative = word.first == UInt8(ascii: "-")
    let digits = isNegative || word.first == UInt8(ascii: "+") ? word.dropFirst() : word
    let isHexadecimal =
      digits.first == UInt8(ascii: "0")
      && digits.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let size = isHexadecimal ? digits.dropFirst(2).hexadecimalNumber : digits.decimalNumber
    guard let size else {
      let hasZero =
        digits.first == UInt8(ascii: "0") && digits.dropFirst().first.map(\.isDigit) == true
      throw JSONFault(
        .syntax, found: found, offset: offset,
        expected: hasZero ? "a number without zeros in front" : "a number")
    }
    if size == "inf" { throw JSONFault(.numberOutOfRange, found: word.excerpt, offset: offset) }
    json = isNegative ? "-" + size : size
  }
}

extension ArraySlice<UInt8> {
  /// A hexadecimal integer in decimal, as a double if it has more than 64 bits; nil if the digits are
  /// not hexadecimal.
  package var hexadecimalNumber: String? {
    guard !isEmpty, allSatisfy(\.isHexDigit) else { return nil }
    let text = String(decoding: self, as: UTF8.self)
    return UInt64(text, radix: 16).map(String.init) ?? Double("0x" + text)?.description
  }

  /// A decimal number with digits on both sides of its point; nil if it is not a number.
  package var decimalNumber: String? {
    let whole = prefix(while: \.isDigit)
    var rest = dropFirst(whole.count)
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest.dropFirst(1 + fraction.count)
    }
    if whole.isEmpty, fraction.isEmpty { return nil }
    if let letter = rest.first {
      let exponent = rest.dropFirst()
      let hasSign = exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-")
      let digits = exponent.dropFirst(hasSign ? 1 : 0)
      guard letter | 0x20 == UInt8(ascii: "e"), !digits.isEmpty, digits.allSatisfy(\.isDigit)
      else { return nil }
    }
    let shown = [
      whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self),
      fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self),
      String(decoding: rest, as: UTF8.self),
    ]
    return shown.joined()
  }
}
