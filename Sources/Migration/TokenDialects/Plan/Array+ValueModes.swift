extension [ModeGroup] {
  /// Joins axes of modes of values with the groups of their sets. Reports those with too many combinations.
  ///
  /// - Returns: The axes about whose sets no group decides.
  mutating func join(
    _ modes: [Int: ValueMode], of imported: ImportedTokens, findings: inout Findings
  ) -> [ModeGroup] {
    // The sets of those tokens that only some themes have, by the sets of their modes.
    let switched = Set(flatMap(\.sets))
    let parents = imported.modeParents.filter { switched.contains($0.value) }
    return ModeGroup.all(modesOf: modes).filter { values in
      let own = Set(values.sets.compactMap { parents[$0] })
      let homes = indices.filter { !own.isDisjoint(with: self[$0].sets) }
      let all = homes.map { self[$0] } + [values]
      if homes.count == 1, Set(self[homes[0]].keys) == Set(values.keys) {
        self[homes[0]].add(values, parents: parents)
      } else if all.combinationCount > Double(combinationLimit) {
        findings.add(
          .limitExceeded,
          message:
            "the modes \(values.contexts.prefix(6).map { printable($0.name) }.quotedList()) and the axes that "
            + "decide about their sets have more than \(combinationLimit) combinations; say fewer modes with "
            + "--mode", at: imported.firstPlace(of: values.sets[0]))
      } else {
        join(values, with: homes, parents: parents)
      }
      return homes.isEmpty
    }
  }

  /// Joins an axis of modes and the groups that decide about its sets: they become one group, with a context
  /// for each combination. The modes of a set apply only where that set does.
  private mutating func join(_ values: ModeGroup, with homes: [Int], parents: [Int: Int]) {
    guard let home = homes.first else { return }
    let outer = homes.dropFirst().reduce(self[home]) { $0.combined(with: self[$1]) }
    var group = outer.combined(with: values)
    group.contexts = []
    var names = UniqueNames()
    for (index, context) in outer.contexts.enumerated() {
      let modes = values.contexts.map { mode in
        let below = mode.sets.filter { parents[$0] == nil }
        let own = mode.sets.filter { parents[$0].map(context.sets.contains) ?? false }
        let sources = mode.sets.filter { parents[$0].map(context.sources.contains) ?? false }
        return ModeGroup.Context(
          "\(context.name)-\(mode.name)", sets: below + context.sets + own,
          sources: context.sources.union(sources))
      }
      let isPlain = modes.allSatisfy { $0.sets == context.sets && $0.sources == context.sources }
      if index == outer.defaultContext {
        group.defaultContext = group.contexts.count + (isPlain ? 0 : values.defaultContext)
      }
      for var mode in isPlain ? [context] : modes {
        mode.name = names.add(mode.name)
        group.contexts.append(mode)
      }
    }
    self[home] = group
    for other in homes.dropFirst().reversed() { remove(at: other) }
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
