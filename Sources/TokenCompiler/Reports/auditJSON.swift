import ColorMath

/// The audit as one JSON object (product: machine-readable results).
public func auditJSON(_ compilation: Compilation) -> [UInt8] {
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

/// The members of a result.
func write(_ result: ContrastResult, to json: inout JSONWriter) {
  json.string("key", result.key)
  json.string("component", result.component)
  json.strings("theme", result.theme)
  json.strings("variant", result.variant)
  json.object("foreground") { write(result.foreground, to: &$0) }
  json.object("background") { write(result.background, to: &$0) }
  json.string("duty", result.duty.rawValue)
  json.number("required", result.required)
  json.number("ratio", result.ratio)
  json.string("shown", result.ratio.map { shown($0) })
  json.number("at", result.at)
  json.string("outcome", result.outcome.rawValue)
  json.string("because", result.because)
  write(result.suggestion, to: &json)
  json.string("obstacle", result.obstacle)
  if let acceptance = result.acceptance {
    json.object("waiver") { json in
      json.number("floor", acceptance.floor)
      json.string("owner", acceptance.owner)
      json.string("until", acceptance.until)
      write(acceptance.place, to: &json)
    }
  } else {
    json.string("waiver", nil)
  }
  json.string("surface", result.surface?.path)
  json.number("anyBackdrop", result.anyBackdrop)
  json.string("screen", result.screen.rawValue)
  json.string("renderer", result.renderer?.name)
  json.string("baseline", result.change?.rawValue)
}

private func write(_ suggestion: ContrastResult.Suggestion?, to json: inout JSONWriter) {
  guard let suggestion else { return json.string("suggestion", nil) }
  json.object("suggestion") { json in
    json.string("move", suggestion.move.rawValue)
    json.string("value", suggestion.color.hex)
    json.number("ratio", suggestion.ratio)
    json.number("deltaEOK", suggestion.distance)
  }
}

private func write(_ side: ContrastResult.Side, to json: inout JSONWriter) {
  json.string("role", side.role)
  json.string("path", side.path)
  json.string("value", side.value)
  write(side.place, to: &json)
}

private func write(_ place: Place, to json: inout JSONWriter) {
  json.string("file", place.file)
  json.number("line", place.line)
  json.number("column", place.column)
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

/// Places, each with what is to be seen there.
func write(_ places: [Diagnostic.Related], as key: String, to json: inout JSONWriter) {
  json.array(key, places) { json, related in
    json.object { json in
      json.string("message", related.message)
      write(related.place, to: &json)
    }
  }
}
