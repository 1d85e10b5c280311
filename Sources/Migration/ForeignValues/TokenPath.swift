import TokenModel

/// The names from the root to a token. Paths are equal if their bytes are.
package struct TokenPath: Hashable {
  package var names: [String]

  package init(names: [String]) { self.names = names }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.names.count == rhs.names.count
      && zip(lhs.names, rhs.names).allSatisfy { $0 == $1 && $0.utf8.elementsEqual($1.utf8) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(names)
  }
}
