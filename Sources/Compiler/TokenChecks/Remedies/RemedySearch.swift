/// Finds the causes of failing results, and the remedy of each.
///
/// A candidate is an edit of one token: another token of the palette, else the nearest color, else an
/// opacity. It is eligible if all results that the edit reaches pass with it, or if they are accepted
/// failures, do not get worse; if the lighter side of each stays lighter; if increased contrast does not
/// get less than standard contrast; and if it does not move farther than ``farthestMove``, except in its
/// group. The best one changes no token of another component,
/// is an alias, fixes most results, keeps the group, moves least, and is the foreground, in this order.
struct RemedySearch {
  let movers: Movers
  private var opacities: OpacityRemedies
  private let palette: Palette
  /// The tokens that refer to each token, wherever they are declared.
  private let referrers: [PathID: [PathID]]
  /// What all checks that an edit changes have in common, for each edit whose obstacles were asked for.
  var crowds: [EditPoint: Crowd] = [:]
  /// The number of failures whose obstacles were asked for.
  var explained = 0
  /// The number of translucent colors that were tried without their alpha.
  var opaqueTrials = 0

  var results: [ContrastResult] { movers.results }
  var tokens: ResolvedTokens { movers.tokens }

  init(_ movers: Movers) {
    self.movers = movers
    opacities = OpacityRemedies(movers.results, tokens: movers.tokens)
    palette = Palette(movers.tokens, excluding: movers.shownTokens)
    let set = movers.tokens.set
    var referrers: [PathID: [PathID]] = [:]
    for (declaration, paths) in zip(set.declarations, movers.references) {
      for path in paths { referrers[path, default: []].append(declaration.path) }
      if let base = declaration.inheritance?.base {
        referrers[set.declarations[Int(base)].path, default: []].append(declaration.path)
      }
    }
    self.referrers = referrers
  }

  /// The causes of some results, worst first: the one with the most results.
  ///
  /// - Parameter onlyNamed: Whether only the tokens that pairs name can change.
  mutating func causes(of failing: [Int], onlyNamed: Bool = false) -> [ContrastCause] {
    let all = Set(failing)
    var known: Set<EditPoint> = []
    let points = failing.flatMap(movers.points).filter { point in
      (point.isNamed || !onlyNamed) && known.insert(point).inserted
    }
    let edits = points.map { Edit($0, mending: all, movers: movers) }.filter { !$0.mended.isEmpty }
    var open = all
    var causes: [ContrastCause] = []
    func take(_ candidates: [Candidate]) {
      for candidate in candidates.sorted(by: { $0.rank < $1.rank }) {
        let mended = candidate.edit.mended.filter(open.contains)
        guard !mended.isEmpty else { continue }
        open.subtract(mended)
        causes.append(cause(candidate, of: mended))
      }
    }
    let aliases = edits.compactMap(alias)
    take(aliases.filter { !$0.rank.changesOthers })
    let colors = edits.filter { $0.mended.contains(where: open.contains) }.compactMap(color)
    take(colors.filter { !$0.rank.changesOthers })
    take(aliases)
    take(colors)
    let reached = Array(results.indices)
    for index in failing where open.contains(index) {
      guard let remedy = opacities.remedy(for: index) else { continue }
      let mended = opacities.users(of: remedy.token, declaredAt: remedy.declarations[0])
        .filter(open.contains)
      open.subtract(mended)
      causes.append(
        ContrastCause(
          path: remedy.token, part: nil, value: remedy.from, place: remedy.place, results: mended,
          reached: reached, remedy: remedy))
    }
    causes += uncured(failing.filter(open.contains))
    return causes.sorted {
      ($1.results.count, $0.place, $0.results[0]) < ($0.results.count, $1.place, $1.results[0])
    }
  }

  // MARK: Candidates

