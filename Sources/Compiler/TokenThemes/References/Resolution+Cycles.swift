extension Resolution {
  /// Reports every cycle of tokens that depend on each other, each once (requirement F-085).
  /// `needs` has what each token needs that could not be read.
  mutating func reportCycles(in needs: [PathID: [PathID]], theme: MergedTheme) {
    let set = tokens.set
    for component in components(of: needs) {
      let members = Set(component)
      guard let first = component.min(by: { $0.index < $1.index }) else { continue }
      let cycle = shortestCycle(from: first, in: needs, members: members)
      let rest = members.subtracting(cycle).sorted { $0.index < $1.index }
      let names = cycle.prefix(shownHops).map(set.paths.string)
      let more = cycle.count > names.count ? ["… (\(cycle.count - names.count) more)"] : []
      let finding = Diagnostic(
        .aliasCycle,
        message:
          "'\(names[0])' depends on itself: \((names + more + [names[0]]).joined(separator: " → ")); "
          + "give one of them a value", at: place(of: first, in: theme), path: names[0],
        related: (cycle.dropFirst() + rest).prefix(shownHops).map { path in
          Diagnostic.Related("via '\(set.paths.string(path))'", at: place(of: path, in: theme))
        })
      findings.add(finding, in: theme.index, over: cells.axes(of: first))
    }
  }

  private func place(of path: PathID, in theme: MergedTheme) -> Place {
    let set = tokens.set
    guard let index = theme.declarations[Int(path.index)] else {
      preconditionFailure("a token that needs another is declared")
    }
    let declaration = set.declarations[Int(index)]
    if let inheritance = declaration.inheritance {
      return set.basePlace(of: set.groups[Int(inheritance.group)])
    }
    return set.place(of: declaration)
  }
}

/// The shortest path from a token back to itself.
private func shortestCycle(
  from start: PathID, in needs: [PathID: [PathID]], members: Set<PathID>
) -> [PathID] {
  var cameFrom: [PathID: PathID] = [:]
  var queue = [start]
  var next = 0
  while next < queue.count {
    let here = queue[next]
    next += 1
    for need in needs[here] ?? [] where members.contains(need) {
      if need == start {
        var cycle = [here]
        while let before = cameFrom[cycle[cycle.count - 1]] { cycle.append(before) }
        return cycle.reversed()
      }
      if cameFrom[need] == nil {
        cameFrom[need] = here
        queue.append(need)
      }
    }
  }
  return [start]
}

/// The strongly connected components that are cycles (Kosaraju and Sharir 1981): from the last token in
/// postorder on, all that lead to it and are in no component yet.
private func components(of needs: [PathID: [PathID]]) -> [[PathID]] {
  var users: [PathID: [PathID]] = [:]
  for (path, targets) in needs { for target in targets { users[target, default: []].append(path) } }
  let order = needs.keys.sorted { $0.index < $1.index }.postorder { needs[$0] ?? [] }
  var known: Set<PathID> = []
  return order.reversed().compactMap { start in
    if known.contains(start) { return nil }
    let component = [start].spreading { (users[$0] ?? []).filter { !known.contains($0) } }
    known.formUnion(component)
    return component.count > 1 || needs[start]?.contains(start) == true ? component : nil
  }
}
