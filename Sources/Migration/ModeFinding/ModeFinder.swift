import ForeignValues

/// Finds the sets that are alternatives. Every set is in at most one group.
package struct ModeFinder {
  let names: [String]
  let paths: [Set<TokenPath>]
  /// The modes of sets whose tokens have a value for each.
  let values: [Int: ValueMode]
  package var groups: [ModeGroup] = []
  /// The sets that are in no group.
  var rest: [Int]
  /// For each set, how many tokens it shares with others.
  let shared: [[Int: Int]]

  /// `names` are paths without the ending, `bases` the sets that are in every theme, and `values`
  /// the modes of sets whose tokens have a value for each.
  package init(
    _ names: [String], paths: [Set<TokenPath>], bases: Set<Int>, values: [Int: ValueMode]
  ) {
    (self.names, self.paths, self.values) = (names, paths, values)
    shared = sharedCounts(of: paths)
    rest = names.indices.filter { !bases.contains($0) && values[$0] == nil }
    findFolders()
    findFiles()
    addValueModes()
    mergeTwins()
  }

  func tokens(of sets: [Int]) -> Set<TokenPath> {
    sets.reduce(into: []) { $0.formUnion(paths[$1]) }
  }

  /// The name of a set's file.
  func lastPart(of set: Int) -> String {
    names[set].split(separator: "/").last.map(String.init) ?? names[set]
  }

  /// Groups whose contexts have the same names are one axis: `light` and `dark` of colors go with
  /// `light` and `dark` of shadows. A group may lack contexts of the other, and then has its default
  /// there.
  mutating func mergeTwins() {
    var merged: [ModeGroup] = []
    for group in groups {
      if let twin = merged.firstIndex(where: { isTwin($0, of: group) }) {
        merge(group, into: &merged[twin])
      } else {
        merged.append(group)
      }
    }
    groups = merged
  }

  private func isTwin(_ one: ModeGroup, of other: ModeGroup) -> Bool {
    let names = [one, other].map { Set($0.contexts.map(\.name)) }
    return (names[0].isSubset(of: names[1]) || names[1].isSubset(of: names[0]))
      && one.contexts[one.defaultContext].name == other.contexts[other.defaultContext].name
  }

  private func merge(_ group: ModeGroup, into twin: inout ModeGroup) {
    let usual = (twin.contexts[twin.defaultContext].sets, group.contexts[group.defaultContext].sets)
    if twin.name != group.name { twin.name = twin.contexts.map(\.name).axisName ?? "mode" }
    for index in twin.contexts.indices {
      let name = twin.contexts[index].name
      twin.contexts[index].sets += group.contexts.first { $0.name == name }?.sets ?? usual.1
    }
    for context in group.contexts where !twin.contexts.contains(where: { $0.name == context.name })
    {
      twin.contexts.append((context.name, usual.0 + context.sets))
    }
    if twin.base != group.base { twin.base = nil }
  }
}

/// For each set, how many tokens it shares with each other set; those that share none are left out.
private func sharedCounts(of paths: [Set<TokenPath>]) -> [[Int: Int]] {
  var owners: [TokenPath: [Int]] = [:]
  for (set, tokens) in paths.enumerated() {
    for path in tokens { owners[path, default: []].append(set) }
  }
  var counts: [[Int: Int]] = Array(repeating: [:], count: paths.count)
  for sets in owners.values where sets.count > 1 {
    for one in sets { for other in sets where one != other { counts[one][other, default: 0] += 1 } }
  }
  return counts
}
