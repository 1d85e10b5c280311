/// Reads the files of one dialect, or of several that belong together.
struct DialectReader: Sendable {
  /// The position of its sets in the merge order. Later sets win.
  let position: Int
  /// Whether its files always say which themes there are, so that `--mode` and `--base` have no effect.
  var declaresThemes = false
  /// Reads all files at once, in the given order, and adds their tokens to those of other dialects.
  let read: @Sendable ([ForeignFile], ConversionOptions, inout ConvertedTokens) -> Void

  /// Reads trees of tokens: one set for each file. Folders and names say which are alternatives.
  static func trees(
    position: Int, keys: ForeignKeys, unit: DimensionValue.Unit = .px,
    fallbacks: [(pattern: String, type: TokenType)] = []
  ) -> DialectReader {
    DialectReader(position: position) { files, options, tokens in
      var imported = ImportedTokens(
        files.map { (TokenFile(of: $0), $0.document, []) }, keys: keys, options: options)
      if files.contains(where: { $0.dialect != .draft1 }) { imported.unit = unit }
      imported.fallbacks = fallbacks
      tokens.add(imported, options: options)
    }
  }
}

extension ConvertedTokens {
  /// Adds the converted tokens of a dialect.
  ///
  /// - Parameter declared: How its sets are combined; nil if the dialect does not say it.
  /// - Returns: How they are combined so that each token is right in every theme.
  @discardableResult mutating func add(
    _ imported: ImportedTokens, plan declared: ThemePlan? = nil, options: ConversionOptions
  ) -> ThemePlan {
    var plan = declared ?? arrangement(of: imported, options: options)
    let types = TypeRules(options, fallbacks: imported.fallbacks)
    var context = ValueReading.Context()
    (context.unit, context.isUnitGuessed) = (options.unit ?? imported.unit, options.unit == nil)
    func placed() -> Placement {
      let graph = TokenGraph(imported, plan: plan, types: types, options: options)
      return Placement(Evaluation(graph, context: context), sets: imported.sets)
    }
    var placement = placed()
    // A resolver can say it with one modifier that has all combinations of their contexts.
    while let (one, other) = placement.entangled,
      let joined = plan.joining(
        .group(one), with: .group(other), because: "decide about values together")
    {
      plan = joined.ordered(imported)
      placement = placed()
    }
    let evaluation = placement.evaluation
    let report = TypeReport(evaluation)
    findings.add(imported.findings)
    findings.add(evaluation.graph.findings)
    findings.add(evaluation.findings)
    findings.add(placement.findings)
    findings.add(report.findings)
    canInferTypes = canInferTypes || report.canInfer
    untypedCount += report.untypedCount
    replaced.formUnion(placement.replaced.map { $0 + origins.count })
    append(
      plan, of: imported, sets: placement.sets, options: options,
      fates: fates(evaluation, placed: placement.placed), setsOf: placement.sets(of:in:))
    return plan
  }

  /// Adds tokens that are only copied.
  mutating func add(copying imported: ImportedTokens, options: ConversionOptions) {
    let plan = arrangement(of: imported, options: options)
    append(
      plan, of: imported, sets: imported.sets, options: options,
      fates: imported.tokens.map { plan.isMerged($0.file) ? .carried : .unused }
    ) { plan.groups[$0].contexts[$1].sets }
    findings.add(imported.findings)
  }

  /// The plan for a dialect that does not say how its sets are combined.
  private mutating func arrangement(
    of imported: ImportedTokens, options: ConversionOptions
  ) -> ThemePlan {
    guard !options.hasResolver else { return openPlan(of: imported) }
    var arrangement = Arrangement(imported, options: options)
    // Sets of groups have the contexts of the sets that they are from.
    let filled = zip(imported.sets, imported.paths).filter { $0.mode == nil && !$1.isEmpty }
    var taken = names.union(filled.map(\.0.name))
    let plan = arrangement.plan { name in
      guard options.modes.isEmpty else { return name }
      let name = availableName(name, among: taken)
      taken.insert(name)
      return name
    }
    findings.add(arrangement.findings)
    findings.add(imported.overrides(by: plan, isDeclared: false, losesModes: options.modes.isEmpty))
    let named = Set(filled.map(\.0.name) + imported.sets.compactMap(\.parent))
    matchedModes.formUnion(options.modePatterns(naming: named.sorted()))
    matchedModes.formUnion(imported.sets.compactMap(\.mode?.pattern))
    if options.modes.isEmpty {
      let others = sets.flatMap(\.root.paths).map(\.names)
      modeAdvice = (modifiers + plan.groups).advice(for: others + imported.tokens.map(\.names))
    }
    return plan
  }

