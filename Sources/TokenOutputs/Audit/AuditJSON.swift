import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The audit as one JSON object (product: machine-readable results).
package func auditJSON(_ compilation: Compilation) -> [UInt8] {
  var json = JSONWriter()
  let audit = compilation.audit
  json.object { json in
    json.number("version", number: 1)
    json.object("summary") { json in
      for outcome in Outcome.allCases {
        json.number(outcome.rawValue, number: audit.count(outcome))
      }
      json.number("errors", number: compilation.findings.count { $0.severity == .error })
      json.number("warnings", number: compilation.findings.count { $0.severity == .warning })
    }
    json.object("audit") { write(settings: audit, to: &$0) }
    json.array("results", items: audit.results) { json, result in
      json.object { write(result, to: &$0) }
    }
    json.array("claims", items: audit.claims) { json, claim in json.object { write(claim, to: &$0) }
    }
    json.array("states", items: audit.states) { json, states in
      json.object { write(states, to: &$0) }
    }
    json.array("unpaired", items: audit.unpaired) { json, color in
      json.object { json in
        json.string("path", text: color.path)
        write(color.place, to: &json)
      }
    }
    json.array("findings", items: compilation.findings) { json, finding in
      json.object { write(finding, to: &$0) }
    }
  }
  return json.bytes + [0x0A]
}

/// The settings of the audit: the level, the date and the baseline.
private func write(settings audit: Audit, to json: inout JSONWriter) {
  json.string("standard", text: "wcag2.2")
  json.string("level", text: audit.level.rawValue)
  json.string("today", text: audit.today)
  json.number("unjudgedPairs", number: audit.unjudgedPairs)
  json.number("unjudgedWaivers", number: audit.unjudgedWaivers)
  guard let baseline = audit.baseline else { return json.string("baseline", text: nil) }
  json.object("baseline") { json in
    json.string("file", text: baseline.file)
    for change in BaselineComparison.Change.allCases {
      json.number(change.rawValue, number: audit.results.count { $0.change == change })
    }
    json.array("fixed", items: baseline.fixed) { json, fixed in
      json.object { json in
        json.string("key", text: fixed.key)
        json.number("ratio", number: fixed.ratio)
        json.number("now", number: fixed.now)
      }
    }
  }
}

private func write(_ states: StateDifference, to json: inout JSONWriter) {
  json.string("component", text: states.component)
  json.strings("theme", variant: states.theme)
  json.strings("variant", variant: states.variant)
  json.string("axis", text: states.axis)
  json.array("states", items: states.states) { $0.string(nil, text: $1) }
  json.string("cue", text: states.cue)
  json.truth("colorOnly", truth: states.isColorOnly)
  json.array("roles", items: states.roles) { json, role in
    json.object { json in
      json.string("role", text: role.role)
      json.array("values", items: role.values) { $0.string(nil, text: $1) }
      json.number("ratio", number: role.ratio)
      json.object("deltaEOK") { json in
        let visions = ["normal"] + VisionDeficiency.allCases.map(\.rawValue)
        for (vision, distance) in zip(visions, role.distances) {
          json.number(vision, number: distance)
        }
      }
    }
  }
}

private func write(_ claim: ClaimResult, to json: inout JSONWriter) {
  json.string("foreground", text: claim.foreground)
  json.string("on", text: claim.background)
  json.number("claimed", number: claim.claimed)
  json.string("stated", text: claim.stated)
  json.number("ratio", number: claim.ratio)
  json.truth("holds", truth: claim.isCorrect)
  json.string("source", text: claim.source)
}

private func write(_ finding: Diagnostic, to json: inout JSONWriter) {
  json.string("rule", text: finding.rule.rawValue)
  json.string("severity", text: finding.severity.rawValue)
  json.string("message", text: finding.message)
  json.string("path", text: finding.path)
  write(finding.place, to: &json)
  write(finding.related, as: "related", to: &json)
}
