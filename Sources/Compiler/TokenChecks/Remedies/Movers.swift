import ColorMath
import TokenModel
import TokenThemes
import Writers

extension Audit {
  /// Adds to every failing result the smallest color change that fixes it, and the references to
  /// its values.
  ///
  /// A new color must pass in all pairs that show it in the same themes: those of its token, and
  /// those of aliases of the token. So there is one search per token and group of themes, however
  /// many pairs fail.
  ///
  /// Also finds the causes of the failures.
  mutating func addRemedies(_ tokens: ResolvedTokens) {
    let short = results.indices.filter {
      results[$0].isShort || results[$0].outcome == .indeterminate
    }
    guard !short.isEmpty else { return }
    var movers = Movers(results, tokens: tokens)
    let opacities = OpacityRemedies(results)
    let changed = short.map { index in
      var result = results[index]
      result.hops = ([result.foreground] + result.layers).flatMap {
        tokens.hops(of: $0, in: result.themeIndex)
      }
      guard result.isShort else { return result }
      let moves: [ContrastResult.Suggestion.Move] = [.foreground, .background]
      let remedies = moves.compactMap { movers.remedy(moving: $0, of: index) }
      result.suggestion = remedies.compactMap { remedy in
        remedy.color.flatMap { remedy.remedy.suggestion($0) }
      }
      .min { $0.distance < $1.distance }
      result.opacityChange = opacities.remedy(for: index)
      guard result.suggestion == nil else { return result }
      let obstacles = remedies.map { movers.obstacle(to: $0.remedy, of: index) }
      result.obstacle = obstacles.grouped(by: \.self).map { $0[0] }.joined(separator: "; ")
      return result
    }
    causes = movers.causes
    for index in causes.indices {
      guard let remedy = causes[index].remedy else { continue }
      causes[index].remedy?.edits = tokens.edits(for: remedy)
    }
    for (index, result) in zip(short, changed) { results[index] = result }
    for cause in causes {
      guard let replacement = cause.replacement else { continue }
      for index in cause.results {
        results[index].replacement = replacement
        // The cause may be the foreground of one pair and the background of another.
        let sides = movers.sides(of: index).map(\.last)
        let side = sides.firstIndex { side in
          side.map { tokens.set.paths.string($0.path) == cause.path } ?? false
        }
        results[index].replacement?.side = side == 0 ? .foreground : .background
        if let unit = side.flatMap({ sides[$0] }), let use = movers.use(of: unit, in: index) {
          results[index].replacement?.ratio = use.ratio(moving: .color(replacement.color))
        }
        results[index].replacedAlias = tokens.alias(in: results[index], of: cause, by: replacement)
      }
    }
  }
}

/// The colors that the tokens of pairs can change to.
struct Movers {
  let results: [ContrastResult]
  let tokens: ResolvedTokens
  /// The colors of the foreground and the layers of each result, and those they reference.
  private let chains: [[[ColorUnit]]]
  /// The results that show a color.
  private var users: [ColorUnit: [Int]] = [:]
  /// The new value of a color, in the themes in which it changes.
  private var colors: [ColorUnit: [Holds: RGB8?]] = [:]

  init(_ results: [ContrastResult], tokens: ResolvedTokens) {
    self.results = results
    self.tokens = tokens
    chains = results.indices.map { index in
      ([results[index].foreground] + results[index].layers).map {
        tokens.chain(
          from: ColorUnit(path: $0.token, index: $0.index), in: results[index].themeIndex)
      }
    }
    for index in results.indices where results[index].required != nil {
      var seen: [ColorUnit] = []
      for unit in chains[index].joined() where !seen.contains(unit) {
        seen.append(unit)
        users[unit, default: []].append(index)
      }
    }
  }

  /// The colors of the foreground and the top background of a result, with those they reference.
  func sides(of index: Int) -> [[ColorUnit]] { Array(chains[index].prefix(2)) }

  /// The number of results that show a color.
  func count(of unit: ColorUnit) -> Int { users[unit]?.count ?? 0 }

  /// The tokens that pairs name.
  var shownTokens: Set<PathID> {
    Set(chains.joined().compactMap { $0.first?.path })
  }

  /// How a result shows a color.
  func use(of unit: ColorUnit, in index: Int) -> ColorChange.Use? {
    results[index].use(of: unit, chains: chains[index])
  }

  /// How results other than these show the tokens through which these show a color: what else
  /// changes if the references to the color do, in every theme in which they are declared at the
  /// same place. None of them may become worse.
  func otherUses(
    of unit: ColorUnit, than indices: [Int], among users: [Change: [Int]]
  ) -> [ColorChange.Use] {
    let changed = indices.flatMap { index in
      chains[index].compactMap { chain -> Change? in
        guard let end = chain.firstIndex(of: unit) else { return nil }
        return change(of: chain[max(end - 1, 0)], in: index)
      }
    }
    return uses(of: Set(changed), than: indices, among: users)
  }

  /// How results other than these show a color itself, which other tokens may refer to.
  func ownUses(
    of unit: ColorUnit, than indices: [Int], among users: [Change: [Int]]
  ) -> [ColorChange.Use] {
    uses(of: Set(indices.map { change(of: unit, in: $0) }), than: indices, among: users)
  }

  /// A color that changes where it is declared.
  struct Change: Hashable {
    fileprivate var unit: ColorUnit
    fileprivate var declaration: Int?
  }

