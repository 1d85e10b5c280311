/// The colors that a design system chooses from: tokens with a color of their own, the same in
/// every theme, that no pair shows directly and that are not deprecated.
struct Palette {
  private var entries: [Entry] = []
  private var groups: [PathID: [Entry]] = [:]
  private var paths: Set<PathID> = []
  private let tokens: ResolvedTokens

  /// A color of the palette.
  struct Entry {
    var path: PathID
    var color: ColorValue
    fileprivate var oklab: Triple
  }

  init(_ tokens: ResolvedTokens, excluding shown: Set<PathID>) {
    self.tokens = tokens
    for path in tokens.set.paths.belowRoot where !shown.contains(path) {
      guard let color = tokens.ownColor(of: path), color.alpha >= 1,
        !tokens.themes(of: path).prefix(1).contains(where: { tokens.isDeprecated(path, in: $0) })
      else { continue }
      paths.insert(path)
      entries.append(
        Entry(
          path: path, color: color,
          oklab: color.components.converted(from: color.space, to: .oklab)))
    }
    groups = Dictionary(grouping: entries) { tokens.set.paths.parent(of: $0.path) ?? .root }
  }

  func contains(_ path: PathID) -> Bool { paths.contains(path) }

  /// What may take the place of a color, nearest first, those of its group before all others. A color of
  /// another group is at most ``farthestMove`` away.
  func candidates(
    for color: ColorValue, of path: PathID
  ) -> [(entry: Entry, isOfGroup: Bool, distance: Double)] {
    let group = groups[tokens.set.paths.parent(of: path) ?? .root] ?? []
    let inGroup = paths.contains(path) ? nearest(to: color, among: group) : []
    let known = Set(inGroup.map(\.entry.path))
    let others = nearest(to: color, among: entries).filter {
      $0.distance < farthestMove && !known.contains($0.entry.path)
    }
    return inGroup.map { ($0.entry, true, $0.distance) }
      + others.map { ($0.entry, false, $0.distance) }
  }

  private func nearest(
    to color: ColorValue, among entries: [Entry]
  ) -> [(entry: Entry, distance: Double)] {
    guard entries.count <= paletteLimit else { return [] }
    let from = color.components.converted(from: color.space, to: .oklab)
    var found: [(entry: Entry, distance: Double)] = []
    for entry in entries {
      let distance = from.deltaEOK(to: entry.oklab)
      if found.count == candidateLimit, distance >= found[candidateLimit - 1].distance { continue }
      let place = found.firstIndex { distance < $0.distance } ?? found.count
      found.insert((entry, distance), at: place)
      if found.count > candidateLimit { found.removeLast() }
    }
    return found
  }
}

/// How far a color may move, as ΔEOK, unless it is replaced by another one of its group.
let farthestMove = 0.3

/// The number of colors of a palette that are tried for a cause: each is measured in every check.
let candidateLimit = 24

/// The number of colors in a palette, or in a group of it, that are compared with each cause.
let paletteLimit = 2000
