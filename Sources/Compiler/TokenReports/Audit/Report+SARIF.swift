extension Report {
  /// The audit as SARIF 2.1.0 (OASIS): one run, with a result for each pair that does not pass and
  /// for each other finding. Waived pairs are left out, because code scanning shows suppressed results as
  /// open alerts.
  ///
  /// Fingerprints contain the rule, the pair and the variant, never the line. Results in the baseline
  /// that no longer fail are properties of the run: GitHub rejects results without a location.
  ///
  /// - Parameters:
  ///   - folder: A prefix for every path; empty, or ending in `/`.
  ///   - keepsSuppressed: Whether waived pairs are kept, with a suppression.
  ///   - resultLimit: The maximum number of results, most severe first; GitHub accepts 25,000.
  package func sarif(
    folder: String, keepsSuppressed: Bool = false, resultLimit: Int = 25_000
  ) -> [UInt8] {
    let all = issues().filter { keepsSuppressed || $0.result?.outcome != .waived }
    let issues = all.prefix(resultLimit)
    let log = SARIFLog(folder: folder, hasBaseline: audit.baseline != nil, rulePages: rulePages)
    let rules = Set(issues.map(\.rule)).sorted { $0.rawValue < $1.rawValue }
    return JSONWriter.file(lines: 4) { json in
      json.string("$schema", value: "https://json.schemastore.org/sarif-2.1.0.json")
      json.string("version", value: "2.1.0")
      json.objects("runs", items: [audit]) { json, audit in
        json.object("tool") { json in
          json.object("driver") { json in
            json.members(
              ("name", "tincture"), ("version", toolVersion), ("semanticVersion", toolVersion))
            json.objects("rules", items: rules) { log.write($1, to: &$0) }
          }
        }
        let notes = notifications(audit, droppedCount: all.count - issues.count)
        json.objects("invocations", items: [notes]) { log.write(notifications: $1, to: &$0) }
        json.string("columnKind", value: "unicodeCodePoints")
        let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
        json.objects("results", items: issues) { json, issue in
          log.write(issue, rule: indices[issue.rule] ?? 0, to: &json)
        }
        json.object("properties") { json in
          json.object("fingerprint") { audit.fingerprint.write(to: &$0) }
          if let baseline = audit.baseline { log.write(baseline, to: &json) }
        }
      }
    }
  }
}

/// What the run itself has to say: results and themes that are left out.
private func notifications(_ audit: Audit, droppedCount: Int) -> [SARIFLog.Notification] {
  let dropped = "\(droppedCount) findings are left out; 'tincture audit' lists all of them"
  return (droppedCount > 0 ? [("warning", dropped, nil)] : [])
    + [audit.leftOut.map { ("note", $0.sentence, $0.place) }].compactMap(\.self)
}
