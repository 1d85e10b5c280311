import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

extension Report {
  /// The audit as a GitLab code quality report: an issue for each result that does not pass, and
  /// for each other finding. Paths begin with `folder`, which is empty or ends in `/`.
  package func gitLab(folder: String) -> [UInt8] {
    var json = JSONWriter(lines: 1)
    var issues = issues().map { issue in
      GitLabIssue(
        description: issue.message, check: issue.rule.rawValue, fingerprint: issue.fingerprint,
        level: issue.level, place: issue.place, page: rulePages?.page(of: issue.rule))
    }
    func add(_ check: String, _ text: String, identity: String, at place: Place) {
      let fingerprint = AuditIssue.fingerprint(of: "\(check) \(identity)")
      issues.append(
        GitLabIssue(
          description: text, check: check, fingerprint: fingerprint, level: .note, place: place))
    }
    if let leftOut = audit.leftOut {
      add("inputs", leftOut.sentence, identity: leftOut.place.file, at: leftOut.place)
    }
    // What decided the verdict: a list of issues has no other place for it. It is new in a merge
    // request only if the rules or the level change.
    let settings = audit.changedRules.map { "\($0.rule.rawValue) \($0.setting.rawValue)" }
    add(
      "fingerprint",
      "\(verdict) \((facts + notes).joined(separator: ". "))",
      identity: ([audit.levelPhrase] + settings).joined(separator: " "),
      at: Place(file: audit.run?.file ?? "tincture.json"))
    json.objects(nil, items: issues) { $1.write(to: &$0, folder: folder) }
    json.end()
    return json.bytes
  }
}

/// A code quality issue.
private struct GitLabIssue {
  var description, check, fingerprint: String
  var level: AuditIssue.Level
  var place: Place
  var page: String?

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
    if let page { json.object("content") { $0.string("body", value: "<\(page)>") } }
    json.string("fingerprint", value: fingerprint)
    json.string("severity", value: severity)
    json.object("location") { json in
      json.string("path", value: folder + place.file)
      json.object("lines") { $0.number("begin", value: place.line) }
    }
  }
}
