/// An entry in the formats for other programs: a result that does not pass, or another finding.
struct AuditIssue {
  enum Level: String, CaseIterable {
    case error, warning
    /// Accepted by a waiver.
    case note
  }

  var rule: Rule
  var level: Level
  /// One or two sentences, without a period at the end.
  var message: String
  var place: Place
  var related: [Diagnostic.Related]
  /// The result, token or file.
  var subject: String
  /// The result; nil for a finding about something else.
  var result: ContrastResult?
  /// Identifies the issue across runs, and is unique within a run. It contains the rule, and either
  /// the result's key or the token's path and file. It never contains a line number.
  var identity: String

  /// The identity as 16 hexadecimal digits.
  var fingerprint: String { Self.fingerprint(of: identity) }

  static func fingerprint(of identity: String) -> String { Digest(identity).digits }

  fileprivate init(_ result: ContrastResult, finding: Diagnostic?) {
    rule = finding?.rule ?? result.rule
    level = finding.map { $0.severity == .error ? .error : .warning } ?? .note
    let isAlone = finding?.subject.results.count == 1
    message =
      isAlone
      ? finding?.message ?? "" : finding == nil ? result.sentence : result.failure + result.advice
    place = result.placeToEdit
    related = result.related
    subject = result.key
    self.result = result
    identity = "\(rule.rawValue) \(result.key)"
  }

  fileprivate init(_ finding: Diagnostic) {
    rule = finding.rule
    level = finding.severity == .error ? .error : .warning
    message = finding.message
    place = finding.place
    related = finding.related
    subject = finding.path ?? finding.place.file
    identity = ([finding.rule.rawValue, finding.path, finding.place.file].compactMap { $0 })
      .joined(separator: " ")
  }
}

/// Numbers issues with the same identity or, by chance, the same digest.
private func makeIdentitiesUnique(_ issues: inout [AuditIssue]) {
  var taken: Set<String> = []
  var counts: [String: Int] = [:]
  for index in issues.indices {
    let identity = issues[index].identity
    while !taken.insert(issues[index].fingerprint).inserted {
      let count = counts[identity, default: 1] + 1
      counts[identity] = count
      issues[index].identity = "\(identity) \(count)"
    }
  }
}

extension Report {
  /// Every result that does not pass and every other finding, most severe first. If `joinsCauses`,
  /// results with one cause are one issue, at the cause.
  func issues(joinsCauses: Bool = false) -> [AuditIssue] {
    let known = findingsByResult
    let open = audit.results.filter { result in
      (result.isFailure || result.outcome == .waived)
        && !(joinsCauses && (known[result.key]?.subject.results.count ?? 0) > 1)
    }
    let keys = Set(open.map(\.key))
    let others = findings.filter { !$0.subject.results.contains(where: keys.contains) }
    var issues = open.map { AuditIssue($0, finding: known[$0.key]) } + others.map { AuditIssue($0) }
    makeIdentitiesUnique(&issues)
    return AuditIssue.Level.allCases.flatMap { level in issues.filter { $0.level == level } }
  }

  /// The findings about results, by the key of the result.
  var findingsByResult: [String: Diagnostic] {
    Dictionary(
      firsts: findings.flatMap { finding in finding.subject.results.map { ($0, finding) } })
  }
}
