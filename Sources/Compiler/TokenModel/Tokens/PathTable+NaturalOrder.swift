import TokenJSON

extension PathTable {
  /// All paths except the root: parents before their children, siblings in the natural order of
  /// their names.
  package func naturalOrder() -> [PathID] {
    var children = [[PathID]](repeating: [], count: count)
    for index in parents.indices.dropFirst() {
      children[Int(parents[index])].append(PathID(index: Int32(index)))
    }
    for index in children.indices where children[index].count > 1 {
      children[index] = inNaturalOrder(children[index]).reversed()
    }
    var order: [PathID] = []
    order.reserveCapacity(count)
    var open = children[0]
    while let path = open.popLast() {
      order.append(path)
      open += children[Int(path.index)]
    }
    return order
  }

  /// Siblings in the natural order of their names.
  package func inNaturalOrder(_ siblings: [PathID]) -> [PathID] {
    siblings.map { (path: $0, name: nameBytes(of: $0)) }
      .sorted { naturallyPrecedes($0.name[...], to: $1.name[...]) }
      .map(\.path)
  }
}

/// Whether a name comes before another. Compares bytes, but runs of digits by value: 50 before 100.
private func naturallyPrecedes(_ one: ArraySlice<UInt8>, to other: ArraySlice<UInt8>) -> Bool {
  var one = one
  var other = other
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
