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
      imported.fallbacks = fallbacks
      return ConvertedTokens(imported, options: options)
    }
  }
}

extension ConvertedTokens {
  /// Converts the tokens of a dialect.
  ///
  /// - Parameter plan: How its sets are combined; nil if the dialect does not say it.
  init(_ imported: ImportedTokens, plan: ThemePlan? = nil, options: ConversionOptions) {
    let plan = plan ?? arrangement(of: imported, options: options)
    let types = TypeRules(options, fallbacks: imported.fallbacks)
    let graph = TokenGraph(imported, plan: plan, types: types, options: options)
    var context = ValueReading.Context()
    (context.unit, context.isUnitGuessed) = (imported.unit, imported.isUnitGuessed)
    if let unit = options.unit { (context.unit, context.isUnitGuessed) = (unit, false) }
    let evaluation = Evaluation(graph, context: context)
    let placement = Placement(evaluation, sets: imported.sets)
    let report = TypeReport(evaluation)
    sets = placement.sets
    for found in [
      imported.findings, graph.findings, evaluation.findings, placement.findings, report.findings,
    ] {
      findings.add(found)
    }
    matchedPatterns = options.patterns(matching: imported.tokens.map(\.names))
    (canInferTypes, untypedCount) = (report.canInfer, report.untypedCount)
    account(for: evaluation, placed: placement.placed)
    origins += Array(repeating: (.leftOut, nil), count: imported.lostCount)
    write(plan, of: imported, setsOf: placement.sets(of:in:))
  }

  /// Converts tokens that are only copied.
  init(copying imported: ImportedTokens, options: ConversionOptions) {
    sets = imported.sets
    let plan = arrangement(of: imported, options: options)
    let shadowed = plan.overridden(imported.tokens)
    origins = imported.tokens.enumerated().map { index, token in
      (shadowed[index] == nil ? .carried : .shadowed, token.file)
    }
    write(plan, of: imported) { plan.groups[$0].contexts[$1].sets }
  }

  /// The plan for a dialect that does not say how its sets are combined.
  private mutating func arrangement(
    of imported: ImportedTokens, options: ConversionOptions
  ) -> ThemePlan {
    guard !options.hasResolver else { return ThemePlan(open: imported.sets.count) }
    var arrangement = Arrangement(imported, options: options)
    let plan = arrangement.plan()
    findings.add(arrangement.findings)
    let filled = zip(imported.sets, imported.paths).filter { !$1.isEmpty }.map(\.0.name)
    matchedModes = options.modePatterns(naming: filled)
      .union(imported.sets.compactMap(\.mode?.pattern))
    if options.modes.isEmpty {
      modeAdvice = plan.groups.advice(for: imported.tokens.map(\.names))
    }
    return plan
  }

  /// Notes what became of each token.
  private mutating func account(for evaluation: Evaluation, placed: Set<Int>) {
    let graph = evaluation.graph
    let shadowed = graph.plan.overridden(graph.tokens)
    origins = graph.tokens.enumerated().map { index, token in
      guard graph.plan.isMerged(token.file) else { return (.unused, token.file) }
      if placed.contains(index) {
        return (shadowed[index] == nil ? .carried : .shadowed, token.file)
      }
      let end = evaluation.outcome(of: index, in: graph.plan.choice(with: token.file)).end ?? index
      let isKnown = graph.hasUnknownType(end) || graph.lacksType(end)
      let isLost =
        !isKnown || graph.lacksType(end) && graph.tokens[end].value.styling == nil
      return (isLost ? .leftOut : .inexpressible, token.file)
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

  /// Adds the modifiers and the order of a plan. Sets without a token are left out.
  private mutating func write(
    _ plan: ThemePlan, of imported: ImportedTokens,
    setsOf: (_ group: Int, _ context: Int) -> [Int]
  ) {
    declaredSets = imported.sets.map(\.name)
    guard !plan.order.isEmpty else { return }
    let declaring = Set(origins.compactMap(\.set))
    let names = sets.map(\.name)
    let filled = sets.indices.filter {
      sets[$0].verbatim != nil || !sets[$0].root.isEmpty
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(filled, filled.indices))
    sets = filled.map { sets[$0] }
    for source in plan.order {
      switch source {
      case .set(let set): if let number = numbers[set] { order.append(.set(number)) }
      case .group(let index):
        var group = plan.groups[index]
        group.name = availableName(group.name)
        for context in group.contexts.indices {
          let own = setsOf(index, context)
          let kept = own.compactMap { numbers[$0] }
          group.contexts[context].sets = kept
          if kept.isEmpty, let set = own.first(where: declaring.contains) {
            lose(
              mode: group.contexts[context].name, of: plan.groups[index].name, set: names[set],
              at: imported.firstPlace(of: set))
          }
        }
        order.append(.group(modifiers.count))
        modifiers.append(group)
      }
    }
  }
}