  /// The nearest token of the palette with which everything passes that an edit changes.
  private func alias(_ edit: Edit) -> Candidate? {
    let point = edit.point
    guard let color = color(at: point, in: edit.mended[0]), let uses = edit.uses,
      point.next != nil || !palette.contains(point.unit.path)
    else { return nil }
    for (entry, isOfGroup, distance) in palette.candidates(for: color, of: point.end.path)
    where entry.path != point.end.path && entry.path != point.unit.path {
      guard edit.isEligible(.color(entry.color)) else { continue }
      return Candidate(
        edit: edit, value: .color(entry.color), target: entry.path,
        ratio: uses.lowest(edit.mended.count, with: .color(entry.color)),
        rank: Rank(
          changesOthers: edit.changesOthers, mended: edit.mended.count, isOfGroup: isOfGroup,
          distance: distance, point: point))
    }
    return nil
  }

  /// The nearest color with which everything passes that an edit changes.
  private func color(_ edit: Edit) -> Candidate? {
    guard var change = change(edit), let found = change.nearestColor(), let moving = change.moving
    else { return nil }
    let distance = moving.deltaEOK(to: found)
    guard distance < farthestMove, edit.keepsPromises(change.value(with: found)) else { return nil }
    return Candidate(
      edit: edit, value: change.value(with: found), color: found, stop: change.stop,
      ratio: change.uses.lowest(edit.mended.count, with: change.value(with: found)),
      rank: Rank(
        changesOthers: edit.changesOthers, mended: edit.mended.count, isOfGroup: false,
        distance: distance, point: edit.point))
  }

  /// The search for a color at a point; nil where a result that it changes cannot be measured, or the
  /// color cannot be changed there.
  func change(_ edit: Edit) -> ColorChange? {
    let point = edit.point
    guard let uses = edit.uses, let first = edit.mended.first,
      let value = value(at: point, in: first)
    else { return nil }
    let measured = results[first].measured
    let position = point.side == .background ? measured?.groundAt ?? measured?.at : measured?.at
    let stop = value.stop(nearest: position)
    // A reference to a gradient is not the place of one of its stops.
    guard stop == nil || point.next == nil else { return nil }
    return ColorChange(
      path: tokens.set.paths.string(point.unit.path), value: value, stop: stop, uses: uses)
  }

  private func value(at point: EditPoint, in index: Int) -> TokenValue? {
    tokens.value(point.end.path, in: results[index].themeIndex).flatMap {
      $0.paint(at: point.end.index)
    }
  }

  private func color(at point: EditPoint, in index: Int) -> ColorValue? {
    guard case .color(let color)? = value(at: point, in: index), color.alpha >= 1
    else { return nil }
    return color
  }

  // MARK: Causes

  /// A remedy as one of the results that it fixes says it: with the ratios of that result.
  func remedy(_ remedy: Remedy, in index: Int) -> Remedy {
    if remedy.kind == .opacity, case .number(let value) = remedy.value,
      let placement = opacities.placement(results[index], with: value, for: remedy.token)
    {
      var own = remedy
      (own.ratio, own.drawn) = (placement.ratio() ?? remedy.ratio, placement.stack())
      return own
    }
    let point = movers.points(of: index).first {
      tokens.set.paths.string($0.unit.path) == remedy.token
    }
    guard let point, let use = movers.use(of: point.unit, in: index, required: 1) else {
      return remedy
    }
    var own = remedy
    own.side = point.side
    let value = value(at: point, in: index)
    var changed = remedy.value
    if remedy.kind == .stop, let color = RGB8(hex: remedy.to), let value {
      changed = value.replacing(remedy.index, with: color)
    }
    own.ratio = use.ratio(moving: changed)
    own.drawn = use.placement(moving: changed).stack()
    if let nearest = remedy.nearest {
      own.nearest?.move = point.side
      own.nearest?.ratio = use.ratio(moving: nearest.color)
    }
    return own
  }

