/// How the sets of a dialect are combined: which are in every theme, and which are alternatives.
struct ThemePlan {
  /// Sets that are alternatives. Each group becomes a modifier.
  let groups: [ModeGroup]
  /// Where the sets of each group are: the contexts that merge a set, by group.
  let places: [Int: [Int: Set<Int>]]
  /// The sets of every theme.
  let always: Set<Int>
  /// Where other sets can be referenced without being merged, like `places`.
  private let references: [Int: [Int: Set<Int>]]
  /// The sets in the order in which they are merged; a set with a higher rank wins.
  let ranks: [Int]
  /// The groups that each group was joined from.
  let members: [[Int]]
  /// What the resolver merges, in order; empty if a resolver document of the input says it.
  var order: [Source] = []

  /// A set or a group of alternatives.
  enum Source: Hashable, Comparable {
    case set(Int)
    case group(Int)

    /// The set; nil for a group.
    var set: Int? { if case .set(let set) = self { set } else { nil } }

    /// The group; nil for a set.
    var group: Int? { if case .group(let group) = self { group } else { nil } }
  }

  /// One context of each group, by its index.
  typealias Choice = [Int]

  /// A plan in which sets are merged by their ranks.
  init(_ groups: [ModeGroup], always: Set<Int>, ranks: [Int], members: [[Int]]? = nil) {
    (self.groups, self.always, self.ranks) = (groups, always, ranks)
    self.members = members ?? groups.indices.map { [$0] }
    func homes<Sets: Sequence<Int>>(_ sets: (ModeGroup.Context) -> Sets) -> [Int: [Int: Set<Int>]] {
      var places: [Int: [Int: Set<Int>]] = [:]
      for (number, group) in groups.enumerated() {
        for (index, context) in group.contexts.enumerated() {
          for set in sets(context) where !always.contains(set) {
            places[set, default: [:]][number, default: []].insert(index)
          }
        }
      }
      return places
    }
    places = homes(\.sets)
    references = homes(\.sources)
  }

  /// A plan with an order, which ranks the sets.
  init(_ groups: [ModeGroup], order: [Source], setCount: Int) {
    var ranks = Array(repeating: 0, count: setCount)
    var rank = 0
    for source in order {
      switch source {
      case .set(let set):
        rank += 1
        ranks[set] = rank
      case .group(let number):
        // A set can be early in one context and late in another.
        let start = rank
        var isStable = false
        for _ in 0..<8 where !isStable {
          isStable = true
          for context in groups[number].contexts {
            var below = start
            for set in context.sets {
              below += 1
              if ranks[set] < below { (ranks[set], isStable) = (below, false) }
              below = ranks[set]
            }
            rank = max(rank, below)
          }
        }
      }
    }
    self.init(groups, always: Set(order.compactMap(\.set)), ranks: ranks)
    self.order = order
  }

  /// A plan of axes above sets of every theme. An only context is in every theme (Resolver 4.1.5).
  init(_ axes: [ModeGroup], above sets: [Int] = [], setCount: Int) {
    var order = sets.map(Source.set)
    var groups: [ModeGroup] = []
    for axis in axes {
      if axis.contexts.count > 1 {
        order.append(.group(groups.count))
        groups.append(axis)
      } else {
        order += axis.sets.uniqued.map(Source.set)
      }
    }
    self.init(groups, order: order, setCount: setCount)
  }

  /// A plan for files that a resolver document of the input combines: every set that it names applies.
  init(open sets: Set<Int> = [], of setCount: Int = 0) {
    self.init([], always: sets, ranks: Array(0..<setCount))
  }

  /// The plan with one group in place of two that need the sets of each other, with a context for each
  /// combination, or with a set of every theme in a group; nil if there are too many.
  func joining(
    _ one: Source, with other: Source, because reason: String = "override each other"
  ) -> ThemePlan? {
    var (always, groups, members) = (always, groups, members)
    func sorted(_ sets: [Int]) -> [Int] { sets.uniqued.sorted { ranks[$0] < ranks[$1] } }
    switch (one, other) {
    case (.group(let one), .group(let other)):
      let (first, second) = (min(one, other), max(one, other))
      let (a, b) = (groups[first], groups.remove(at: second))
      guard a.contexts.count * b.contexts.count <= combinationLimit else { return nil }
      groups[first] = a.combined(with: b)
      groups[first].because = "sets of '\(a.name)' and '\(b.name)' \(reason)"
      var names = UniqueNames()
      groups[first].contexts = groups[first].contexts.map {
        .init(names.add($0.name), sets: sorted($0.sets), sources: $0.sources)
      }
      members[first] += members.remove(at: second)
    case (.set(let set), .group(let group)), (.group(let group), .set(let set)):
      always.remove(set)
      groups[group].editSets { $0 = sorted($0 + [set]) }
    case (.set, .set): return nil
    }
    return ThemePlan(groups, always: always, ranks: ranks, members: members)
  }

  /// The plan in the order closest to the ranks of its sets. One modifier of all combinations says what two cannot.
  func ordered(_ imported: ImportedTokens) -> ThemePlan {
    var plan = self
    var (order, conflict) = plan.order(of: imported)
    for _ in 0..<32 {
      guard let (early, late) = conflict, let joined = plan.joining(early, with: late)
      else { break }
      plan = joined
      (order, conflict) = plan.order(of: imported)
    }
    plan.order = order
    return plan
  }

