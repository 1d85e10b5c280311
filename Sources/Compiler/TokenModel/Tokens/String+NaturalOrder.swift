extension String {
  /// Whether a name comes before another: `Widget2` before `Widget10`.
  package func naturallyPrecedes(_ other: String) -> Bool {
    TokenModel.naturallyPrecedes(Array(utf8)[...], to: Array(other.utf8)[...])
  }
}

/// Whether a name comes before another. Compares bytes, but runs of digits by value: 50 before 100.
func naturallyPrecedes(_ one: ArraySlice<UInt8>, to other: ArraySlice<UInt8>) -> Bool {
  var (one, other) = (one, other)
  while let a = one.first, let b = other.first {
    let digits = one.prefix(while: \.isDigit)
    let otherDigits = other.prefix(while: \.isDigit)
    if !digits.isEmpty, !otherDigits.isEmpty {
      let number = digits.drop { $0 == 0x30 }
      let otherNumber = otherDigits.drop { $0 == 0x30 }
      if number.count != otherNumber.count { return number.count < otherNumber.count }
      if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
      if digits.count != otherDigits.count { return digits.count < otherDigits.count }
      one = one.dropFirst(digits.count)
      other = other.dropFirst(digits.count)
    } else if a != b {
      return a < b
    } else {
      one.removeFirst()
      other.removeFirst()
    }
  }
  return one.count < other.count
}