  private func cause(_ candidate: Candidate, of mended: [Int]) -> ContrastCause {
    let edit = candidate.edit
    let (set, point) = (tokens.set, edit.point)
    let value = tokens.value(point.unit.path, in: results[mended[0]].themeIndex)
    let paint = self.value(at: point, in: mended[0])
    let place = set.place(of: set.declarations[point.declarations[0]])
    let text = (paint ?? value).map(\.text) ?? ""
    let nearest = candidate.target == nil ? nil : color(edit)
    let remedy = Remedy(
      token: set.paths.string(point.unit.path), index: point.unit.index ?? candidate.stop,
      side: point.side,
      kind: candidate.target != nil ? .alias : candidate.stop == nil ? .color : .stop,
      from: point.next.map { set.paths.alias($0.path) } ?? paint?.text(ofStop: candidate.stop)
        ?? text, to: candidate.target.map(set.paths.alias) ?? candidate.color?.hex ?? "",
      target: candidate.target.map(set.paths.string), value: candidate.value,
      ratio: candidate.ratio, deltaEOK: candidate.rank.distance,
      alsoChanges: alsoChanged(by: point, than: mended), place: place,
      declarations: point.declarations,
      nearest: nearest.flatMap { nearest in
        nearest.color.map {
          ContrastResult.Suggestion(
            move: point.side, color: $0, ratio: nearest.ratio, distance: nearest.rank.distance)
        }
      })
    return ContrastCause(
      path: remedy.token, part: point.unit.index.flatMap { index in value?.innerName(index) },
      value: text, place: place, results: mended, reached: edit.mended + edit.others, remedy: remedy
    )
  }

  /// The other tokens that refer to a changed one, in a theme in which it changes, by name.
  private func alsoChanged(by point: EditPoint, than mended: [Int]) -> [String] {
    let named = Set(
      mended.flatMap { index in
        ([results[index].foreground] + results[index].layers).map(\.token)
      })
    let declarations = Set(point.declarations)
    var known: Set<PathID> = [point.unit.path]
    var next = [point.unit.path]
    var found: [String] = []
    while let path = next.popLast(), known.count < referrerLimit {
      for user in referrers[path] ?? [] where known.insert(user).inserted {
        let isChanged = tokens.themes(of: user).contains { theme in
          tokens.declarationIndex(point.unit.path, in: theme).map(declarations.contains) ?? false
        }
        guard isChanged else { continue }
        next.append(user)
        if !named.contains(user) { found.append(tokens.set.paths.string(user)) }
      }
    }
    return found.sorted()
  }

  /// The causes of results that no edit of one token fixes: a color whose alpha is the fault, or else the
  /// one of whose results more fail.
  private mutating func uncured(_ open: [Int]) -> [ContrastCause] {
    let ends = open.map { index in movers.points(of: index).grouped(by: \.end).map { $0[0] } }
    var failures: [ColorUnit: Int] = [:]
    for point in ends.joined() { failures[point.end, default: 0] += 1 }
    let units = zip(open, ends).map { index, points in
      translucent(in: index)?.unit
        ?? points.max { failures[$0.end] ?? 0 < failures[$1.end] ?? 0 }?.end
    }
    return zip(open, units).grouped(by: \.1).map { group in
      let (index, end) = group[0]
      let side = results[index].foreground
      let theme = results[index].themeIndex
      let unit = end ?? ColorUnit(path: side.token, index: side.index)
      let value = tokens.value(unit.path, in: theme)
      let paint = value.flatMap { $0.paint(at: unit.index) }
      return ContrastCause(
        path: tokens.set.paths.string(unit.path),
        part: unit.index.flatMap { index in value?.innerName(index) },
        value: (paint ?? value).map(\.text) ?? "",
        place: tokens.declaration(unit.path, in: theme).map { tokens.set.place(of: $0) }
          ?? side.place, results: group.map(\.0))
    }
  }
}

/// The number of tokens that are followed to those that refer to them.
let referrerLimit = 1000

