/// Which sets of a dialect are alternatives, where the source does not say it. `--mode` says which sets
/// are contexts. Without it, files and folders that declare mostly the same tokens become contexts of a
/// modifier; the others are merged in the given order.
struct Arrangement {
  private(set) var groups: [ModeGroup]
  private(set) var findings = Findings()
  private let imported: ImportedTokens
  private let paths: [Set<TokenPath>]
  /// The sets that `--base` names.
  private let bases: [Int]
  private let isGuessed: Bool

  private var sets: [TokenFile] { imported.sets }

  init(_ imported: ImportedTokens, options: ConversionOptions) {
    self.imported = imported
    let sets = imported.sets
    paths = imported.paths
    let isGuessed = options.modes.isEmpty
    let values = isGuessed ? imported.valueModes : imported.valueModes(leftOpenBy: options)
    bases = sets.indices.filter { [paths] set in
      !paths[set].isEmpty && options.isBase(sets[set].name) && (isGuessed || values[set] == nil)
    }
    var (groups, findings) = ([ModeGroup](), Findings())
    if isGuessed {
      // The modes of a set are alternatives where the set is merged.
      var paths = paths
      for (set, parent) in imported.modeParents {
        paths[parent].formUnion(paths[set])
        paths[set] = []
      }
      let others = sets.indices.filter { paths[$0].isEmpty }
      groups =
        ModeFinder(
          sets.map(\.name), paths: paths, bases: Set(bases + others), root: imported.folderName
        ).groups
    } else {
      let places = sets.indices.map { values[$0] == nil ? options.placement(of: sets[$0]) : [] }
      (groups, findings) = options.groups(of: places, place: imported.firstPlace)
    }
    let free = groups.join(values, of: imported, findings: &findings)
    // The modes of tokens in every theme are below the sets that --mode names.
    groups = isGuessed ? groups + free : free + groups
    if isGuessed { groups.joinTwins() }
    for group in groups.indices {
      groups[group].editSets { [paths] in $0.removeAll { paths[$0].isEmpty } }
    }
    (self.groups, self.findings, self.isGuessed) = (groups, findings, isGuessed)
  }

  /// The plan: `--base` first, then sets and groups in the given order; a group comes after the sets whose
  /// tokens its contexts change. With `--mode`, all groups come last.
  ///
  /// - Parameter named: The name that a modifier gets.
  mutating func plan(named: (String) -> String) -> ThemePlan {
    var order: [ThemePlan.Source] = bases.map { .set($0) }
    var written: Set<Int> = []
    var numbers: [Int] = []
    let homes = groups.enumerated().flatMap { number, group in group.sets.map { ($0, number) } }
    let groupOfSet = Dictionary(homes) { $1 }
    // In a guess, what is named as a base comes first, if it is in the outermost folder of files.
    let depths = sets.map { $0.name.count { $0 == "/" } }
    let outermost = depths.min()
    let isLow = zip(sets, depths).map { isGuessed && $0.name.isBaseName && $1 == outermost }
    let sorted = sets.indices.filter { isLow[$0] } + sets.indices.filter { !isLow[$0] }
    // The last set that each group changes. Files come in the order of their names, so it can be later.
    var lastSet: [TokenPath: Int] = [:]
    for (position, set) in sorted.enumerated()
    where groupOfSet[set] == nil && !bases.contains(set) && sets[set].source != nil {
      for path in paths[set] { lastSet[path] = position }
    }
    let changed = groups.map { group in
      let base = group.base.flatMap { groupOfSet[$0] == nil ? sorted.firstIndex(of: $0) : nil }
      return max(paths.union(of: group.sets).compactMap { lastSet[$0] }.max() ?? -1, base ?? -1)
    }
    func add(_ number: Int) {
      guard written.insert(number).inserted else { return }
      order.append(.group(numbers.count))
      numbers.append(number)
    }
    for (position, set) in sorted.enumerated() where !bases.contains(set) {
      if let number = groupOfSet[set] {
        if isGuessed, changed[number] < position { add(number) }
      } else {
        order.append(.set(set))
        for number in groups.indices where isGuessed && changed[number] == position { add(number) }
      }
    }
    for number in groups.indices { add(number) }
    for number in numbers { groups[number].name = named(groups[number].name) }
    for number in numbers where isGuessed {
      report(groups[number])
      reportGaps(groups[number])
    }
    return ThemePlan(numbers.map { completed(groups[$0]) }, order: order, setCount: sets.count)
  }

  /// The group with all sets of each context. In a guess, one that lacks tokens lies above others with them.
  private func completed(_ group: ModeGroup) -> ModeGroup {
    var whole = group
    for (index, below) in fallbacks(in: group).enumerated() where isGuessed {
      whole.contexts[index].sets = (below + [index]).flatMap { group.contexts[$0].sets }.uniqued
    }
    return whole
  }

