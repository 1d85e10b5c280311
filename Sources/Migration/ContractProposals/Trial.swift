/// Measures drafts of contracts, and changes them until the audit accepts them.
struct Trial {
  private let sources: Sources
  private let folder: String
  /// The project without the drafts.
  private let base: Analysis
  private var drafts: [ContractDraft]
  /// The last measurement, with all drafts, and its contracts.
  private var analysis: Analysis?
  private var measured: [SourceFile]?
  /// Why colors are in no contract.
  private var gaps: [PathID: ColorNames.Gap]
  private var proposal = Proposal()

  init(_ sources: Sources, without base: Analysis, folder: String, drafts writer: DraftWriter) {
    (self.sources, self.base, self.folder) = (sources, base, folder)
    (drafts, gaps, proposal.taken) = (writer.drafts, writer.gaps, writer.taken)
  }

  /// Measures the drafts, and writes waivers for what fails.
  mutating func run() {
    measure()
    dropFaint()
    settleUnsure()
    for (draft, name) in open { drafts[draft].putGroundBelow(name) }
    measure()
    for pairs in open.grouped(by: \.draft) {
      let why = "A color shows something unknown through; name the layers below it."
      let items = pairs.map { ($1, "Not measured: \($1). \(why)") }
      drafts[pairs[0].draft].replace(items, rest: "Not measured:")
    }
    measure()
    dropFaint()
    measure()
    waive()
    let known = Set(base.findings.filter { $0.severity == .error }.map(Self.key))
    for attempt in 0...Self.attempts {
      measure()
      let errors = (analysis?.findings ?? []).filter {
        $0.severity == .error && !known.contains(Self.key(of: $0))
      }
      proposal.newErrors = errors.count
      if errors.isEmpty || attempt == Self.attempts { break }
      refuse(errors)
    }
    // Contracts without a check.
    for (index, results) in results.enumerated() where results.isEmpty {
      drop(index, because: "there is nothing to check")
    }
    measure()
  }

  /// The number of times that drafts with errors are removed.
  private static let attempts = 8

  /// What makes two errors the same.
  private static func key(of error: Diagnostic) -> [String] {
    [error.rule.rawValue, error.path ?? "", error.place.text]
  }

  /// Measures changed drafts. Above the limit of checks, leaves out the largest and the last quarter.
  private mutating func measure() {
    drafts.removeAll(where: \.pairs.isEmpty)
    var sources = sources
    sources.contracts += drafts.map { SourceFile(path: path(of: $0), text: $0.json) }
    sources.contracts.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard sources.contracts != measured else { return }
    (measured, analysis) = (sources.contracts, nil)
    if !drafts.isEmpty { analysis = analyze(sources).analysis }
    guard let analysis, analysis.checked.audit.results.isEmpty,
      let error = analysis.findings.first(where: { error in
        error.rule == .limitExceeded && sources.contracts.contains { $0.path == error.place.file }
      })
    else { return }
    for (index, draft) in drafts.enumerated()
    where index >= drafts.count - drafts.count / 4 || path(of: draft) == error.place.file {
      drop(index, because: "\(error.message) [\(error.rule.rawValue)]")
    }
    measure()
  }

  private func path(of draft: ContractDraft) -> String {
    folder.isEmpty ? draft.file : "\(folder)/\(draft.file)"
  }

  /// The results of each draft.
  private var results: [[ContrastResult]] {
    let results = Dictionary(grouping: analysis?.checked.audit.results ?? [], by: \.component)
    return drafts.map { results[$0.component] ?? [] }
  }

  /// The pairs that could not be measured, without duplicates.
  private var open: [(draft: Int, pair: String)] {
    results.enumerated().flatMap { draft, results in
      results.filter { $0.outcome == .indeterminate }.map(\.pairName).uniqued.map { (draft, $0) }
    }
  }

