import TokenModel
import Writers

/// Reports pairs that can never be measured: unknown roles, roles without color, conditions that
/// no variant meets.
func checkPairs(of contract: Contract, _ findings: inout Findings) {
  let variants = contract.allVariants()
  let names = contract.roles.map(\.name)
  for pair in contract.pairs {
    let place = contract.place(pair.steps)
    guard let role = contract.role(pair.foreground) else {
      findings.add(
        .unmatchedPair,
        "the pair's foreground '\(printable(pair.foreground))' is no role of \(contract.component)"
          + suggestion(for: pair.foreground, among: names), at: place)
      continue
    }
    requireColor(role, of: contract, place, &findings)
    let meeting = variants.filter { contract.applies(pair, to: $0) }
    if meeting.isEmpty {
      findings.add(
        .unmatchedPair,
        "the pair '\(pair.foreground)' exists in no variant; its 'when' and the role's exclude each other",
        at: place)
      continue
    }
    for ground in pair.grounds { check(ground, of: pair, contract, meeting, names, &findings) }
  }
}

private func check(
  _ ground: Ground, of pair: Pair, _ contract: Contract, _ meeting: [VariantTokens],
  _ names: [String], _ findings: inout Findings
) {
  let place = contract.place(ground.steps)
  let role = contract.role(ground.name)
  if role == nil, ground.pattern == nil {
    findings.add(
      .unmatchedPair,
      "the background '\(printable(ground.name))' is neither a role of \(contract.component) nor a path"
        + suggestion(for: ground.name, among: names), at: place)
    return
  }
  if let role { requireColor(role, of: contract, place, &findings) }
  let isMet = meeting.contains { variant in
    ground.when.holds(in: variant.variant)
      && (role == nil || variant.token(of: ground.name) != nil)
  }
  if !isMet {
    findings.add(
      .unmatchedPair,
      "'\(pair.foreground)' never lies on '\(ground.name)': no variant has both", at: place)
  }
}

private func requireColor(
  _ role: Role, of contract: Contract, _ place: Place, _ findings: inout Findings
) {
  guard !role.type.isPaint else { return }
  findings.add(
    .invalidContract,
    "role '\(role.name)' is a \(role.type.name); only colors and gradients have contrast",
    at: place, related: [Diagnostic.Related("the role", at: contract.place(role.steps))])
}

extension Contract {
  /// The contract with backgrounds that are no role, but the name of a token at the root, read as
  /// paths.
  package func namingRootTokens(of tokens: ResolvedTokens) -> Contract {
    var contract = self
    for pair in pairs.indices {
      for ground in pairs[pair].grounds.indices {
        let name = pairs[pair].grounds[ground].name
        guard role(name) == nil, let path = tokens.set.paths.find(pathSegments(name)),
          tokens.themes.indices.contains(where: { tokens.isDeclared(path, in: $0) })
        else { continue }
        contract.pairs[pair].grounds[ground].pattern = PathPattern(name)
      }
    }
    return contract
  }
}
