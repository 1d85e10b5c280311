import TokenChecks
import TokenJSON
import TokenModel

/// The uses of one token, in every theme.
struct TokenUsage {
  private let path: PathID
  private let analysis: Analysis
  private let order: [PathID]
  /// The token that each declaration references.
  private let targets: [PathID?]
  private let variants: [(contract: Contract, variants: [VariantTokens])]

  init(of path: PathID, in analysis: Analysis) {
    self.path = path
    self.analysis = analysis
    let tokens = analysis.tokens
    order = tokens.set.paths.naturalOrder()
    targets = tokens.set.declarations.map { tokens.set.aliasTarget(of: $0) }
    var reported = Findings()
    variants = analysis.parsed.contracts.map { contract in
      (contract, contract.variants(in: tokens.themes, findings: &reported))
    }
  }

  /// The token, and all tokens that reference it in the theme.
  func family(in theme: Int) -> Set<PathID> {
    var users: [PathID: [PathID]] = [:]
    let tokens = analysis.tokens
    for path in (0..<Int32(tokens.set.paths.count)).map(PathID.init) {
      guard let declaration = tokens.declarationIndex(path, in: theme),
        let target = targets[declaration]
      else { continue }
      users[target, default: []].append(path)
    }
    var family: Set = [path]
    var open = [path]
    while let next = open.popLast() {
      open += users[next, default: []].filter { family.insert($0).inserted }
    }
    return family
  }

  /// The uses of the token in the theme.
  func users(_ family: Set<PathID>, in theme: Int) -> TokenExplanation.Users {
    let tokens = analysis.tokens
    let paths = tokens.set.paths
    let segments = paths.segments(of: path)
    var users = TokenExplanation.Users()
    users.tokens = order.filter { $0 != path && family.contains($0) }.map(paths.string)
    users.composites = order.filter { candidate in
      guard let declaration = tokens.declaration(candidate, in: theme),
        tokens.set.aliasTarget(of: declaration) == nil
      else { return false }
      return names(family, inside: declaration.value, paths: paths)
    }
    .map(paths.string)
    for (contract, variants) in variants {
      for variant in variants
      where tokens.themes.first(like: theme, on: variant.fixed) == variant.theme {
        func use(_ role: String) -> TokenExplanation.RoleUse {
          TokenExplanation.RoleUse(
            component: contract.component, variant: variant.variant, role: role)
        }
        users.roles += variant.tokens.filter { $0.segments == segments }.map { use($0.role.name) }
        users.texts += contract.pairs.filter { pair in
          contract.applies(pair, to: variant)
            && pair.text?.segments(for: variant.variant, role: "") == segments
        }
        .map { use($0.foreground) }
      }
    }
    return users
  }

  /// Whether a part of a value is an alias of, or a pointer to, one of the tokens.
  private func names(_ family: Set<PathID>, inside value: JSONValue, paths: PathTable) -> Bool {
    if let object = value.object {
      return object.contains { names(family, inside: $0.value, paths: paths) }
    }
    if let array = value.array { return array.contains { names(family, inside: $0, paths: paths) } }
    if let alias = aliasName(value) {
      return paths.find(alias: alias).map(family.contains) ?? false
    }
    guard var names = value.string.flatMap(pointerNames) else { return false }
    if let end = names.firstIndex(of: "$value") { names.removeSubrange(end...) }
    return paths.find(names).map(family.contains) ?? false
  }

  /// The pairs of the theme that show one of the tokens.
  func pairs(_ family: Set<PathID>, in theme: Int) -> [TokenExplanation.PairUse] {
    func shows(_ side: ContrastResult.Side?) -> Bool {
      side.flatMap { analysis.tokens.set.paths.find(pathSegments($0.path)) }
        .map(family.contains) ?? false
    }
    let contexts = analysis.tokens.themes.contexts(of: theme)
    return analysis.checked.audit.results.filter { $0.holds.contains(contexts) }.compactMap {
      result in
      let parts = TokenExplanation.PairUse.Part.allCases.filter { part in
        switch part {
        case .foreground: shows(result.foreground)
        case .background: shows(result.background)
        case .surface: shows(result.surface)
        }
      }
      return parts.isEmpty ? nil : TokenExplanation.PairUse(result: result, parts: parts)
    }
  }
}
