import ForeignValues
import ModeFinding
import TokenModel
import Writers

extension ConvertedTokens {
  /// Combines the sets of a dialect without modes. `--mode` says which sets are contexts. Without
  /// it, files and folders that declare mostly the same tokens become contexts of a modifier; the
  /// others are merged in the given order. `paths` are also those of tokens that were not
  /// converted.
  mutating func arrange(paths: [[String]] = [], options: ConversionOptions) {
    if options.hasResolver { return }
    let patterns = sets.compactMap(\.mode?.pattern)
    matchedModes = options.modePatterns(naming: sets.map(\.name)).union(patterns)
    sets.removeAll { $0.verbatim == nil && $0.root.members.isEmpty }
    var arrangement = Arrangement(sets, options: options)
    if options.modes.isEmpty {
      modeAdvice = arrangement.groups.advice(for: paths, sets: sets.map(\.name))
    }
    arrangement.write(to: &self)
    findings.add(arrangement.findings)
  }
}

/// The sets of a conversion, and which of them are alternatives.
private struct Arrangement {
  let groups: [ModeGroup]
  private(set) var findings = Findings()
  private let sets: [TokenFile]
  private let paths: [Set<TokenPath>]
  /// The sets that `--base` names.
  private let bases: [Int]
  private let isGuessed: Bool
  private let groupOfSet: [Int: Int]

  init(_ sets: [TokenFile], options: ConversionOptions) {
    self.sets = sets
    paths = sets.map { Set($0.root.paths) }
    bases = sets.indices.filter { options.isBase(sets[$0].name) }
    isGuessed = options.modes.isEmpty
    if isGuessed {
      let values = sets.enumerated().compactMap { set, file in file.valueMode.map { (set, $0) } }
      groups =
        ModeFinder(
          sets.map(\.name), paths: paths, bases: Set(bases),
          values: Dictionary(uniqueKeysWithValues: values)
        ).groups
    } else {
      (groups, findings) = options.groups(of: sets.map(options.placement)) { set in
        sets[set].root.firstPlace ?? Place(file: sets[set].name)
      }
    }
    var groupOfSet: [Int: Int] = [:]
    for (number, group) in groups.enumerated() {
      for set in group.sets { groupOfSet[set] = number }
    }
    self.groupOfSet = groupOfSet
  }

  /// Writes modifiers and the merge order: `--base` first, then sets and modifiers in the given
  /// order; a modifier comes after the set that its contexts change. With `--mode`, all modifiers
  /// come last.
  mutating func write(to tokens: inout ConvertedTokens) {
    tokens.order = bases.map { .set(sets[$0].name) }
    var written: Set<Int> = []
    let singles = sets.indices.filter { groupOfSet[$0] == nil && !bases.contains($0) }
    func add(_ number: Int) {
      guard written.insert(number).inserted else { return }
      let modifier = modifier(groups[number], named: tokens.availableName(groups[number].name))
      tokens.modifiers.append(modifier)
      tokens.order.append(.modifier(modifier.name))
      guard isGuessed else { return }
      report(groups[number], as: modifier.name)
      reportGaps(groups[number])
    }
    for set in sets.indices where !bases.contains(set) {
      if let number = groupOfSet[set] {
        // The set below it may come later.
        let isEarly = groups[number].base.map { singles.contains($0) && $0 > set } ?? !isGuessed
        if !isEarly { add(number) }
      } else {
        tokens.order.append(.set(sets[set].name))
        for number in groups.indices where groups[number].base == set { add(number) }
      }
    }
    for number in groups.indices { add(number) }
    reportOverlaps(tokens)
  }

  /// The modifier of a group. In a guess, a context that lacks tokens lies above those that have them.
  private func modifier(_ group: ModeGroup, named name: String) -> ConvertedTokens.Modifier {
    let contexts = group.contexts.indices.map { index in
      let below =
        isGuessed ? fallbacks(of: index, in: group).flatMap { group.contexts[$0].sets } : []
      let own = (below + group.contexts[index].sets).uniqued
      return ConvertedTokens.Context(
        name: group.contexts[index].name, sets: own.map { sets[$0].name })
    }
    return ConvertedTokens.Modifier(
      name: name, contexts: contexts, defaultContext: group.contexts[group.defaultContext].name,
      because: group.because)
  }

