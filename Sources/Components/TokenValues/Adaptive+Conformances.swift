nonisolated extension Adaptive: Equatable where Value: Equatable {
  /// Whether two values are equal in every appearance.
  public static func == (first: Self, second: Self) -> Bool {
    if first._root != nil, first._root == second._root, first._path == second._path { return true }
    return TokenAppearance.allCases.allSatisfy { first[in: $0] == second[in: $0] }
  }
}

nonisolated extension Adaptive: Hashable where Value: Hashable {
  /// Hashes the value of every appearance.
  public func hash(into hasher: inout Hasher) {
    for appearance in TokenAppearance.allCases { hasher.combine(self[in: appearance]) }
  }
}
