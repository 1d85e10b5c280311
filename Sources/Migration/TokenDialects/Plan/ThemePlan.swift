import ModeFinding

/// How the sets of a dialect are combined: which are in every theme, and which are alternatives.
struct ThemePlan {
  /// Sets that are alternatives. Each group becomes a modifier.
  let groups: [ModeGroup]
  /// Where the sets of each group are: the contexts that merge a set, by group.
  let places: [Int: [Int: Set<Int>]]
  /// The sets of every theme.
  let always: Set<Int>
  /// Where other sets can be referenced without being merged, like `places`.
  private(set) var sources: [Int: [Int: Set<Int>]] = [:]
  /// The sets in the order in which they are merged; a set with a higher rank wins.
  private(set) var ranks: [Int]
  /// The groups that each group was joined from.
  private(set) var members: [[Int]]
  /// What the resolver merges, in order; empty if a resolver document of the input says it.
  var order: [Source] = []

  /// A set or a group of alternatives.
  enum Source: Hashable {
    case set(Int)
    case group(Int)
  }

  /// One context of each group, by its index.
  typealias Choice = [Int]

  /// A plan in which sets are merged by their ranks.
  ///
  /// - Parameter sources: The sets that the contexts of each group can reference without merging them.
  init(
    _ groups: [ModeGroup], always: Set<Int>, ranks: [Int], sources: [[Set<Int>]] = []
  ) {
    (self.groups, self.always, self.ranks) = (groups, always, ranks)
    for (number, contexts) in sources.enumerated() {
      for (context, sets) in contexts.enumerated() {
        for set in sets where !always.contains(set) {
          self.sources[set, default: [:]][number, default: []].insert(context)
        }
      }
    }
    members = groups.indices.map { [$0] }
    var places: [Int: [Int: Set<Int>]] = [:]
    for (number, group) in groups.enumerated() {
      for (context, sets) in group.contexts.map(\.sets).enumerated() {
        for set in sets where !always.contains(set) {
          places[set, default: [:]][number, default: []].insert(context)
        }
      }
    }
    self.places = places
  }

  /// A plan with an order, which ranks the sets.
  init(_ groups: [ModeGroup], order: [Source], setCount: Int) {
    let always = order.compactMap { source -> Int? in
      if case .set(let set) = source { set } else { nil }
    }
    var ranks = Array(repeating: 0, count: setCount)
    var rank = 0
    for source in order {
      switch source {
      case .set(let set):
        rank += 1
        ranks[set] = rank
      case .group(let number):
        let longest = groups[number].contexts.map(\.sets.count).max() ?? 0
        for context in groups[number].contexts {
          for (index, set) in context.sets.enumerated() {
            ranks[set] = max(ranks[set], rank + 1 + index)
          }
        }
        rank += longest
      }
    }
    self.init(groups, always: Set(always), ranks: ranks)
    self.order = order
  }

  /// A plan for files that a resolver document of the input combines: every set applies.
  init(open setCount: Int) {
    self.init([], always: Set(0..<setCount), ranks: Array(0..<setCount))
  }

  /// The plan with one group in place of two that need the sets of each other, with a context for each
  /// combination, or with a set of every theme in the contexts of a group; nil if there are too many.
  func joining(_ one: Source, with other: Source) -> ThemePlan? {
    var (always, groups, members, sources) = (always, groups, members, sources)
    func sorted(_ sets: [Int]) -> [Int] { sets.uniqued.sorted { ranks[$0] < ranks[$1] } }
    switch (one, other) {
    case (.group(let one), .group(let other)):
      let (first, second) = (min(one, other), max(one, other))
      let (a, b) = (groups[first], groups[second])
      guard a.contexts.count * b.contexts.count <= combinationLimit else { return nil }
      var joined = a.combined(with: b)
      joined.because = "sets of '\(a.name)' and '\(b.name)' override each other"
      for index in joined.contexts.indices {
        let (name, sets) = joined.contexts[index]
        let taken = joined.contexts[..<index].map(\.name)
        joined.contexts[index] = (name.numbered(among: taken), sorted(sets))
      }
      groups[first] = joined
      groups.remove(at: second)
      members[first] += members[second]
      members.remove(at: second)
      let (outer, inner) = (a.contexts.indices, b.contexts.indices)
      sources = sources.mapValues { places in
        var moved: [Int: Set<Int>] = [:]
        for (group, contexts) in places {
          let combined = contexts.flatMap { context in
            group == first
              ? inner.map { context * inner.count + $0 }
              : group == second ? outer.map { $0 * inner.count + context } : [context]
          }
          let number = group == second ? first : group > second ? group - 1 : group
          moved[number, default: []].formUnion(combined)
        }
        return moved
      }
    case (.set(let set), .group(let group)), (.group(let group), .set(let set)):
      always.remove(set)
      for index in groups[group].contexts.indices {
        groups[group].contexts[index].sets = sorted(groups[group].contexts[index].sets + [set])
      }
    case (.set, .set): return nil
    }
    var plan = ThemePlan(groups, always: always, ranks: ranks)
    (plan.members, plan.sources) = (members, sources)
    return plan
  }

