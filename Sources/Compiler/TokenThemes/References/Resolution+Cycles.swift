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

/// The strongly connected components that are cycles (Tarjan 1972), found without recursion.
private func components(of needs: [PathID: [PathID]]) -> [[PathID]] {
  var search = ComponentSearch(needs: needs)
  for path in needs.keys.sorted(by: { $0.index < $1.index }) { search.visit(path) }
  return search.found
}

private struct ComponentSearch {
  let needs: [PathID: [PathID]]
  var found: [[PathID]] = []
  var numbers: [PathID: Int] = [:]
  var lows: [PathID: Int] = [:]
  var isOpen: Set<PathID> = []
  var members: [PathID] = []

  mutating func visit(_ start: PathID) {
    guard numbers[start] == nil else { return }
    var stack = [(path: start, next: 0)]
    enter(start)
    while let (path, next) = stack.last {
      let targets = needs[path] ?? []
      guard next < targets.count else {
        stack.removeLast()
        if let above = stack.last?.path { lower(above, to: lows[path] ?? 0) }
        close(path)
        continue
      }
      stack[stack.count - 1].next += 1
      let target = targets[next]
      if numbers[target] == nil {
        enter(target)
        stack.append((target, 0))
      } else if isOpen.contains(target) {
        lower(path, to: numbers[target] ?? 0)
      }
    }
  }

  private mutating func enter(_ path: PathID) {
    numbers[path] = numbers.count
    lows[path] = numbers[path]
    members.append(path)
    isOpen.insert(path)
  }

  private mutating func lower(_ path: PathID, to number: Int) {
    lows[path] = min(lows[path] ?? number, number)
  }

  private mutating func close(_ path: PathID) {
    guard lows[path] == numbers[path], let start = members.lastIndex(of: path) else { return }
    let component = Array(members[start...])
    members.removeSubrange(start...)
    isOpen.subtract(component)
    let isCycle = component.count > 1 || needs[path]?.contains(path) == true
    if isCycle { found.append(component) }
  }
}
