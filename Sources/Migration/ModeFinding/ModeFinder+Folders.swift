extension ModeFinder {
  /// Folders next to each other with mostly the same tokens are contexts. The outermost ones come first.
  mutating func findFolders() {
    var children: [String: [String: [Int]]] = [:]
    for set in rest {
      let parts = names[set].parts
      for end in parts.indices.dropLast() {
        let parent = parts[..<end].joined(separator: "/")
        children[parent, default: [:]][parts[end], default: []].append(set)
      }
    }
    for (parent, folders) in children.sorted(by: { $0.key < $1.key })
    where folders.count > 1 || axis(parent) != nil {
      var open = folders.mapValues { $0.filter(rest.contains) }.filter { !$0.value.isEmpty }
      if addGrid(open, parent: parent) { continue }
      // A folder of brands is not a brand itself.
      for name in open.keys where name.isBaseName || knownAxis(name) != nil { open[name] = nil }
      let names = open.keys.sorted()
      // One folder is not a choice, unless its name says so or it changes tokens.
      if names.count == 1, names.likelyDefaultIndex != nil { continue }
      if names.count == 1, !names[0].hasModeWord {
        let own = open[names[0]] ?? []
        let others = self.names.indices.filter { !own.contains($0) }
        if paths.union(of: own).isDisjoint(with: paths.union(of: others)) { continue }
      }
      let contexts = names.map { ModeGroup.Context($0, sets: open[$0] ?? []) }
      if axis(parent) != nil, !names.isEmpty {
        add((names.count == 1 ? [.init("default")] : []) + contexts, parent: parent)
        continue
      }
      let tokens = contexts.map { paths.union(of: $0.sets) }
      for group in tokens.variantGroups() where group.count > 1 {
        add(group.map { contexts[$0] }, parent: parent)
      }
    }
  }

  private mutating func add(_ contexts: [ModeGroup.Context], parent: String) {
    // Folders for parts of a system can share names: one must be a context by its name, or all have the same files.
    let files = contexts.map { Set($0.sets.map { names[$0].file }) }
    guard
      axis(parent) != nil || contexts.contains(where: { $0.name.hasModeWord })
        || files.dropFirst().allSatisfy({ $0 == files[0] })
    else { return }
    let titles = contexts.map(\.name)
    let counts = contexts.map { paths.union(of: $0.sets).count }
    let largest = counts.indices.max { counts[$0] < counts[$1] }
    // The default comes first, then the others in the order of their names.
    let first = contexts[titles.likelyDefaultIndex ?? largest ?? 0]
    add(
      ModeGroup(
        name: axis(parent) ?? titles.axisName ?? "mode",
        contexts: [first] + contexts.filter { $0.name != first.name }, defaultContext: 0,
        because: axis(parent) != nil
          ? "the folders are in '\(parent.isEmpty ? root : parent)'"
          : "the folders declare mostly the same tokens"))
  }

  /// If a context has the name of the folder of its files, all files in that folder belong to it.
  mutating func completeFolders() {
    for number in groups.indices {
      for index in groups[number].contexts.indices {
        let sets = groups[number].contexts[index].sets
        let folders = Set(sets.map { names[$0].folder })
        guard let folder = folders.first, folders.count == 1,
          let last = folder.split(separator: "/").last,
          Set(String(last).lowercasedWords).isSubset(
            of: groups[number].contexts[index].name.lowercasedWords),
          !sets.contains(where: { names[$0].file.hasModeWord })
        else { continue }
        let others =
          groups.flatMap(\.sets).filter { !sets.contains($0) }
          + [groups[number].base].compactMap(\.self)
        guard !others.contains(where: { names[$0].path.hasPrefix(folder + "/") }) else { continue }
        let more = rest.filter { names[$0].path.hasPrefix(folder + "/") }
        groups[number].contexts[index].sets = (sets + more).sorted()
        rest.removeAll(where: more.contains)
      }
    }
  }
}
