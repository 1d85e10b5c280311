import TokenOutputs

extension Report {
  /// The audit as one JSON object.
  package var json: [UInt8] {
    JSONWriter.file { json in
      json.number("version", value: 1)
      json.object("summary") { json in
        for outcome in Outcome.allCases {
          json.number(outcome.rawValue, value: audit.count(outcome))
        }
        json.number("rows", value: audit.results.count)
        json.number("checks", value: audit.results.count)
        json.number("pairs", value: audit.results.pairs.count)
        json.number("themes", value: audit.themeCount)
        json.number("errors", value: findings.count { $0.severity == .error })
        json.number("warnings", value: findings.count { $0.severity == .warning })
      }
      json.object("audit") { write(settings: audit, to: &$0) }
      json.object("fingerprint") { audit.fingerprint.write(to: &$0) }
      json.objects("results", items: audit.results) { $1.write(to: &$0) }
      json.objects("causes", items: audit.causes) { write($1, of: audit, to: &$0) }
      json.objects("claims", items: audit.claims) { write($1, to: &$0) }
      json.objects("states", items: audit.states) { write($1, to: &$0) }
      json.objects("unpaired", items: audit.unpaired) { json, color in
        json.string("path", value: color.path)
        json.string("part", value: color.part)
        json.members(of: color.place)
      }
      json.objects("palettes", items: audit.coverage.palettes) { json, palette in
        json.string("path", value: palette.path)
        json.number("steps", value: palette.size)
        json.array("unused", items: palette.unused) { $0.string(nil, value: $1) }
      }
      json.object("coverage") { audit.coverage.write(to: &$0) }
      json.objects("findings", items: findings) { write($1, to: &$0) }
    }
  }
}

/// The settings of the audit: the level, the date and the baseline.
private func write(settings audit: Audit, to json: inout JSONWriter) {
  json.string("label", value: audit.label)
  json.string("standard", value: "wcag2.2")
  json.string("level", value: audit.level.rawValue)
  json.string("today", value: audit.today)
  json.number("unjudgedPairs", value: audit.unjudgedPairs)
  json.number("unjudgedWaivers", value: audit.unjudgedWaivers)
  json.number("endlessWaivers", value: audit.endlessWaivers)
  write(leftOut: audit.leftOut, to: &json)
  json.object("baseline", of: audit.baseline) { baseline, json in
    json.string("file", value: baseline.file)
    for change in BaselineComparison.Change.allCases {
      json.number(change.rawValue, value: audit.count(change))
    }
    json.objects("fixed", items: baseline.fixed) { json, fixed in
      json.string("key", value: fixed.key)
      json.number("ratio", value: fixed.ratio)
      json.number("now", value: fixed.now)
    }
  }
}

/// The themes that `inputs` leave out.
private func write(leftOut: LeftOutThemes?, to json: inout JSONWriter) {
  json.object("leftOut", of: leftOut) { leftOut, json in
    json.number("themes", value: leftOut.count)
    json.number("of", value: leftOut.total)
    json.object("values") { json in
      for (axis, values) in leftOut.contexts {
        json.array(axis, items: values) { $0.string(nil, value: $1) }
      }
    }
    json.array("combinations", items: leftOut.combinations) { $0.strings(nil, variant: $1) }
  }
}

private func write(_ states: StateDifference, to json: inout JSONWriter) {
  json.string("component", value: states.component)
  json.strings("theme", variant: states.theme)
  states.holds.write(to: &json)
  json.strings("variant", variant: states.variant)
  json.string("axis", value: states.axis)
  json.array("states", items: states.states) { $0.string(nil, value: $1) }
  json.string("cue", value: states.cue)
  json.boolean("identical", value: states.isIdentical)
  json.boolean("colorOnly", value: states.isColorOnly)
  json.boolean("lasting", value: states.isLasting)
  json.objects("roles", items: states.roles) { json, role in
    json.string("role", value: role.role)
    json.array("values", items: role.values) { $0.string(nil, value: $1) }
    json.number("ratio", value: role.ratio)
    json.object("deltaEOK") { json in
      let visions = ["normal"] + VisionDeficiency.allCases.map(\.rawValue)
      for (vision, distance) in zip(visions, role.distances) {
        json.number(vision, value: distance)
      }
    }
  }
}

private func write(_ claim: ClaimResult, to json: inout JSONWriter) {
  json.string("foreground", value: claim.foreground)
  json.string("on", value: claim.background)
  json.number("claimed", value: claim.claimed)
  json.string("stated", value: claim.stated)
  json.number("ratio", value: claim.ratio)
  json.boolean("holds", value: claim.isCorrect)
  json.string("source", value: claim.source)
}

private func write(_ finding: Diagnostic, to json: inout JSONWriter) {
  json.string("rule", value: finding.rule.rawValue)
  json.string("severity", value: finding.severity.rawValue)
  json.string("message", value: finding.message)
  json.string("path", value: finding.path)
  json.members(of: finding.place)
  json.related("related", places: finding.related)
  json.array("results", items: finding.subject.results) { $0.string(nil, value: $1) }
}

private func write(_ cause: ContrastCause, of audit: Audit, to json: inout JSONWriter) {
  json.string("path", value: cause.path)
  json.string("part", value: cause.part)
  json.string("value", value: cause.value)
  json.members(of: cause.place)
  json.array("results", items: cause.results) { $0.string(nil, value: audit.results[$1].key) }
  cause.remedy.writeReplacement(to: &json)
  json.object("remedy", of: cause.remedy) { $0.write(to: &$1) }
  json.string("obstacle", value: cause.obstacle)
  let color = cause.remedy?.suggestion
  json.object("color", of: color) { color, json in
    json.string("value", value: color.color.hex)
    json.number("ratio", value: color.ratio)
  }
}

extension Coverage {
  /// Writes which checks and colors are measured, waived, exempt and never measured.
  func write(to json: inout JSONWriter) {
    json.number("colors", value: colors.count)
    for status in Self.listed { json.number(status.rawValue, value: count(status)) }
    json.number("cells", value: cellCount { _ in true })
    json.number("covered", value: cellCount { !$0.isOpen })
    json.number("percent", value: percent)
    json.number("measuredPercent", value: percent(of: .measured))
    json.object("checks") { json in
      json.number("all", value: checkCount)
      for status in [Coverage.Status.measured, .waived, .exempt, .never] {
        json.number(status.rawValue, value: checkCount(status))
      }
    }
    json.objects("tokens", items: colors) { json, color in
      json.string("path", value: color.path)
      json.string("part", value: color.part)
      json.string("value", value: color.value)
      json.string("status", value: color.status.rawValue)
      json.members(of: color.place)
      json.objects("cells", items: color.cells) { json, cell in
        json.string("component", value: cell.component)
        json.string("role", value: cell.role)
        json.strings("variant", variant: cell.variant)
        json.strings("theme", variant: cell.theme)
        cell.holds.write(to: &json)
        json.string("status", value: cell.status.rawValue)
        json.string("because", value: cell.because)
      }
    }
  }
}
