nonisolated extension Adaptive: Equatable where Value: Equatable {
  /// Whether two values are equal in every appearance.
  public static func == (first: Self, second: Self) -> Bool {
    TokenAppearance.allCases.allSatisfy { first[in: $0] == second[in: $0] }
  }
}

nonisolated extension Adaptive: Hashable where Value: Hashable {
  /// Hashes the value of every appearance.
  public func hash(into hasher: inout Hasher) {
    for appearance in TokenAppearance.allCases { hasher.combine(self[in: appearance]) }
  }
}
