import TokenModel
import Writers

/// The audit as a GitLab code quality report: an issue for each result that does not pass, and for
/// each other finding.
///
/// - Parameters:
///   - compilation: The compilation to report.
///   - folder: A prefix for every path; empty, or ending in `/`.
package func auditGitLab(_ compilation: Compilation, folder: String) -> [UInt8] {
  var json = JSONWriter(lines: 1)
  json.array(nil, items: auditIssues(compilation)) { json, issue in
    json.object { json in
      json.string("description", value: printable(issue.message))
      json.string("check_name", value: issue.rule.rawValue)
      json.string("fingerprint", value: issue.fingerprint)
      json.string("severity", value: issue.level.gitLabSeverity)
      json.object("location") { json in
        json.string("path", value: folder + issue.place.file)
        json.object("lines") { $0.number("begin", value: issue.place.line) }
      }
    }
  }
  json.end()
  return json.bytes
}

extension AuditIssue.Level {
  fileprivate var gitLabSeverity: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