  /// Whether a set is merged in the themes of a choice.
  func includes(_ set: Int, in choice: Choice) -> Bool {
    if always.contains(set) { return true }
    guard let places = places[set] else { return false }
    return places.contains { group, contexts in contexts.contains(choice[group]) }
  }

  /// Whether the themes of a choice can reference a set that they do not merge.
  func offers(_ set: Int, in choice: Choice) -> Bool {
    sources[set]?.contains { group, contexts in
      group < choice.count && contexts.contains(choice[group])
    } ?? false
  }

  /// Whether a set is merged in every theme in which another set is merged.
  func includes(_ set: Int, whereverMerged other: Int) -> Bool {
    if always.contains(set) { return true }
    guard !always.contains(other), let own = places[set], let others = places[other] else {
      return false
    }
    return others.allSatisfy { group, contexts in
      own[group]?.isSuperset(of: contexts) ?? false
    }
  }

  /// The tokens that a later one overrides in every theme that has them, each with the index of that one.
  func overridden(_ tokens: [ForeignToken]) -> [Int: Int] {
    if order.isEmpty { return [:] }  // a resolver document of the input says what wins
    var winners: [Int: Int] = [:]
    let merged = tokens.indices.filter { isMerged(tokens[$0].file) }
    for holders in Dictionary(grouping: merged, by: { TokenPath(names: tokens[$0].names) }).values
    where holders.count > 1 {
      let ranked = holders.sorted { (ranks[tokens[$0].file], $0) > (ranks[tokens[$1].file], $1) }
      // A few sets tell: later ones cover what earlier ones do.
      for (rank, token) in ranked.enumerated() {
        winners[token] = ranked.prefix(min(rank, 64)).first {
          includes(tokens[$0].file, whereverMerged: tokens[token].file)
        }
      }
    }
    return winners
  }

  func isMerged(_ set: Int) -> Bool { always.contains(set) || places[set] != nil }

  /// The groups whose contexts decide whether a set is merged.
  func groups(of set: Int) -> GroupMask { GroupMask((places[set] ?? [:]).keys) }

  /// The groups whose contexts decide whether a set can be referenced.
  func references(to set: Int) -> GroupMask {
    var mask = groups(of: set)
    mask.formUnion(GroupMask((sources[set] ?? [:]).keys))
    return mask
  }

  /// A choice in which a set is merged.
  func choice(with set: Int) -> Choice {
    var choice = groups.map(\.defaultContext)
    if let (group, contexts) = places[set]?.min(by: { $0.key < $1.key }),
      !contexts.contains(choice[group]), let context = contexts.min()
    {
      choice[group] = context
    }
    return choice
  }

  /// The contexts of a choice, for messages.
  func names(of choice: Choice, in mask: GroupMask) -> String {
    let names = groups.indices.filter(mask.contains).map { groups[$0].contexts[choice[$0]].name }
    return names.isEmpty ? "every theme" : names.joined(separator: "/")
  }
}

/// A set of groups. All groups after the 63rd share one bit.
struct GroupMask: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ groups: some Sequence<Int>) {
    for group in groups { bits |= 1 << UInt64(min(group, 63)) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ group: Int) -> Bool { bits & 1 << UInt64(min(group, 63)) != 0 }

  /// Adds the groups of another mask, and returns whether it changed.
  @discardableResult
  mutating func formUnion(_ other: GroupMask) -> Bool {
    let before = bits
    bits |= other.bits
    return bits != before
  }
}
