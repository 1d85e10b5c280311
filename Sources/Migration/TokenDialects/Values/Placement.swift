/// Puts converted tokens into sets: their own, or one for each context if the value depends on the theme.
struct Placement {
  let evaluation: Evaluation
  /// The sets to write. Sets for single contexts come after those of the dialect.
  private(set) var sets: [TokenFile]
  private(set) var findings = Findings()
  /// The tokens that are in a set.
  private(set) var placed: Set<Int> = []
  /// The tokens that another one of the same path and set replaces.
  private(set) var replaced: Set<Int> = []
  /// Two groups that decide together about the value of a token, which no set can say; nil if there are none.
  private(set) var entangled: (Int, Int)?
  /// The sets for single contexts, as indices.
  private var extra: [Key: Int] = [:]
  /// The names of all sets.
  private var setNames: UniqueNames

  private var graph: TokenGraph { evaluation.graph }
  private var plan: ThemePlan { evaluation.graph.plan }

  /// Most combinations of contexts in which a token is evaluated; with more, one group varies at a time.
  private static let maxCombinations = 256

  /// The maximum number of contexts of groups that are joined, because values depend on them at once.
  private static let joinedContextLimit = 64

  /// A set and a context of a group that changes its tokens.
  private struct Key: Hashable {
    var set: Int
    var group: Int
    var context: Int
  }

  /// A token in the themes of a choice.
  private typealias Result = (choice: ThemePlan.Choice, outcome: Evaluation.Outcome)

  /// Places every token. The targets of references are evaluated first.
  init(_ evaluation: Evaluation, sets: [TokenFile]) {
    (self.evaluation, self.sets) = (evaluation, sets)
    setNames = UniqueNames(sets.map(\.name), separator: "-")
    var results: [[Result]] = Array(repeating: [], count: graph.tokens.count)
    for index in graph.order where plan.isMerged(graph.tokens[index].file) {
      results[index] = choices(for: index).map { ($0, evaluation.outcome(of: index, in: $0)) }
    }
    for index in graph.tokens.indices where !results[index].isEmpty {
      place(index, results: results[index])
    }
    for group in graph.groups where plan.isMerged(group.file) {
      self.sets[group.file].root.annotate(
        group.path,
        with: annotations(
          group.description, deprecated: group.deprecated, extensions: group.extensions))
    }
  }

  /// All contexts that can affect a token's value, in which its set is merged.
  private func choices(for index: Int) -> [ThemePlan.Choice] {
    let set = graph.tokens[index].file
    let base = plan.choice(with: set)
    let groups = graph.dependences[index]
    let all = groups.map { group in plan.groups[group].contexts.indices.map { (group, $0) } }
    let changes = varyTogether(groups) ? all.combinations : [[]] + all.joined().map { [$0] }
    return changes.map { $0.reduce(into: base) { $0[$1.0] = $1.1 } }
      .filter { plan.includes(set, in: $0) }
  }

  /// Whether a token that can depend on these groups is evaluated in all their combinations.
  private func varyTogether(_ groups: [Int]) -> Bool {
    groups.map { plan.groups[$0] }.combinationCount <= Double(Self.maxCombinations)
  }

  /// The groups that change a token, among those that it can depend on.
  private func deciding(_ index: Int, results: [Result]) -> [Int] {
    let groups = graph.dependences[index].filter { plan.groups[$0].contexts.count > 1 }
    guard varyTogether(groups) else {
      return groups.filter { group in
        results.contains { choice, outcome in
          choice[group] != results[0].choice[group] && !outcome.isWritten(as: results[0].outcome)
        }
      }
    }
    return groups.filter { group in
      var first: [ThemePlan.Choice: Evaluation.Outcome] = [:]
      return results.contains { choice, outcome in
        var rest = choice
        rest[group] = -1
        guard let known = first[rest] else {
          first[rest] = outcome
          return false
        }
        return !outcome.isWritten(as: known)
      }
    }
  }

  private mutating func place(_ index: Int, results: [Result]) {
    let token = graph.tokens[index]
    let deciding = deciding(index, results: results)
    let homes = plan.groups(of: token.file)
    if deciding.count > 1 || deciding.count == 1 && !homes.isSubset(of: deciding) {
      return untangle(index, results: results, groups: homes.union(deciding).sorted())
    }
    report(index, results: results)
    guard let group = deciding.first else {
      return insert(index, outcome: results[0].outcome, into: token.file)
    }
    for results in results.grouped(by: { $0.choice[group] }) {
      let key = Key(set: token.file, group: group, context: results[0].choice[group])
      insert(index, outcome: results[0].outcome, into: set(for: key))
    }
  }

