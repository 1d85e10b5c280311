extension ModeFinder {
  /// Folders next to each other, whose files declare mostly the same tokens, are contexts. The
  /// outermost ones come first.
  mutating func findFolders() {
    var children: [String: [String: [Int]]] = [:]
    for set in rest {
      let parts = names[set].split(separator: "/").map(String.init)
      for end in parts.indices.dropLast() {
        let parent = parts[..<end].joined(separator: "/")
        children[parent, default: [:]][parts[end], default: []].append(set)
      }
    }
    for mode in values.values {
      let parts = mode.parent.split(separator: "/").map(String.init)
      for end in parts.indices.dropLast() {
        let parent = parts[..<end].joined(separator: "/")
        if knownAxis(parent) != nil {
          children[parent, default: [:]][parts[end], default: []] += []
        }
      }
    }
    for parent in children.keys.sorted() {
      guard let folders = children[parent], folders.count > 1 || knownAxis(parent) != nil else {
        continue
      }
      var open = folders.mapValues { $0.filter(rest.contains) }
        .filter { !$0.value.isEmpty || folders[$0.key]?.isEmpty ?? false }
      if addGrid(open, parent: parent) { continue }
      for name in open.keys where name.isBaseName { open[name] = nil }
      let names = open.keys.sorted()
      if knownAxis(parent) != nil, !names.isEmpty {
        let usual: [(name: String, sets: [Int])] = names.count == 1 ? [("default", [])] : []
        add(usual + names.map { ($0, open[$0] ?? []) }, parent: parent)
        continue
      }
      let tokens = names.map { self.tokens(of: open[$0] ?? []) }
      for group in tokens.variantGroups() where group.count > 1 {
        add(group.map { (names[$0], open[names[$0]] ?? []) }, parent: parent)
      }
    }
  }

  /// Folders whose own folders have the same names, such as `acme/dark` and `other/dark`, become
  /// one modifier with a context for each combination: a resolver has no sets for a combination of
  /// two. Returns whether they did.
  private mutating func addGrid(_ folders: [String: [Int]], parent: String) -> Bool {
    let depth = parent.isEmpty ? 0 : parent.split(separator: "/").count
    var cells: [String: [String: [Int]]] = [:]
    for (folder, sets) in folders {
      for set in sets {
        let parts = names[set].split(separator: "/").map(String.init)
        guard parts.count > depth + 2 else { continue }
        cells[folder, default: [:]][parts[depth + 1], default: []].append(set)
      }
    }
    cells = cells.filter { $0.value.count > 1 && $0.value.keys.contains(where: \.hasModeWord) }
    let counts = cells.mapValues { tokens(of: Array($0.values.joined())).count }
    guard cells.count > 1,
      let usual = cells.keys.max(by: { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }),
      let modes = cells[usual], cells.allSatisfy({ Set($0.value.keys).isSubset(of: modes.keys) })
    else { return false }
    let sorted = modes.keys.sorted()
    let first = sorted.defaultContextIndex.map { sorted[$0] }
    let order = [first].compactMap(\.self) + sorted.filter { $0 != first }
    var contexts = order.map { (name: $0, sets: modes[$0] ?? []) }
    for folder in cells.keys.sorted() where folder != usual {
      contexts += order.map { mode in
        ("\(folder)-\(mode)", (modes[mode] ?? []) + (cells[folder]?[mode] ?? []))
      }
    }
    groups.append(
      ModeGroup(
        name: "theme", contexts: contexts, defaultContext: 0,
        because: "the folders have the same folders, and '\(usual)' has the most tokens"))
    let used = Set(cells.values.flatMap { $0.values.joined() })
    rest.removeAll(where: used.contains)
    return true
  }

  private mutating func add(_ contexts: [(name: String, sets: [Int])], parent: String) {
    // Folders for parts of a system can share a few names: one of them must be a context by its name,
    // or all must have the same files.
    let files = contexts.map { Set($0.sets.map(lastPart)) }
    guard
      knownAxis(parent) != nil || contexts.contains(where: { $0.name.hasModeWord })
        || files.dropFirst().allSatisfy({ $0 == files[0] })
    else { return }
    let titles = contexts.map(\.name)
    let largest = contexts.indices.max {
      tokens(of: contexts[$0].sets).count < tokens(of: contexts[$1].sets).count
    }
    // The default comes first, then the others in the order of their names.
    let first = contexts[titles.likelyDefaultIndex ?? largest ?? 0]
    groups.append(
      ModeGroup(
        name: knownAxis(parent) ?? titles.axisName ?? "mode",
        contexts: [first] + contexts.filter { $0.name != first.name }, defaultContext: 0,
        because: knownAxis(parent) != nil
          ? "the folders are in '\(parent)'" : "the folders declare mostly the same tokens"))
    let used = Set(contexts.flatMap(\.sets))
    rest.removeAll(where: used.contains)
  }

  /// The name of an axis, for a folder that is named after one: `themes` and `modes` become singular.
  private func knownAxis(_ parent: String) -> String? {
    let name = parent.split(separator: "/").last?.lowercased() ?? ""
    let known = [
      "theme", "mode", "brand", "color-scheme", "scheme", "platform", "density", "scale",
    ]
    return known.first { name == $0 || name == $0 + "s" }
  }
}
