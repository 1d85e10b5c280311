extension String {
  /// Whether a name comes before another: `Widget2` before `Widget10`. Compares bytes, but runs of
  /// digits by value.
  package func naturallyPrecedes(_ other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in other.withUTF8 { TokenModel.naturallyPrecedes(one, to: $0) } }
  }
}

private func naturallyPrecedes(
  _ one: UnsafeBufferPointer<UInt8>, to other: UnsafeBufferPointer<UInt8>
) -> Bool {
  var (here, there) = (0, 0)
  while here < one.count, there < other.count {
    if one[here].isDigit, other[there].isDigit {
      let digits = one[here...].prefix(while: \.isDigit)
      let otherDigits = other[there...].prefix(while: \.isDigit)
      let number = digits.drop { $0 == 0x30 }
      let otherNumber = otherDigits.drop { $0 == 0x30 }
      if number.count != otherNumber.count { return number.count < otherNumber.count }
      if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
      if digits.count != otherDigits.count { return digits.count < otherDigits.count }
      (here, there) = (digits.endIndex, otherDigits.endIndex)
    } else if one[here] != other[there] {
      return one[here] < other[there]
    } else {
      (here, there) = (here + 1, there + 1)
    }
  }
  return one.count - here < other.count - there
}
