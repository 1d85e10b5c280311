/// The result of the checks: the audit, and the components whose contracts are met.
package struct Checked {
  package var audit = Audit()
  package var components: [ComponentTheme] = []
}

/// A component's tokens in every theme, with every requirement of its contract met. Only this module
/// can make one, and only these are emitted.
package struct ComponentTheme {
  package let contract: Contract
  package let variants: [VariantTokens]
  /// The audit's results for this component.
  package let results: ArraySlice<ContrastResult>
}

/// Checks the tokens of every theme against the contracts. The contrast audits of the contracts run
/// in parallel with the other checks.
package func check(
  _ tokens: Staged<ResolvedTokens>, parsed: Parsed, sources: Sources
) -> Staged<Checked> {
  var findings = tokens.findings
  let tokens = tokens.value
  let contracts = parsed.contracts.map { $0.namingRootTokens(of: tokens) }
  if let excess = contracts.excess(in: tokens) {
    findings.add(excess)
    return Staged(Checked(), findings: findings)
  }
  let variants = contracts.map { contract in
    let (variants, found) = contract.variants(in: tokens)
    findings.add(found)
    return variants
  }
  let known = findings
  let project = sources.project
  let planned = concurrentMap(Array(contracts.indices)) { index in
    ContrastAudit(
      tokens, contract: contracts[index], variants: variants[index], project: project,
      today: sources.today)
  }
  if let excess = planned.excess(in: tokens) {
    findings.add(excess)
    return Staged(Checked(), findings: findings)
  }
  let (others, audits) = concurrently(
    {
      ContractChecks(
        tokens, contracts: contracts, built: variants, project: project,
        resolver: parsed.resolver, known: known)
    }, map: Array(contracts.indices)
  ) { index -> (ContrastAudit, DeclaredChecks) in
    var audit = planned[index]
    audit.audit()
    let checks = DeclaredChecks(
      contracts[index], variants: variants[index], reaches: audit.reaches, tokens: tokens)
    return (audit, checks)
  }
  var (audited, rest) = concurrently(
    {
      combine(
        audits.map(\.0), contracts: contracts, variants: variants, tokens: tokens, parsed: parsed,
        sources: sources)
    }, map: Array(-1..<contracts.count)
  ) { index -> (covered: CoverageCheck?, states: ComparedStates) in
    if index >= 0 {
      let states = contracts[index].comparedStates(
        in: variants[index], results: audits[index].0.results, tokens: tokens, project: project)
      return (nil, states)
    }
    // A build without contracts measures nothing, and reports nothing about it.
    guard !contracts.isEmpty || sources.isAudit else { return (nil, ([], [])) }
    let covered = CoverageCheck(
      tokens, contracts: audits.map(\.1), project: project, known: others.findings)
    return (covered, ([], []))
  }
  audited.audit.states = rest.flatMap(\.states.differences)
  findings = others.findings
  findings.add(audited.findings)
  findings.add(rest.flatMap(\.states.findings))
  tokens.checkLeftOut(by: project, findings: &findings)
  var checked = Checked()
  checked.audit = audited.audit
  if let covered = rest[0].covered {
    findings.add(covered.findings)
    findings.add(covered.coverage.shortfalls(sources, leftOut: audited.audit.leftOut))
    // A color that a remedy names is not reported too.
    let remedies = Set(audited.audit.causes.compactMap(\.remedy?.target))
    let unpaired = covered.unpaired.filter { !remedies.contains($0.color.path) }
    findings.add(UnpairedColor.findings(about: unpaired))
    (checked.audit.coverage, checked.audit.steps) = (covered.coverage, covered.steps)
    checked.audit.unpaired = unpaired.map(\.color)
  }
  for index in contracts.indices {
    guard others.meets(variants[index]) else { continue }
    checked.components.append(
      ComponentTheme(
        contract: contracts[index], variants: variants[index],
        results: audited.audit.results[audited.results[index]]))
  }
  return Staged(checked, findings: findings)
}

/// Makes one audit from those of the contracts.
private func combine(
  _ audits: [ContrastAudit], contracts: [Contract], variants: [[VariantTokens]],
  tokens: ResolvedTokens, parsed: Parsed, sources: Sources
) -> (audit: Audit, results: [Range<Int>], findings: Findings) {
  let project = sources.project
  var findings = Findings(limit: tokens.set.limit)
  var audit = Audit()
  (audit.themes, audit.project) = (tokens.themes, project)
  audit.leftOut = tokens.themes.leftOut(by: project)
  audit.today = sources.today
  var ranges: [Range<Int>] = []
  audit.results.reserveCapacity(audits.reduce(0) { $0 + $1.results.count })
  for (contract, own) in zip(contracts, audits) {
    findings.add(own.findings)
    ranges.append(audit.results.count..<audit.results.count + own.results.count)
    audit.results += own.results
    audit.unjudgedWaivers += own.waivers.unjudged
    audit.endlessWaivers += own.waivers.endless
    audit.unjudgedPairs += own.unjudgedPairs
    let claims = contract.checkedClaims()
    audit.claims += claims.results
    findings.add(claims.findings)
  }
  let baseline = sources.baseline.flatMap {
    Baseline.read($0, themes: tokens.themes, findings: &findings)
  }
  let owners = zip(ranges, variants.indices).flatMap { repeatElement($1, count: $0.count) }
  let promises = audit.promiseChecks(in: tokens.themes) { variants[owners[$0]] }
  findings.add(
    audit.finish(
      tokens, baseline: baseline, findsRemedies: sources.findsRemedies, promises: promises))
  findings.add(audit.slackFloors)
  findings.add(promises.flatMap { $0.findings(place: parsed.place(ofThemeAxis:value:)) })
  if !contracts.isEmpty {
    findings.add(
      tokens.themes.unknownContrast(of: project, place: parsed.place(ofThemeAxis:value:)))
  }
  findings.add(audit.swappedValues(in: tokens, project: project))
  return (audit, ranges, findings)
}
