import ColorMath
import TokenModel
import TokenThemes

extension Movers {
  /// The causes of the failing results, worst first: the one with the most results.
  var causes: [ContrastCause] {
    let failing = results.indices.filter { results[$0].outcome == .fail && results[$0].isShort }
    guard !failing.isEmpty else { return [] }
    var failures: [ColorUnit: Int] = [:]
    for index in failing {
      for unit in Set(sides(of: index).compactMap(\.last)) { failures[unit, default: 0] += 1 }
    }
    /// The part of a color's pairs that fail.
    func share(_ unit: ColorUnit) -> Double {
      Double(failures[unit] ?? 0) / Double(max(1, count(of: unit)))
    }
    let palette = Palette(tokens, excluding: shownTokens)
    let users = usersByChange
    /// The causes of some results: of each, the side of whose pairs more fail, which is the
    /// foreground if as many fail; or the other side.
    func causes(of indices: [Int], onOtherSide: (Int) -> Bool) -> [ContrastCause] {
      var groups: [ColorUnit: [String: [Int]]] = [:]
      for index in indices {
        let units = sides(of: index).compactMap(\.last)
        let first = units.max { share($0) < share($1) }
        guard let unit = onOtherSide(index) ? units.first(where: { $0 != first }) : first else {
          continue
        }
        let value = tokens.value(unit.path, in: results[index].themeIndex).map(\.text) ?? ""
        groups[unit, default: [:]][value, default: []].append(index)
      }
      return groups.flatMap { unit, byValue in
        byValue.values.map {
          ContrastCause(unit, of: $0, movers: self, users: users, palette: palette)
        }
      }
    }
    let first = causes(of: failing) { _ in false }
    let uncured = first.filter { !$0.hasCure }.flatMap(\.results)
    let others = causes(of: uncured.sorted()) { _ in true }.filter(\.hasCure)
    let moved = Set(others.flatMap(\.results))
    return (moved.isEmpty ? first : causes(of: failing, onOtherSide: moved.contains))
      .sorted {
        ($1.results.count, $0.place, $0.results[0]) < ($0.results.count, $1.place, $1.results[0])
      }
  }
}

extension ContrastCause {
  fileprivate var hasCure: Bool { replacement != nil || color != nil }

  fileprivate init(
    _ unit: ColorUnit, of indices: [Int], movers: Movers, users: [Movers.Change: [Int]],
    palette: Palette
  ) {
    let (tokens, results) = (movers.tokens, movers.results)
    let theme = results[indices[0]].themeIndex
    let value = tokens.value(unit.path, in: theme)
    let paint = value.flatMap { $0.paint(at: unit.index) }
    let place = tokens.declaration(unit.path, in: theme).map { tokens.set.place(of: $0) }
    self.init(
      path: tokens.set.paths.string(unit.path),
      part: unit.index.flatMap { index in value.map { $0.innerName(index) } },
      value: (paint ?? value).map(\.text) ?? "",
      place: place ?? results[indices[0]].foreground.place,
      results: indices)
    let uses = indices.compactMap { movers.use(of: unit, in: $0) }
    guard case .color(let color)? = paint, color.alpha >= 1, uses.count == indices.count else {
      return
    }
    isSolid = true
    let others = movers.otherUses(of: unit, than: indices, among: users)
    replacement = palette.nearest(to: color, near: unit.path, for: uses, keeping: others)
    let remedy = ColorChange(
      move: .foreground, path: path, value: .color(color),
      uses: uses + others + movers.ownUses(of: unit, than: indices, among: users))
    self.color = remedy.color.map { color in
      NearestColor(color: color, ratio: uses.map { $0.ratio(moving: color) }.min() ?? 1)
    }
  }
}

/// The colors that a design system chooses from: tokens with a color of their own, the same in
/// every theme, that no pair shows directly and that are not deprecated.
private struct Palette {
  let tokens: ResolvedTokens
  private var entries: [Entry] = []
  private var groups: [PathID: [Entry]] = [:]

  private struct Entry {
    var path: PathID
    var color: ColorValue
    var oklab: Triple
  }

  init(_ tokens: ResolvedTokens, excluding shown: Set<PathID>) {
    self.tokens = tokens
    for path in tokens.set.paths.belowRoot where !shown.contains(path) {
      let themes = tokens.themes(of: path)
      guard let first = themes.first, let index = tokens.valueIndex(path, in: first),
        case .color(let color)? = tokens.value(path, in: first), color.alpha >= 1,
        tokens.alias(of: path, in: first) == nil, !tokens.isDeprecated(path, in: first),
        themes.allSatisfy({ tokens.valueIndex(path, in: $0) == index })
      else { continue }
      entries.append(
        Entry(
          path: path, color: color,
          oklab: color.components.converted(from: color.space, to: .oklab)))
    }
    groups = Dictionary(grouping: entries) { tokens.set.paths.parent(of: $0.path) ?? .root }
  }

  /// The nearest color of a token with which all uses pass: one of the same group, if there is any.
  ///
  /// - Parameter others: Uses that must not become worse.
  func nearest(
    to color: ColorValue, near path: PathID, for uses: [ColorChange.Use], keeping others: [ColorChange.Use]
  ) -> ContrastCause.Replacement? {
    let isForeground = Set(uses.map(\.movesForeground))
    let group = tokens.set.paths.parent(of: path) ?? .root
    for entries in [groups[group] ?? [], entries] where entries.count <= paletteLimit {
      for (entry, distance) in nearest(to: color, among: entries) where entry.path != path {
        guard let ratio = lowest(of: uses, with: entry.color),
          lowest(of: others, with: entry.color) != nil
        else { continue }
        return ContrastCause.Replacement(
          path: tokens.set.paths.string(entry.path), color: entry.color,
          value: entry.color.text,
          side: isForeground.count > 1
            ? nil : isForeground.contains(true) ? .foreground : .background,
          ratio: ratio, distance: distance)
      }
    }
    return nil
  }

  private func nearest(
    to color: ColorValue, among entries: [Entry]
  ) -> [(entry: Entry, distance: Double)] {
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

  /// The lowest ratio with a color; nil if one is too low, or if another side becomes the lighter
  /// one.
  private func lowest(of uses: [ColorChange.Use], with color: ColorValue) -> Double? {
    var lowest = Double.infinity
    for use in uses {
      let ratio = use.ratio(moving: .color(color))
      if ratio < use.required || !use.accepts(.color(color)) { return nil }
      lowest = min(lowest, ratio)
    }
    return lowest
  }
}

/// The number of colors of a palette that are tried for a cause: each is measured in every pair.
let candidateLimit = 24

/// The number of colors in a palette, or in a group of it, that are compared with each cause.
let paletteLimit = 2000
