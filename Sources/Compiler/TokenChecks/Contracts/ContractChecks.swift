import TokenModel
import TokenThemes

/// The checks of tokens against contracts and the project, other than contrast.
struct ContractChecks {
  let tokens: ResolvedTokens
  let contracts: [Contract]
  /// The variants of each contract in the themes that are built.
  let built: [[VariantTokens]]
  /// The variants of each contract in all themes.
  let all: [[VariantTokens]]
  let project: Project
  let resolver: Resolver?
  var findings: Findings

  /// Runs all checks. Returns the required paths that are missing or have the wrong type.
  mutating func run() -> Set<String> {
    checkTypesAcrossThemes()
    var required = RequiredTokens()
    for (contract, variants) in zip(contracts, built) { required.add(contract, variants: variants) }
    required.add(surfaceOf: project, themes: tokens.themes)
    let unmet = check(required)
    checkUnexpected()
    checkPartial(except: required)
    for index in contracts.indices {
      checkPairs(of: index)
      checkVaries(of: contracts[index])
    }
    checkOverrides()
    checkDeprecated()
    return unmet
  }
}