  /// Notes the groups that a token depends on at once, or leaves it out if they have too many combinations. One
  /// that is the same in all themes, with an alias only in some, gets that value.
  private mutating func untangle(_ index: Int, results: [Result], groups: [Int]) {
    var outcome = results[0].outcome
    let values = Set(
      results.map { [$0.outcome.resolved, $0.outcome.type.map { .string($0.rawValue) }] })
    if values.count == 1, let value = outcome.resolved, outcome.value != nil {
      outcome.value = value
      report(index, results: results)
      return insert(index, outcome: outcome, into: graph.tokens[index].file)
    }
    let count = groups.map { plan.groups[$0] }.combinationCount
    if count <= Double(Self.joinedContextLimit) {
      entangled = entangled ?? (groups[0], groups[1])
      return
    }
    let token = graph.tokens[index]
    findings.add(
      .notCarried, about: token.path,
      " depends on \(groups.map { plan.groups[$0].name }.quotedList()) at once, which have \(plain(count)) "
        + "combinations, so it is left out; write a value that depends on one of them",
      at: token.place)
  }

  private mutating func set(for key: Key) -> Int {
    if let known = extra[key] { return known }
    let group = plan.groups[key.group]
    let name = "\(sets[key.set].name)-\(group.name)-\(group.contexts[key.context].name)"
    sets.append(TokenFile(name: setNames.add(name)))
    extra[key] = sets.count - 1
    return sets.count - 1
  }

  private mutating func insert(_ index: Int, outcome: Evaluation.Outcome, into set: Int) {
    guard let value = outcome.value else { return }
    placed.insert(index)
    let token = graph.tokens[index]
    var converted = ConvertedToken(
      type: outcome.writtenType, value: value, description: token.description,
      deprecated: token.deprecated, extensions: token.extensions, place: token.place, origin: index)
    if !outcome.extras.isEmpty {
      converted.extensions.append(.init("tincture.convert", value: .object(outcome.extras)))
    }
    guard let old = sets[set].root.insert(converted, at: token.path) else { return }
    if let origin = old.origin { replaced.insert(origin) }
    findings.add(
      .changedValue, about: token.path, " is declared twice; this one wins", at: token.place,
      related: [Diagnostic.Related("the first declaration", at: old.place)])
  }

  /// Reports each fault of a token once, with the themes if it applies only to some.
  private mutating func report(_ index: Int, results: [Result]) {
    let token = graph.tokens[index]
    let faults = results.flatMap { choice, outcome in outcome.faults.map { ($0, choice) } }
    for affected in faults.grouped(by: { $0.0 }) {
      let fault = affected[0].0
      var message = fault.message
      if affected.count < results.count {
        let names = affected.prefix(4).map { plan.names(of: $0.1, in: graph.dependences[index]) }
        message +=
          " (in \(names.map(printable).joined(separator: ", "))\(affected.count > 4 ? " and others" : ""))"
      }
      let path = token.path.tokenPath
      var finding = Diagnostic(
        fault.rule, message: "'\(printable(path))': \(message)", at: token.place, path: path)
      // A build reports it, too.
      if fault.rule == .lineHeightUnit { finding.standing = .stricter }
      findings.add(finding)
    }
  }

  // MARK: Sets of contexts

  /// The sets that a context merges, in order. One for a single context is above the one of its tokens.
  func sets(of group: Int, in context: Int) -> [Int] {
    var merged = plan.groups[group].contexts[context].sets
    let own = extra.filter { $0.key.group == group && $0.key.context == context }
    for (key, set) in own.sorted(by: { $0.value < $1.value }) {
      let rank = plan.ranks[key.set]
      let above =
        merged.firstIndex(of: key.set).map { $0 + 1 }
        ?? merged.firstIndex { $0 < plan.ranks.count && plan.ranks[$0] > rank } ?? merged.count
      merged.insert(set, at: above)
    }
    return merged
  }
}

extension Evaluation.Outcome {
  /// The type to write; nil for an alias of a token that is converted.
  fileprivate var writtenType: TokenType? { value?.alias != nil && end != nil ? nil : type }

  fileprivate func isWritten(as other: Self) -> Bool {
    writtenType == other.writtenType && value == other.value && extras == other.extras
  }
}
