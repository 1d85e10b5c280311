extension ModeFinder {
  /// Files with mostly the same tokens are contexts. One with many more tokens than the others lies below them.
  mutating func findFiles() {
    var open = Set(rest).union(bases)
    for start in rest where open.contains(start) {
      let near = related(to: start, among: open)
      guard !near.isEmpty,
        let largest = ([start] + near).max(by: { paths[$0].count < paths[$1].count })
      else { continue }
      let group = ([largest] + related(to: largest, among: open, near: [start] + near)).sorted()
      let parts = parts(of: group, largest: largest)
      let own = group.filter { !bases.contains($0) && !parts.contains($0) }
      open.subtract(own)
      if let base = base(of: group, largest: largest) ?? parts.first {
        let overlays = (own + more(of: own, above: base)).filter { $0 != base }
        open.subtract(overlays)
        // One file above a set of every theme is a choice only by its name or if it has nearly the same tokens.
        if bases.contains(base), overlays.count == 1, !names[overlays[0]].file.hasModeWord,
          min(paths[base].count, paths[overlays[0]].count) * 5
            < max(paths[base].count, paths[overlays[0]].count) * 4
        {
          continue
        }
        for axis in axes(of: overlays, above: base) { add(axis, above: base) }
      } else {
        addAlternatives(group)
      }
    }
    completeFolders()
  }

  /// Files that only change tokens of a base, next to one of a group without the name of a mode.
  private func more(of group: [Int], above base: Int) -> [Int] {
    let plain = group.filter { $0 != base && !isNamed[$0] }
    let folders = Set(plain.map { names[$0].folder })
    return rest.filter { set in
      !group.contains(set) && !isNamed[set] && folders.contains(names[set].folder)
        && !names[set].file.isBaseName && shared[base][set] == paths[set].count
    }
  }

  /// The set below the others of a group: one of every theme, one with many more tokens that is not a brand next to
  /// them, or the only one without the name of a mode, if it is a base, in another folder, or the only default.
  private func base(of group: [Int], largest: Int) -> Int? {
    if let base = group.first(where: bases.contains) { return base }
    let smaller = group.filter { $0 != largest }
    let isLarge = smaller.allSatisfy { paths[$0].count * 5 < paths[largest].count * 4 }
    let isPeer =
      axis(names[largest].folder) != nil && !names[largest].file.isBaseName
      && smaller.contains {
        names[$0].folder == names[largest].folder && !names[$0].isNamed(after: names[largest])
      }
    let plain = group.filter { !names[$0].file.hasModeWord }
    if isLarge, !isPeer, plain.contains(largest) { return largest }
    let named = plain.filter { names[$0].file.isBaseName }
    if named.count == 1 { return named[0] }
    guard let base = plain.first, plain.count == 1 else { return nil }
    let others = group.filter { $0 != base }
    let isAlone = others.allSatisfy { names[$0].folder != names[base].folder }
    let areModes = others.allSatisfy { names[$0].modeStem != nil }
    return isAlone || areModes && others.map { names[$0].file }.likelyDefaultIndex == nil
      ? base : nil
  }

  /// The sets that change the tokens of a base, by axis: those that declare mostly the same tokens, those that
  /// are named for light or dark and share some, those in a folder that is named for brands, densities and so on, and
  /// brands in one folder.
  private func axes(of overlays: [Int], above base: Int) -> [[Int]] {
    let baseWords = names[base].file.lowercasedWords
    /// Whether files next to each other differ only in words for one axis: `day` and `night`, `ios` and `android`.
    func areModes(_ one: Int, _ other: Int) -> Bool {
      let (one, other) = (names[one], names[other])
      return one.stem == other.stem && one.folder == other.folder
        && [one.file, other.file].axisName != nil
    }
    /// The folder of an axis of brands, with or without modes: `acme` and `acme-dark` of `tokens.acme.dark`.
    func brands(_ axis: [Int]) -> String? {
      let brand = axis.first { set in
        let words = names[set].file.lowercasedWords.filter {
          !baseWords.contains($0) && !$0.isLightOrDark
        }
        return !words.isEmpty && !words.contains(where: \.hasModeWord)
          && (isNamed[set] || names[set].isNamed(after: names[base])
            || shared[base][set] == paths[set].count)
      }
      return brand.map { names[$0].folder }
    }
    let variants = overlays.map { paths[$0] }.variantGroups().map { $0.map { overlays[$0] } }
    return variants.reduce(into: []) { axes, own in
      let twin = axes.firstIndex {
        [$0, own].allSatisfy { $0.contains { names[$0].modeStem != nil } }
          && !paths.union(of: $0).isDisjoint(with: paths.union(of: own))
          || axisOfFolder(own[0]) != nil && names[$0[0]].folder == names[own[0]].folder
          || brands(own) != nil && brands($0) == brands(own) || areModes($0[0], own[0])
      }
      if let twin { axes[twin] = (axes[twin] + own).sorted() } else { axes.append(own) }
    }
  }

  /// Whether a set is named for a mode, and not for a part: its other words are another set's or an axis has it.
  private func isMode(_ set: Int, of other: Int) -> Bool {
    guard let stem = names[set].modeStem else { return false }
    return stem.isSubset(of: names[other].words) || sharedStems.contains(stem)
      || axis(names[set].folder) != nil
  }

  /// The open sets that share most tokens of the smaller one with a set, or some by their names, in order.
  private func related(to set: Int, among open: Set<Int>, near: [Int] = []) -> [Int] {
    return Set(shared[set].keys).union(near).intersection(open).filter { other in
      let (own, its) = (paths[set].count, paths[other].count)
      let count = shared[set][other] ?? paths[set].intersection(paths[other]).count
      let isAlike =
        isMode(set, of: other) || isMode(other, of: set) || count * 2 > min(own, its)
        || axisOfFolder(set) != nil && names[other].folder == names[set].folder
      return count > 0 && isAlike
        && (count >= fewestShared || own <= its && isNamed[set] || own >= its && isNamed[other]
          || count == max(own, its)
          || names[set].isNamed(after: names[other]) || names[other].isNamed(after: names[set])
          || names[set].file.collection.map { $0 == names[other].file.collection } ?? false)
    }.subtracting([set]).sorted()
  }

  /// The files of a group that share no token with each other, and those that share some with only one of them:
  /// they are not alternatives, and the other files change the tokens of them all.
  private func parts(of group: [Int], largest: Int) -> [Int] {
    let plain = group.filter { !isNamed[$0] && !names[$0].isNamed(after: names[largest]) }
    var apart: Set<Int> = []
    for set in plain.sorted(by: { (paths[$0].count, $0) < (paths[$1].count, $1) })
    where apart.isDisjoint(with: shared[set].keys) { apart.insert(set) }
    guard apart.count > 1 else { return [] }
    return plain.filter { set in
      apart.contains(set) || shared[set].keys.count(where: apart.contains) < 2
    }
  }

  private mutating func addAlternatives(_ sets: [Int]) {
    var (shared, contexts) = sets.map { names[$0].path }.contextNames
    if contexts.contains(where: ["dark", "night"].contains), !contexts.contains("light"),
      let usual = contexts.firstIndex(of: "default")
    {
      contexts[usual] = "light"
    }
    let calm = contexts.firstIndex { !$0.isLightOrDark }
    let isEven = Set(sets.map { paths[$0].count }).count == 1
    let largest = sets.indices.max { paths[sets[$0]].count < paths[sets[$1]].count } ?? 0
    add(
      ModeGroup(
        name: contexts.axisName ?? axisOfFolder(sets[0]) ?? shared,
        contexts: zip(contexts, sets).map { .init($0, sets: [$1]) },
        defaultContext: contexts.likelyDefaultIndex ?? (isEven ? calm ?? 0 : largest),
        because: "the files declare mostly the same tokens"))
  }

  private mutating func add(_ overlays: [Int], above base: Int) {
    let titles = overlays.map { names[$0].file }
    var (name, contexts) =
      (Set(titles).count < titles.count ? overlays.map { names[$0].path } : titles).contextNames
    if overlays.count > 1, contexts.contains("default") {
      // `tokens.dark` and `tokens.dark.hc` above `tokens` are `dark` and `dark-hc`.
      contexts = Array(([base] + overlays).map { names[$0].file }.contextNames.contexts.dropFirst())
    }
    if overlays.count == 1 || names[base].file.lowercasedWords.contains(name.lowercased()) {
      name = "theme"
    }
    if overlays.count == 1 {
      let pair = [names[base], names[overlays[0]]]
      let titles = pair.map(pair[0].file == pair[1].file ? \.path : \.file)
      contexts = [titles.contextNames.contexts[1]]
    }
    // If all of them declare a token that no other set has, one of them always applies.
    let others = names.indices.filter { !overlays.contains($0) }
    let common = overlays.map { paths[$0] }.common
    let isComplete = overlays.count > 1 && !common.subtracting(paths.union(of: others)).isEmpty
    let medium = contexts.firstIndex { ["medium", "regular", "normal"].contains($0.lowercased()) }
    var given = contexts.defaultContextIndex ?? medium ?? (isComplete ? 0 : nil)
    var list = zip(contexts, overlays).map { ModeGroup.Context($0, sets: [$1]) }
    let baseName = names[base].file
    if bases.contains(base), baseName.hasModeWord, !contexts.contains(baseName) {
      list.insert(.init(baseName), at: 0)
      given = 0
    } else if given == nil {
      let isDark = contexts.contains { ["dark", "night"].contains($0.lowercased()) }
      list.insert(.init(isDark ? "light" : "default"), at: 0)
    } else if list.count == 1 {
      // A modifier needs two contexts: the other one has the values of the base.
      list.insert(.init(baseName == list[0].name ? "base" : baseName), at: 0)
      given = 0
    }
    add(
      ModeGroup(
        name: axisOfFolder(overlays[0]) ?? contexts.axisName ?? name, contexts: list,
        defaultContext: given ?? 0,
        because:
          "\(overlays.count == 1 ? "the file changes" : "the files change") tokens of '\(names[base].path)'",
        base: base))
  }
}

/// How many tokens files must share to be contexts, unless a name says that they are.
private let fewestShared = 3
