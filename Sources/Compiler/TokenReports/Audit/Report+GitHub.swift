extension Report {
  /// The audit as GitHub workflow commands, which become annotations. The most severe come first,
  /// because GitHub shows only about ten of each kind per step. Checks with one cause are one annotation, at
  /// the token to change. A notice with the counts comes last.
  ///
  /// - Parameter folder: A prefix for every path; empty, or ending in `/`.
  package func gitHub(folder: String) -> [UInt8] {
    let issues = issues(joinsCauses: true)
    let (grave, notes) = (issues.filter { $0.level != .note }, issues.filter { $0.level == .note })
    let lines = (grave + notes.prefix(noticeLimit)).map {
      command($0, page: rulePages?.page(of: $0.rule), folder: folder)
    }
    return Array((lines + [closing(issues)]).joined().utf8)
  }

  /// A notice with the verdict, the counts and what decided them.
  private func closing(_ issues: [AuditIssue]) -> String {
    let errors = issues.count { $0.level == .error }
    let warnings = issues.count { $0.level == .warning }
    let left = issues.count - errors - warnings - noticeLimit
    let counts = [
      counted(errors, one: "error", several: "errors"),
      counted(warnings, one: "warning", several: "warnings"),
      counted(max(0, left), one: "more is accepted", several: "more are accepted"),
    ]
    let lines = [verdict, summary] + counts.compactMap(\.self) + notes + facts
    return "::notice title=Contrast audit::\(escapedData(lines.joined(separator: "\n")))\n"
  }
}

/// The number of notices before the one with the counts, so that GitHub still shows that one.
private let noticeLimit = 9

private func command(_ issue: AuditIssue, page: String?, folder: String) -> String {
  // What a waiver accepts is at the waiver, which someone may have just written.
  let waiver = issue.level == .note ? issue.result?.acceptance?.place : nil
  let place = waiver ?? issue.place
  let properties = [
    "file=" + escapedProperty(place.file.path(below: folder)), "line=\(place.line)",
    "col=\(place.column)", "title=" + escapedProperty(issue.rule.rawValue),
  ]
  // The checks of a cause are notes of its finding.
  let checks = issue.result == nil && issue.rule == .lowContrast ? issue.related.map(\.message) : []
  let lines = [issue.message] + checks + [page].compactMap(\.self)
  let message = escapedData(lines.map(printable).joined(separator: "\n"))
  let level = issue.level == .note ? "notice" : issue.level.rawValue
  return "::\(level) \(properties.joined(separator: ","))::\(message)\n"
}

/// Escapes the message of a workflow command, which a line break would end.
private func escapedData(_ text: String) -> String { escaped(text, marks: ["%", "\r", "\n"]) }

/// Escapes a property of a workflow command: `,` would start the next property, and `::` the
/// message. GitHub reverses the escapes. Other control characters become visible, because they
/// would change the log.
private func escapedProperty(_ text: String) -> String {
  escaped(text, marks: ["%", "\r", "\n", ":", ","])
}

private func escaped(_ text: String, marks: Set<Unicode.Scalar>) -> String {
  text.replacingScalars { scalar in
    marks.contains(scalar)
      ? UInt8(truncatingIfNeeded: scalar.value).percentEncoded : printable(String(scalar))
  }
}
