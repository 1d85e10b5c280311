import TokenModel
import Writers

/// Reports pairs that can never be measured: with unknown roles, roles without a color, or
/// conditions that no variant meets.
func checkPairs(of contract: Contract, in tokens: ResolvedTokens, findings: inout Findings) {
  let variants = contract.allVariants(in: tokens)
  let names = contract.roles.map(\.name)
  for pair in contract.pairs {
    let place = contract.place(pair.steps)
    guard let role = contract.role(pair.foreground) else {
      findings.add(
        .unmatchedPair,
        message:
          "the pair's foreground '\(printable(pair.foreground))' is not a role of \(contract.component)"
          + suggestion(for: pair.foreground, among: names), at: place)
      continue
    }
    requireColor(role, of: contract, place: place, findings: &findings)
    let meeting = variants.filter { contract.applies(pair, to: $0) }
    if meeting.isEmpty {
      findings.add(
        .unmatchedPair,
        message:
          "no variant has the pair's foreground '\(pair.foreground)'; its 'when' and the role's 'when' "
          + "exclude each other",
        at: place)
      continue
    }
    for background in pair.backgrounds {
      check(
        background, of: pair, contract: contract, meeting: meeting, names: names,
        findings: &findings)
    }
  }
}

private func check(
  _ background: Background, of pair: Pair, contract: Contract, meeting: [VariantTokens],
  names: [String], findings: inout Findings
) {
  let place = contract.place(background.steps)
  let role = contract.role(background.name)
  if role == nil, background.pattern == nil {
    findings.add(
      .unmatchedPair,
      message:
        "the background '\(printable(background.name))' is neither a role of \(contract.component) nor a path"
        + suggestion(for: background.name, among: names), at: place)
    return
  }
  if let role { requireColor(role, of: contract, place: place, findings: &findings) }
  let isMet = meeting.contains { variant in
    background.when.holds(in: variant.variant)
      && (role == nil || variant.token(of: background.name) != nil)
  }
  if !isMet {
    findings.add(
      .unmatchedPair,
      message:
        "no variant has both '\(pair.foreground)' and '\(background.name)'; correct the roles or a 'when'",
      at: place)
  }
}

private func requireColor(
  _ role: Role, of contract: Contract, place: Place, findings: inout Findings
) {
  guard !role.type.isPaint else { return }
  findings.add(
    .invalidContract,
    message: "role '\(role.name)' is a \(role.type.name); only colors and gradients have contrast",
    at: place, related: [Diagnostic.Related("the role", at: contract.place(role.steps))])
}

extension Contract {
  /// The contract with backgrounds read as paths when they are not roles but name a token at the
  /// root.
  package func namingRootTokens(of tokens: ResolvedTokens) -> Contract {
    var contract = self
    for pair in pairs.indices {
      for background in pairs[pair].backgrounds.indices {
        let name = pairs[pair].backgrounds[background].name
        guard role(name) == nil, let path = tokens.set.paths.find(pathSegments(name)),
          tokens.firstTheme(declaring: path) != nil
        else { continue }
        contract.pairs[pair].backgrounds[background].pattern = PathPattern(name)
      }
    }
    return contract
  }
}
