extension Report {
  /// The audit as one JSON object.
  package var json: [UInt8] {
    JSONWriter.file { json in
      json.number("version", value: 1)
      json.object("summary") { json in
        for outcome in Outcome.allCases {
          json.number(outcome.rawValue, value: audit.count(outcome))
        }
        json.members(
          ("rows", audit.results.count), ("checks", audit.results.count),
          ("pairs", audit.results.pairs.count), ("themes", audit.themes.count),
          ("errors", findings.count { $0.severity == .error }),
          ("warnings", findings.count { $0.severity == .warning }))
      }
      json.object("audit") { write(settings: audit, to: &$0) }
      json.object("fingerprint") { audit.fingerprint.write(to: &$0) }
      json.objects("results", items: audit.results) { $1.write(to: &$0) }
      json.objects("causes", items: audit.causes) { write($1, of: audit, to: &$0) }
      json.objects("claims", items: audit.claims) { write($1, to: &$0) }
      json.objects("states", items: audit.states) { write($1, to: &$0) }
      json.objects("unpaired", items: audit.unpaired) { json, color in
        json.members(("path", color.path), ("part", color.part))
        json.members(of: color.place)
      }
      json.objects("palettes", items: audit.coverage.palettes) { json, palette in
        json.members(("path", palette.path), ("steps", palette.size))
        json.array("unused", items: palette.unused) { $0.string(nil, value: $1) }
      }
      json.object("coverage") { audit.coverage.write(to: &$0) }
      json.objects("findings", items: findings) { write($1, to: &$0) }
    }
  }
}

/// The settings of the audit: the level, the date and the baseline.
private func write(settings audit: Audit, to json: inout JSONWriter) {
  json.members(
    ("label", audit.label), ("standard", "wcag2.2"), ("level", audit.project.level.rawValue),
    ("today", audit.today), ("unjudgedPairs", audit.unjudgedPairs),
    ("unjudgedWaivers", audit.unjudgedWaivers), ("endlessWaivers", audit.endlessWaivers))
  write(leftOut: audit.leftOut, to: &json)
  json.object("baseline", of: audit.baseline) { baseline, json in
    json.string("file", value: baseline.file)
    for change in BaselineComparison.Change.allCases {
      json.number(change.rawValue, value: audit.count(change))
    }
    json.objects("fixed", items: baseline.fixed) { json, fixed in
      json.members(("key", fixed.key), ("ratio", fixed.ratio), ("now", fixed.now))
    }
  }
}

/// The themes that `inputs` leave out.
private func write(leftOut: LeftOutThemes?, to json: inout JSONWriter) {
  json.object("leftOut", of: leftOut) { leftOut, json in
    json.members(("themes", leftOut.count), ("of", leftOut.total))
    json.object("values") { json in
      for axis in leftOut.contexts {
        json.array(axis.name, items: axis.values) { $0.string(nil, value: $1) }
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
  json.members(
    ("cue", states.cue), ("identical", states.isIdentical), ("colorOnly", states.isColorOnly),
    ("lasting", states.isLasting))
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
  json.members(
    ("foreground", claim.foreground), ("on", claim.background), ("claimed", claim.claimed),
    ("stated", claim.stated), ("ratio", claim.ratio), ("holds", claim.isCorrect),
    ("source", claim.source))
}

private func write(_ finding: Diagnostic, to json: inout JSONWriter) {
  json.members(
    ("rule", finding.rule.rawValue), ("severity", finding.severity.rawValue),
    ("message", finding.message), ("path", finding.path))
  json.members(of: finding.place)
  json.related("related", places: finding.related)
  json.array("results", items: finding.subject.results) { $0.string(nil, value: $1) }
}

private func write(_ cause: ContrastCause, of audit: Audit, to json: inout JSONWriter) {
  json.members(("path", cause.path), ("part", cause.part), ("value", cause.value))
  json.members(of: cause.place)
  json.array("results", items: cause.results) { $0.string(nil, value: audit.results[$1].key) }
  cause.remedy.writeReplacement(to: &json)
  json.object("remedy", of: cause.remedy) { $0.write(to: &$1) }
  json.string("obstacle", value: cause.obstacle)
  let color = cause.remedy?.suggestion
  json.object("color", of: color) { $1.members(("value", $0.color.hex), ("ratio", $0.ratio)) }
}

extension Coverage {
  /// Writes which checks and colors are measured, waived, exempt and never measured.
  func write(to json: inout JSONWriter) {
    json.number("colors", value: colors.count)
    for status in Self.listed { json.number(status.rawValue, value: count(status)) }
    json.members(
      ("cells", cellCount { _ in true }), ("covered", cellCount { !$0.isOpen }),
      ("percent", percent), ("measuredPercent", percent(of: .measured)))
    json.object("checks") { json in
      json.number("all", value: checkCount)
      for status in [Coverage.Status.measured, .waived, .exempt, .never] {
        json.number(status.rawValue, value: checkCount(status))
      }
    }
    json.objects("tokens", items: colors) { json, color in
      json.members(
        ("path", color.path), ("part", color.part), ("value", color.value),
        ("status", color.status.rawValue))
      json.members(of: color.place)
      json.objects("cells", items: color.cells) { json, cell in
        json.members(("component", cell.component), ("role", cell.role))
        json.strings("variant", variant: cell.variant)
        json.strings("theme", variant: cell.theme)
        cell.holds.write(to: &json)
        json.members(("status", cell.status.rawValue), ("because", cell.because))
      }
    }
  }
}
