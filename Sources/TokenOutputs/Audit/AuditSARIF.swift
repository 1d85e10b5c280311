import TokenChecks
import TokenModel
import Writers

/// The audit as SARIF 2.1.0 (OASIS): one run, with a result for each pair that is no pass, the
/// waived ones suppressed, and for each finding about anything else.
///
/// Fingerprints name the rule, the pair and the variant, never the line. Results that the baseline
/// lists and that fail no more are among the run's properties: GitHub takes no result without a
/// location.
///
/// - Parameters:
///   - compilation: What is reported.
///   - folder: Written in front of every path; empty, or ending in `/`.
///   - resultLimit: How many results are written at most, the gravest first; GitHub takes 25,000.
package func auditSARIF(
  _ compilation: Compilation, folder: String, resultLimit: Int = 25_000
) -> [UInt8] {
  let all = auditIssues(compilation)
  let issues = all.prefix(resultLimit)
  let log = SARIFLog(folder: folder, hasBaseline: compilation.audit.baseline != nil)
  let rules = Set(issues.map(\.rule)).sorted { $0.rawValue < $1.rawValue }
  var json = JSONWriter(lines: 4)
  json.object { json in
    json.string("$schema", text: "https://json.schemastore.org/sarif-2.1.0.json")
    json.string("version", text: "2.1.0")
    json.array("runs", items: [compilation.audit]) { json, audit in
      json.object { json in
        json.object("tool") { json in
          json.object("driver") { json in
            json.string("name", text: "tincture")
            json.string("version", text: toolVersion)
            json.string("semanticVersion", text: toolVersion)
            json.array("rules", items: rules) { log.write($1, to: &$0) }
          }
        }
        json.array("invocations", items: [all.count - issues.count]) {
          log.write(leftOut: $1, to: &$0)
        }
        json.string("columnKind", text: "unicodeCodePoints")
        let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
        json.array("results", items: issues) { json, issue in
          json.object { log.write(issue, rule: indices[issue.rule] ?? 0, to: &$0) }
        }
        if let baseline = audit.baseline {
          json.object("properties") { log.write(baseline, to: &$0) }
        }
      }
    }
  }
  json.end()
  return json.bytes
}
