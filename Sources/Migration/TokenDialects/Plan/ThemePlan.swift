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
  /// Those sets of the contexts of each group.
  private let sources: [[Set<Int>]]
  /// The sets in the order in which they are merged; a set with a higher rank wins.
  let ranks: [Int]
  /// The groups that each group was joined from.
  let members: [[Int]]
  /// What the resolver merges, in order; empty if a resolver document of the input says it.
  var order: [Source] = []

  /// A set or a group of alternatives.
  enum Source: Hashable {
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
  ///
  /// - Parameter sources: The sets that the contexts of each group can reference without merging them.
  init(
    _ groups: [ModeGroup], always: Set<Int>, ranks: [Int], sources: [[Set<Int>]] = [],
    members: [[Int]]? = nil
  ) {
    (self.groups, self.always, self.ranks) = (groups, always, ranks)
    self.sources = sources.isEmpty ? groups.map { $0.contexts.map { _ in [] } } : sources
    self.members = members ?? groups.indices.map { [$0] }
    func homes(_ groups: [[some Sequence<Int>]]) -> [Int: [Int: Set<Int>]] {
      var places: [Int: [Int: Set<Int>]] = [:]
      for (group, contexts) in groups.enumerated() {
        for (context, sets) in contexts.enumerated() {
          for set in sets where !always.contains(set) {
            places[set, default: [:]][group, default: []].insert(context)
          }
        }
      }
      return places
    }
    places = homes(groups.map { $0.contexts.map(\.sets) })
    references = homes(sources)
  }

  /// A plan with an order, which ranks the sets.
  init(_ groups: [ModeGroup], order: [Source], setCount: Int) {
    let always = order.compactMap(\.set)
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
        var (isStable, rounds) = (false, 0)
        while !isStable, rounds < 8 {
          (isStable, rounds) = (true, rounds + 1)
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
    self.init(groups, always: Set(always), ranks: ranks)
    self.order = order
  }

  /// A plan of axes above sets of every theme. An axis with one context is in every theme, because a modifier
  /// needs two (Resolver 4.1.5).
  init(_ axes: [ModeGroup], above sets: [Int] = [], setCount: Int) {
    var order = sets.map(Source.set)
    var groups: [ModeGroup] = []
    for axis in axes {
      guard axis.contexts.count > 1 else {
        order += axis.sets.uniqued.map(Source.set)
        continue
      }
      order.append(.group(groups.count))
      groups.append(axis)
    }
    self.init(groups, order: order, setCount: setCount)
  }

  /// A plan for files that a resolver document of the input combines: every set that it names applies.
  init(open sets: Set<Int> = [], of setCount: Int = 0) {
    self.init([], always: sets, ranks: Array(0..<setCount))
  }

  /// The plan with one group in place of two that need the sets of each other, with a context for each
  /// combination, or with a set of every theme in the contexts of a group; nil if there are too many.
  func joining(
    _ one: Source, with other: Source, because reason: String = "override each other"
  ) -> ThemePlan? {
    var (always, groups, members, sources) = (always, groups, members, sources)
    func sorted(_ sets: [Int]) -> [Int] { sets.uniqued.sorted { ranks[$0] < ranks[$1] } }
    switch (one, other) {
    case (.group(let one), .group(let other)):
      let (first, second) = (min(one, other), max(one, other))
      let (a, b) = (groups[first], groups.remove(at: second))
      guard a.contexts.count * b.contexts.count <= combinationLimit else { return nil }
      groups[first] = a.combined(with: b)
      groups[first].because = "sets of '\(a.name)' and '\(b.name)' \(reason)"
      var names = UniqueNames()
      groups[first].contexts = groups[first].contexts.map { (names.add($0.name), sorted($0.sets)) }
      members[first] += members.remove(at: second)
      let inner = sources.remove(at: second)
      sources[first] = sources[first].flatMap { outer in inner.map(outer.union) }
    case (.set(let set), .group(let group)), (.group(let group), .set(let set)):
      always.remove(set)
      for index in groups[group].contexts.indices {
        groups[group].contexts[index].sets = sorted(groups[group].contexts[index].sets + [set])
      }
    case (.set, .set): return nil
    }
    return ThemePlan(groups, always: always, ranks: ranks, sources: sources, members: members)
  }

  /// The plan in the order that is closest to the ranks of its sets. What no order of two modifiers can say, one
  /// modifier with all combinations can.
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
    var items: [(source: Source, rank: Int)] = []
    var homes: [[Int]] = Array(repeating: [], count: imported.sets.count)
    for set in imported.sets.indices where always.contains(set) {
      homes[set] = [items.count]
      items.append((.set(set), ranks[set]))
    }
    for (number, group) in groups.enumerated() {
      for set in Set(group.sets) where !always.contains(set) { homes[set].append(items.count) }
      items.append((.group(number), group.sets.map { ranks[$0] }.min() ?? 0))
    }
    // The items that must come before each item.
    var before: [Set<Int>] = Array(repeating: [], count: items.count)
    for holders in Dictionary(grouping: imported.tokens, by: \.names).values.map({ $0.map(\.file) })
    where holders.count > 1 {
      for first in holders {
        for second in holders where ranks[first] < ranks[second] {
          for late in homes[second] { before[late].formUnion(homes[first].filter { $0 != late }) }
        }
      }
    }
    // Each item after those that must precede it, and sets before groups if possible.
    func key(_ item: Int) -> (Int, Int, Int) {
      (items[item].source.group == nil ? 0 : 1, items[item].rank, item)
    }
    var (order, conflict): ([Source], (early: Source, late: Source)?) = ([], nil)
    var left = items.indices.sorted { key($0) < key($1) }
    var waiting = Set(left)
    while !left.isEmpty {
      let item = left.remove(at: left.firstIndex { waiting.isDisjoint(with: before[$0]) } ?? 0)
      waiting.remove(item)
      if conflict == nil, let early = before[item].intersection(waiting).min() {
        conflict = (items[early].source, items[item].source)
      }
      order.append(items[item].source)
    }
    return (order, conflict)
  }

  /// Whether a set is merged in the themes of a choice.
  func includes(_ set: Int, in choice: Choice) -> Bool {
    if always.contains(set) { return true }
    guard let places = places[set] else { return false }
    return places.contains { group, contexts in contexts.contains(choice[group]) }
  }

  /// Whether the themes of a choice can reference a set that they do not merge.
  func offers(_ set: Int, in choice: Choice) -> Bool {
    references[set]?.contains { group, contexts in contexts.contains(choice[group]) } ?? false
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
