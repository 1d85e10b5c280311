/// A number of JSON5.
struct JSON5Number {
  /// The number as JSON writes it.
  let json: String

  /// Reads a number.
  ///
  /// - Throws: `JSONFault` for a word that is not a number, or one that is too large.
  init(_ word: ArraySlice<UInt8>, found: String, offset: Int) throws(JSONFault) {
    let isNegative = word.first == UInt8(ascii: "-")
    let digits = isNegative || word.first == UInt8(ascii: "+") ? word.dropFirst() : word
    let isHexadecimal =
      digits.first == UInt8(ascii: "0")
      && digits.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let size = isHexadecimal ? hexadecimalText(digits.dropFirst(2)) : decimalText(digits)
    guard let size else {
      let hasZero =
        digits.first == UInt8(ascii: "0") && digits.dropFirst().first.map(isDigit) == true
      throw JSONFault(
        .syntax, found: found, offset: offset,
        expected: hasZero ? "a number without zeros in front" : "a number")
    }
    if size == "inf" { throw JSONFault(.numberOutOfRange, found: excerpt(word), offset: offset) }
    json = isNegative ? "-" + size : size
  }
}
