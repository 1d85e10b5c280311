/// Writes the parts of a SARIF log.
struct SARIFLog {
  var folder: String
  /// Whether results say how they compare with a baseline.
  var hasBaseline: Bool
  var rulePages: RulePages?

  /// A rule (SARIF 3.49).
  func write(_ rule: Rule, to json: inout JSONWriter) {
    json.string("id", value: rule.rawValue)
    // `low-contrast` is "Low contrast".
    let title = rule.rawValue.split(separator: "-").joined(separator: " ").capitalizedOnce
    json.object("shortDescription") { $0.string("text", value: title) }
    // GitHub requires both.
    json.object("fullDescription") { $0.string("text", value: RulePage(rule).summary + ".") }
    if let page = rulePages?.page(of: rule) { json.string("helpUri", value: page) }
    json.object("help") { json in
      let page = RulePage(rule)
      json.members(("text", page.text), ("markdown", page.markdown))
    }
    json.object("properties") { json in
      let tags = rule.row.criterion.map { ["accessibility", "wcag", "WCAG \($0)"] }
      json.array("tags", items: tags ?? ["design-tokens"]) { $0.string(nil, value: $1) }
      json.string("problem.severity", value: rule.defaultSeverity.rawValue)
    }
    json.object("defaultConfiguration") { $0.string("level", value: rule.defaultSeverity.rawValue) }
  }

  /// A fact about the run, which is not about one result.
  typealias Notification = (level: String, text: String, place: Place?)

  /// The invocation (3.20), with its notifications.
  func write(notifications: [Notification], to json: inout JSONWriter) {
    json.boolean("executionSuccessful", value: true)
    guard !notifications.isEmpty else { return }
    json.objects("toolExecutionNotifications", items: notifications) { json, note in
      json.string("level", value: note.level)
      message(note.text, json: &json)
      guard let place = note.place else { return }
      json.objects("locations", items: [place]) { physicalLocation($1, json: &$0) }
    }
  }

  func write(_ baseline: BaselineComparison, to json: inout JSONWriter) {
    json.string("baseline", value: baseline.file.path(below: folder))
    json.array("fixed", items: baseline.fixed) { $0.string(nil, value: $1.key) }
  }

  /// A result (3.27).
  func write(_ issue: AuditIssue, rule: Int, to json: inout JSONWriter) {
    json.members(
      ("ruleId", issue.rule.rawValue), ("ruleIndex", rule), ("level", issue.level.rawValue))
    message(issue.message, json: &json)
    json.objects("locations", items: [issue.place]) { physicalLocation($1, json: &$0) }
    json.objects("relatedLocations", items: issue.related.prefix(relatedLimit).enumerated()) {
      json, related in
      json.number("id", value: related.offset + 1)
      physicalLocation(related.element.place, json: &json)
      message(related.element.message, json: &json)
    }
    json.object("partialFingerprints") { json in
      // GitHub reads this one.
      json.string("primaryLocationLineHash", value: issue.fingerprint + ":1")
      json.string("tincture/v1", value: issue.identity)
    }
    if hasBaseline { json.string("baselineState", value: issue.result?.change?.sarif ?? "new") }
    guard let result = issue.result else { return }
    suppressions(result, json: &json)
    fixes(result, json: &json)
    json.object("properties") { properties(result, json: &$0) }
  }

  private func suppressions(_ result: ContrastResult, json: inout JSONWriter) {
    guard let acceptance = result.acceptance, let justification = result.justification else {
      return
    }
    json.objects("suppressions", items: [acceptance]) { json, acceptance in
      json.members(
        ("kind", "external"), ("status", "accepted"), ("justification", printable(justification)))
      json.object("location") { physicalLocation(acceptance.place, json: &$0) }
    }
  }

  /// A fix (3.55): the edits that `tincture fix` would make.
  private func fixes(_ result: ContrastResult, json: inout JSONWriter) {
    guard let remedy = result.remedy, !remedy.edits.isEmpty else { return }
    json.objects("fixes", items: [remedy]) { json, remedy in
      json.object("description") { $0.string("text", value: messageText(remedy.instruction)) }
      json.objects("artifactChanges", items: remedy.edits.grouped(by: \.start.file)) {
        json, edits in
        artifactLocation(edits[0].start, json: &json)
        json.objects("replacements", items: edits) { json, edit in
          json.object("deletedRegion") { json in
            json.members(
              ("startLine", edit.start.line), ("startColumn", edit.start.column),
              ("endLine", edit.end.line), ("endColumn", edit.end.column))
          }
          json.object("insertedContent") { $0.string("text", value: edit.new) }
        }
      }
    }
  }

  private func properties(_ result: ContrastResult, json: inout JSONWriter) {
    json.members(("outcome", result.outcome.rawValue), ("component", result.component))
    json.strings("theme", variant: result.theme)
    result.holds.write(to: &json)
    json.strings("variant", variant: result.variant)
    json.members(
      ("duty", result.duty.rawValue), ("required", result.required), ("ratio", result.ratio),
      ("renderer", result.measured?.renderer?.name))
  }

  private func physicalLocation(_ place: Place, json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      artifactLocation(place, json: &json)
      json.object("region") { $0.members(("startLine", place.line), ("startColumn", place.column)) }
    }
  }

  private func artifactLocation(_ place: Place, json: inout JSONWriter) {
    json.object("artifactLocation") {
      $0.string("uri", value: place.file.path(below: folder).uriReference)
    }
  }

  private func message(_ text: String, json: inout JSONWriter) {
    json.object("message") { $0.string("text", value: messageText(text)) }
  }
}

/// The maximum number of related locations of a result: GitHub accepts 1,000 locations.
private let relatedLimit = 999

/// Escapes a SARIF message: doubles braces, because single ones are placeholders for arguments
/// (3.11.5), and escapes links (3.11.6).
private func messageText(_ text: String) -> String {
  let scalars = Array(printable(text).unicodeScalars)
  return scalars.indices.reduce(into: "") { text, index in
    let isLink = scalars[index] == "]" && index + 1 < scalars.count && scalars[index + 1] == "("
    if isLink { text += "\\" }
    text.unicodeScalars.append(scalars[index])
    if scalars[index] == "{" || scalars[index] == "}" { text.unicodeScalars.append(scalars[index]) }
  }
}

extension BaselineComparison.Change {
  fileprivate var sarif: String {
    switch self {
    case .new: "new"
    case .worse: "updated"
    case .known: "unchanged"
    }
  }
}
