import TokenModel
import Writers

/// Combines the sets of a dialect without modes. `--mode` says which sets are contexts. Without it,
/// files and folders that declare mostly the same tokens become contexts of a modifier; the others
/// are merged in the given order.
func arrange(
  _ sets: [TokenFile], options: ConversionOptions, findings: inout Findings
) -> ConvertedTokens {
  var tokens = ConvertedTokens()
  if options.hasResolver {
    tokens.sets = sets
    return tokens
  }
  tokens.sets = sets.filter { $0.verbatim != nil || !$0.root.members.isEmpty }
  let names = tokens.sets.map(\.name)
  tokens.matchedModes = Set(
    options.modePatterns.filter { pattern in names.contains { matchesSet($0, pattern: pattern) } }
      + sets.compactMap(\.mode?.pattern))
  if options.modes.isEmpty {
    tokens.modeAdvice = groupModeAdvice(tokens.sets.flatMap { $0.root.paths.map(\.names) })
  }
  var arrangement = Arrangement(tokens.sets)
  arrangement.groups =
    options.modes.isEmpty
    ? ModeFinder(
      names, paths: arrangement.paths,
      bases: Set(names.indices.filter { options.isBase(names[$0]) })
    ).groups
    : options.groups(of: names, sets: tokens.sets, findings: &findings)
  arrangement.write(
    to: &tokens, bases: names.indices.filter { options.isBase(names[$0]) },
    isGuessed: options.modes.isEmpty, findings: &findings)
  return tokens
}

/// The sets of a conversion, and which of them are alternatives.
private struct Arrangement {
  let sets: [TokenFile]
  let paths: [Set<TokenPath>]
  var groups: [ModeGroup] = []

  init(_ sets: [TokenFile]) {
    self.sets = sets
    paths = sets.map { Set($0.root.paths) }
  }

  /// Writes modifiers and the merge order: `--base` first, then sets and modifiers in the given
  /// order; a modifier comes after the set that its contexts change. With `--mode`, all modifiers
  /// come last.
  func write(
    to tokens: inout ConvertedTokens, bases: [Int], isGuessed: Bool, findings: inout Findings
  ) {
    var groupOfSet: [Int: Int] = [:]
    for (number, group) in groups.enumerated() {
      for set in group.sets { groupOfSet[set] = number }
    }
    tokens.order = bases.map { .set(sets[$0].name) }
    var written: Set<Int> = []
    let singles = sets.indices.filter { groupOfSet[$0] == nil && !bases.contains($0) }
    func add(_ number: Int) {
      guard written.insert(number).inserted else { return }
      let modifier = modifier(
        groups[number], named: tokens.availableName(groups[number].name), isGuessed: isGuessed)
      tokens.modifiers.append(modifier)
      tokens.order.append(.modifier(modifier.name))
      if isGuessed { report(groups[number], as: modifier.name, findings: &findings) }
      if isGuessed { reportGaps(groups[number], findings: &findings) }
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
    reportOverlaps(tokens, groupOfSet: groupOfSet, isGuessed: isGuessed, findings: &findings)
  }

  /// The modifier of a group. In a guess, a context that lacks tokens of the default lies above it.
  private func modifier(
    _ group: ModeGroup, named name: String, isGuessed: Bool
  ) -> ConvertedTokens.Modifier {
    let usual = group.contexts[group.defaultContext].sets
    let contexts = group.contexts.enumerated().map { index, context in
      let isShort =
        isGuessed && index != group.defaultContext && !missing(context.sets, of: usual).isEmpty
      return ConvertedTokens.Context(
        name: context.name,
        sets: ((isShort ? usual.filter { !context.sets.contains($0) } : []) + context.sets)
          .map { sets[$0].name })
    }
    var modifier = ConvertedTokens.Modifier(
      name: name, contexts: contexts, defaultContext: group.contexts[group.defaultContext].name)
    modifier.because = group.because
    return modifier
  }

  /// The tokens of some sets that others lack.
  private func missing(_ own: [Int], of others: [Int]) -> Set<TokenPath> {
    let known = own.reduce(into: Set<TokenPath>()) { $0.formUnion(paths[$1]) }
    return others.reduce(into: Set<TokenPath>()) { $0.formUnion(paths[$1]) }.subtracting(known)
  }

  // MARK: Findings

  /// Says which sets became contexts, once for each set but those of the default.
  private func report(_ group: ModeGroup, as name: String, findings: inout Findings) {
    let usual = group.contexts[group.defaultContext]
    for (index, context) in group.contexts.enumerated() where index != group.defaultContext {
      guard let set = context.sets.first, let place = sets[set].root.firstPlace else { continue }
      let many =
        context.sets.count > 1 ? "\(context.sets.count) files" : "'\(printable(sets[set].name))'"
      let verb = context.sets.count > 1 ? "become" : "becomes"
      let it = context.sets.count > 1 ? "they" : "it"
      let s = context.sets.count > 1 ? "" : "s"
      let reason =
        group.base.map { "\(it) change\(s) tokens of '\(printable(sets[$0].name))'" }
        ?? "\(it) declare\(s) mostly the same tokens as "
        + (usual.sets.first.map { "'\(printable(sets[$0].name))'" } ?? "the default")
      findings.add(
        .changedValue,
        message: "\(many) \(verb) the context '\(printable(context.name))' of the modifier "
          + "'\(printable(name))', because \(reason); if that is wrong, say it with --mode or --base",
        at: Place(file: place.file))
    }
  }

  /// Says which contexts lack tokens of the default context, whose values then apply.
  private func reportGaps(_ group: ModeGroup, findings: inout Findings) {
    let usual = group.contexts[group.defaultContext]
    for (index, context) in group.contexts.enumerated() where index != group.defaultContext {
      let gaps = missing(context.sets, of: usual.sets)
      guard let first = gaps.map({ tokenPath($0.names) }).min(), let set = context.sets.first,
        let place = sets[set].root.firstPlace
      else { continue }
      findings.add(
        .changedValue,
        message: "'\(printable(context.name))' lacks "
          + (gaps.count == 1
            ? "'\(printable(first))', which keeps"
            : "\(gaps.count) tokens, such as "
              + "'\(printable(first))', which keep")
          + " the value\(gaps.count == 1 ? "" : "s") of '\(printable(usual.name))'",
        at: Place(file: place.file))
    }
  }

  /// Reports tokens that two merged sets declare; the last one wins. One finding for each pair of
  /// sets. A modifier over its base is meant to change tokens, and one of `--mode` those of every theme.
  private func reportOverlaps(
    _ tokens: ConvertedTokens, groupOfSet: [Int: Int], isGuessed: Bool, findings: inout Findings
  ) {
    var first: [TokenPath: Int] = [:]
    let numbers = Dictionary(
      sets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
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
        guard let known = first[path] else {
          first[path] = set
          continue
        }
        let group = groupOfSet[set]
        guard known != set, group == nil || groupOfSet[known] != group,
          group.flatMap({ groups[$0].base }) != known,
          isGuessed || group == nil || groupOfSet[known] != nil,
          let one = sets[known].root.token(at: path.names),
          let other = sets[set].root.token(at: path.names)
        else { continue }
        shadows[known, default: []].append((path, other, one))
      }
      for (other, shadows) in shadows.sorted(by: { $0.key < $1.key }) {
        report(shadows, of: sets[other].name, findings: &findings)
      }
    }
  }

