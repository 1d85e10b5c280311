/// Gives every result that falls short what its mending is searched from, and the way to its values.
///
/// A color is moved for all pairs of the theme that show it: those of its token, and those of tokens
/// that stand for it.
func addRemedies(to results: inout [ContrastResult], _ tokens: ResolvedTokens) {
  struct Use: Hashable {
    var theme: Int
    var path: PathID
  }
  let short = results.indices.filter {
    results[$0].isShort || results[$0].outcome == .indeterminate
  }
  guard !short.isEmpty else { return }
  let chains = results.map { result in
    [result.foreground, result.background].map { side in
      tokens.set.paths.find(pathSegments(side.path)).map {
        tokens.chain(from: $0, in: result.themeIndex)
      } ?? []
    }
  }
  var users: [Use: [Int]] = [:]
  for (index, chain) in chains.enumerated() where results[index].required != nil {
    for path in Set(chain.joined()) {
      users[Use(theme: results[index].themeIndex, path: path), default: []].append(index)
    }
  }

  func way(
    to move: ContrastResult.Suggestion.Move, _ side: ContrastResult.Side, of index: Int
  ) -> Remedy.Way? {
    let result = results[index]
    guard let placement = result.placement,
      let token = chains[index][move == .foreground ? 0 : 1].first
    else { return nil }
    let others = users[Use(theme: result.themeIndex, path: token), default: []]
      .filter { $0 != index }
    return Remedy.Way(
      move: move, path: side.path,
      value: move == .foreground ? placement.foreground : placement.background,
      uses: ([index] + others).compactMap { user in
        results[user].use(of: token, chains[user])
      })
  }

  for index in short {
    let result = results[index]
    results[index].hops = [result.foreground, result.background].flatMap {
      tokens.hops(of: $0, in: result.themeIndex)
    }
    guard result.isShort else { continue }
    results[index].remedy = Remedy(
      ways: [
        way(to: .foreground, result.foreground, of: index),
        way(to: .background, result.background, of: index),
      ].compactMap { $0 })
    if result.outcome == .fail { results[index].solution = results[index].remedy?.solution }
  }
}

extension ContrastResult {
  /// Whether the ratio is below what the duty asks, waived or not.
  var isShort: Bool {
    guard let ratio, let required else { return false }
    return ratio < required
  }

  fileprivate func use(of token: PathID, _ chains: [[PathID]]) -> Remedy.Use? {
    guard let placement, let required else { return nil }
    return Remedy.Use(
      phrase: phrase, placement: placement, required: required,
      movesForeground: chains[0].contains(token), movesBackground: chains[1].contains(token))
  }
}

extension ResolvedTokens {
  /// A token and those it stands for, one after the other.
  func chain(from path: PathID, in theme: Int) -> [PathID] {
    var chain: [PathID] = []
    var here: PathID? = path
    while let path = here, !chain.contains(path) {
      chain.append(path)
      here = alias(of: path, in: theme)
    }
    return chain
  }

  /// The way from a side to its value, where the token stands for another or is inherited.
  fileprivate func hops(of side: ContrastResult.Side, in theme: Int) -> [Diagnostic.Related] {
    guard let path = set.paths.find(pathSegments(side.path)) else { return [] }
    let hops = set.hops(from: path, themes[theme].declarations)
    return hops.count > 1 ? hops : []
  }
}
