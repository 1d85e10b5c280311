import ForeignValues

extension ModeFinder {
  /// Files that declare mostly the same tokens are contexts. A file with many more tokens than the
  /// others lies below them.
  mutating func findFiles() {
    var open = Set(rest)
    for start in rest where open.contains(start) {
      let near = related(to: start, among: open)
      guard !near.isEmpty,
        let largest = ([start] + near).max(by: { paths[$0].count < paths[$1].count })
      else { continue }
      let group = ([largest] + related(to: largest, among: open)).sorted()
      open.subtract(group)
      let others = group.filter { $0 != largest }
      let equals = others.filter { paths[$0].count * 5 >= paths[largest].count * 4 }
      if equals.isEmpty, !lastPart(of: largest).hasModeWord {
        for overlays in others.map({ paths[$0] }).variantGroups() {
          add(overlays.map { others[$0] }, above: largest)
        }
        rest.removeAll(where: others.contains)
      } else {
        addAlternatives(group)
        rest.removeAll(where: group.contains)
      }
    }
    completeFolders()
  }

  /// If a context has the name of the folder of its files, all files in that folder belong to it.
  private mutating func completeFolders() {
    for number in groups.indices {
      for index in groups[number].contexts.indices {
        let sets = groups[number].contexts[index].sets
        let folders = Set(sets.map { folder(of: $0) })
        guard let folder = folders.first, folders.count == 1,
          let last = folder.split(separator: "/").last,
          Set(String(last).lowercasedWords).isSubset(
            of: groups[number].contexts[index].name.lowercasedWords),
          !sets.contains(where: { lastPart(of: $0).hasModeWord })
        else { continue }
        let others =
          groups.flatMap(\.sets).filter { !sets.contains($0) }
          + [groups[number].base].compactMap(\.self)
        guard !others.contains(where: { names[$0].hasPrefix(folder + "/") }) else { continue }
        let more = rest.filter { names[$0].hasPrefix(folder + "/") }
        groups[number].contexts[index].sets = (sets + more).sorted()
        rest.removeAll(where: more.contains)
      }
    }
  }

  private func folder(of set: Int) -> String {
    names[set].split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The open sets that share most tokens of the smaller one with a set, in order.
  private func related(to set: Int, among open: Set<Int>) -> [Int] {
    shared[set].filter { other, count in
      open.contains(other) && count * 2 > min(paths[set].count, paths[other].count)
        && (count >= fewestShared || names[set].hasModeWord || names[other].hasModeWord)
    }
    .map(\.key).sorted()
  }

  private mutating func addAlternatives(_ sets: [Int]) {
    let (shared, contexts) = sets.map { names[$0] }.contextNames
    let isEven = Set(sets.map { paths[$0].count }).count == 1
    let largest = sets.indices.max { paths[sets[$0]].count < paths[sets[$1]].count } ?? 0
    groups.append(
      ModeGroup(
        name: contexts.axisName ?? shared, contexts: zip(contexts, sets).map { ($0, [$1]) },
        defaultContext: contexts.likelyDefaultIndex ?? (isEven ? 0 : largest),
        because: "the files declare mostly the same tokens"))
  }

  private mutating func add(_ overlays: [Int], above base: Int) {
    var (name, contexts) = overlays.map(lastPart).contextNames
    if overlays.count == 1 {
      let parts = [base, overlays[0]].map(lastPart)
      name = "theme"
      let names = parts[0] == parts[1] ? [names[base], names[overlays[0]]] : parts
      contexts = [names.contextNames.contexts[1]]
    }
    // If all of them declare a token that no other set has, one of them always applies.
    let others = names.indices.filter { !overlays.contains($0) }
    let common = overlays.dropFirst().reduce(paths[overlays[0]]) { $0.intersection(paths[$1]) }
    let isComplete = overlays.count > 1 && !common.subtracting(tokens(of: others)).isEmpty
    let medium = contexts.firstIndex { ["medium", "regular", "normal"].contains($0.lowercased()) }
    let given = contexts.defaultContextIndex ?? medium ?? (isComplete ? 0 : nil)
    var list: [(name: String, sets: [Int])] = zip(contexts, overlays).map { ($0, [$1]) }
    if given == nil {
      let isDark = contexts.contains { ["dark", "night"].contains($0.lowercased()) }
      list.insert((isDark ? "light" : "default", []), at: 0)
    }
    groups.append(
      ModeGroup(
        name: contexts.axisName ?? name, contexts: list, defaultContext: given ?? 0,
        because:
          "\(overlays.count == 1 ? "the file changes" : "the files change") tokens of '\(names[base])'",
        base: base))
  }
}

/// How many tokens files must share to be contexts, unless a name says that they are.
private let fewestShared = 3
