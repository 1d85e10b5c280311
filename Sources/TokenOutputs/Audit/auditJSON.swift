import ColorMath
import TokenChecks
import TokenModel
import Writers

/// The audit as one JSON object (product: machine-readable results).
package func auditJSON(_ compilation: Compilation) -> [UInt8] {
  var json = JSONWriter()
  let audit = compilation.audit
  json.object { json in
    json.number("version", 1)
    json.object("summary") { json in
      for outcome in Outcome.allCases { json.number(outcome.rawValue, audit.count(outcome)) }
      json.number("errors", compilation.findings.count { $0.severity == .error })
      json.number("warnings", compilation.findings.count { $0.severity == .warning })
    }
    json.object("audit") { write(settings: audit, to: &$0) }
    json.array("results", audit.results) { json, result in json.object { write(result, to: &$0) } }
    json.array("claims", audit.claims) { json, claim in json.object { write(claim, to: &$0) } }
    json.array("states", audit.states) { json, states in json.object { write(states, to: &$0) } }
    json.array("unpaired", audit.unpaired) { json, color in
      json.object { json in
        json.string("path", color.path)
        write(color.place, to: &json)
      }
    }
    json.array("findings", compilation.findings) { json, finding in
      json.object { write(finding, to: &$0) }
    }
  }
  return json.bytes + [0x0A]
}

/// How the audit was made: what it was held to, and against which day and baseline.
private func write(settings audit: Audit, to json: inout JSONWriter) {
  json.string("standard", "wcag2.2")
  json.string("level", audit.level.rawValue)
  json.string("today", audit.today)
  json.number("unjudgedPairs", audit.unjudgedPairs)
  json.number("unjudgedWaivers", audit.unjudgedWaivers)
  guard let baseline = audit.baseline else { return json.string("baseline", nil) }
  json.object("baseline") { json in
    json.string("file", baseline.file)
    for change in BaselineComparison.Change.allCases {
      json.number(change.rawValue, audit.results.count { $0.change == change })
    }
    json.array("fixed", baseline.fixed) { json, fixed in
      json.object { json in
        json.string("key", fixed.key)
        json.number("ratio", fixed.ratio)
        json.number("now", fixed.now)
      }
    }
  }
}

private func write(_ states: StateDifference, to json: inout JSONWriter) {
  json.string("component", states.component)
  json.strings("theme", states.theme)
  json.strings("variant", states.variant)
  json.string("axis", states.axis)
  json.array("states", states.states) { $0.string(nil, $1) }
  json.string("cue", states.cue)
  json.truth("colorOnly", states.isColorOnly)
  json.array("roles", states.roles) { json, role in
    json.object { json in
      json.string("role", role.role)
      json.array("values", role.values) { $0.string(nil, $1) }
      json.number("ratio", role.ratio)
      json.object("deltaEOK") { json in
        let visions = ["normal"] + VisionDeficiency.allCases.map(\.rawValue)
        for (vision, distance) in zip(visions, role.distances) { json.number(vision, distance) }
      }
    }
  }
}

private func write(_ claim: ClaimResult, to json: inout JSONWriter) {
  json.string("foreground", claim.foreground)
  json.string("on", claim.background)
  json.number("claimed", claim.claimed)
  json.string("stated", claim.stated)
  json.number("ratio", claim.ratio)
  json.truth("holds", claim.holds)
  json.string("source", claim.source)
}

private func write(_ finding: Diagnostic, to json: inout JSONWriter) {
  json.string("rule", finding.rule.rawValue)
  json.string("severity", finding.severity.rawValue)
  json.string("message", finding.message)
  json.string("path", finding.path)
  write(finding.place, to: &json)
  write(finding.related, as: "related", to: &json)
}
