import TokenModel
import Writers

/// The audit as GitLab reads code quality: one issue for each result that is no pass, and for each
/// finding about anything else.
///
/// - Parameters:
///   - compilation: What is reported.
///   - folder: Written in front of every path; empty, or ending in `/`.
package func auditGitLab(_ compilation: Compilation, folder: String) -> [UInt8] {
  var json = JSONWriter(lines: 1)
  json.array(nil, items: auditIssues(compilation)) { json, issue in
    json.object { json in
      json.string("description", text: printable(issue.message))
      json.string("check_name", text: issue.rule.rawValue)
      json.string("fingerprint", text: issue.fingerprint)
      json.string("severity", text: issue.level.gitLabSeverity)
      json.object("location") { json in
        json.string("path", text: folder + issue.place.file)
        json.object("lines") { $0.number("begin", number: issue.place.line) }
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