  /// Replaces pairs that most variants hardly show in any theme by comments: likely misread or faint borders.
  /// A pair hardly seen with some values of an axis keeps the others.
  private mutating func dropFaint() {
    for (index, results) in results.enumerated() {
      let groups = Dictionary(grouping: results.filter { $0.required != nil }, by: \.pairName)
      var dropped: [(pair: String, comment: String)] = []
      for pair in drafts[index].pairs.sorted(by: { $0.name < $1.name })
      where dropped.last?.pair != pair.name {
        let results = groups[pair.name] ?? []
        guard results.allSatisfy({ $0.ratio != nil }) else { continue }
        let highest = Dictionary(grouping: results, by: \.variant)
          .mapValues { $0.compactMap(\.ratio).max() ?? 0 }
        let low = highest.filter { $0.value < Self.visible }
        guard let most = low.values.max() else { continue }
        if low.count * 2 > highest.count {
          let extent = low.count == highest.count ? "" : " in most variants"
          let comment =
            "Left out: \(drafts[index].paths(of: pair)), at most \(shown(most)):1\(extent). It cannot be "
            + "seen there, so the names may mean something else."
          dropped.append((pair.name, comment))
          for path in results.flatMap({ [$0.foreground.path, $0.background.path] }) {
            if let path = base.tokens.set.paths.find(path.pathSegments) { gaps[path] = .faint }
          }
        } else {
          drafts[index].limit(pair.name, of: Array(highest.keys), low: low)
        }
      }
      drafts[index].replace(dropped, rest: "Left out:")
    }
  }

  /// The ratio below which two colors look almost the same.
  private static let visible = 1.5

  /// Writes pairs that may not exist as comments with their lowest ratios.
  private mutating func settleUnsure() {
    for (index, results) in results.enumerated() {
      let ratios = Dictionary(grouping: results, by: \.pairName)
        .mapValues { $0.compactMap(\.ratio).min().map { ", \(shown($0)):1" } ?? "" }
      let items = drafts[index].pairs.filter(\.isUnsure).map { pair in
        let name = drafts[index].paths(of: pair) + (ratios[pair.name] ?? "")
        return (pair.name, "Not sure that there is such a pair: \(name).")
      }
      drafts[index].replace(items, rest: "Not sure of")
    }
  }

  /// Writes waivers for what fails, and reasons for pairs that leave out variants in which both colors exist.
  /// Leaves out contracts with which all would have more waivers than the limit.
  private mutating func waive() {
    let open = analysis?.checked.audit.coverage.open ?? []
    var left = proposedWaiverLimit
    for (index, results) in results.enumerated() {
      let waivers = results.filter { $0.outcome == .fail }.waiverDrafts
      guard waivers.count <= left else {
        drop(index, because: "all contracts would have more than \(proposedWaiverLimit) waivers")
        continue
      }
      (drafts[index].waivers, left) = (waivers, left - waivers.count)
      for case let check in open where check.component == drafts[index].component {
        if let pair = check.pair { drafts[index].excuse(pair: pair) }
      }
      if drafts[index].pairs.contains(where: \.isBorder) {
        drafts[index].comments.append(
          "If nothing depends on seeing a border, write 'decorative' with the reason instead of 'graphic', and remove its waivers."
        )
      }
    }
  }

  /// Removes what causes errors, or gives reasons.
  private mutating func refuse(_ errors: [Diagnostic]) {
    let files = Dictionary(drafts.enumerated().map { (path(of: $1), $0) }) { first, _ in first }
    var dropped: [Int: String] = [:]
    // One reason can be that of several errors.
    var excused: Set<Int> = []
    let results = analysis?.checked.audit.results ?? []
    let keys = Dictionary(grouping: results, by: \.key)
    let fronts = Dictionary(grouping: results, by: \.foreground.path)
    for error in errors {
      let checks =
        error.rule == .reducedContrast
        ? named(by: error, of: fronts[error.path ?? ""] ?? [])
        : error.subject.results.flatMap { keys[$0] ?? [] }
      for check in checks {
        guard let index = drafts.firstIndex(where: { $0.component == check.component }),
          drafts[index].pairs.contains(where: { $0.name == check.pairName })
        else { continue }
        let comment = "Left out: \(check.pairName). It is an error, \(error.rule.rawValue)."
        drafts[index].replace([(check.pairName, comment)], rest: "")
      }
      if !checks.isEmpty { continue }
      let places = [error.place.file] + error.related.map(\.place.file)
      for index in places.compactMap({ files[$0] }).uniqued where dropped[index] == nil {
        if error.rule == .partlyMeasured, drafts[index].excuse(rolesIn: error.message) {
          excused.insert(index)
        } else if !excused.contains(index) {
          dropped[index] = "\(error.message) [\(error.rule.rawValue)]"
        }
      }
    }
    for (index, error) in dropped.sorted(by: { $0.key < $1.key }) { drop(index, because: error) }
  }

