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

extension TokenGroup {
  /// All tokens, in output order.
  package var tokens: [(path: TokenPath, token: ConvertedToken)] {
    var tokens: [(path: TokenPath, token: ConvertedToken)] = []
    var open: [(names: [String], node: TokenNode)] = [([], .group(self))]
    while let (names, node) = open.popLast() {
      switch node {
      case .token(let token): tokens.append((TokenPath(names: names), token))
      case .group(let group): open += group.members.reversed().map { (names + [$0.name], $0.node) }
      }
    }
    return tokens
  }

  /// The paths of all tokens, in output order.
  package var paths: [TokenPath] { tokens.map(\.path) }
}
