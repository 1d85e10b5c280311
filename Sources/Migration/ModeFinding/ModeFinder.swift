/// Finds the sets that are alternatives. Every set is in at most one group.
package struct ModeFinder {
  let names: [String]
  let paths: [Set<TokenPath>]
  package var groups: [ModeGroup] = []
  /// The sets that are in no group.
  var rest: [Int]
  /// The sets that are in every theme.
  let bases: Set<Int>
  /// For each set, how many tokens it shares with others.
  let shared: [[Int: Int]]
  /// Whether each set, its folder, or one next to it is named for a mode or axis, or it changes tokens of a base.
  private let isNamed: [Bool]
  /// The name of the folder with all files, if it is a plural such as `brands`.
  private let root: String
  /// For each set that is named for a light, dark or contrast mode, the other words of its name.
  private let modeStems: [Set<String>?]
  /// The words of several such sets: `acme` of `light.acme` and `dark.acme`.
  private let sharedStems: Set<Set<String>>
  /// The words in the path of each set.
  private let words: [Set<String>]

  /// `names` are paths without the ending in the folder `root`, and `bases` the sets that are in every theme.
  package init(_ names: [String], paths: [Set<TokenPath>], bases: Set<Int>, root: String) {
    (self.names, self.paths, self.bases) = (names, paths, bases)
    let root = root.hasSuffix("s") ? root : ""
    self.root = root
    let shared = sharedCounts(of: paths)
    let stems = Set(names.compactMap(\.stem))
    let below = Set(names.indices.filter { names[$0].isBaseName })
    let withModes = Set(names.indices.filter { stems.contains(names[$0]) }).subtracting(below)
    let known = withModes.union(below)
    let brands = withModes.filter { !known.isDisjoint(with: shared[$0].keys) }
    // Files that only change tokens of a base.
    let changes = names.indices.filter { set in
      !below.contains(set)
        && shared[set].contains { below.contains($0) && $1 == paths[set].count }
    }
    let homes = Set(brands.map { names[$0].folderPath })
    let changing = Set(
      Dictionary(grouping: changes) { names[$0].folderPath }
        .filter { $1.count > 1 || homes.contains($0) }.values.joined())
    isNamed = names.indices.map {
      names[$0].hasModeWord || brands.contains($0) || changing.contains($0)
        || knownAxis(names[$0].contains("/") ? names[$0].folderPath : root) != nil
    }
    self.shared = shared
    words = names.map { Set($0.lowercasedWords) }
    modeStems = names.map { name in
      let own = (name.split(separator: "/").last.map(String.init) ?? "").lowercasedWords
      let isMode = own.contains { $0.isLightOrDark || $0.hasModeWord && $0.isContrast }
      return isMode ? Set(own.filter { !$0.hasModeWord && !$0.isContrast }) : nil
    }
    sharedStems = Set(
      Dictionary(grouping: modeStems.compactMap(\.self)) { $0 }.filter { $1.count > 1 }.keys)
    rest = names.indices.filter { !bases.contains($0) }
    findFolders()
    findFiles()
    groups.join(where: isAlternative) { $0.contexts += $1.contexts }
    groups.join(where: areVariants) { $0.contexts += $1.contexts.filter { !$0.sets.isEmpty } }
    addHidden()
  }

  /// Adds a context for files that no theme would have: every context of a group declares all of their tokens.
  private mutating func addHidden() {
    var homes: [Int: Int] = [:]
    for (number, group) in groups.enumerated() where group.contexts.count <= hidingContextLimit {
      for set in group.sets { homes[set] = number }
    }
    let tokens = groups.map { $0.contexts.map { paths.union(of: $0.sets) } }
    var titles = groups.map { UniqueNames($0.contexts.map(\.name), separator: "-") }
    var found: Set<Int> = []
    for set in rest where !paths[set].isEmpty && !lastPart(of: set).isBaseName {
      let near = Set(shared[set].keys.compactMap { homes[$0] }).sorted()
      guard let home = near.first(where: { tokens[$0].allSatisfy(paths[set].isSubset) }) else {
        continue
      }
      let folder = names[set].folderPath
      let isAbove = groups[home].sets.allSatisfy {
        names[$0].folderPath != folder && names[$0].hasPrefix(folder.isEmpty ? "" : folder + "/")
      }
      if !isAbove {
        groups[home].contexts.append(.init(titles[home].add(lastPart(of: set)), sets: [set]))
        found.insert(set)
      } else if groups[home].contexts.allSatisfy({ !$0.sets.isEmpty }) {
        // A part of what folders declare applies in a context that adds nothing.
        groups[home].contexts.append(.init(titles[home].add("default")))
      }
    }
    rest.removeAll(where: found.contains)
  }

  /// The axis that a folder is named for.
  func axis(_ folder: String) -> String? { knownAxis(folder.isEmpty ? root : folder) }

  /// The axis that the folder of a set is named for; nil for themes and modes, which can be of several.
  private func axisOfFolder(_ set: Int) -> String? {
    axis(names[set].folderPath).flatMap { ["theme", "mode"].contains($0) ? nil : $0 }
  }

  /// The name of a set's file.
  func lastPart(of set: Int) -> String {
    names[set].split(separator: "/").last.map(String.init) ?? names[set]
  }

  /// Groups that lie next to each other and share tokens are alternatives of one axis, if the names of
  /// their contexts are those of modes: `charts-light` and `charts-dark` go with `acme-light`.
  private func isAlternative(_ one: ModeGroup, _ other: ModeGroup) -> Bool {
    one.base == nil && other.base == nil && folder(of: one) == folder(of: other)
      && (one.contexts + other.contexts).allSatisfy { $0.name.hasModeWord && !$0.sets.isEmpty }
      && Set(one.contexts.map(\.name)).isDisjoint(with: other.contexts.map(\.name))
      && !paths.union(of: one.sets).isDisjoint(with: paths.union(of: other.sets))
  }

  /// Whether one group has modes of the contexts of the other: `acme-dark` and `zen-dark` of `acme` and `zen`.
  private func areVariants(_ one: ModeGroup, _ other: ModeGroup) -> Bool {
    let words = [one, other].map { group in
      group.contexts.filter { !$0.sets.isEmpty }.map { Set($0.name.lowercasedWords) }
    }
    func extend(_ names: [Set<String>], _ stems: [Set<String>]) -> Bool {
      names.allSatisfy { name in
        stems.contains {
          !$0.isEmpty && $0.isStrictSubset(of: name)
            && name.subtracting($0).allSatisfy { $0.hasModeWord || $0.isContrast }
        }
      }
    }
    return extend(words[0], words[1]) || extend(words[1], words[0])
  }

  /// The folder with the folders or files that are the contexts of a group.
  private func folder(of group: ModeGroup) -> String {
    let parts = names[group.sets[0]].split(separator: "/").map(String.init)
    let end = parts.firstIndex { part in group.contexts.contains { $0.name == part } }
    return parts[..<(end ?? parts.count - 1)].joined(separator: "/")
  }

  /// Folders next to each other with mostly the same tokens are contexts. The outermost ones come first.
  mutating func findFolders() {
    var children: [String: [String: [Int]]] = [:]
    for set in rest {
      let parts = names[set].split(separator: "/").map(String.init)
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

  /// Adds a group, whose sets are in no other one.
  mutating func add(_ group: ModeGroup) {
    groups.append(group)
    let used = Set(group.sets)
    rest.removeAll(where: used.contains)
  }

  private mutating func add(_ contexts: [ModeGroup.Context], parent: String) {
    // Folders for parts of a system can share names: one must be a context by its name, or all have the same files.
    let files = contexts.map { Set($0.sets.map(lastPart)) }
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
        if bases.contains(base), overlays.count == 1, !lastPart(of: overlays[0]).hasModeWord,
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
    let folders = Set(plain.map { names[$0].folderPath })
    return rest.filter { set in
      !group.contains(set) && !isNamed[set] && folders.contains(names[set].folderPath)
        && !lastPart(of: set).isBaseName && shared[base][set] == paths[set].count
    }
  }

  /// The set below the others of a group: one of every theme, one with many more tokens that is not a brand next to
  /// them, or the only one without the name of a mode, if it is a base, in another folder, or the only default.
  private func base(of group: [Int], largest: Int) -> Int? {
    if let base = group.first(where: bases.contains) { return base }
    let smaller = group.filter { $0 != largest }
    let isLarge = smaller.allSatisfy { paths[$0].count * 5 < paths[largest].count * 4 }
    let isPeer =
      axis(names[largest].folderPath) != nil && !lastPart(of: largest).isBaseName
      && smaller.contains {
        names[$0].folderPath == names[largest].folderPath
          && !names[$0].isNamed(after: names[largest])
      }
    let plain = group.filter { !lastPart(of: $0).hasModeWord }
    if isLarge, !isPeer, plain.contains(largest) { return largest }
    let named = plain.filter { lastPart(of: $0).isBaseName }
    if named.count == 1 { return named[0] }
    guard let base = plain.first, plain.count == 1 else { return nil }
    let others = group.filter { $0 != base }
    let isAlone = others.allSatisfy { names[$0].folderPath != names[base].folderPath }
    let areModes = others.allSatisfy { modeStems[$0] != nil }
    return isAlone || areModes && others.map(lastPart).likelyDefaultIndex == nil ? base : nil
  }

  /// The sets that change the tokens of a base, by axis: those that declare mostly the same tokens, those that
  /// are named for light or dark and share some, those in a folder that is named for brands, densities and so on, and
  /// brands in one folder.
  private func axes(of overlays: [Int], above base: Int) -> [[Int]] {
    let baseWords = lastPart(of: base).lowercasedWords
    /// Whether files next to each other differ only in words for one axis: `day` and `night`, `ios` and `android`.
    func areModes(_ one: Int, _ other: Int) -> Bool {
      let names = [one, other].map(lastPart)
      let rests = names.map { $0.lowercasedWords.filter { !$0.hasModeWord && !$0.isContrast } }
      return rests[0] == rests[1] && names.axisName != nil
        && self.names[one].folderPath == self.names[other].folderPath
    }
    /// The folder of an axis of brands, with or without modes: `acme` and `acme-dark` of `tokens.acme.dark`.
    func brands(_ axis: [Int]) -> String? {
      let brand = axis.first { set in
        let words = lastPart(of: set).lowercasedWords.filter {
          !baseWords.contains($0) && !$0.isLightOrDark
        }
        return !words.isEmpty && !words.contains(where: \.hasModeWord)
          && (isNamed[set] || names[set].isNamed(after: names[base])
            || shared[base][set] == paths[set].count)
      }
      return brand.map { names[$0].folderPath }
    }
    let variants = overlays.map { paths[$0] }.variantGroups().map { $0.map { overlays[$0] } }
    return variants.reduce(into: []) { axes, own in
      let twin = axes.firstIndex {
        [$0, own].allSatisfy { $0.contains { modeStems[$0] != nil } }
          && !paths.union(of: $0).isDisjoint(with: paths.union(of: own))
          || axisOfFolder(own[0]) != nil
            && names[$0[0]].folderPath == names[own[0]].folderPath
          || brands(own) != nil && brands($0) == brands(own)
          || areModes($0[0], own[0])
      }
      if let twin { axes[twin] = (axes[twin] + own).sorted() } else { axes.append(own) }
    }
  }

  /// If a context has the name of the folder of its files, all files in that folder belong to it.
  private mutating func completeFolders() {
    for number in groups.indices {
      for index in groups[number].contexts.indices {
        let sets = groups[number].contexts[index].sets
        let folders = Set(sets.map { names[$0].folderPath })
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

  /// Whether a set is named for a mode, and not for a part: its other words are another set's or an axis has it.
  private func isMode(_ set: Int, beside other: Int) -> Bool {
    guard let stem = modeStems[set] else { return false }
    return stem.isSubset(of: words[other]) || sharedStems.contains(stem)
      || axis(names[set].folderPath) != nil
  }

  /// The open sets that share most tokens of the smaller one with a set, or some by their names, in order.
  private func related(to set: Int, among open: Set<Int>, near: [Int] = []) -> [Int] {
    let folder = names[set].folderPath
    let isBrand = axisOfFolder(set) != nil
    return Set(shared[set].keys).union(near).intersection(open).filter { other in
      let (own, its) = (paths[set].count, paths[other].count)
      let count = shared[set][other] ?? paths[set].intersection(paths[other]).count
      let isAlike =
        isMode(set, beside: other) || isMode(other, beside: set) || count * 2 > min(own, its)
        || isBrand && names[other].folderPath == folder
      return count > 0 && isAlike
        && (count >= fewestShared || own <= its && isNamed[set] || own >= its && isNamed[other]
          || count == max(own, its)
          || names[set].isNamed(after: names[other]) || names[other].isNamed(after: names[set])
          || lastPart(of: set).collection.map { $0 == lastPart(of: other).collection } ?? false)
    }.subtracting([set]).sorted()
  }

  /// The files of a group that share no token with each other, and those that share some with only one of them:
  /// they are not alternatives, and the other files change the tokens of them all.
  private func parts(of group: [Int], largest: Int) -> [Int] {
    let plain = group.filter { !isNamed[$0] && !names[$0].isNamed(after: names[largest]) }
    var apart: Set<Int> = []
    for set in plain.sorted(by: { (paths[$0].count, $0) < (paths[$1].count, $1) })
    where apart.isDisjoint(with: shared[set].keys) {
      apart.insert(set)
    }
    guard apart.count > 1 else { return [] }
    return plain.filter { set in
      apart.contains(set) || shared[set].keys.count(where: apart.contains) < 2
    }
  }

  private mutating func addAlternatives(_ sets: [Int]) {
    var (shared, contexts) = sets.map { names[$0] }.contextNames
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
    let titles = overlays.map(lastPart)
    var (name, contexts) =
      (Set(titles).count < titles.count ? overlays.map { names[$0] } : titles).contextNames
    if overlays.count > 1, contexts.contains("default") {
      // `tokens.dark` and `tokens.dark.hc` above `tokens` are `dark` and `dark-hc`.
      contexts = Array(([base] + overlays).map(lastPart).contextNames.contexts.dropFirst())
    }
    if overlays.count == 1 || lastPart(of: base).lowercasedWords.contains(name.lowercased()) {
      name = "theme"
    }
    if overlays.count == 1 {
      let parts = [base, overlays[0]].map(lastPart)
      let names = parts[0] == parts[1] ? [names[base], names[overlays[0]]] : parts
      contexts = [names.contextNames.contexts[1]]
    }
    // If all of them declare a token that no other set has, one of them always applies.
    let others = names.indices.filter { !overlays.contains($0) }
    let common = overlays.map { paths[$0] }.common
    let isComplete = overlays.count > 1 && !common.subtracting(paths.union(of: others)).isEmpty
    let medium = contexts.firstIndex { ["medium", "regular", "normal"].contains($0.lowercased()) }
    var given = contexts.defaultContextIndex ?? medium ?? (isComplete ? 0 : nil)
    var list = zip(contexts, overlays).map { ModeGroup.Context($0, sets: [$1]) }
    let baseName = lastPart(of: base)
    if bases.contains(base), baseName.hasModeWord, !contexts.contains(baseName) {
      list.insert(.init(baseName), at: 0)
      given = 0
    } else if given == nil {
      let isDark = contexts.contains { ["dark", "night"].contains($0.lowercased()) }
      list.insert(.init(isDark ? "light" : "default"), at: 0)
    } else if list.count == 1 {
      // A modifier needs two contexts: the other one has the values of the base.
      let name = lastPart(of: base)
      list.insert(.init(name == list[0].name ? "base" : name), at: 0)
      given = 0
    }
    add(
      ModeGroup(
        name: axisOfFolder(overlays[0]) ?? contexts.axisName ?? name, contexts: list,
        defaultContext: given ?? 0,
        because:
          "\(overlays.count == 1 ? "the file changes" : "the files change") tokens of '\(names[base])'",
        base: base))
  }
}

/// The name of an axis, for a folder that is named after one: `themes` and `modes` become singular.
func knownAxis(_ parent: String) -> String? {
  let name = parent.split(separator: "/").last?.lowercased() ?? ""
  let known = ["theme", "mode", "brand", "color-scheme", "scheme", "platform", "density", "scale"]
  return known.first { name == $0 || name == $0 + "s" }
}

extension String {
  /// Whether it is another name with more words: `tokens.acme` is named after `tokens`.
  fileprivate func isNamed(after other: String) -> Bool {
    let (name, other) = (lowercased(), other.lowercased())
    return name != other && name.hasPrefix(other)
      && ".-_".contains(name.dropFirst(other.count).prefix(1))
  }

  /// The name without a last word for light or dark: `acme` for `acme-dark`; nil for other names.
  fileprivate var stem: String? {
    guard let end = lastIndex(where: ".-_".contains) else { return nil }
    return String(self[end...]).isLightOrDark ? String(self[..<end]) : nil
  }
}

/// For each set, how many tokens it shares with each other set; those that share none are left out. Of the many
/// sets with one token, each is counted with the first ones only.
private func sharedCounts(of paths: [Set<TokenPath>]) -> [[Int: Int]] {
  var owners: [TokenPath: [Int]] = [:]
  for (set, tokens) in paths.enumerated() {
    for path in tokens { owners[path, default: []].append(set) }
  }
  var counts: [[Int: Int]] = Array(repeating: [:], count: paths.count)
  for sets in owners.values where sets.count > 1 {
    for (index, one) in sets.prefix(sharingSetLimit).enumerated() {
      for other in sets[(index + 1)...] {
        counts[one][other, default: 0] += 1
        counts[other][one, default: 0] += 1
      }
    }
  }
  return counts
}

/// A file is compared with the contexts of groups that have at most these.
private let hidingContextLimit = 16
/// A set with a token is compared with this many others that have it.
let sharingSetLimit = 128
/// How many tokens files must share to be contexts, unless a name says that they are.
private let fewestShared = 3
