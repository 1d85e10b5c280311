/// What the checks leave behind: the audit, and the components whose contracts are met.
struct Checked {
  var audit = Audit()
  var components: [ComponentTheme] = []
  /// What the tokens are called in Swift.
  var names: SwiftNames

  fileprivate init(names: SwiftNames) { self.names = names }
}

/// A component's tokens in every theme, every requirement of its contract met. There is no other
/// way to make one than `check`, and nothing else can be emitted.
struct ComponentTheme {
  let contract: Contract
  let variants: [VariantTokens]
  /// The rows of the audit that judge this component.
  let results: [ContrastResult]

  fileprivate init(contract: Contract, variants: [VariantTokens], results: [ContrastResult]) {
    self.contract = contract
    self.variants = variants
    self.results = results
  }
}

/// Holds the tokens of every theme against the contracts.
func check(
  _ tokens: ResolvedTokens, _ parsed: Parsed, _ sources: Sources, _ findings: inout Findings
) -> Checked {
  let project = sources.project
  let resolver = parsed.resolver
  var checked = Checked(names: SwiftNames(tokens, parsed.contracts))
  var requirements = Requirements()
  let contracts = parsed.contracts.map { $0.namingRootTokens(of: tokens) }
  let themes = BuiltThemes(tokens.themes.map(\.contexts), of: resolver)
  checkTypesAcrossThemes(tokens, contracts, &findings)
  let variants = contracts.map { contract in
    tokens.themes.indices.flatMap { theme in
      contract.variants(in: theme, tokens.themes[theme].contexts, &findings)
    }
  }
  for (contract, variants) in zip(contracts, variants) { requirements.add(contract, variants) }
  requirements.add(surfaceOf: project, themes: tokens.themes)
  let unmet = requirements.check(against: tokens, resolver, project, &findings)
  checkUnexpected(tokens, contracts, &findings)
  checked.audit.level = project.level
  checked.audit.today = sources.today
  for (contract, variants) in zip(contracts, variants) {
    checkPairs(of: contract, &findings)
    var audit = ContrastAudit(tokens, contract, project, themes, today: sources.today)
    audit.audit(variants, &findings)
    checked.audit.results += audit.results
    checked.audit.unjudgedWaivers += audit.unjudgedWaivers
    checked.audit.claims += checkClaims(of: contract, &findings)
    checked.audit.states += checkStates(
      of: contract, variants, audit.results, tokens, &findings)
    checked.audit.unjudgedPairs += audit.unjudgedPairs
    let isMet = variants.allSatisfy { variant in
      variant.tokens.allSatisfy { !unmet.contains(tokenPath($0.segments)) }
    }
    if isMet {
      checked.components.append(
        ComponentTheme(contract: contract, variants: variants, results: audit.results))
    }
  }
  checked.audit.finish(
    tokens, sources.baseline.flatMap { Baseline.read($0, &findings) }, hasAllThemes: themes.areAll,
    &findings)
  checkSwapped(checked.audit.results, tokens, project, &findings)
  checked.audit.unpaired = checkUnpaired(
    tokens, Array(zip(contracts, variants)), project, &findings)
  checkOverrides(of: project, tokens.themes, resolver, &findings)
  checkDeprecated(tokens, &findings)
  checkLeftOut(tokens, project, &findings)
  checkSimilarNames(checked.names, tokens, &findings)
  if project.outputs.contains(where: { $0.format == .swift }) {
    checkNames(checked.names, tokens, parsed.contracts, resolver, &findings)
    checkSwiftOutputs(project.outputs, checked.names, tokens, parsed.contracts, &findings)
    checkNesting(tokens, parsed.contracts, &findings)
  }
  checkOutputNames(tokens, project, &findings)
  checkTemplates(sources, &findings)
  return checked
}
