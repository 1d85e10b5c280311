import TokenModel

/// Sets that are alternatives, found in their names, folders and tokens. It becomes a modifier.
struct ModeGroup {
  /// The name of the axis.
  var name: String
  /// The contexts, each with its sets, in merge order.
  var contexts: [(name: String, sets: [Int])]
  /// The context that applies if none is chosen.
  var defaultContext: Int
  /// Why these sets are alternatives, for the plan.
  var because: String
  /// The set whose tokens each context changes; nil if every context has all tokens.
  var base: Int?
  /// How many axes decide about a set, for a modifier of several axes; 1 for other sets.
  var axisCounts: [Int: Int] = [:]

  /// All sets, in merge order.
  var sets: [Int] { contexts.flatMap(\.sets) }

  /// Whether two sets apply at once, and neither is meant to change the other.
  func mixes(_ one: Int, with other: Int) -> Bool {
    axisCounts[one] == axisCounts[other]
      && contexts.contains { $0.sets.contains(one) && $0.sets.contains(other) }
  }
}
