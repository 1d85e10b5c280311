import TokenCompiler

/// Measures drafts of contracts, and changes them until the audit accepts them.
struct Trial {
  private let sources: Sources
  private let folder: String
  var drafts: [ContractDraft]
  /// The last measurement, with all drafts.
  var analysis: Analysis?
  /// The colors of drafts that the checks refuse.
  var refused: Set<PathID> = []
  /// The colors of pairs that cannot be seen.
  private var faint: Set<String> = []
  var proposal = Proposal()

  init(_ sources: Sources, folder: String, drafts: [ContractDraft]) {
    (self.sources, self.folder, self.drafts) = (sources, folder, drafts)
  }

  /// Measures the drafts, and writes waivers for what fails. `base` is the project without the
  /// drafts, and `bases` are the colors behind everything.
  mutating func run(without base: Analysis, bases: [PathID]) {
    guard !drafts.isEmpty else { return }
    measure()
    var hasChanged = dropFaint()
    settleUnsure()
    let ground = bases.first.map(base.tokens.set.paths.string)
    if let ground, !open.isEmpty {
      for (draft, name) in open { drafts[draft].putBelow(ground, pair: name) }
      measure()
    }
    hasChanged = hasChanged || !open.isEmpty || drafts.contains(where: \.hadUnsurePairs)
    for (draft, name) in open {
      drafts[draft].remove(name)
      drafts[draft].comments.append(
        "Not measured: \(name). A color shows something unknown through; name the layers below it.")
    }
    drafts.removeAll { $0.pairs.isEmpty }
    if hasChanged { measure() }
    if dropFaint() { measure() }
    waive()
    let known = Set(base.findings.filter { $0.severity == .error }.map(Self.key))
    for attempt in 0...8 {
      measure()
      let errors = (analysis?.findings ?? []).filter {
        $0.severity == .error && !known.contains(Self.key($0))
      }
      proposal.newErrors = errors.count
      if errors.isEmpty || attempt == 8 || !refuse(errors) { break }
    }
    dropUnchecked()
  }

  /// Removes contracts without a check.
  private mutating func dropUnchecked() {
    for (index, results) in results.enumerated() where results.isEmpty {
      refused.formUnion(drafts[index].colors)
      proposal.refused.append((drafts[index].component, "there is nothing to check"))
      drafts[index].pairs = []
    }
    guard drafts.contains(where: \.pairs.isEmpty) else { return }
    drafts.removeAll(where: \.pairs.isEmpty)
    measure()
  }

  /// What makes two errors the same.
  private static func key(_ finding: Diagnostic) -> String {
    "\(finding.rule) \(finding.path ?? "") \(finding.place)"
  }

  private mutating func measure() {
    var sources = sources
    sources.contracts += drafts.map { SourceFile(path: path(of: $0), text: $0.json) }
    sources.contracts.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    analysis = drafts.isEmpty ? nil : analyze(sources).analysis
  }

  func path(of draft: ContractDraft) -> String {
    folder.isEmpty ? draft.file : "\(folder)/\(draft.file)"
  }

  private var results: [[ContrastResult]] {
    let numbers = Dictionary(drafts.enumerated().map { ($1.component, $0) }) { first, _ in first }
    var results = drafts.map { _ in [ContrastResult]() }
    for result in analysis?.checked.audit.results ?? [] {
      if let number = numbers[result.component] { results[number].append(result) }
    }
    return results
  }

  /// The pairs that could not be measured, without duplicates.
  private var open: [(draft: Int, pair: String)] {
    results.enumerated().flatMap { draft, results in
      results.filter { $0.outcome == .indeterminate }.map(\.pairName).uniqued.map { (draft, $0) }
    }
  }

  /// Replaces pairs by comments that most variants hardly show in any theme, below 1.5:1: their names were probably
  /// misread, or a border is not there to be seen. A pair of which that is true for some values of an
  /// axis keeps the others. Returns whether there were such pairs.
  private mutating func dropFaint() -> Bool {
    var hasChanged = false
    for (index, results) in results.enumerated() {
      let groups = Dictionary(grouping: results.filter { $0.required != nil }, by: \.pairName)
      var dropped: [(pair: String, highest: Double, isEverywhere: Bool)] = []
      for pair in drafts[index].pairColors.keys.sorted() {
        let results = groups[pair] ?? []
        guard results.allSatisfy({ $0.ratio != nil }) else { continue }
        let highest = Dictionary(grouping: results, by: \.variant)
          .mapValues { $0.compactMap(\.ratio).max() ?? 0 }
        let low = highest.filter { $0.value < 1.5 }
        guard let most = low.values.max() else { continue }
        if low.count * 2 > highest.count {
          dropped.append((pair, most, low.count == highest.count))
          faint.formUnion(results.flatMap { [$0.foreground.path, $0.background.path] })
        } else if let (axis, values) = drafts[index].visibleValues(in: highest, low: low) {
          drafts[index].limit(pair, to: values, on: axis)
          hasChanged = true
        }
      }
      drafts[index].settleFaint(dropped)
      hasChanged = hasChanged || !dropped.isEmpty
    }
    drafts.removeAll { $0.pairs.isEmpty }
    return hasChanged
  }

  /// Writes pairs that may not exist as comments with their lowest ratios.
  private mutating func settleUnsure() {
    for (index, results) in results.enumerated() {
      let ratios = results.compactMap { result in result.ratio.map { (result.pairName, $0) } }
      drafts[index].settleUnsure(Dictionary(ratios, uniquingKeysWith: min))
    }
    drafts.removeAll { $0.pairs.isEmpty }
  }