  /// Empties a draft that cannot be a contract.
  private mutating func drop(_ index: Int, because error: String) {
    for path in drafts[index].colors { gaps[path] = .refused }
    proposal.refused.append((drafts[index].component, error))
    drafts[index].pairs = []
  }

  /// Of the checks of a color, those on the backgrounds that an error names, or all.
  private func named(by error: Diagnostic, of checks: [ContrastResult]) -> [ContrastResult] {
    let drafted = Set(drafts.map(\.component))
    let own = checks.filter { drafted.contains($0.component) }
    let text = ([error.message] + error.related.map(\.message)).joined(separator: "\n")
    let named = own.filter { text.holds(text: "'\($0.background.path)'") }
    return named.isEmpty ? own : named
  }

  /// What is proposed.
  var result: Proposal {
    var proposal = proposal
    proposal.errors = base.findings.filter { $0.severity == .error && $0.rule != .emptyAudit }
    proposal.contracts = zip(drafts, results).map { Proposal.Contract(draft: $0, results: $1) }
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    let coverage = (analysis ?? base).checked.audit.coverage
    proposal.colors = coverage.colors.count
    proposal.before = coverage.colors.count - base.checked.audit.coverage.count(.never)
    proposal.after = coverage.colors.count - coverage.count(.never)
    var paths: [ColorNames.Gap: [String]] = [:]
    for color in coverage.colors where color.status == .never {
      let path = base.tokens.set.paths.find(color.path.pathSegments)
      let reason = path.flatMap { gaps[$0] } ?? (color.part == nil ? .unnamed : .inner)
      if paths[reason]?.last != color.path { paths[reason, default: []].append(color.path) }
    }
    proposal.gaps = ColorNames.Gap.allCases.compactMap { gap in
      paths[gap].map { (gap.rawValue, $0) }
    }
    return proposal
  }
}

/// The number of waivers in all contracts that `propose` writes.
let proposedWaiverLimit = 4096

extension ContractDraft {
  /// Puts the color behind the component below the background of a pair.
  fileprivate mutating func putGroundBelow(_ name: String) {
    guard let ground else { return }
    let grounds = [ground] + roles.filter { $0.path == ground }.map(\.name)
    for index in pairs.indices
    where pairs[index].name == name && !pairs[index].isInverse
      && !grounds.contains(pairs[index].background[pairs[index].background.count - 1].name)
    { pairs[index].background.append(PairDraft.Layer(name: ground)) }
  }

  /// Limits a pair to the values of an axis with which it can be seen, if it cannot be with the others.
  /// `low` are those of its variants in which it cannot.
  fileprivate mutating func limit(_ name: String, of all: [Variant], low: [Variant: Double]) {
    for axis in axes where axis.name != "state" && axis.name != theme {
      let seen = Set(all.filter { low[$0] == nil }.compactMap { $0[axis.name] })
      let all = Set(all.compactMap { $0[axis.name] })
      guard !seen.isEmpty, seen.count < all.count else { continue }
      for index in pairs.indices
      where pairs[index].name == name
        && !pairs[index].conditions.contains(where: { $0.axis == axis.name })
      { pairs[index].conditions.append((axis.name, axis.values.filter(seen.contains))) }
      return
    }
  }
}