  /// For each context, those whose tokens apply where it lacks them, in merge order: those whose words its
  /// name has, such as `dark` for `contrast-dark`, above the default, if it is named for that.
  private func fallbacks(in group: ModeGroup) -> [[Int]] {
    let words = group.contexts.map { Set($0.name.lowercasedWords) }
    // Without more, a context has the mode of the default: `acme-light` is `acme` for `acme-dark`.
    let first = words[group.defaultContext]
    let usual = first.intersection(["light", "day", "default", "base"])
    let isBase = !first.isEmpty && first == usual
    let names = words.map { $0.subtracting(usual) }
    // Among equals, darkness decides about more colors than contrast or a brand.
    func rank(_ context: Int) -> (Int, Int, Int) {
      (names[context].count, names[context].isDisjoint(with: ["dark", "night"]) ? 0 : 1, context)
    }
    return names.indices.map { index in
      guard index != group.defaultContext else { return [] }
      let parts = names.indices.filter {
        !names[$0].isEmpty && names[$0].isStrictSubset(of: names[index])
          // More contrast in the light says nothing about the dark.
          && !(group.contexts[$0].name.isLightOrDark && names[$0].contains(where: \.isContrast)
            && !usual.isDisjoint(with: words[$0]) && usual.isDisjoint(with: words[index]))
      }.sorted { rank($0) < rank($1) }
      var found: [Int] = []
      var known = paths.union(of: group.contexts[index].sets)
      for context in ((isBase ? [group.defaultContext] : []) + parts).reversed() {
        var more = paths.union(of: group.contexts[context].sets).subtracting(known)
        // What no context changes, but the default, has the value of the base.
        if context == group.defaultContext, let base = group.base { more.subtract(paths[base]) }
        guard !more.isEmpty else { continue }
        found.insert(context, at: 0)
        known.formUnion(more)
      }
      return found
    }
  }

  // MARK: Findings

  /// Says which sets became contexts, once for each set but those of the default.
  private mutating func report(_ group: ModeGroup) {
    let usual = group.contexts[group.defaultContext]
    for (index, context) in group.contexts.enumerated() where index != group.defaultContext {
      guard let set = context.sets.first else { continue }
      let isSingle = context.sets.count == 1
      let subject =
        isSingle ? "'\(printable(sets[set].name))' becomes" : "\(context.sets.count) files become"
      let reason =
        group.base.map {
          "\(isSingle ? "it changes" : "they change") tokens of '\(printable(sets[$0].name))'"
        } ?? "\(isSingle ? "it declares" : "they declare") mostly the same tokens as "
        + (usual.sets.first.map { "'\(printable(sets[$0].name))'" } ?? "the default")
      findings.noteChange(
        "\(subject) the context '\(printable(context.name))' of the modifier "
          + "'\(printable(group.name))', because \(reason); if that is wrong, say it with --mode or --base",
        at: Place(file: imported.firstPlace(of: set).file))
    }
  }

  /// Says which contexts lack tokens that others have, whose values then apply.
  private mutating func reportGaps(_ group: ModeGroup) {
    for (context, below) in zip(group.contexts, fallbacks(in: group)) {
      let gaps = paths.union(of: below.flatMap { group.contexts[$0].sets })
        .subtracting(paths.union(of: context.sets))
      guard let first = gaps.map({ $0.names.tokenPath }).min(), let set = context.sets.first else {
        continue
      }
      let names = below.reversed().map { printable(group.contexts[$0].name) }
      findings.noteChange(
        "'\(printable(context.name))' lacks "
          + (gaps.count == 1
            ? "'\(printable(first))', which keeps the value of "
            : "\(gaps.count) tokens, such as '\(printable(first))', which keep the values of ")
          + names.quotedList(), at: Place(file: imported.firstPlace(of: set).file))
    }
  }
}

extension ImportedTokens {
  /// The modes of values that `--mode` and `--base` leave open: they do not name their sets, or not alone.
  fileprivate func valueModes(leftOpenBy options: ConversionOptions) -> [Int: ValueMode] {
    let (modes, parents) = (valueModes, modeParents)
    let arranged = modes.filter { set, _ in
      guard let parent = parents[set] else { return true }
      let known = options.placement(of: sets[parent])
      let isBase = options.isBase(sets[set].name) && !options.isBase(sets[parent].name)
      return isBase
        || options.placement(of: sets[set]).contains { place in
          !known.contains { ($0.axis, $0.context) == (place.axis, place.context) }
        }
    }
    let axes = Set(arranged.values.map(\.axis))
    return modes.filter { !axes.contains($0.value.axis) }
  }
}