  /// Writes a waiver for each result that fails, and a reason for pairs that leave out variants in
  /// which both of their colors exist.
  private mutating func waive() {
    let modifiers = analysis?.tokens.themes.axes ?? []
    let open = analysis?.checked.audit.coverage.open ?? []
    for (index, results) in results.enumerated() {
      let own = drafts[index].axes
      drafts[index].waivers = [WaiverDraft](
        results.filter { $0.outcome == .fail }, pairs: drafts[index].pairColors,
        axes: own + modifiers.filter { modifier in !own.contains { $0.name == modifier.name } })
      for case let check in open where check.component == drafts[index].component {
        if let pair = check.pair { drafts[index].pairs[pair].excuse() }
      }
      drafts[index].noteBorders()
    }
  }

  /// The roles of each component that are measured in some variants only.
  var partlyMeasured: [String: [String]] {
    var roles: [String: [String]] = [:]
    let cells = analysis?.checked.audit.coverage.colors.flatMap(\.cells) ?? []
    for cells in cells.grouped(by: { [$0.component, $0.role] }) {
      guard let component = cells[0].component, let role = cells[0].role else { continue }
      let states = Set(cells.map(\.status))
      if states.contains(.never), states.count > 1 { roles[component, default: []].append(role) }
    }
    return roles
  }

  func proposal(taken: [String], gaps: [PathID: ColorNames.Gap], before: Analysis) -> Proposal {
    var proposal = proposal
    proposal.taken = taken
    proposal.errors = before.findings.filter {
      $0.severity == .error && $0.rule != .emptyAudit
    }
    proposal.contracts = zip(drafts, results).map { Proposal.Contract($0, results: $1) }
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    let coverage = (analysis ?? before).checked.audit.coverage
    proposal.colors = coverage.colors.count
    proposal.before = coverage.colors.count - before.checked.audit.coverage.count(.never)
    proposal.after = coverage.colors.count - coverage.count(.never)
    var reasons = gaps
    for path in faint {
      if let path = before.tokens.set.paths.find(path.pathSegments) { reasons[path] = .faint }
    }
    for path in refused { reasons[path] = .refused }
    proposal.gaps = Proposal.Gap.list(coverage, tokens: before.tokens, reasons: reasons)
    return proposal
  }

  /// Removes what causes errors. Returns whether something was removed.
  mutating func refuse(_ errors: [Diagnostic]) -> Bool {
    let keys = Dictionary(
      (analysis?.checked.audit.results ?? []).map { ($0.key, ($0.component, $0.pairName)) }
    ) { first, _ in first }
    let files = Dictionary(drafts.enumerated().map { (path(of: $1), $0) }) { first, _ in first }
    let parts = partlyMeasured
    var dropped: [Int: String] = [:]
    var hasChanged = false
    for error in errors {
      let pairs =
        error.rule == .reducedContrast
        ? reduced(error) : error.subject.results.compactMap { keys[$0] }
      for (component, pair) in pairs {
        guard let index = drafts.firstIndex(where: { $0.component == component }),
          drafts[index].remove(pair)
        else { continue }
        hasChanged = true
        drafts[index].comments.append("Left out: \(pair). It is an error, \(error.rule.rawValue).")
      }
      if !pairs.isEmpty { continue }
      let places = [error.place.file] + error.related.map(\.place.file)
      let found = places.compactMap { files[$0] }
      if error.rule == .partlyMeasured {
        let isExcused = found.map { index in
          (parts[drafts[index].component] ?? []).map { drafts[index].excuse($0) }.contains(true)
        }
        if isExcused.contains(true) {
          hasChanged = true
          continue
        }
      }
      for index in found where dropped[index] == nil {
        dropped[index] = "\(error.message) [\(error.rule.rawValue)]"
      }
    }
    for index in drafts.indices {
      guard let error = dropped[index] else { continue }
      refused.formUnion(drafts[index].colors)
      proposal.refused.append((drafts[index].component, error))
    }
    drafts = drafts.indices.filter { dropped[$0] == nil && !drafts[$0].pairs.isEmpty }
      .map { drafts[$0] }
    return hasChanged || !dropped.isEmpty
  }

  /// The pairs that have less contrast in a theme for increased contrast: those of the color of which
  /// the finding names the background, else all of them.
  private func reduced(_ error: Diagnostic) -> [(String, String)] {
    let components = Set(drafts.map(\.component))
    let own = (analysis?.checked.audit.results ?? []).filter {
      $0.foreground.path == error.path && components.contains($0.component)
    }
    let text = ([error.message] + error.related.map(\.message)).joined(separator: "\n")
    let named = own.filter { text.holds(text: "'\($0.background.path)'") }
    return (named.isEmpty ? own : named).map { ($0.component, $0.pairName) }
  }
}

extension ContractDraft {
  /// The values of an axis with which a pair can be seen, if it cannot be seen with the others,
  /// from its highest ratio in each variant and those of them that are too low.
  fileprivate func visibleValues(
    in ratios: [Variant: Double], low: [Variant: Double]
  ) -> (axis: String, values: [String])? {
    for axis in axes where axis.name != "state" {
      let seen = Set(ratios.keys.filter { low[$0] == nil }.compactMap { $0[axis.name] })
      let all = Set(ratios.keys.compactMap { $0[axis.name] })
      if !seen.isEmpty, seen.count < all.count {
        return (axis.name, axis.values.filter(seen.contains))
      }
    }
    return nil
  }
}
