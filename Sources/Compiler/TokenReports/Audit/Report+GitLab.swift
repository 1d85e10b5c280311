extension Report {
  /// The audit as a GitLab code quality report: an issue for each result that does not pass, for each
  /// other finding, and for what decided the verdict, because a list of issues has no other place for it.
  /// Paths begin with `folder`, which is empty or ends in `/`.
  package func gitLab(folder: String) -> [UInt8] {
    let basis = "\(verdict) \((facts + notes).joined(separator: ". "))"
    // It is new in a merge request only if the rules or the level change.
    let settings = audit.project.changedRules.map { "\($0.rule.rawValue) \($0.setting.rawValue)" }
    let identity = (["fingerprint", audit.levelPhrase] + settings).joined(separator: " ")
    var json = JSONWriter(lines: 1)
    json.objects(nil, items: issues() + [nil]) { json, issue in
      let place = issue?.place ?? Place(file: audit.run?.file ?? "tincture.json")
      json.string("description", value: printable(issue?.message ?? basis))
      json.string("check_name", value: issue?.rule.rawValue ?? "fingerprint")
      if let issue, let page = rulePages?.page(of: issue.rule) {
        json.object("content") { $0.string("body", value: "<\(page)>") }
      }
      json.string("fingerprint", value: issue?.fingerprint ?? AuditIssue.fingerprint(of: identity))
      json.string("severity", value: (issue?.level ?? .note).severity)
      json.object("location") { json in
        json.string("path", value: place.file.path(below: folder))
        json.object("lines") { $0.number("begin", value: place.line) }
      }
    }
    json.end()
    return json.bytes
  }
}

extension AuditIssue.Level {
  fileprivate var severity: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
