import ModeFinding

/// Reads the files of one dialect, or of several that belong together.
struct DialectReader: Sendable {
  /// The position of its sets in the merge order. Later sets win.
  let position: Int
  /// Reads all files at once, in the given order.
  let read: @Sendable ([ForeignFile], ConversionOptions) -> ConvertedTokens

  static let inMergeOrder: [DialectReader] = {
    var known: [Int: DialectReader] = [:]
    for reader in Dialect.all.compactMap(\.reader) { known[reader.position] = reader }
    return known.values.sorted { $0.position < $1.position }
  }()

  /// Reads trees of tokens: one set for each file. Folders and names say which are alternatives.
  static func trees(
    position: Int, keys: ForeignKeys, unit: DimensionValue.Unit = .px,
    fallbacks: [(pattern: String, type: TokenType)] = []
  ) -> DialectReader {
    DialectReader(position: position) { files, options in
      var imported = ImportedTokens(files, keys: keys, options: options)
      if files.contains(where: { $0.dialect != .draft1 }) { imported.unit = unit }
      return ConvertedTokens(
        imported, types: TypeRules(options, fallbacks: fallbacks), options: options)
    }
  }
}

extension ConvertedTokens {
  /// Converts the tokens of a dialect that does not say how its sets are combined.
  init(_ imported: ImportedTokens, types: TypeRules, options: ConversionOptions) {
    var notes = ConvertedTokens()
    let plan = notes.plan(imported, options: options)
    self.init(imported, plan: plan, types: types, options: options)
    findings.add(notes.findings)
    (matchedModes, modeAdvice) = (notes.matchedModes, notes.modeAdvice)
  }

  /// The plan for a dialect that does not say how its sets are combined, and what to say about it.
  mutating func plan(_ imported: ImportedTokens, options: ConversionOptions) -> ThemePlan {
    guard !options.hasResolver else { return ThemePlan(open: imported.sets.count) }
    var arrangement = Arrangement(imported, options: options)
    let plan = arrangement.plan()
    findings.add(arrangement.findings)
    let filled = zip(imported.sets, imported.paths).filter { !$1.isEmpty }.map(\.0.name)
    matchedModes = options.modePatterns(naming: filled)
      .union(imported.sets.compactMap(\.mode?.pattern))
    if options.modes.isEmpty {
      modeAdvice = plan.groups.advice(
        for: imported.tokens.map(\.names), sets: imported.sets.map(\.name))
    }
    return plan
  }

  /// Converts the tokens of a dialect, whose sets are combined by a plan.
  init(
    _ imported: ImportedTokens, plan: ThemePlan, types: TypeRules, options: ConversionOptions
  ) {
    let graph = TokenGraph(imported, plan: plan, types: types, options: options)
    var context = ValueReading.Context()
    (context.unit, context.isUnitGuessed) = (imported.unit, imported.isUnitGuessed)
    if let unit = options.unit { (context.unit, context.isUnitGuessed) = (unit, false) }
    let evaluation = Evaluation(graph, context: context)
    let placement = Placement(evaluation, sets: imported.sets)
    let report = TypeReport(evaluation)
    sets = placement.sets
    for found in [imported.findings, graph.findings, placement.findings, report.findings] {
      findings.add(found)
    }
    matchedPatterns = options.patterns(matching: imported.tokens.map(\.names))
    (typePatterns, untypedCount) = (report.typePatterns, report.untypedCount)
    account(for: evaluation, placed: placement.placed, sets: imported.sets)
    origins += Array(repeating: (.leftOut, ""), count: imported.lostCount)
    write(plan, of: imported, setsOf: placement.sets(of:in:))
  }

  /// Notes what became of each token.
  private mutating func account(for evaluation: Evaluation, placed: Set<Int>, sets: [TokenFile]) {
    let graph = evaluation.graph
    let shadowed = graph.plan.overridden(graph.tokens)
    origins = graph.tokens.enumerated().map { index, token in
      let set = sets[token.file].name
      guard graph.plan.isMerged(token.file) else { return (.unused, set) }
      if placed.contains(index) { return (shadowed[index] == nil ? .carried : .shadowed, set) }
      let end = evaluation.outcome(of: index, in: graph.plan.choice(with: token.file)).end ?? index
      let isKnown = graph.hasUnknownType(end) || graph.lacksType(end)
      let isLost =
        !isKnown || graph.lacksType(end) && graph.tokens[end].value.styling == nil
      return (isLost ? .leftOut : .inexpressible, set)
    }
  }

  /// Reports a mode of which no token is converted.
  private mutating func lose(mode: String, of axis: String, set: String, at place: Place) {
    findings.add(
      .lostMode,
      message:
        "no value of the mode '\(printable(mode))' of '\(printable(axis))' could be converted; correct "
        + "its set '\(printable(set))', or accept it with --partial", at: place)
  }

  /// Combines sets that are only copied.
  mutating func arrange(_ imported: ImportedTokens, options: ConversionOptions) {
    sets = imported.sets
    let plan = plan(imported, options: options)
    let shadowed = plan.overridden(imported.tokens)
    origins = imported.tokens.enumerated().map { index, token in
      (shadowed[index] == nil ? .carried : .shadowed, imported.sets[token.file].name)
    }
    write(plan, of: imported) { plan.groups[$0].contexts[$1].sets }
  }

  /// Adds the modifiers and the order of a plan. Sets without a token are left out.
  private mutating func write(
    _ plan: ThemePlan, of imported: ImportedTokens,
    setsOf: (_ group: Int, _ context: Int) -> [Int]
  ) {
    let filled = sets.map { $0.verbatim != nil || !$0.root.isEmpty }
    let declaring = Set(origins.map(\.set))
    let declares = sets.map { declaring.contains($0.name) }
    let names = sets.map(\.name)
    if !plan.order.isEmpty { sets = zip(sets, filled).filter(\.1).map(\.0) }
    for source in plan.order {
      switch source {
      case .set(let set): if filled[set] { order.append(.set(names[set])) }
      case .group(let number):
        let group = plan.groups[number]
        let contexts = group.contexts.indices.map { context -> Context in
          let own = setsOf(number, context)
          let kept = own.filter { filled[$0] }
          let name = group.contexts[context].name
          if kept.isEmpty, let set = own.first(where: { declares[$0] }) {
            lose(mode: name, of: group.name, set: names[set], at: imported.firstPlace(of: set))
          }
          return Context(name: name, sets: kept.map { names[$0] })
        }
        let name = availableName(group.name)
        modifiers.append(
          Modifier(
            name: name, contexts: contexts,
            defaultContext: contexts[group.defaultContext].name, because: group.because))
        order.append(.modifier(name))
      }
    }
  }
}
