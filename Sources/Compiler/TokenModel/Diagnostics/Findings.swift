/// The findings of a run, without duplicates.
package struct Findings: Sendable {
  /// Names the themes to which a finding applies, each with the axes that decide this; nil if these
  /// are all themes. Without it, no finding names themes.
  package var namingThemes: (@Sendable ([(theme: Int, axes: AxisSet)]) -> String?)?
  private var list: [Entry] = []
  /// The index of each finding in the list.
  private var known: [Diagnostic: Int] = [:]
  /// The size of the findings so far, in bytes.
  private var size = 0
  let limit: ByteLimit

  private struct Entry {
    var finding: Diagnostic
    /// The themes to which it applies, each with the axes that decide this; nil for all themes.
    var themes: [(theme: Int, axes: AxisSet)]?
  }

  package init() { self.init(limit: ByteLimit()) }

  package init(limit: ByteLimit) { self.limit = limit }

  /// Adds a finding that applies to every theme.
  ///
  /// When the findings exceed the limit, one finding reports that, and later ones are dropped.
  package mutating func add(_ finding: Diagnostic) { add(finding, applyingIn: nil) }

  /// Adds a finding that applies to every theme with this theme's values on some axes. The same
  /// finding in other themes is merged with it.
  package mutating func add(_ finding: Diagnostic, in theme: Int, over axes: AxisSet) {
    add(finding, applyingIn: [(theme, axes)])
  }

  private mutating func add(
    _ finding: Diagnostic, applyingIn themes: [(theme: Int, axes: AxisSet)]?
  ) {
    guard size <= limit.bytes else { return }
    if let index = known[finding] {
      if let themes { list[index].themes?.append(contentsOf: themes) }
      if themes == nil { list[index].themes = nil }
      size += 16 * (themes?.count ?? 0)
      return
    }
    size += finding.size
    let isTooMuch = size > limit.bytes && finding.rule != .limitExceeded
    let kept = isTooMuch ? Diagnostic(tooManyFindingsAt: finding.place, limit: limit) : finding
    known[kept] = list.count
    list.append(Entry(finding: kept, themes: isTooMuch ? nil : themes))
  }

  /// Adds the findings of another run of checks.
  package mutating func add(_ others: Findings) {
    for entry in others.list { add(entry.finding, applyingIn: entry.themes) }
  }

  /// Adds findings that apply to every theme.
  package mutating func add(_ findings: [Diagnostic]) { for finding in findings { add(finding) } }

  /// Removes the findings that satisfy a condition.
  package mutating func removeAll(where isUnwanted: (Diagnostic) -> Bool) {
    list.removeAll { isUnwanted($0.finding) }
    known = Dictionary(list.enumerated().map { ($1.finding, $0) }) { first, _ in first }
  }

  package mutating func add(
    _ rule: Rule, message: String, at place: Place, path: String? = nil,
    related: [Diagnostic.Related] = []
  ) { add(Diagnostic(rule, message: message, at: place, path: path, related: related)) }

  /// The paths of all tokens with a finding that satisfies a condition.
  package func paths(where isWanted: (Diagnostic) -> Bool) -> Set<String> {
    Set(list.compactMap { isWanted($0.finding) ? $0.finding.path : nil })
  }

  /// The paths of all tokens with a finding of a rule.
  package func paths(of rule: Rule) -> Set<String> { paths { $0.rule == rule } }

  /// All findings in the order they were added, and whether each applies to every theme.
  package var all: [(finding: Diagnostic, isEverywhere: Bool)] {
    list.map { ($0.finding, themes(of: $0) == nil) }
  }

  /// The themes to which a finding applies; nil for all themes.
  private func themes(of entry: Entry) -> String? { entry.themes.flatMap { namingThemes?($0) } }

  package func count(of rule: Rule) -> Int { list.count { $0.finding.rule == rule } }

  /// All findings sorted by place, with the severities that the project sets.
  package func sorted(by project: Project) -> [Diagnostic] {
    let named = list.map { entry in
      var finding = entry.finding
      if let themes = themes(of: entry) { finding.message += " (in theme \(themes))" }
      return finding
    }
    return project.adjusted(named).sorted {
      ($0.place, $0.rule.rawValue, $0.message) < ($1.place, $1.rule.rawValue, $1.message)
    }
  }
}

extension Diagnostic {
  /// The approximate size of the printed finding, in bytes.
  fileprivate var size: Int {
    related.reduce(64 + message.utf8.count + (path?.utf8.count ?? 0)) {
      $0 + 32 + $1.message.utf8.count
    }
  }

  fileprivate init(tooManyFindingsAt place: Place, limit: ByteLimit) {
    self.init(
      .limitExceeded,
      message:
        "the findings exceed the limit of \(limit.bytes) bytes; fix those listed, then build again for "
        + "the others", at: place)
  }
}
