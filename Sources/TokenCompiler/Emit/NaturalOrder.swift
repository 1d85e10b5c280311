extension PathTable {
  /// All paths but the root, each before what is below it, siblings in the natural order of their
  /// names.
  func naturalOrder() -> [PathID] {
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
  func inNaturalOrder(_ siblings: [PathID]) -> [PathID] {
    siblings.map { (path: $0, name: nameBytes(of: $0)) }
      .sorted { naturallyPrecedes($0.name[...], $1.name[...]) }
      .map(\.path)
  }
}
