import TokenChecks
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
    var issues = auditIssues().map { issue in
      GitLabIssue(
        description: issue.message, check: issue.rule.rawValue, fingerprint: issue.fingerprint,
        level: issue.level, place: issue.place)
    }
    if let leftOut = audit.leftOut {
      issues.append(
        GitLabIssue(
          description: leftOut.sentence, check: "inputs",
          fingerprint: AuditIssue.fingerprint(of: "inputs \(leftOut.place.file)"), level: .note,
          place: leftOut.place))
    }
    issues.append(GitLabIssue(fingerprintOf: audit))
    json.objects(nil, items: issues) { $1.write(to: &$0, folder: folder) }
    json.end()
    return json.bytes
  }
}

extension GitLabIssue {
  /// What decided the verdict. A report is a list of issues, and has no other place for it. It is
  /// new in a merge request only if the rules or the level change.
  fileprivate init(fingerprintOf audit: Audit) {
    let settings = audit.changedRules.map { "\($0.rule.rawValue) \($0.setting.rawValue)" }
    self.init(
      description: audit.fingerprint.allLines.joined(separator: ". "), check: "fingerprint",
      fingerprint: AuditIssue.fingerprint(
        of: (["fingerprint", audit.levelPhrase] + settings).joined(separator: " ")),
      level: .note, place: Place(file: audit.run?.file ?? "tincture.json"))
  }
}

/// A code quality issue.
private struct GitLabIssue {
  var description, check, fingerprint: String
  var level: AuditIssue.Level
  var place: Place

  private var severity: String {
    switch level {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
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