  /// The order of sets and groups in a resolver that is closest to the ranks of the sets, and the first two
  /// that would have to be before each other; nil if the order is right.
  ///
  /// A resolver merges all sets of a context at once; Tokens Studio sorts the sets of all themes. The
  /// result differs only if sets of different groups declare the same token.
  private func order(
    of imported: ImportedTokens
  ) -> (order: [Source], conflict: (early: Source, late: Source)?) {
    // The sets of all themes, and the groups.
    let sets = always.sorted { ranks[$0] < ranks[$1] }
    let lowest = groups.map { $0.sets.map { ranks[$0] }.min() ?? 0 }
    let numbers = groups.indices.sorted { (lowest[$0], $0) < (lowest[$1], $1) }
    let homes: [[Source]] = imported.sets.indices.map { set in
      always.contains(set) ? [.set(set)] : groups(of: set).map(Source.group)
    }
    // What must come before each of them.
    var before: [Source: Set<Source>] = [:]
    for holders in Dictionary(grouping: imported.tokens, by: \.names).values.map({ $0.map(\.file) })
    where holders.count > 1 {
      for first in holders {
        for second in holders where ranks[first] < ranks[second] {
          for late in homes[second] {
            before[late, default: []].formUnion(homes[first].filter { $0 != late })
          }
        }
      }
    }
    // Each after those that must precede it, and sets before groups if possible.
    var (order, conflict): ([Source], (early: Source, late: Source)?) = ([], nil)
    var left = sets.map(Source.set) + numbers.map(Source.group)
    var waiting = Set(left)
    while !left.isEmpty {
      let next = left.firstIndex { before[$0]?.isDisjoint(with: waiting) ?? true }
      let late = left.remove(at: next ?? 0)
      waiting.remove(late)
      if conflict == nil, let early = before[late]?.intersection(waiting).min() {
        conflict = (early, late)
      }
      order.append(late)
    }
    return (order, conflict)
  }

  /// Whether a set is merged in the themes of a choice.
  func includes(_ set: Int, in choice: Choice) -> Bool {
    always.contains(set) || places[set]?.contains { $1.contains(choice[$0]) } ?? false
  }

  /// Whether the themes of a choice can reference a set that they do not merge.
  func offers(_ set: Int, in choice: Choice) -> Bool {
    references[set]?.contains { $1.contains(choice[$0]) } ?? false
  }

  /// Whether a set is merged in every theme in which another set is merged.
  func includes(_ set: Int, whereverMerged other: Int) -> Bool {
    if always.contains(set) { return true }
    guard let own = places[set], let others = places[other] else { return false }
    return others.allSatisfy { own[$0]?.isSuperset(of: $1) ?? false }
  }

  /// The tokens that later ones override in every theme that has them, each with the index of one of those: the
  /// one that always does, or that of the default if each context of a group has one.
  func overridden(_ tokens: [ForeignToken]) -> [Int: Int] {
    if order.isEmpty { return [:] }  // a resolver document of the input says what wins
    var winners: [Int: Int] = [:]
    let merged = tokens.indices.filter { isMerged(tokens[$0].file) }
    for holders in Dictionary(grouping: merged, by: { TokenPath(names: tokens[$0].names) }).values
    where holders.count > 1 {
      let ranked = holders.sorted { (ranks[tokens[$0].file], $0) > (ranks[tokens[$1].file], $1) }
      // The contexts in which a token of a higher rank is merged, by group.
      var covered: [Int: Set<Int>] = [:]
      var end = 0
      for (rank, token) in ranked.enumerated() {
        let set = tokens[token].file
        if rank > 0, ranks[tokens[ranked[rank - 1]].file] > ranks[set] {
          for other in ranked[end..<rank] {
            covered.merge(places[tokens[other].file] ?? [:]) { $0.union($1) }
          }
          end = rank
        }
        // A few sets tell: later ones cover what earlier ones do.
        winners[token] = ranked.prefix(min(rank, 64)).first {
          includes(tokens[$0].file, whereverMerged: set)
        }
        guard winners[token] == nil, isHidden(set, by: covered) else { continue }
        let choice = choice(with: set)
        winners[token] = ranked[..<end].first { includes(tokens[$0].file, in: choice) }
      }
    }
    return winners
  }

  /// Whether some contexts leave no theme in which a set is merged without one of them: one group has no other
  /// context, or they are all contexts of the set.
  private func isHidden(_ set: Int, by covered: [Int: Set<Int>]) -> Bool {
    covered.contains { group, contexts in contexts.count == groups[group].contexts.count }
      || places[set]?.allSatisfy { covered[$0]?.isSuperset(of: $1) ?? false } ?? false
  }

  func isMerged(_ set: Int) -> Bool { always.contains(set) || places[set] != nil }

  /// The groups whose contexts decide whether a set is merged.
  func groups(of set: Int) -> Set<Int> { Set((places[set] ?? [:]).keys) }

  /// The groups whose contexts decide whether a set can be referenced.
  func references(to set: Int) -> Set<Int> { groups(of: set).union((references[set] ?? [:]).keys) }

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
  func names(of choice: Choice, in groups: some Collection<Int>) -> String {
    let names = groups.sorted().map { self.groups[$0].contexts[choice[$0]].name }
    return names.isEmpty ? "every theme" : names.joined(separator: "/")
  }
}
