import TokenModel

/// The result of the checks: the audit, and the components whose contracts are met.
package struct Checked {
  package var audit = Audit()
  package var components: [ComponentTheme] = []

  fileprivate init() {}
}

/// A component's tokens in every theme, with every requirement of its contract met. Only `check`
/// can make one, and only these are emitted.
package struct ComponentTheme {
  package let contract: Contract
  package let variants: [VariantTokens]
  /// The audit's results for this component.
  package let results: [ContrastResult]

  fileprivate init(contract: Contract, variants: [VariantTokens], results: [ContrastResult]) {
    self.contract = contract
    self.variants = variants
    self.results = results
  }
}

/// Checks the tokens of every theme against the contracts. The contrast audits of the contracts run
/// in parallel with the other checks.
package func check(
  _ tokens: ResolvedTokens, parsed: Parsed, sources: Sources, findings: inout Findings
) -> Checked {
  let contracts = parsed.contracts.map { $0.namingRootTokens(of: tokens) }
  guard areInLimit(contracts, tokens: tokens, findings: &findings) else { return Checked() }
  let variants = contracts.map { $0.variants(in: tokens, findings: &findings) }
  let known = findings
  let project = sources.project
  let themes = BuiltThemes(tokens.themes)
  let (others, audits) = concurrently(
    {
      checkTokens(
        tokens, contracts: contracts, variants: variants, parsed: parsed, sources: sources,
        known: known)
    },
    map: Array(contracts.indices)
  ) { index in
    var audit = ContrastAudit(
      tokens, contract: contracts[index], project: project, themes: themes, today: sources.today)
    var findings = Findings(limit: tokens.set.limit)
    audit.audit(variants[index], findings: &findings)
    return (audit: audit, findings: findings)
  }
  let audited = combine(
    audits, contracts: contracts, variants: variants, tokens: tokens, themes: themes,
    resolver: parsed.resolver, sources: sources)
  findings = others.findings
  findings.add(audited.findings)
  checkLeftOut(tokens, project: sources.project, findings: &findings)
  var checked = Checked()
  checked.audit = audited.audit
  // A build without contracts measures nothing, and reports nothing about it.
  guard !contracts.isEmpty || sources.isAudit else { return checked }
  let coverage = checkCoverage(
    tokens,
    contracts: contracts.indices.map { (contracts[$0], variants[$0], audits[$0].audit.reaches) },
    project: project, known: others.findings, findings: &findings)
  (checked.audit.coverage, checked.audit.unpaired) = (coverage.coverage, coverage.unpaired)
  checkLeastCoverage(coverage.coverage, sources: sources, findings: &findings)
  for index in contracts.indices {
    guard others.meets(variants[index]) else { continue }
    checked.components.append(
      ComponentTheme(
        contract: contracts[index], variants: variants[index],
        results: Array(audited.audit.results[audited.results[index]])))
  }
  return checked
}

/// Makes one audit from those of the contracts, and compares the states.
private func combine(
  _ audits: [(audit: ContrastAudit, findings: Findings)], contracts: [Contract],
  variants: [[VariantTokens]], tokens: ResolvedTokens, themes: BuiltThemes,
  resolver: Resolver?, sources: Sources
) -> (audit: Audit, results: [Range<Int>], findings: Findings) {
  let project = sources.project
  var findings = Findings(limit: tokens.set.limit)
  var audit = Audit()
  audit.themeCount = tokens.themes.count
  audit.leftOut = tokens.themes.leftOut(by: project)
  audit.level = project.level
  audit.today = sources.today
  var resultRanges: [Range<Int>] = []
  for (contract, (own, reported)) in zip(contracts, audits) {
    findings.add(reported)
    resultRanges.append(audit.results.count..<audit.results.count + own.results.count)
    audit.results += own.results
    audit.unjudgedWaivers += own.unjudgedWaivers
    audit.unjudgedPairs += own.unjudgedPairs
    audit.claims += checkClaims(of: contract, findings: &findings)
  }
  let (judged, ranges) = (audit, resultRanges)
  let (states, finished) = concurrently(
    {
      compareStates(
        contracts, variants: variants, results: judged.results, ranges: ranges, tokens: tokens)
    },
    and: {
      var (audit, findings) = (judged, Findings(limit: tokens.set.limit))
      let baseline = sources.baseline.flatMap {
        Baseline.read($0, themes: tokens.themes, findings: &findings)
      }
      audit.finish(tokens, baseline: baseline, hasAllThemes: themes.areAll, findings: &findings)
      checkFloors(audit.results, findings: &findings)
      checkIncreasedContrast(
        audit.results, themes: tokens.themes,
        place: { place(of: $1, on: $0, resolver: resolver, contracts: contracts) },
        findings: &findings)
      checkSwapped(audit.results, tokens: tokens, project: project, findings: &findings)
      return (audit: audit, findings: findings)
    })
  audit = finished.audit
  audit.states = states.states
  findings.add(states.findings)
  findings.add(finished.findings)
  return (audit, ranges, findings)
}

