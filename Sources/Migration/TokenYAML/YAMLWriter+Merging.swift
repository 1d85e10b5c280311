import Yams

extension YAMLWriter {
  /// The members of a mapping with those that its merge keys (`<<`) add.
  ///
  /// Own members win over merged ones, and earlier mappings over later (https://yaml.org/type/merge.html).
  mutating func members(of mapping: Node.Mapping) throws(YAMLFault) -> [Member] {
    var members: [Member] = []
    var taken: Set<[UInt8]> = []
    if mapping.contains(where: { isMerge($0.key) }) {
      for (key, _) in mapping where !isMerge(key) {
        taken.insert(Array(try text(of: key).string.utf8))
      }
    }
    for (key, value) in mapping {
      if isMerge(key) {
        try merge(value, into: &members, taken: &taken)
      } else {
        members.append((try text(of: key), value))
      }
    }
    return members
  }

  /// Adds the members of a merged mapping, or of all mappings in a sequence.
  private mutating func merge(
    _ node: Node, into members: inout [Member], taken: inout Set<[UInt8]>
  ) throws(YAMLFault) {
    var open = [node]
    while let node = open.popLast() {
      try spend(1, at: node.mark)
      switch node {
      case .sequence(let sequence): open += sequence.reversed()
      case .mapping(let mapping):
        var inner: [Node] = []
        for (key, value) in mapping {
          try spend(1, at: key.mark)
          if isMerge(key) {
            inner.append(value)
          } else {
            let name = try text(of: key)
            if taken.insert(Array(name.string.utf8)).inserted { members.append((name, value)) }
          }
        }
        // What a merged mapping merges comes after its own members.
        open += inner.reversed()
      case .scalar, .alias:
        throw fault(
          "'<<' takes a mapping or a list of mappings; use an alias of one", at: node.mark)
      }
    }
  }

  private func text(of key: Node) throws(YAMLFault) -> Node.Scalar {
    guard case .scalar(let scalar) = key else {
      throw fault("a key must be a text or a number", at: key.mark)
    }
    return scalar
  }
}

private func isMerge(_ key: Node) -> Bool {
  guard case .scalar(let scalar) = key else { return false }
  return scalar.style == .plain && scalar.string == "<<"
}
