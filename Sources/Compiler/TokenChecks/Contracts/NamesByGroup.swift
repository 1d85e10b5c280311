/// The number of axes whose orders are tried: 4 have 24 orders.
let repairedAxisLimit = 4

/// All orders of some items, the given one first.
private func orders(_ items: [Int]) -> [[Int]] {
  guard items.count > 1 else { return [items] }
  return items.flatMap { first in orders(items.filter { $0 != first }).map { [first] + $0 } }
}

/// The names in each group.
struct NamesByGroup {
  private let paths: PathTable
  private let members: [[PathID]]

  init(_ paths: PathTable) { (self.paths, members) = (paths, paths.childLists()) }

  /// A pattern that matches tokens, made from one that matches none: with its axes in another order, or
  /// with its misspelled names replaced by the nearest ones. Nil if there is none.
  func repaired(_ pattern: PathPattern, of contract: Contract) -> PathPattern? {
    let places = pattern.segments.indices.filter { pattern.segments[$0].axis != nil }
    guard places.count <= repairedAxisLimit else { return nil }
    for order in orders(places) {
      var segments = pattern.segments
      for (place, source) in zip(places, order) { segments[place] = pattern.segments[source] }
      if let found = matching(segments[...], of: contract, in: .root) {
        return PathPattern(found.map(\.text).joined(separator: "/"))
      }
    }
    return nil
  }

  /// The nearest name in a group; nil if there are too many to compare.
  private func nearestName(to name: String, in group: PathID) -> String? {
    let members = members[Int(group.index)]
    return members.count > siblingLimit ? nil : name.nearest(among: members.map(paths.name))
  }

  /// The segments, with the nearest names for those that do not exist, if they lead to some token.
  private func matching(
    _ segments: ArraySlice<PathPattern.Segment>, of contract: Contract, in group: PathID
  ) -> [PathPattern.Segment]? {
    guard let segment = segments.first else { return [] }
    let rest = segments.dropFirst()
    func go(into names: [String], as segment: (String) -> PathPattern.Segment)
      -> [PathPattern.Segment]?
    {
      for name in names {
        guard let next = paths.find(name, in: group) else { continue }
        if let found = matching(rest, of: contract, in: next) { return [segment(name)] + found }
      }
      return nil
    }
    switch segment {
    case .axis(let axis):
      return go(into: contract.axes.first { $0.name == axis }?.values ?? []) { _ in segment }
    case .role: return go(into: contract.roles.map(\.name)) { _ in segment }
    case .joined: return nil
    case .literal(let name):
      // The nearest name is looked for only if the name itself leads to no token.
      return go(into: [name]) { .literal($0) }
        ?? nearestName(to: name, in: group).flatMap { go(into: [$0]) { .literal($0) } }
    }
  }
}
