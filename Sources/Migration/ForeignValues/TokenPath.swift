/// The names from the root to a token. Paths are equal if their bytes are.
package struct TokenPath: Hashable {
  package var names: [String]

  package init(names: [String]) { self.names = names }

  /// The paths of the groups around it, the root first.
  package var groups: [TokenPath] { names.indices.map { TokenPath(names: Array(names[..<$0])) } }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.names.count == rhs.names.count else { return false }
    // A loop, because this is most of the work of large conversions. Paths differ at their ends.
    for index in lhs.names.indices.reversed()
    where !lhs.names[index].hasSameBytes(as: rhs.names[index]) { return false }
    return true
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
