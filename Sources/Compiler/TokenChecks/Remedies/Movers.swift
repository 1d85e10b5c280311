/// The tokens that results show, and the results that an edit of each would change.
struct Movers {
  let results: [ContrastResult]
  let tokens: ResolvedTokens
  /// The comparisons of increased with standard contrast that each result is in.
  private let promises: [Int: [PromiseCheck.Twins]]
  /// For each result the foreground, the layers and the surface: the color of each, and those that it
  /// takes its value from.
  private let chains: [[[Link]]]
  /// The same for the stops of each side that is a gradient.
  private let stops: [[[[Link]]]]
  /// The results that show a color where it is declared, in their order.
  private var users: [Change: [Int]] = [:]
  /// The results whose tokens refer to a token in any way, such as to a component of its color.
  private var touching: [PathID: [Int]] = [:]
  /// The tokens that each declaration refers to.
  let references: [[PathID]]

  /// A color of a chain, and the declarations that give it its value in the themes of the result.
  fileprivate struct Link {
    var unit: ColorUnit
    var declarations: [Int]
  }

  /// A color where it is declared.
  private struct Change: Hashable {
    var unit: ColorUnit
    var declaration: Int
  }

  init(_ results: [ContrastResult], tokens: ResolvedTokens, promises: [PromiseCheck.Twins]) {
    (self.results, self.tokens) = (results, tokens)
    self.promises = promises.reduce(into: [:]) { lists, twins in
      for index in [twins.result, twins.other] { lists[index, default: []].append(twins) }
    }
    chains = results.map { result in
      guard result.required != nil else { return [] }
      return ([result.foreground] + result.allLayers).map { tokens.links(of: $0, in: result) }
    }
    stops = zip(results, chains).map { result, sides in
      zip([result.foreground] + result.allLayers, sides).map { side, links in
        tokens.stopLinks(of: side, endingWith: links, in: result)
      }
    }
    references = tokens.set.declarations.map { declaration in
      var paths: [PathID] = []
      tokens.set.forEachReference(in: declaration) { paths.append($0) }
      return paths
    }
    for index in chains.indices {
      let links = links(of: index)
      for path in footprint(of: links.map(\.unit.path), in: results[index]) {
        touching[path, default: []].append(index)
      }
      for link in links {
        for declaration in link.declarations {
          let change = Change(unit: link.unit, declaration: declaration)
          if users[change]?.last != index { users[change, default: []].append(index) }
        }
      }
    }
  }

  private func links(of index: Int) -> [Link] {
    chains[index].flatMap(\.self) + stops[index].joined().flatMap(\.self)
  }

  /// All other tokens that some tokens refer to in the theme of a result.
  private func footprint(of paths: [PathID], in result: ContrastResult) -> Set<PathID> {
    var known = Set(paths)
    var open = paths
    while let path = open.popLast(), known.count < referrerLimit {
      guard let declaration = tokens.declarationIndex(path, in: result.themeIndex) else { continue }
      open += references[declaration].filter { known.insert($0).inserted }
    }
    return known.subtracting(paths)
  }

  /// The tokens that pairs name.
  var shownTokens: Set<PathID> { Set(chains.joined().compactMap { $0.first?.unit.path }) }

  /// The places where an edit can change a result: each color of its sides, foreground first, from the
  /// token that the pair names to the one that has a value of its own. A surface is below everything,
  /// so it is not among them.
  func points(of index: Int) -> [EditPoint] {
    let sides = chains[index].prefix(1 + results[index].layers.count)
    return sides.enumerated().flatMap { side, links in
      links.indices.compactMap { place -> EditPoint? in
        guard !links[place].declarations.isEmpty,
          links[place].declarations.allSatisfy({ tokens.set.declarations[$0].inheritance == nil })
        else { return nil }
        return EditPoint(
          unit: links[place].unit, declarations: links[place].declarations,
          side: side == 0 ? .foreground : .background, isNamed: place == 0,
          next: place + 1 < links.count ? links[place + 1].unit : nil,
          end: links[links.count - 1].unit)
      }
    }
  }

  /// The results that an edit changes, in their order.
  func reached(by point: EditPoint) -> [Int] {
    let lists = point.declarations.map { users[Change(unit: point.unit, declaration: $0)] ?? [] }
    return lists.count == 1 ? lists[0] : Set(lists.joined()).sorted()
  }

  /// Whether an edit changes a result that is not among those that it is known to reach.
  func isBlind(to point: EditPoint, reaching reached: [Int]) -> Bool {
    let known = Set(reached)
    return (touching[point.unit.path] ?? []).contains { index in
      guard !known.contains(index),
        let own = tokens.declarationIndex(point.unit.path, in: results[index].themeIndex)
      else { return false }
      return point.declarations.contains(own)
    }
  }

  /// What some results that show a color must keep in increased contrast. What fails without being among
  /// them has an edit of its own, with ratios that are not known yet.
  func promises(of reached: [Int], showing unit: ColorUnit) -> [ColorChange.Promise] {
    let known = Set(reached)
    func end(_ index: Int) -> ColorChange.Promise.End? {
      guard let ratio = results[index].ratio else { return nil }
      let isReached = known.contains(index)
      guard isReached || !results[index].isShort else { return nil }
      return (ratio, isReached ? use(of: unit, in: index, required: 1) : nil)
    }
    return Set(reached.flatMap { promises[$0] ?? [] }).compactMap { twins in
      guard let increased = end(twins.result), let standard = end(twins.other) else { return nil }
      return ColorChange.Promise(increased: increased, standard: standard)
    }
  }

