import TokenJSON

/// Splits a text such as `16px`, `-.5rem`, `1e3ms`, `140%` or `1.4` into its number and its unit.
package func quantity(_ text: String) -> (value: Double, unit: String)? {
  let bytes = Array(text.utf8)
  let unit = bytes.reversed().prefix { $0.isLetter || $0 == UInt8(ascii: "%") }
  let number = String(decoding: bytes.dropLast(unit.count), as: UTF8.self)
  guard !number.isEmpty,
    let value = Double(number.hasPrefix("+") ? String(number.dropFirst()) : number),
    value.isFinite,
    number.utf8.allSatisfy({ !$0.isLetter || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") })
  else { return nil }
  return (value, String(decoding: unit.reversed(), as: UTF8.self))
}

extension Double {
  /// The number rounded to ten significant digits, enough to restore an 8-bit channel.
  package var tenDigits: Double {
    guard self != 0, isFinite else { return self }
    var scale = 1.0
    var magnitude = abs(self)
    while magnitude < 1e9, scale < 1e20 {
      magnitude *= 10
      scale *= 10
    }
    return (self * scale).rounded() / scale
  }
}
