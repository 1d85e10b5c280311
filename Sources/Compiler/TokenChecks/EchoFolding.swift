extension [Diagnostic] {
  /// The findings without those that another finding alone causes, which a note of that one counts:
  /// about what unread files, and files that name them, would have declared elsewhere, and about
  /// what unread contracts would have measured.
  package func foldingEchoes(ofUnread unread: Set<String>, contracts: Set<String>) -> [Diagnostic] {
    var folding = EchoFolding(self)
    folding.foldUnread(unread) { $0.row.isEcho }
    folding.foldUnread(contracts) { rule in
      [.unpairedColor, .partlyMeasured, .staleBaseline, .lowCoverage].contains(rule)
    }
    folding.foldUnmatchedContracts()
    folding.foldFaultyTokens()
    folding.foldHabits()
    folding.foldUnpaired()
    return folding.findings
  }
}

private struct EchoFolding {
  private var entries: [Entry]

  private struct Entry {
    var finding: Diagnostic
    /// The number of findings that it hides.
    var echoes = 0
    /// The tokens that are missing because of it.
    var missing: [String] = []
    /// The number of other findings with its habit.
    var alike = 0
  }

  init(_ findings: [Diagnostic]) { entries = findings.map { Entry(finding: $0) } }

  /// What remains, with notes about the rest.
  var findings: [Diagnostic] {
    entries.map { entry in
      var finding = entry.finding
      finding.related += [habitNote(of: entry), note(of: entry)].compactMap { text in
        text.map { Diagnostic.Related($0, at: finding.place) }
      }
      return finding
    }
  }

  // MARK: Causes

  /// What files that could not be read would have declared is missing elsewhere.
  mutating func foldUnread(_ files: Set<String>, where isEcho: (Rule) -> Bool) {
    func isCause(_ finding: Diagnostic) -> Bool {
      files.contains(finding.place.file) && finding.severity == .error
        && (!isEcho(finding.rule) || finding.rule == .unresolvedReference && finding.path == nil)
    }
    guard let cause = entries.firstIndex(where: { isCause($0.finding) }) else { return }
    fold(into: cause, isCertain: false) { isEcho($0.rule) && !isCause($0) }
  }

  /// A contract that matches no token requires tokens that do not exist.
  mutating func foldUnmatchedContracts() {
    let causes = entries.map(\.finding).filter { $0.rule == .unmatchedContract }
    for finding in causes {
      guard let cause = entries.firstIndex(where: { $0.finding == finding }) else { continue }
      fold(into: cause) { $0.isAbout(contractIn: finding.place.file) }
    }
  }

  /// A token with a fault is not also missing, and components out of range are one fault.
  mutating func foldFaultyTokens() {
    var faults: [String: Int] = [:]
    var ranges: [[String]: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let path = entry.finding.path else { continue }
      if entry.finding.isFault, faults[path] == nil { faults[path] = index }
      let place = [entry.finding.place.file, path]
      if entry.finding.rule == .componentRange, ranges[place] == nil { ranges[place] = index }
    }
    var echoes: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      guard let path = entry.finding.path else { continue }
      let isRange = entry.finding.rule == .componentRange
      let isMissing = [.missingToken, .partialToken].contains(entry.finding.rule)
      let cause =
        isRange ? ranges[[entry.finding.place.file, path]] : isMissing ? faults[path] : nil
      guard let cause, cause != index else { continue }
      entries[cause].echoes += 1
      echoes.insert(index)
    }
    entries = entries.indices.filter { !echoes.contains($0) }.map { entries[$0] }
  }

  /// One habit needs one finding for a file.
  mutating func foldHabits() {
    var first: [[String]: Int] = [:]
    var rest: [Entry] = []
    for entry in entries {
      if let habit = entry.finding.habit {
        let key = [entry.finding.place.file, entry.finding.rule.rawValue, habit]
        if let kept = first[key] {
          rest[kept].alike += 1
          rest[kept].echoes += entry.echoes
          continue
        }
        first[key] = rest.count
      }
      rest.append(entry)
    }
    entries = rest
  }

  /// Colors look unpaired, and contrast unimproved, if a token lacks a value or a contract is misread.
  mutating func foldUnpaired() {
    guard let cause = entries.firstIndex(where: \.finding.hidesPairs) else { return }
    fold(into: cause, isCertain: false) {
      [.unpairedColor, .unimprovedContrast].contains($0.rule) && $0.severity == .warning
    }
  }

  private mutating func fold(
    into cause: Int, isCertain: Bool = true, where isEcho: (Diagnostic) -> Bool
  ) {
    let echoes = entries.indices.filter { $0 != cause && isEcho(entries[$0].finding) }
    guard !echoes.isEmpty else { return }
    entries[cause].echoes += echoes.count
    if isCertain {
      entries[cause].missing += echoes.map { entries[$0].finding }
        .filter { $0.rule == .missingToken }.compactMap(\.path)
    }
    let dropped = Set(echoes)
    entries = entries.indices.filter { !dropped.contains($0) }.map { entries[$0] }
  }

  // MARK: Notes

  private func note(of entry: Entry) -> String? {
    guard entry.echoes > 0 else { return nil }
    let verb = entry.echoes == 1 ? "is" : "are"
    let note =
      "\(counted(entry.echoes, noun: "more finding")) \(verb) not shown until this is fixed"
    guard !entry.missing.isEmpty else { return note }
    return note + ": no "
      + entry.missing.map { "'\(printable($0))'" }.shortList(limit: 6, tolerance: 0)
  }

  private func habitNote(of entry: Entry) -> String? {
    guard entry.alike > 0, let habit = entry.finding.habit else { return nil }
    guard entry.finding.rule == .missingType else {
      return "\(counted(entry.alike, noun: "more place")) of this file "
        + "\(entry.alike == 1 ? "has" : "have") the same mistake"
    }
    let tokens = counted(entry.alike, noun: "more token")
    return "\(tokens) of '\(printable(habit))' \(entry.alike == 1 ? "has" : "have") none either; "
      + "a $type in that group is enough for all of the same type"
  }
}

extension Diagnostic {
  /// Tokens without a type in one group need one `$type`, that of the group.
  fileprivate var habit: String? {
    rule == .missingType ? path.map { $0.pathSegments[0] } : subject.habit
  }

  fileprivate var isFault: Bool { severity == .error && rule.isLenient && rule != .partialToken }

  /// Whether colors can look unpaired because of it: a token lacks a value, or a contract is misread.
  fileprivate var hidesPairs: Bool {
    let certain: Set<Rule> = [
      .unresolvedReference, .typeMismatch, .missingToken, .unmatchedPair, .invalidContract,
    ]
    let isInContract = rule == .unknownKey && place.file.hasSuffix(".contract.json")
    return severity == .error && (certain.contains(rule) || isInContract || isFault)
  }

  /// Whether a contract that matches no token causes the finding: it requires the token, or none of
  /// its variants uses it.
  fileprivate func isAbout(contractIn file: String) -> Bool {
    rule == .missingToken && subject.requirers == [file]
      || [.unmatchedPair, .unmatchedWaiver].contains(rule) && place.file == file
      || rule == .unexpectedToken && related.first?.place.file == file
  }
}
