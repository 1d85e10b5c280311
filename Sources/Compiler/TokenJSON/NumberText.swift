/// A hexadecimal integer in decimal, as a double if it has more than 64 bits; nil if the digits are
/// not hexadecimal.
package func hexadecimalText(_ digits: ArraySlice<UInt8>) -> String? {
  guard !digits.isEmpty, digits.allSatisfy(isHexadecimal) else { return nil }
  let text = String(decoding: digits, as: UTF8.self)
  return UInt64(text, radix: 16).map(String.init) ?? Double("0x" + text)?.description
}

/// A decimal number with digits on both sides of its point; nil if it is not a number.
package func decimalText(_ word: ArraySlice<UInt8>) -> String? {
  let whole = word.prefix(while: isDigit)
  var rest = word.dropFirst(whole.count)
  if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
  var fraction = rest.prefix(0)
  if rest.first == UInt8(ascii: ".") {
    fraction = rest.dropFirst().prefix(while: isDigit)
    rest = rest.dropFirst(1 + fraction.count)
  }
  if whole.isEmpty, fraction.isEmpty { return nil }
  if let letter = rest.first {
    let exponent = rest.dropFirst()
    let hasSign = exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-")
    let digits = exponent.dropFirst(hasSign ? 1 : 0)
    guard letter | 0x20 == UInt8(ascii: "e"), !digits.isEmpty, digits.allSatisfy(isDigit) else {
      return nil
    }
  }
  let shown = [
    whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self),
    fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self),
    String(decoding: rest, as: UTF8.self),
  ]
  return shown.joined()
}
