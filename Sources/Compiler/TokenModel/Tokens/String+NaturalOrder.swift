extension String {
  /// Whether a name comes before another: `Widget2` before `Widget10`.
  package func naturallyPrecedes(_ other: String) -> Bool {
    TokenModel.naturallyPrecedes(Array(utf8), to: Array(other.utf8))
  }
}

extension PathTable {
  package func inNaturalOrder(_ siblings: [PathID]) -> [PathID] {
    siblings.map { (path: $0, name: Array(name(of: $0).utf8)) }
      .sorted { naturallyPrecedes($0.name, to: $1.name) }.map(\.path)
  }
}

/// Whether a name comes before another. Compares bytes, but runs of digits by value: 50 before 100.
private func naturallyPrecedes(_ one: [UInt8], to other: [UInt8]) -> Bool {
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
