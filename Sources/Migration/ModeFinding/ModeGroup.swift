/// Sets that are alternatives, found in their names, folders and tokens. It becomes a modifier.
package struct ModeGroup {
  /// The name of the axis.
  package var name: String
  /// The contexts, each with its sets, in merge order.
  package var contexts: [(name: String, sets: [Int])]
  /// The context that applies if none is chosen.
  package var defaultContext: Int
  /// Why these sets are alternatives, for the plan; nil if the files say so.
  package var because: String?
  /// The set whose tokens each context changes; nil if every context has all tokens.
  package var base: Int?

  package init(
    name: String, contexts: [(name: String, sets: [Int])], defaultContext: Int,
    because: String? = nil, base: Int? = nil
  ) {
    (self.name, self.contexts, self.defaultContext) = (name, contexts, defaultContext)
    (self.because, self.base) = (because, base)
  }

  /// The names of the contexts, without case unless it tells them apart.
  package var keys: [String] {
    let keys = contexts.map { $0.name.lowercased() }
    return Set(keys).count == keys.count ? keys : contexts.map(\.name)
  }

  /// All sets, in merge order.
  package var sets: [Int] { contexts.flatMap(\.sets) }

  /// Adds the sets of a group with the same default. Where only one of them has a context, the other has its
  /// default.
  package mutating func merge(_ other: ModeGroup) {
    let usual = (contexts[defaultContext].sets, other.contexts[other.defaultContext].sets)
    let (own, others) = (keys, other.keys)
    for index in contexts.indices {
      contexts[index].sets +=
        others.firstIndex(of: own[index]).map { other.contexts[$0].sets } ?? usual.1
    }
    for (key, context) in zip(others, other.contexts) where !own.contains(key) {
      contexts.append((context.name, usual.0 + context.sets))
    }
  }

  /// The group with a context for each combination with those of another group that has sets. `belongs`
  /// says whether a set of the other group applies in a context of this one.
  package func combined(
    with other: ModeGroup,
    where belongs: (_ set: Int, _ context: Int) -> Bool = { _, _ in true }
  ) -> ModeGroup {
    var group = self
    group.name = "\(name)-\(other.name)"
    group.because = [because, other.because].compactMap(\.self).joined(separator: ", and ")
    group.contexts = []
    for (index, outer) in contexts.enumerated() {
      let inner = other.contexts.map { ($0.name, $0.sets.filter { belongs($0, index) }) }
      if index == defaultContext { group.defaultContext = group.contexts.count }
      if inner.allSatisfy({ $0.1.isEmpty }) {
        group.contexts.append(outer)
      } else {
        if index == defaultContext { group.defaultContext += other.defaultContext }
        group.contexts += inner.map { ("\(outer.name)-\($0.0)", outer.sets + $0.1) }
      }
    }
    return group
  }
}