/// An edit of a token, and what it changes.
struct Edit {
  let point: EditPoint
  /// The failing results that pass in all of their themes if they pass with the edit.
  let mended: [Int]
  /// The other results that it changes.
  let others: [Int]
  /// How they show the token, those to fix first; nil if one cannot be measured, or shows a part of it.
  let uses: [ColorChange.Use]?
  /// What it must keep in increased contrast.
  let promises: [ColorChange.Promise]
  /// Whether it changes a token of a component that none of the results to fix is of.
  let changesOthers: Bool

  /// - Parameter reached: The results to regard; nil for all that the edit changes.
  init(_ point: EditPoint, mending failing: Set<Int>, among given: [Int]? = nil, movers: Movers) {
    self.point = point
    let (reached, declarations) = (given ?? movers.reached(by: point), Set(point.declarations))
    let mended = reached.filter {
      failing.contains($0) && movers.isWhole(point.unit, declarations, for: $0)
    }
    let isMended = Set(mended)
    let others = reached.filter { !isMended.contains($0) }
    (self.mended, self.others) = (mended, others)
    let results = movers.results
    let uses = (mended + others).map { index in
      let required = results[index].required ?? 1
      let least = isMended.contains(index) ? required : min(required, results[index].ratio ?? 1)
      return movers.use(of: point.unit, in: index, required: least)
    }
    let isBlind = given == nil && movers.isBlind(to: point, reaching: reached)
    self.uses = isBlind || uses.contains { $0 == nil } ? nil : uses.compactMap(\.self)
    promises = movers.promises(of: reached, showing: point.unit)
    let components = Set(mended.map { results[$0].component })
    changesOthers = others.contains { !components.contains(results[$0].component) }
  }

  /// Whether everything passes with another value, the lighter sides stay lighter, and increased contrast
  /// keeps what it promises.
  func isEligible(_ value: TokenValue) -> Bool {
    (uses?.allSatisfy { $0.passes(with: value) && $0.accepts(value) } ?? false)
      && keepsPromises(value)
  }

  func keepsPromises(_ value: TokenValue) -> Bool { promises.allSatisfy { $0.isKept(with: value) } }
}

/// An eligible edit.
private struct Candidate {
  var edit: Edit
  var value: TokenValue
  /// The token of the palette; nil for a color.
  var target: PathID?
  var color: RGB8?
  var stop: Int?
  /// The lowest ratio of the results to fix.
  var ratio: Double
  var rank: Rank
}

/// What makes one candidate better than another.
private struct Rank {
  var changesOthers: Bool
  var mended: Int
  var isOfGroup: Bool
  var distance: Double
  var point: EditPoint

  static func < (one: Rank, other: Rank) -> Bool {
    if one.changesOthers != other.changesOthers { return other.changesOthers }
    if one.mended != other.mended { return one.mended > other.mended }
    if one.isOfGroup != other.isOfGroup { return one.isOfGroup }
    if one.distance != other.distance { return one.distance < other.distance }
    if one.point.side != other.point.side { return one.point.side == .foreground }
    // A color is best changed where it is written.
    if (one.point.next == nil) != (other.point.next == nil) { return one.point.next == nil }
    return one.point.declarations.lexicographicallyPrecedes(other.point.declarations)
  }
}

extension [ColorChange.Use] {
  /// The lowest ratio of the first ones with another value.
  fileprivate func lowest(_ count: Int, with value: TokenValue) -> Double {
    prefix(count).map { $0.ratio(moving: value) }.min() ?? 1
  }
}

extension TokenValue {
  /// The color of a stop of a gradient.
  fileprivate func text(ofStop index: Int?) -> String? {
    guard case .gradient(let stops) = self, let index else { return nil }
    return TokenValue.color(stops[index].color).text
  }

  /// The stop of a gradient that is nearest to a position.
  fileprivate func stop(nearest position: Double?) -> Int? {
    guard case .gradient(let stops) = self, let position else { return nil }
    return stops.indices.min {
      abs(stops[$0].position - position) < abs(stops[$1].position - position)
    }
  }
}