  /// Whether an edit of some declarations of a color changes a result in every theme that has it.
  func isWhole(_ unit: ColorUnit, _ declarations: Set<Int>, for index: Int) -> Bool {
    links(of: index).allSatisfy { link in
      link.unit != unit || link.declarations.allSatisfy(declarations.contains)
    }
  }

  /// How a result shows a color; nil when it could not be measured.
  func use(of unit: ColorUnit, in index: Int, required: Double) -> ColorChange.Use? {
    guard let placement = results[index].placement, results[index].ratio != nil else { return nil }
    let chains = chains[index]
    var moved: [Int: [Int]] = [:]
    for (side, stops) in stops[index].enumerated() {
      let own = stops.indices.filter { stops[$0].contains { $0.unit == unit } }
      if !own.isEmpty { moved[side - 1] = own }
    }
    func shows(_ side: Int) -> Bool {
      chains[side].contains { $0.unit == unit } || moved[side - 1] != nil
    }
    return ColorChange.Use(
      placement: placement, required: required, movesForeground: shows(0),
      movedLayers: chains.indices.dropFirst().filter(shows).map { $0 - 1 }, movedStops: moved)
  }
}

/// Where an edit can change what results show: a token's own value, or its reference to another one.
/// Two points are equal if the same edit changes them, whichever result shows them.
struct EditPoint: Hashable {
  var unit: ColorUnit
  /// All declarations that give it its value in the themes of a failing result.
  var declarations: [Int]
  var side: ContrastResult.Suggestion.Move
  /// Whether it is the token that the pair names.
  var isNamed: Bool
  /// The color that it refers to; nil when it has a value of its own.
  var next: ColorUnit?
  /// The color that has a value of its own.
  var end: ColorUnit

  static func == (one: EditPoint, other: EditPoint) -> Bool {
    one.unit == other.unit && one.declarations == other.declarations
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(declarations)
  }
}

extension ContrastResult {
  /// Whether the ratio is below the required one, waived or not.
  package var isShort: Bool {
    guard let ratio, let required else { return false }
    return ratio < required
  }
}

extension ResolvedTokens {
  /// A side's color and the sources of its value, with their declarations in the themes of the result.
  fileprivate func links(of side: ContrastResult.Side, in result: ContrastResult) -> [Movers.Link] {
    let unit = ColorUnit(path: side.token, index: side.index)
    var links = sources(of: unit, in: result.themeIndex)
    let others =
      themes(of: side.token).count > supportLimit ? [] : otherThemes(of: side, in: result)
    var known = others.isEmpty ? [] : links.map { Set($0.declarations) }
    for theme in others {
      for source in sources(of: unit, in: theme) {
        guard let index = links.firstIndex(where: { $0.unit == source.unit }) else { continue }
        links[index].declarations += source.declarations.filter { known[index].insert($0).inserted }
      }
    }
    return links
  }

  /// A color and those that it takes its value from in a theme, by reference or inheritance.
  private func sources(of unit: ColorUnit, in theme: Int) -> [Movers.Link] {
    chain(from: unit, in: theme).flatMap { unit in
      var links = [
        Movers.Link(
          unit: unit, declarations: declarationIndex(unit.path, in: theme).map { [$0] } ?? [])
      ]
      while let own = links[links.count - 1].declarations.first,
        let base = set.declarations[own].inheritance.map({ Int($0.base) })
      {
        links.append(
          Movers.Link(
            unit: ColorUnit(path: set.declarations[base].path, index: unit.index),
            declarations: [base]))
      }
      return links
    }
  }

  /// The colors that each stop of a side takes its value from, if its chain ends at a gradient's token.
  fileprivate func stopLinks(
    of side: ContrastResult.Side, endingWith links: [Movers.Link], in result: ContrastResult
  ) -> [[Movers.Link]] {
    guard let end = links.last?.unit, end.index == nil,
      case .gradient(let stops)? = value(end.path, in: result.themeIndex)
    else { return [] }
    return stops.indices.map { index in
      Array(sources(of: ColorUnit(path: end.path, index: index), in: result.themeIndex).dropFirst())
    }
  }

  /// The other themes in which a result holds, one for each combination of values that a side's token can
  /// depend on.
  private func otherThemes(of side: ContrastResult.Side, in result: ContrastResult) -> [Int] {
    let axes = axes(of: side.token)
    let limits = result.box.restrictions.filter { axes.contains($0.axis) }
    let isOne = limits.count == axes.count && limits.allSatisfy { $0.values.count == 1 }
    if isOne { return [] }
    guard themes.isListed else { return themes.themes(in: ThemeRegion.Box(limits), over: axes) }
    // Not every combination of values is a theme, so that what restricts other axes counts, too.
    let all = axes.union(AxisSet(result.box.restrictions.map(\.axis)))
    return themes.themes(in: result.box, over: all)
  }
}