  /// The contexts whose tokens apply where another one lacks them, in merge order: those whose words its
  /// name has, such as `dark` for `contrast-dark`, above the default, if it is named for that.
  private func fallbacks(of index: Int, in group: ModeGroup) -> [Int] {
    guard index != group.defaultContext else { return [] }
    let isBase = group.contexts.map(\.name).defaultContextIndex == group.defaultContext
    // Without more, a context has the mode of the default: `acme-light` is `acme` for `acme-dark`.
    let usual = isBase ? Set(group.contexts[group.defaultContext].name.lowercasedWords) : []
    let names = group.contexts.map { Set($0.name.lowercasedWords).subtracting(usual) }
    let own = group.contexts[index].sets
    // Among equals, darkness decides about more colors than contrast or a brand.
    func rank(_ context: Int) -> (Int, Int, Int) {
      (names[context].count, names[context].isDisjoint(with: ["dark", "night"]) ? 0 : 1, context)
    }
    let parts = names.indices.filter {
      !names[$0].isEmpty && names[$0].isStrictSubset(of: names[index])
    }.sorted { rank($0) < rank($1) }
    var found: [Int] = []
    var known = tokens(of: own)
    let candidates =
      (isBase ? [group.defaultContext] : []) + parts.filter { $0 != group.defaultContext }
    for context in candidates.reversed() {
      let more = tokens(of: group.contexts[context].sets).subtracting(known)
      guard !more.isEmpty else { continue }
      found.insert(context, at: 0)
      known.formUnion(more)
    }
    return found
  }

  private func tokens(of list: [Int]) -> Set<TokenPath> {
    list.reduce(into: []) { $0.formUnion(paths[$1]) }
  }

  // MARK: Findings

  /// Says which sets became contexts, once for each set but those of the default.
  private mutating func report(_ group: ModeGroup, as name: String) {
    let usual = group.contexts[group.defaultContext]
    for (index, context) in group.contexts.enumerated() where index != group.defaultContext {
      guard let set = context.sets.first, let place = sets[set].root.firstPlace else { continue }
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
          + "'\(printable(name))', because \(reason); if that is wrong, say it with --mode or --base",
        at: Place(file: place.file))
    }
  }

  /// Says which contexts lack tokens that others have, whose values then apply.
  private mutating func reportGaps(_ group: ModeGroup) {
    for (index, context) in group.contexts.enumerated() {
      let below = fallbacks(of: index, in: group)
      let gaps = tokens(of: below.flatMap { group.contexts[$0].sets })
        .subtracting(tokens(of: context.sets))
      guard let first = gaps.map({ $0.names.tokenPath }).min(), let set = context.sets.first,
        let place = sets[set].root.firstPlace
      else { continue }
      let names = below.reversed().map { printable(group.contexts[$0].name) }
      findings.noteChange(
        "'\(printable(context.name))' lacks "
          + (gaps.count == 1
            ? "'\(printable(first))', which keeps the value of "
            : "\(gaps.count) tokens, such as '\(printable(first))', which keep the values of ")
          + names.quotedList(), at: Place(file: place.file))
    }
  }

  /// Reports tokens that two merged sets declare; the last one wins. One finding for each pair of
  /// sets. A modifier over its base is meant to change tokens, and one of `--mode` those of every theme.
  private mutating func reportOverlaps(_ tokens: ConvertedTokens) {
    var declared: [TokenPath: [Int]] = [:]
    let numbers = Dictionary(sets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let ordered = tokens.order.flatMap { source -> [Int] in
      switch source {
      case .set(let name): [numbers[name]].compactMap(\.self)
      case .modifier(let name):
        groups.first { group in
          tokens.modifiers.contains {
            $0.name == name && $0.contexts.map(\.name) == group.contexts.map(\.name)
          }
        }?.sets ?? []
      }
    }
    for set in ordered {
      var shadows: [Int: [(path: TokenPath, own: ConvertedToken, other: ConvertedToken)]] = [:]
      for path in sets[set].root.paths {
        let earlier = declared[path] ?? []
        if earlier.contains(set) { continue }
        declared[path, default: []].append(set)
        let group = groupOfSet[set]
        let known = earlier.last { known in
          if let group, groupOfSet[known] == group { return groups[group].mixes(known, with: set) }
          return group.flatMap { groups[$0].base } != known
            && (isGuessed || group == nil || groupOfSet[known] != nil)
        }
        guard let known, let one = sets[known].root.token(at: path.names),
          let other = sets[set].root.token(at: path.names)
        else { continue }
        shadows[known, default: []].append((path, other, one))
      }
      for (other, shadows) in shadows.sorted(by: { $0.key < $1.key }) {
        report(shadows, of: sets[other].name)
      }
    }
  }

  private mutating func report(
    _ shadows: [(path: TokenPath, own: ConvertedToken, other: ConvertedToken)], of other: String
  ) {
    let path = shadows[0].path.names.tokenPath
    let isSingle = shadows.count == 1
    findings.noteChange(
      "this file overrides \(isSingle ? "'\(printable(path))'" : "\(shadows.count) tokens") of "
        + "'\(printable(other))'" + (isSingle ? "" : ", such as '\(printable(path))'")
        + "; to keep both, say with --mode which contexts they are", at: shadows[0].own.place,
      path: isSingle ? path : nil,
      related: shadows.prefix(3).map { shadow in
        Diagnostic.Related(
          "'\(printable(shadow.path.names.tokenPath))' is overridden", at: shadow.other.place)
      })
  }
}
