/// Failures that a project has accepted: `audit --baseline`.
struct Baseline {
  /// A result that failed when the baseline was written.
  struct Entry {
    var key: String
    /// Its ratio at that time; nil when it could not be measured.
    var ratio: Double?
    var steps: [JSONStep]
    /// The values on theme axes in its key.
    var contexts = Variant()
  }

  /// Entries by their values on theme axes, one axis after another.
  private struct Tree {
    var entries: [Int] = []
    var branches: [String?: Tree] = [:]

    mutating func add(_ entry: Int, at values: ArraySlice<String?>) {
      guard let value = values.first else { return entries.append(entry) }
      branches[value, default: Tree()].add(entry, at: values.dropFirst())
    }

    /// The entries without a value or with one of some values on each axis; nil for any value.
    func entries(with values: ArraySlice<[String]?>) -> [Int] {
      guard let own = values.first else { return entries }
      let known = own.map { ([nil] + $0).compactMap { branches[$0] } }
      return (known ?? Array(branches.values)).flatMap { $0.entries(with: values.dropFirst()) }
    }
  }

  let document: Document
  private var entries: [Entry]
  /// The entries that accept a failure of a pair, by the pair's key without theme axes.
  private var byPair: [String: Tree] = [:]
  private let themes: ThemeSpace
  /// The names of the axes that results can restrict.
  private var axes: [String] { themes.axes.prefix(AxisSet.capacity).map(\.name) }

  /// Reads a baseline; nil, with findings, when the file is not one.
  static func read(_ file: SourceFile, themes: ThemeSpace, findings: inout Findings) -> Baseline? {
    guard let document = Document(file, findings: &findings) else { return nil }
    return DocumentLog.reading(document, rule: .invalidBaseline, findings: &findings) { log in
      guard var members = Members(log.root, of: log, phrase: "a baseline") else { return nil }
      let version = members.required("version")
      if let version, version.value.number != 1 {
        let _: Double? = log.refuse(version, wanted: "version 1")
      }
      let entries = members.items("results").compactMap { entry($0, log: log) }
      members.finish()
      return Baseline(entries, themes: themes, log: log)
    }
  }

  private init(_ entries: [Entry], themes: ThemeSpace, log: DocumentLog) {
    (document, self.entries, self.themes) = (log.document, entries, themes)
    var keys: Set<String> = []
    for (index, entry) in entries.enumerated() {
      if !keys.insert(entry.key).inserted {
        log.report(
          "'\(printable(entry.key))' is listed twice; remove one of the two", at: entry.steps)
      }
      let (pair, contexts) = parts(of: entry.key)
      self.entries[index].contexts = contexts
      byPair[pair, default: Tree()].add(index, at: axes.map { contexts[$0] }[...])
    }
  }

  /// A key without theme axes, and its values on them.
  private func parts(of key: String) -> (pair: String, contexts: Variant) {
    var contexts = Variant()
    let names = key.pathSegments.filter { name in
      let halves = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, themes.axis(named: String(halves[0])) != nil else { return true }
      contexts.entries.append(Variant.Entry(axis: String(halves[0]), value: String(halves[1])))
      return false
    }
    return (names.tokenPath, contexts)
  }

  /// The entries that accept a result, each in some of its themes.
  private func entries(for result: ContrastResult) -> [Entry] {
    let found = byPair[parts(of: result.key).pair]?
      .entries(with: axes.map(result.holds.values(of:))[...])
    return (found ?? []).sorted().map { entries[$0] }
  }

  private static func entry(_ item: PlacedValue, log: DocumentLog) -> Entry? {
    guard var members = Members(item, of: log, phrase: "a baseline entry") else { return nil }
    let key = members.requiredString("result")
    let ratio = members.required("ratio")
    members.finish()
    if let ratio, ratio.value.kind != .null, ratio.value.number == nil {
      let _: Double? = log.refuse(ratio, wanted: "a ratio or null")
    }
    return key.map { Entry(key: $0, ratio: ratio?.value.number, steps: item.steps) }
  }