  /// The results that show each color, by the declaration that they show.
  var usersByChange: [Change: [Int]] {
    users.reduce(into: [:]) { all, entry in
      for user in entry.value { all[change(of: entry.key, in: user), default: []].append(user) }
    }
  }

  private func change(of unit: ColorUnit, in index: Int) -> Change {
    Change(
      unit: unit,
      declaration: tokens.declarationIndex(unit.path, in: results[index].themeIndex))
  }

  private func uses(
    of changes: Set<Change>, than indices: [Int], among users: [Change: [Int]]
  ) -> [ColorChange.Use] {
    var known = Set(indices)
    // Their order decides nothing.
    return changes.flatMap { changed in
      (users[changed] ?? []).compactMap { user in
        guard known.insert(user).inserted, var use = use(of: changed.unit, in: user) else {
          return nil
        }
        use.required = min(use.required, results[user].ratio ?? 1)
        return use
      }
    }
  }

  /// The results that show a token in one of these themes.
  private func users(of token: ColorUnit, in holds: Holds) -> [Int] {
    (users[token] ?? []).filter { results[$0].holds.overlaps(holds) }
  }

  /// A change of one side of a result: for that pair alone, and the color for all pairs of the
  /// token.
  mutating func remedy(
    moving move: ContrastResult.Suggestion.Move, of index: Int
  ) -> (remedy: ColorChange, color: RGB8?)? {
    let result = results[index]
    guard let placement = result.placement, let token = token(move, of: index),
      let own = result.use(of: token, chains: chains[index])
    else { return nil }
    let side = move == .foreground ? result.foreground : result.background
    let value = (move == .foreground ? placement.foreground : placement.background[0]).value
    let measured = result.measured
    let position = move == .background ? measured?.groundAt ?? measured?.at : measured?.at
    let remedy = ColorChange(
      move: move, path: side.path, value: value, stop: value.stop(nearest: position),
      uses: [own])
    if let known = colors[token]?[result.holds] { return (remedy, known) }
    let color = self.remedy(of: index, remedy: remedy).color
    colors[token, default: [:]][result.holds] = .some(color)
    return (remedy, color)
  }

  /// Why no color works for one side of a result. With very many pairs, none is named.
  func obstacle(to remedy: ColorChange, of index: Int) -> String {
    let count = token(remedy.move, of: index).flatMap { token in
      users(of: token, in: results[index].holds).count
    }
    guard let count, count > 16, remedy.color != nil else {
      return self.remedy(of: index, remedy: remedy).obstacle
    }
    return "no color for '\(remedy.path)' passes in all of its \(count) checks"
  }

  /// The remedy for all pairs of the token, that of the result first.
  private func remedy(of index: Int, remedy: ColorChange) -> ColorChange {
    guard let token = token(remedy.move, of: index) else { return remedy }
    var whole = remedy
    for user in users(of: token, in: results[index].holds) where user != index {
      if let use = results[user].use(of: token, chains: chains[user]) { whole.uses.append(use) }
    }
    return whole
  }

  private func token(_ move: ContrastResult.Suggestion.Move, of index: Int) -> ColorUnit? {
    chains[index][move == .foreground ? 0 : 1].first
  }
}

extension ContrastResult {
  /// Whether the ratio is below the required one, waived or not.
  package var isShort: Bool {
    guard let ratio, let required else { return false }
    return ratio < required
  }

  fileprivate func use(of token: ColorUnit, chains: [[ColorUnit]]) -> ColorChange.Use? {
    guard let placement, let required else { return nil }
    return ColorChange.Use(
      phrase: phrase, placement: placement, required: required,
      movesForeground: chains[0].contains(token),
      movedLayers: layers.indices.filter { chains[$0 + 1].contains(token) })
  }
}

extension ResolvedTokens {
  /// The references from a side to its value, when the token is an alias or inherited.
  fileprivate func hops(of side: ContrastResult.Side, in theme: Int) -> [Diagnostic.Related] {
    let hops = hops(from: side.token, in: theme)
    return hops.count > 1 ? hops : []
  }

  /// The alias through which a side of a result shows its cause; nil if a side is the cause itself,
  /// or if the reference is not a whole value in braces.
  fileprivate func alias(
    in result: ContrastResult, of cause: ContrastCause, by replacement: ContrastCause.Replacement
  ) -> ContrastCause.ReplacedAlias? {
    for side in [result.foreground] + result.layers {
      // The side has a value, so its references end.
      var here: PathID? = side.token
      while let path = here, let declaration = declaration(path, in: result.themeIndex) {
        here = set.aliasTarget(of: declaration)
        guard let target = here, set.paths.string(target) == cause.path else { continue }
        guard let written = declaration.value.string, written.first == "{", written.last == "}"
        else { return nil }
        let names = replacement.path.pathSegments
        return ContrastCause.ReplacedAlias(
          place: set.place(of: declaration), before: "\"\(written)\"",
          after: "\"{\(names.joined(separator: "."))}\"")
      }
    }
    return nil
  }
}

extension TokenValue {
  /// The stop of a gradient that is nearest to a position.
  fileprivate func stop(nearest position: Double?) -> Int? {
    guard case .gradient(let stops) = self, let position else { return nil }
    return stops.indices.min {
      abs(stops[$0].position - position) < abs(stops[$1].position - position)
    }
  }
}