  private func report(
    _ shadows: [(path: TokenPath, own: ConvertedToken, other: ConvertedToken)], of other: String,
    findings: inout Findings
  ) {
    let text = printable(tokenPath(shadows[0].path.names))
    let isSingle = shadows.count == 1
    findings.add(
      .changedValue,
      message: "this file overrides \(isSingle ? "'\(text)'" : "\(shadows.count) tokens") of "
        + "'\(printable(other))'" + (isSingle ? "" : ", such as '\(text)'")
        + "; to keep both, say with --mode which contexts they are",
      at: shadows[0].own.place, path: isSingle ? tokenPath(shadows[0].path.names) : nil,
      related: shadows.prefix(3).map { shadow in
        Diagnostic.Related(
          "'\(printable(tokenPath(shadow.path.names)))' is overridden", at: shadow.other.place)
      })
  }
}

extension ConversionOptions {
  /// All patterns of `--mode` and `--base`.
  var modePatterns: [String] { modes.flatMap(\.contexts).flatMap(\.patterns) + bases }

  /// The groups that `--mode` names. A set of several axes goes with the last of them.
  func groups(of names: [String], sets: [TokenFile], findings: inout Findings) -> [ModeGroup] {
    var groups = modes.map { axis in
      ModeGroup(
        name: axis.name, contexts: axis.contexts.map { ($0.name, []) },
        defaultContext: defaultContextIndex(axis.contexts.map(\.name)) ?? 0,
        because: "--mode says so")
    }
    for (set, name) in names.enumerated() where !isBase(name) {
      let found = sets[set].mode.map { [($0.axis, $0.context)] } ?? contexts(of: name)
      guard let last = found.last else { continue }
      for place in found where place.axis == last.axis {
        groups[place.axis].contexts[place.context].sets.append(set)
      }
      let others = found.filter { $0.axis != last.axis }
      guard !others.isEmpty, let place = sets[set].root.firstPlace else { continue }
      let context = { (place: (axis: Int, context: Int)) in
        "\(modes[place.axis].name) \(modes[place.axis].contexts[place.context].name)"
      }
      findings.add(
        .changedValue,
        message:
          "this file is in \(listed(others.map(context) + [context(last)])); a resolver has no sets "
          + "for a combination, so it applies whenever \(printable(context(last))) does",
        at: Place(file: place.file))
    }
    return groups.filter { group in group.contexts.contains { !$0.sets.isEmpty } }
  }
}
