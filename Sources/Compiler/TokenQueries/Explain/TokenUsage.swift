struct TokenUsage {
  /// The axes on which the token or its users can depend. Only the token's own, if the combinations
  /// would be too many; then the uses are those of all themes.
  let axes: AxisSet
  private let path: PathID
  private let analysis: Analysis
  private let order: [PathID]
  /// The token that each declaration references.
  private let targets: [PathID?]
  /// The token, and all tokens that reference it in some theme.
  private let wholeFamily: Set<PathID>
  /// The tokens whose value contains one of the family in some theme.
  private let composites: [PathID]
  private let variants: [(contract: Contract, variants: [VariantTokens])]
  /// The rows of the audit that show one of the family.
  private let pairs: [TokenExplanation.PairUse]
  /// Whether the uses depend on more axes than those that are distinguished.
  private let isMerged: Bool

  init(of path: PathID, in analysis: Analysis) {
    (self.path, self.analysis) = (path, analysis)
    let tokens = analysis.tokens
    let segments = tokens.set.paths.segments(of: path)
    targets = tokens.targets
    let family = Self.family(
      of: path, links: zip(tokens.set.declarations, targets).map { ($0.path, $1) })
    wholeFamily = family
    order = tokens.set.paths.naturalOrder()
    let containing = Set(
      zip(tokens.set.declarations, targets).filter { declaration, target in
        target == nil && tokens.set.mentions(family, in: declaration)
      }.map(\.0.path))
    composites = order.filter(containing.contains)
    variants = analysis.parsed.contracts.map { contract in
      let variants = contract.variants(in: tokens).variants
      let users = variants.filter { variant in
        variant.tokens.contains { $0.segments == segments }
          || !contract.pairs(sizedBy: segments, in: variant).isEmpty
      }
      return (contract, users)
    }
    pairs = analysis.checked.audit.results.compactMap { result in
      TokenExplanation.PairUse(result, of: family, among: tokens)
    }
    let own = tokens.axes(of: path)
    let axes = family.union(containing).map(tokens.axes(of:)).reduce(own) { $0.union($1) }
      .union(variants.flatMap(\.variants).reduce(AxisSet()) { $0.union($1.fixed) })
    isMerged = tokens.themes.count(over: axes) > supportLimit / max(1, family.count / 8)
    self.axes = isMerged ? own : axes
  }

  /// The token, and all tokens that reference it in the theme.
  func family(in theme: Int) -> Set<PathID> {
    if isMerged { return wholeFamily }
    return Self.family(
      of: path,
      links: wholeFamily.compactMap { user in
        analysis.tokens.declarationIndex(user, in: theme).map { (user, targets[$0]) }
      })
  }

  /// A token, and all that reference it directly or through others.
  private static func family(
    of path: PathID, links: [(path: PathID, target: PathID?)]
  ) -> Set<PathID> {
    var users: [PathID: [PathID]] = [:]
    for (path, target) in links { if let target { users[target, default: []].append(path) } }
    return Set([path].spreading { users[$0] ?? [] })
  }

  /// The uses of the token in the theme.
  func users(_ family: Set<PathID>, in theme: Int) -> TokenExplanation.Users {
    let tokens = analysis.tokens
    let paths = tokens.set.paths
    let segments = paths.segments(of: path)
    var users = TokenExplanation.Users(areOfAllThemes: isMerged)
    users.tokens = order.filter { $0 != path && family.contains($0) }.map(paths.string)
    users.composites = composites.filter { candidate in
      if isMerged { return true }
      guard let declaration = tokens.declaration(candidate, in: theme),
        tokens.set.aliasTarget(of: declaration) == nil
      else { return false }
      return tokens.set.mentions(family, in: declaration)
    }.map(paths.string)
    for (contract, variants) in variants {
      for variant in variants where isSame(theme, as: variant.theme, on: variant.fixed) {
        func use(_ role: String) -> TokenExplanation.RoleUse {
          TokenExplanation.RoleUse(
            component: contract.component, variant: variant.variant, role: role)
        }
        users.roles += variant.tokens.filter { $0.segments == segments }.map { use($0.role.name) }
        users.texts += contract.pairs(sizedBy: segments, in: variant).map { use($0.foreground) }
      }
    }
    return users
  }

  /// Whether two themes have the same values on some axes, as far as they are distinguished.
  private func isSame(_ theme: Int, as other: Int, on some: AxisSet) -> Bool {
    let some = some.intersection(axes)
    let themes = analysis.tokens.themes
    return themes.first(like: theme, on: some) == themes.first(like: other, on: some)
  }

  /// The pairs that show one of the tokens in some theme, by the first theme with the same values on the axes.
  func pairs(over axes: AxisSet) -> [Int: [ContrastResult]] {
    pairs.reduce(into: [:]) { found, pair in
      let own = pair.result.box.restrictions.filter { axes.contains($0.axis) }
      for theme in analysis.tokens.themes.themes(in: ThemeRegion.Box(own), over: axes) {
        found[theme, default: []].append(pair.result)
      }
    }
  }
}

extension TokenExplanation.PairUse {
  /// The use of some tokens in a row; nil if it shows none of them.
  init?(_ result: ContrastResult, of family: Set<PathID>, among tokens: ResolvedTokens) {
    /// Whether a side is one of the tokens, or a color inside a value that references one.
    func shows(_ side: ContrastResult.Side) -> Bool {
      if family.contains(side.token) { return true }
      guard side.index != nil else { return false }
      let unit = ColorUnit(path: side.token, index: side.index)
      return tokens.chain(from: unit, in: result.themeIndex).contains { family.contains($0.path) }
    }
    self.init(
      result: result, isForeground: shows(result.foreground),
      layers: result.layers.indices.filter { shows(result.layers[$0]) },
      isSurface: result.surface.map(shows) ?? false)
    if parts.isEmpty { return nil }
  }
}

extension Contract {
  /// The pairs of a variant whose text size a token sets.
  fileprivate func pairs(sizedBy segments: [String], in variant: VariantTokens) -> [Pair] {
    pairs.filter { pair in
      applies(pair, to: variant) && pair.text?.segments(for: variant.variant, role: "") == segments
    }
  }
}

extension TokenSet {
  /// Whether a part of a token's value is an alias of, or a pointer to, one of some tokens.
  fileprivate func mentions(_ family: Set<PathID>, in declaration: Declaration) -> Bool {
    var isMentioned = false
    forEachReference(in: declaration) { isMentioned = isMentioned || family.contains($0) }
    return isMentioned
  }
}