  /// The plan of files that a resolver document combines. Files that none names are in no theme.
  private mutating func openPlan(of imported: ImportedTokens) -> ThemePlan {
    let named = Set(
      resolvers.flatMap {
        Project().files(namedBy: SourceFile(path: $0.jsonPath, text: $0.document.json.text))
      }.map(ForeignFile.jsonPath))
    let unnamed = Set(imported.tokens.map(\.file)).filter { set in
      imported.sets[set].source.map { !named.contains(ForeignFile.jsonPath($0)) } ?? true
    }
    for set in unnamed.sorted() {
      findings.noteLoss(
        "the resolver document does not name this file, so its tokens are in no theme; "
          + "add it to a set there, or leave it out", at: imported.firstPlace(of: set))
    }
    return ThemePlan(open: Set(imported.sets.indices).subtracting(unnamed), of: imported.sets.count)
  }

  /// What became of each token, if no other one overrides it.
  private func fates(_ evaluation: Evaluation, placed: Set<Int>) -> [Account.Fate] {
    let graph = evaluation.graph
    return graph.tokens.enumerated().map { index, token in
      guard graph.plan.isMerged(token.file) else { return .unused }
      if placed.contains(index) { return .carried }
      let end = evaluation.outcome(of: index, in: graph.plan.choice(with: token.file)).end ?? index
      let isStyling = graph.lacksType(end) && graph.tokens[end].value.styling != nil
      return isStyling || graph.hasUnknownType(end) ? .inexpressible : .leftOut
    }
  }

  /// Adds sets with tokens, and the modifiers and the order of their plan. Names that are taken get a number.
  private mutating func append(
    _ plan: ThemePlan, of imported: ImportedTokens, sets own: [TokenFile],
    options: ConversionOptions, fates: [Account.Fate],
    setsOf: (_ group: Int, _ context: Int) -> [Int]
  ) {
    matchedPatterns.formUnion(options.patterns(matching: imported.tokens.map(\.names)))
    let (declared, first) = (declaredSets.count, origins.count)
    declaredSets += imported.sets.map(\.name)
    let shadowed = plan.overridden(imported.tokens)
    for (token, winner) in shadowed { overriders[token + first] = winner + first }
    origins += zip(fates, imported.tokens).enumerated().map { index, item in
      let (fate, token) = item
      let ownFate = fate == .carried && shadowed[index] != nil ? .shadowed : fate
      return (token.isCopy ? nil : ownFate, token.file + declared)
    }
    origins += Array(repeating: (.leftOut, nil), count: imported.lostCount)
    // A set of values that DTCG cannot express has nothing to lose.
    let declaring = Set(zip(fates, imported.tokens).filter { $0.0 != .inexpressible }.map(\.1.file))
      .union(imported.losses.keys)
    let carrying = Set(zip(fates, imported.tokens).filter { $0.0 == .carried }.map(\.1.file))
    var taken = names
    var numbers: [Int: Int] = [:]
    for (index, var set) in own.enumerated()
    where plan.order.isEmpty || set.verbatim != nil || !set.root.isEmpty {
      if first > 0 { set.root.editAll { $0.origin = $0.origin.map { $0 + first } } }
      set.name = availableName(set.name, among: taken)
      taken.insert(set.name)
      numbers[index] = sets.count
      sets.append(set)
    }
    // What comes before the next axis that another dialect also has, or else at the end.
    var (added, end): ([ThemePlan.Source], Int) = ([], 0)
    for source in plan.order {
      switch source {
      case .set(let set): if let number = numbers[set] { added.append(.set(number)) }
      case .group(let index):
        var group = plan.groups[index]
        var contextNames: Set<String> = []
        for (context, old) in group.contexts.enumerated() {
          let name = old.name.numbered { contextNames.insert($0.lowercased()).inserted }
          if name != old.name {
            findings.noteChange(
              "the mode '\(printable(old.name))' of '\(printable(group.name))' becomes '\(printable(name))', because "
                + "another one differs only in case",
              at: imported.firstPlace(of: old.sets.first ?? 0))
          }
          let sets = setsOf(index, context)
          let kept = sets.compactMap { numbers[$0] }
          group.contexts[context] = .init(name, sets: kept)
          // The mode may also have a set of another one, which fills its gaps.
          let alone = sets.filter { plan.places[$0] == [index: [context]] }
          let lost = kept.isEmpty ? sets : alone.contains(where: carrying.contains) ? [] : alone
          if !self.sets.isEmpty, let set = lost.first(where: declaring.contains) {
            findings.add(
              .lostMode,
              message:
                "no value of the mode '\(printable(name))' of '\(printable(group.name))' could be converted; "
                + "correct its set '\(printable(own[set].name))', or accept it with --partial",
              at: imported.firstPlace(of: set))
          }
        }
        // An axis of `--mode` is one in all dialects.
        let twin = order[end...].firstIndex { source in
          let other = source.group.map { modifiers[$0] }
          return !options.modes.isEmpty && other?.name == group.name && other?.keys == group.keys
        }
        if let twin, let number = order[twin].group {
          order.insert(contentsOf: added, at: twin)
          (added, end) = ([], twin + added.count + 1)
          modifiers[number].merge(group)
        } else {
          group.name = availableName(group.name)
          added.append(.group(modifiers.count))
          modifiers.append(group)
        }
      }
    }
    order += added
  }
}