/// The place of a value of a theme axis: a context in the resolver, or an axis in a contract.
private func place(
  of value: String, on axis: String, resolver: Resolver?, contracts: [Contract]
) -> Place {
  if let resolver {
    let modifier = resolver.modifiers.first { $0.name == axis }
    return modifier.map { resolver.document.keyPlace($0.steps + [.key(value)]) } ?? resolver.place
  }
  let contract = contracts.first { $0.themeAxis == axis }
  return contract?.place([.key("axes"), .key(axis)]) ?? Place(file: "tincture.json")
}

/// Compares the states of all components, and reports those that differ only in hue.
private func compareStates(
  _ contracts: [Contract], variants: [[VariantTokens]], results: [ContrastResult],
  ranges: [Range<Int>], tokens: ResolvedTokens
) -> (states: [StateDifference], findings: Findings) {
  var states: [StateDifference] = []
  var findings = Findings(limit: tokens.set.limit)
  for index in contracts.indices {
    states += checkStates(
      of: contracts[index], variants: variants[index], results: results[ranges[index]],
      tokens: tokens, findings: &findings)
  }
  return (states, findings)
}

/// The result of all checks other than contrast.
private struct OtherChecks {
  var findings: Findings
  /// The required paths that are missing or have the wrong type.
  var unmet: Set<String> = []

  /// Whether every token of the variants exists with a fitting type.
  func meets(_ variants: [VariantTokens]) -> Bool {
    unmet.isEmpty
      || variants.allSatisfy { variant in
        variant.tokens.allSatisfy { !unmet.contains(tokenPath($0.segments)) }
      }
  }
}

/// Runs all checks other than contrast.
///
/// - Parameter known: The findings so far.
private func checkTokens(
  _ tokens: ResolvedTokens, contracts: [Contract], variants: [[VariantTokens]],
  parsed: Parsed, sources: Sources, known: Findings
) -> OtherChecks {
  let (project, resolver) = (sources.project, parsed.resolver)
  var others = OtherChecks(findings: known)
  checkTypesAcrossThemes(tokens, contracts: contracts, findings: &others.findings)
  var requirements = Requirements()
  for (contract, variants) in zip(contracts, variants) {
    requirements.add(contract, variants: variants)
  }
  requirements.add(surfaceOf: project, themes: tokens.themes)
  others.unmet = requirements.check(
    against: tokens, resolver: resolver, project: project, findings: &others.findings)
  checkUnexpected(tokens, contracts: contracts, findings: &others.findings)
  checkPartial(tokens, requirements: requirements, findings: &others.findings)
  for (contract, built) in zip(contracts, variants) {
    checkPairs(of: contract, built: built, in: tokens, findings: &others.findings)
    checkVaries(of: contract, resolver: resolver, findings: &others.findings)
  }
  checkOverrides(of: project, themes: tokens.themes, resolver: resolver, findings: &others.findings)
  checkDeprecated(tokens, findings: &others.findings)
  return others
}
