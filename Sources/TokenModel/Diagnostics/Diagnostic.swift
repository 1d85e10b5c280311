import Writers

/// One finding: what was found, what was asked for, where, and what would satisfy it.
package struct Diagnostic: Hashable, Sendable {
  /// The rule that speaks.
  package var rule: Rule
  /// How grave it is, after the project's `rules`.
  package var severity: Severity
  /// One sentence (or two) without a final full stop.
  package var message: String
  /// The token it is about, as a path (`a/b/c`); nil when it is about no single token.
  package var path: String?
  /// Where the fault stands.
  package var place: Place
  /// Other places that explain it: hops, first definitions, who asks for it.
  package var related: [Related]
  /// What would satisfy the rule, where `reading` would say the same again.
  var cure: String?
  /// What is read in place of the fault when the project turns the rule down.
  var reading: String?
  /// The key of the audit's result that it is about.
  package var result: String?
  /// Whether a baseline accepts it: then it is a warning at most.
  package var isKnown = false
  /// Whether a baseline does not accept it: then it is an error, also where the rule is a warning.
  package var isNew = false
  /// Whether it holds in one theme and perhaps not in another.
  var isOfTheme = false

  /// A finding of that rule, at the rule's default severity.
  package init(
    _ rule: Rule, _ message: String, at place: Place, path: String? = nil, related: [Related] = []
  ) {
    reading = rule.reading
    self.rule = rule
    self.severity = rule.defaultSeverity
    self.message = message
    self.path = path
    self.place = place
    self.related = related
  }

  /// Whether the token that it is about has no value for it.
  package var takesValue: Bool {
    switch rule {
    case .typeMismatch, .unresolvedReference, .limitExceeded: true
    // Of other rules the finding itself says what is read.
    default: reading == Rule.leftOut
    }
  }

  /// A further place, with what is to be seen there.
  package struct Related: Hashable, Sendable {
    /// What is to be seen there.
    package var message: String
    /// Where it is.
    package var place: Place

    /// A further place, with what is to be seen there.
    package init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }
}

/// A place in a source file. Line and column count from 1, columns in Unicode scalars.
package struct Place: Hashable, Comparable, Sendable {
  /// The file's path relative to the project folder.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// A place in a source file.
  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, line and column.
  package static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

extension Diagnostic {
  /// About how many bytes the finding takes where it is printed.
  fileprivate var size: Int {
    related.reduce(64 + message.utf8.count + (path?.utf8.count ?? 0)) {
      $0 + 32 + $1.message.utf8.count
    }
  }

  fileprivate init(tooManyFindingsAt place: Place, _ limit: ByteLimit) {
    self.init(
      .limitExceeded,
      "the findings are larger than \(limit.bytes) bytes, the limit; mend those that are listed, and "
        + "build again for the others", at: place)
  }
}

/// The findings of a run, each kept once however often it is met.
package struct Findings: Sendable {
  /// How many themes there are; a finding of some of them only says which.
  var themeCount = 0
  private var list: [(finding: Diagnostic, themes: [String])] = []
  /// Where each finding is in the list.
  private var known: [Diagnostic: Int] = [:]
  /// How large the findings are, and how large they may be.
  private var size = 0
  let limit: ByteLimit

  package init() { self.init(limit: ByteLimit()) }

  package init(limit: ByteLimit) { self.limit = limit }

  /// Notes a finding; with a theme, one that other themes may share.
  ///
  /// Where the findings grow too large, one says so, and those after it are left out.
  package mutating func add(_ finding: Diagnostic, theme: Variant? = nil) {
    guard size <= limit.bytes else { return }
    let label = theme?.label
    size += label?.utf8.count ?? 0
    if let index = known[finding] {
      if let label { list[index].themes.append(label) }
      return
    }
    size += finding.size
    let isTooMuch = size > limit.bytes && finding.rule != .limitExceeded
    let kept = isTooMuch ? Diagnostic(tooManyFindingsAt: finding.place, limit) : finding
    known[kept] = list.count
    list.append((kept, isTooMuch ? [] : label.map { [$0] } ?? []))
  }

  /// Notes findings that hold in every theme.
  package mutating func add(_ others: Findings) {
    for (finding, _) in others.list { add(finding) }
  }

  package mutating func add(
    _ rule: Rule, _ message: String, at place: Place, path: String? = nil,
    related: [Diagnostic.Related] = [], theme: Variant? = nil
  ) {
    add(Diagnostic(rule, message, at: place, path: path, related: related), theme: theme)
  }

  /// Drops what follows from a file that could not be read: its tokens are missing everywhere.
  package mutating func dropEchoes() {
    let echoes: Set<Rule> = [
      .missingToken, .missingContextValue, .partialToken, .unresolvedAlias, .unresolvedReference,
      .unmatchedContract, .unmatchedWaiver, .indeterminateContrast, .unpairedColor,
      .staleBaseline,
    ]
    list.removeAll { echoes.contains($0.finding.rule) }
    known = Dictionary(
      list.indices.map { (list[$0].finding, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The paths of all tokens that have a finding of that kind.
  package func paths(where isWanted: (Diagnostic) -> Bool) -> Set<String> {
    Set(list.compactMap { isWanted($0.finding) ? $0.finding.path : nil })
  }

  /// The paths of all tokens that have a finding of a rule.
  package func paths(of rule: Rule) -> Set<String> { paths { $0.rule == rule } }

  /// All findings in the order in which they were made, each with whether it holds in every theme.
  package var all: [(finding: Diagnostic, isEverywhere: Bool)] {
    list.map { ($0.finding, $0.themes.isEmpty || $0.themes.count == themeCount) }
  }

  /// How many findings of a rule there are.
  package func count(of rule: Rule) -> Int { list.count { $0.finding.rule == rule } }

  /// All findings in the order of their places, at the severities the project chose.
  package func sorted(by project: Project) -> [Diagnostic] {
    let named = list.map { finding, themes in
      var finding = finding
      if !themes.isEmpty, themes.count < themeCount {
        finding.message += " (in theme \(themes.joined(separator: ", ")))"
      }
      return finding
    }
    return project.adjusted(named)
      .sorted {
        ($0.place, $0.rule.rawValue, $0.message) < ($1.place, $1.rule.rawValue, $1.message)
      }
  }
}
