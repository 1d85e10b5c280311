extension String {
  /// The number and the unit of a text such as `16px`, `-.5rem`, `1e3ms`, `140%` or `1.4`; nil for any
  /// other text.
  package var quantity: (value: Double, unit: String)? {
    let bytes = Array(utf8)
    let unit = bytes.reversed().prefix { $0.isLetter || $0 == UInt8(ascii: "%") }
    let number = bytes.dropLast(unit.count)
    // No hexadecimal number, infinity or NaN.
    guard number.allSatisfy({ !$0.isLetter || $0 | 0x20 == UInt8(ascii: "e") }),
      let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite
    else { return nil }
    return (value, String(decoding: unit.reversed(), as: UTF8.self))
  }
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
