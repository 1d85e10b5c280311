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
    json.array("results", audit.results) { json, result in json.object { write(result, to: &$0) } }
    json.array("claims", audit.claims) { json, claim in json.object { write(claim, to: &$0) } }
    json.array("findings", compilation.findings) { json, finding in
      json.object { write(finding, to: &$0) }
    }
  }
  return json.bytes + [0x0A]
}

private func write(_ result: ContrastResult, to json: inout JSONWriter) {
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
  guard let suggestion = result.suggestion else {
    json.string("suggestion", nil)
    return
  }
  json.object("suggestion") { json in
    json.string("move", suggestion.move.rawValue)
    json.string("value", suggestion.color.hex)
    json.number("ratio", suggestion.ratio)
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
  json.array("related", finding.related) { json, related in
    json.object { json in
      json.string("message", related.message)
      write(related.place, to: &json)
    }
  }
}
