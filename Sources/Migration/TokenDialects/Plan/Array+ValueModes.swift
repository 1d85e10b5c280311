extension [ModeGroup] {
  /// Joins axes of modes of values with the groups that decide about their sets.
  ///
  /// - Parameters:
  ///   - parents: The sets of those tokens that only some themes have, by the sets of their modes.
  ///   - sources: The sets that the contexts of each group can reference without merging them.
  ///   - refuse: What to do with an axis that has too many combinations with others.
  /// - Returns: The axes about whose sets no group decides.
  mutating func join(
    _ axes: [ModeGroup], parents: [Int: Int], sources: inout [[Set<Int>]],
    refuse: (ModeGroup) -> Void
  ) -> [ModeGroup] {
    axes.filter { values in
      let own = Set(values.sets.compactMap { parents[$0] })
      let homes = indices.filter { !own.isDisjoint(with: self[$0].sets) }
      let count = homes.reduce(Double(values.contexts.count)) {
        $0 * Double(self[$1].contexts.count)
      }
      if homes.count == 1, Set(self[homes[0]].keys) == Set(values.keys) {
        self[homes[0]].add(values, parents: parents)
      } else if count > Double(combinationLimit) {
        refuse(values)
      } else {
        join(values, with: homes, parents: parents, sources: &sources)
      }
      return homes.isEmpty
    }
  }

  /// Joins an axis of modes and the groups that decide about its sets: they become one group, with a context
  /// for each combination. The modes of a set apply only where that set does.
  private mutating func join(
    _ values: ModeGroup, with homes: [Int], parents: [Int: Int], sources: inout [[Set<Int>]]
  ) {
    guard let home = homes.first else { return }
    var (outer, available) = (self[home], sources[home])
    for other in homes.dropFirst() {
      outer = outer.combined(with: self[other])
      available = available.flatMap { one in sources[other].map(one.union) }
    }
    var group = outer.combined(with: values)
    group.contexts = []
    var offered: [Set<Int>] = []
    var names = UniqueNames()
    for (index, context) in outer.contexts.enumerated() {
      let usable = available[index]
      let modes = values.contexts.map { mode in
        let own = mode.sets.filter { parents[$0].map(context.sets.contains) ?? false }
        return (
          name: mode.name, below: mode.sets.filter { parents[$0] == nil }, own: own,
          offered: mode.sets.filter { parents[$0].map(usable.contains) ?? false }
        )
      }
      let isPlain = modes.allSatisfy { $0.below.isEmpty && $0.own.isEmpty && $0.offered.isEmpty }
      if index == outer.defaultContext {
        group.defaultContext = group.contexts.count + (isPlain ? 0 : values.defaultContext)
      }
      if isPlain {
        group.contexts.append((names.add(context.name), context.sets))
        offered.append(usable)
      }
      for mode in modes where !isPlain {
        let name = names.add("\(context.name)-\(mode.name)")
        group.contexts.append((name, mode.below + context.sets + mode.own))
        offered.append(usable.union(mode.offered))
      }
    }
    (self[home], sources[home]) = (group, offered)
    for other in homes.dropFirst().reversed() {
      remove(at: other)
      sources.remove(at: other)
    }
  }
}

extension ModeGroup {
  /// Adds modes of values that have the names of the contexts. Where a file of one mode has the values of all
  /// modes, those of its own are on top.
  fileprivate mutating func add(_ values: ModeGroup, parents: [Int: Int]) {
    for (index, key) in keys.enumerated() {
      let modes = zip(values.keys, values.contexts.map(\.sets))
      let own = contexts[index].sets
      for (mode, sets) in modes.filter({ $0.0 != key }) + modes.filter({ $0.0 == key }) {
        contexts[index].sets += sets.filter { parents[$0].map(own.contains) ?? (mode == key) }
      }
    }
  }
}
