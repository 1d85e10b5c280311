import TokenModel
import TokenThemes

/// The checks of tokens against contracts and the project, other than contrast.
struct ContractChecks {
  let tokens: ResolvedTokens
  let contracts: [Contract]
  let built: [[VariantTokens]]
  /// The variants of each contract in all themes, while the checks run.
  private(set) var all: [[VariantTokens]]
  let project: Project
  let resolver: Resolver?
  var findings: Findings
  /// The required paths that are missing or have the wrong type.
  private var unmet: Set<String> = []

  /// Runs all checks. `built` has the variants of each contract in the themes that are built.
  init(
    _ tokens: ResolvedTokens, contracts: [Contract], built: [[VariantTokens]], project: Project,
    resolver: Resolver?, known: Findings
  ) {
    (self.tokens, self.contracts, self.built) = (tokens, contracts, built)
    (self.project, self.resolver, findings) = (project, resolver, known)
    all = contracts.map { $0.allVariants(in: tokens) }
    checkTypesAcrossThemes()
    var required = RequiredTokens()
    for (contract, variants) in zip(contracts, built) { required.add(contract, variants: variants) }
    required.add(surfaceOf: project, themes: tokens.themes)
    unmet = check(required)
    checkUnexpected()
    checkPartial(except: required)
    for index in contracts.indices {
      checkPairs(of: index)
      checkVaries(of: contracts[index])
    }
    checkOverrides()
    checkDeprecated()
    all = []  // to free the memory early
  }

  /// Whether every token of the variants exists with a fitting type.
  func meets(_ variants: [VariantTokens]) -> Bool {
    unmet.isEmpty
      || variants.allSatisfy { variant in
        variant.tokens.allSatisfy { !unmet.contains($0.segments.tokenPath) }
      }
  }
}
