import TokenModel
import TokenOutputs
import TokenThemes
import Writers

extension Compilation {
  /// The audit as a GitLab code quality report: an issue for each result that does not pass, and for
  /// each other finding.
  ///
  /// - Parameter folder: A prefix for every path; empty, or ending in `/`.
  package func auditGitLab(folder: String) -> [UInt8] {
    var json = JSONWriter(lines: 1)
    let issues =
      auditIssues().map(GitLabIssue.init)
      + [audit.leftOut].compactMap(\.self).map(GitLabIssue.init)
    json.array(nil, items: issues) { json, issue in
      json.object { issue.write(to: &$0, folder: folder) }
    }
    json.end()
    return json.bytes
  }
}

/// A code quality issue.
private struct GitLabIssue {
  var description, check, fingerprint, severity: String
  var place: Place

  init(_ issue: AuditIssue) {
    description = issue.message
    check = issue.rule.rawValue
    fingerprint = issue.fingerprint
    severity = issue.level.gitLabSeverity
    place = issue.place
  }

  /// The themes that `inputs` leave out.
  init(_ leftOut: LeftOutThemes) {
    description = leftOut.sentence
    check = "inputs"
    var digest = Digest()
    digest.combine("inputs \(leftOut.place.file)")
    fingerprint = String(digest.text.suffix(16))
    severity = AuditIssue.Level.note.gitLabSeverity
    place = leftOut.place
  }

  func write(to json: inout JSONWriter, folder: String) {
    json.string("description", value: printable(description))
    json.string("check_name", value: check)
    json.string("fingerprint", value: fingerprint)
    json.string("severity", value: severity)
    json.object("location") { json in
      json.string("path", value: folder + place.file)
      json.object("lines") { $0.number("begin", value: place.line) }
    }
  }
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