  /// Compares every failure with the baseline, and reports entries to remove from it. `isWhole`
  /// says that these are all results that the project can have.
  func compare(
    _ results: inout [ContrastResult], isWhole: Bool
  ) -> (comparison: BaselineComparison, findings: [Diagnostic]) {
    var findings: [Diagnostic] = []
    var comparison = BaselineComparison(file: document.path)
    var needed: Set<String> = []
    var audited: [String: Int] = [:]
    var highest: [String: ContrastResult] = [:]
    for index in results.indices {
      let accepting = entries(for: results[index])
      for entry in accepting { audited[entry.key] = audited[entry.key] ?? index }
      guard results[index].isFailure else { continue }
      results[index].change = change(of: results[index], accepting: accepting)
      for entry in accepting {
        needed.insert(entry.key)
        let known = highest[entry.key]?.ratio ?? 0
        if let ratio = results[index].ratio, ratio > known { highest[entry.key] = results[index] }
      }
    }
    for entry in entries {
      guard let result = highest[entry.key], let then = entry.ratio, let now = result.ratio,
        then.isSlack(below: now)
      else { continue }
      findings.append(
        Diagnostic(
          .slackFloor, about: result,
          remark:
            "\(result.distance(above: then)) the \(shown(then)):1 that the baseline accepts; regenerate it: "
            + "tincture audit --write-baseline", at: document.place(entry.steps)))
    }
    for entry in entries where !needed.contains(entry.key) {
      let result = audited[entry.key].map { results[$0] }
      guard result != nil || isWhole else { continue }
      comparison.fixed.append(
        BaselineComparison.Fixed(key: entry.key, ratio: entry.ratio, now: result?.ratio))
      findings.append(.staleBaseline(entry, result: result, at: document.place(entry.steps)))
    }
    return (comparison, findings)
  }

  /// The end of the message of a finding about the result.
  func remark(on result: ContrastResult) -> String {
    let accepted =
      entries(for: result).lazy.compactMap(\.ratio).first.map { " at \(shown($0)):1" } ?? ""
    return switch result.change {
    case .known: "; the baseline accepts it\(accepted)"
    case .worse: "; the baseline accepts it only\(accepted)"
    case .new: "; not in the baseline"
    case nil: ""
    }
  }

  /// Compares a failure with the entries that accept it, in each theme that they tell apart.
  private func change(of result: ContrastResult, accepting: [Entry]) -> BaselineComparison.Change {
    guard let last = accepting.last else { return .new }
    // The last entry decides wherever it matches: here in all themes.
    if last.contexts.entries.allSatisfy({ result.holds.values(of: $0.axis) == [$0.value] }) {
      return change(of: result, from: last)
    }
    let own = result.holds.axes(in: themes)
    let named = accepting.flatMap(\.contexts.entries).compactMap { themes.axis(named: $0.axis) }
    let all = own.union(AxisSet(named))
    let axes = themes.count(over: all) > supportLimit ? own : all
    let changes = themes.themes(in: result.box, over: axes).map { theme in
      let contexts = themes.contexts(of: theme)
      let entry = accepting.last { accepted in
        accepted.contexts.entries.allSatisfy { contexts[$0.axis] == $0.value }
      }
      return change(of: result, from: entry)
    }
    return BaselineComparison.Change.allCases.first(where: changes.contains) ?? .known
  }

  private func change(of result: ContrastResult, from entry: Entry?) -> BaselineComparison.Change {
    guard let entry else { return .new }
    guard let then = entry.ratio else { return result.ratio == nil ? .known : .new }
    guard let now = result.ratio else { return .worse }
    return now < then - 1e-9 ? .worse : .known
  }
}

extension Diagnostic {
  /// An entry accepts no failure.
  fileprivate static func staleBaseline(
    _ entry: Baseline.Entry, result: ContrastResult?, at place: Place
  ) -> Diagnostic {
    let now =
      result.map { $0.outcome.sentenceEnd + ($0.ratio.map { " at \(shown($0)):1" } ?? "") }
      ?? "is no longer audited"
    return Diagnostic(
      .staleBaseline,
      message:
        "'\(printable(entry.key))' \(now); remove it from the baseline, or regenerate the baseline: "
        + "tincture audit --write-baseline", at: place, path: result?.foreground.path)
  }
}

extension Outcome {
  /// The outcome as the end of a sentence about a result.
  fileprivate var sentenceEnd: String {
    switch self {
    case .pass: "now passes"
    case .fail: "fails"
    case .waived: "is now waived"
    case .exempt: "is now exempt"
    case .indeterminate: "cannot be measured"
    }
  }
}

extension ContrastResult {
  /// Whether the result makes a build fail.
  package var isFailure: Bool { outcome == .fail || outcome == .indeterminate }
}

extension Audit {
  /// The failures as a baseline that accepts them.
  package var baselineJSON: [UInt8] {
    JSONWriter.file(lines: 2) { json in
      json.number("version", value: 1)
      json.objects("results", items: results.filter(\.isFailure)) { json, result in
        json.members(("result", result.key), ("ratio", result.ratio))
      }
    }
  }
}
