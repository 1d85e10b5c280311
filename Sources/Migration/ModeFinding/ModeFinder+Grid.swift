extension ModeFinder {
  /// Makes one modifier of folders with the same modes inside, such as `acme/dark` and `other/dark`, if there
  /// are any: a resolver has no sets for a combination of two. Returns whether it did.
  mutating func addGrid(_ folders: [String: [Int]], parent: String) -> Bool {
    let depth = parent.split(separator: "/").count
    var cells = folders.mapValues { sets in
      Dictionary(grouping: sets) { set in
        let parts = names[set].parts.dropFirst(depth + 1)
        let first = parts.first ?? ""
        let inner = knownAxis(first) == nil ? first : parts.dropFirst().first ?? first
        return first.hasModeWord ? first : parts.first(where: \.isLightOrDark) ?? inner
      }
    }
    // A folder is a mode by its name, or if it declares nearly the same tokens as one of those, or as one next to
    // it in the folder of a mode; a few tell.
    var modes = Set(cells.values.joined().map(\.key).filter(\.hasModeWord))
    for (folder, cell) in cells {
      let peers = cell.keys.filter { $0.hasModeWord || folder.isLightOrDark }.sorted()
      let named = peers.prefix(comparedFolderLimit)
        .map { (name: $0, tokens: paths.union(of: cell[$0] ?? [])) }
      let alike = cell.filter { name, sets in
        if name.hasModeWord || name.isEmpty || name.isBaseName { return false }
        let own = paths.union(of: sets)
        return named.contains {
          let common = own.count(where: $0.tokens.contains)
          let (fewer, more) = (min(own.count, $0.tokens.count), max(own.count, $0.tokens.count))
          return $0.name != name
            && (folder.isLightOrDark ? common * 2 > fewer : common * 5 >= more * 4)
        }
      }
      // Without a default among the modes, the only other one is their base.
      if alike.count == 1, !folder.isLightOrDark, peers.likelyDefaultIndex == nil { continue }
      modes.formUnion(alike.keys)
    }
    // Of brands, one with modes tells what the folders of the others are.
    let brands = axis(parent) == nil ? twins(in: folders, depth: depth) : Set(folders.keys)
    let isAxis = cells.contains { folder, cell in
      let inner = cell.keys.filter {
        modes.contains($0) && !(folder.isLightOrDark && $0.isLightOrDark)
      }
      return brands.contains(folder) && (inner.count > 1 || inner.contains(where: \.isLightOrDark))
    }
    /// The files of a folder that are in no mode, if its modes change their tokens.
    func base(of cell: [String: [Int]]) -> [Int] {
      let plain = cell.filter { !modes.contains($0.key) }.values.flatMap(\.self).sorted()
      let below = paths.union(of: plain)
      let isChanged = cell.allSatisfy { mode, sets in
        let own = modes.contains(mode) ? paths.union(of: sets) : []
        return own.count(where: below.contains) * 2 > own.count || own.isEmpty
      }
      return isChanged || isAxis ? plain : []
    }
    cells = cells.filter { folder, cell in
      if isAxis { return brands.contains(folder) }
      let own = cell.keys.filter(modes.contains)
      return own.count > 1 || own.contains(where: \.isLightOrDark) && !base(of: cell).isEmpty
    }
    let tokens = cells.mapValues { paths.union(of: $0.values.joined()) }
    /// The folders that declare mostly tokens of one, in modes that it has.
    func alike(_ usual: String) -> [String: [String: [Int]]] {
      let (most, inner) = (tokens[usual] ?? [], cells[usual] ?? [:])
      return cells.filter { folder, own in
        if isAxis { return true }
        let shared = tokens[folder]?.count(where: most.contains) ?? 0
        return own.keys.filter(modes.contains).allSatisfy { inner[$0] != nil }
          && shared * 2 > tokens[folder]?.count ?? 0
      }
    }
    // The largest folder that is like others; a few tell.
    let largest = cells.keys.sorted { (tokens[$1]?.count ?? 0, $0) < (tokens[$0]?.count ?? 0, $1) }
    let found = largest.prefix(comparedFolderLimit).first { isAxis || alike($0).count > 1 }
    guard let usual = found, let most = tokens[usual] else { return false }
    cells = alike(usual)
    let sorted = Set(cells.values.joined().map(\.key)).filter(modes.contains).sorted()
    let titles =
      sorted.count > 1
      ? sorted.contextNames.contexts
      : sorted.map { $0.words.filter(\.hasModeWord).joined(separator: "-") }
    var order = Array(zip(titles, sorted))
    if let first = sorted.likelyDefaultIndex {
      order.insert(order.remove(at: first), at: 0)
    } else if cells.values.allSatisfy({ isAxis || !base(of: $0).isEmpty }) {
      order.insert((sorted.contains(where: \.isLightOrDark) ? "light" : "default", ""), at: 0)
    }
    // Folders that declare nearly the same are equals, and so are those that declare most of it, unless one
    // is named as a base. Others change the tokens of the largest.
    let counts = cells.keys.map { tokens[$0]?.count ?? 0 }
    let sortedFolders = cells.keys.sorted()
    let likely = sortedFolders.likelyDefaultIndex.map { sortedFolders[$0] }
    let others = Set(names.indices).subtracting(cells.values.joined().flatMap(\.value))
    let below = paths.union(of: others)
    let areEquals =
      counts.allSatisfy { $0 * 5 >= most.count * 4 } || usual.isLightOrDark
      || cells.keys.allSatisfy { folder in
        let own = tokens[folder] ?? []
        return folder == usual || own.count(where: below.contains) * 2 > own.count
      }
      || !usual.isBaseName && (isAxis && likely == nil || counts.allSatisfy { $0 * 2 > most.count })
    func sets(of folder: String, in mode: String) -> [Int] {
      let own = cells[folder] ?? [:]
      let plain = own.filter { !modes.contains($0.key) }.values.joined().sorted()
      return plain + (modes.contains(mode) ? own[mode] ?? [] : [])
    }
    let first = areEquals ? likely ?? usual : usual
    var contexts = ([first] + sortedFolders.filter { $0 != first }).flatMap { folder in
      order.compactMap { title, mode -> ModeGroup.Context? in
        let isBase = folder == usual && !areEquals
        let below = folder == usual || areEquals ? [] : sets(of: usual, in: mode)
        let sets = below + sets(of: folder, in: mode)
        let isLacking = isAxis && mode != order[0].1 && cells[folder]?[mode] == nil
        if isLacking || sets.isEmpty && (isAxis || !mode.isEmpty) { return nil }
        return .init(isBase ? title : "\(folder)-\(title)", sets: sets)
      }
    }
    // Where no folder has files without a mode, those are around them.
    let isBare = order[0].1.isEmpty && cells.keys.allSatisfy { sets(of: $0, in: "").isEmpty }
    if isBare { contexts.insert(.init(order[0].0), at: 0) }
    add(
      ModeGroup(
        name: "theme", contexts: contexts, defaultContext: 0,
        because: "the folders have the same modes"
          + (areEquals ? "" : ", and '\(usual)' has the most tokens")))
    return true
  }

  /// The folders with a file that shares most tokens with one of the same name in another folder.
  private func twins(in folders: [String: [Int]], depth: Int) -> Set<String> {
    let all = folders.flatMap { folder, sets in sets.map { (folder: folder, set: $0) } }
    let named = Dictionary(grouping: all) { item in
      names[item.set].parts.dropFirst(depth + 1).joined(separator: "/")
    }
    return named.values.reduce(into: []) { found, twins in
      let sets = Set(twins.map(\.set))
      for (folder, set) in twins {
        let isTwin = shared[set].contains {
          sets.contains($0) && $1 * 2 > min(paths[set].count, paths[$0].count)
        }
        if isTwin { found.insert(folder) }
      }
    }
  }
}

/// A folder is compared with at most these, to find brands that have the same modes.
private let comparedFolderLimit = 16
