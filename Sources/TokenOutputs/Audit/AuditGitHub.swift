import TokenModel
import Writers

/// The audit as GitHub workflow commands, which become annotations: the gravest first, because
/// GitHub shows about ten of each kind for a step; at the end a notice with the counts.
///
/// - Parameters:
///   - compilation: What is reported.
///   - folder: Written in front of every path; empty, or ending in `/`.
package func auditGitHub(_ compilation: Compilation, folder: String) -> [UInt8] {
  let issues = auditIssues(compilation)
  let (grave, notes) = (issues.filter { $0.level != .note }, issues.filter { $0.level == .note })
  let lines = (grave + notes.prefix(noticeLimit)).map { command($0, folder: folder) }
  return Array((lines + [closing(compilation, issues: issues)]).joined().utf8)
}

/// How many notices are written before the one with the counts, which must be among those shown.
private let noticeLimit = 9

private func command(_ issue: AuditIssue, folder: String) -> String {
  let properties = [
    "file=" + escapedProperty(folder + issue.place.file), "line=\(issue.place.line)",
    "col=\(issue.place.column)", "title=" + escapedProperty(issue.rule.rawValue),
  ]
  let message = escapedData(printable(issue.message))
  return "::\(issue.level.command) \(properties.joined(separator: ","))::\(message)\n"
}

private func closing(_ compilation: Compilation, issues: [AuditIssue]) -> String {
  let audit = compilation.audit
  let errors = issues.count { $0.level == .error }
  let warnings = issues.count { $0.level == .warning }
  var lines = [auditSummary(compilation), "Errors: \(errors), warnings: \(warnings)"]
  if let comparison = audit.comparison { lines.append("Against the baseline: \(comparison)") }
  if let note = audit.unjudgedNote { lines.append(note) }
  let left = issues.count - errors - warnings - noticeLimit
  if left > 0 { lines.append("\(left) more are accepted and not listed here") }
  return "::notice title=Contrast audit::\(escapedData(lines.joined(separator: "\n")))\n"
}

extension AuditIssue.Level {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

/// The message of a workflow command: a line break would end it.
private func escapedData(_ text: String) -> String { escaped(text, marks: ["%", "\r", "\n"]) }

/// A property of a workflow command: `,` would begin the next, `::` the message. GitHub takes back
/// what is escaped here; other control characters are made visible, for they would act on the log.
private func escapedProperty(_ text: String) -> String {
  escaped(text, marks: ["%", "\r", "\n", ":", ","])
}

private func escaped(_ text: String, marks: Set<Unicode.Scalar>) -> String {
  text.unicodeScalars.reduce(into: "") { text, scalar in
    if marks.contains(scalar) {
      text += percentEncoded(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text += printable(String(scalar))
    }
  }
}
