/// The paths that a contract requires.
///
/// The nearest path is found name by name. Comparing every path with every token would take
/// quadratic time.
struct RequiredPaths {
  private var paths = PathTable()
  /// The names in each group, in order.
  private let names: [[String]]
  /// Children found earlier, by group and name: many tokens share a misspelled name.
  private var found: [PathID: [String: [Candidate]]] = [:]

  /// A path, or a name in a group, and the sum of the edit distances of its names.
  private struct Candidate {
    var path = PathID.root
    var names: [String] = []
    var distance = 0
  }

  init(_ paths: [[String]]) {
    var table = PathTable()
    for path in paths { _ = path.reduce(.root) { table.child(of: $0, named: $1) } }
    names = table.childLists().map { $0.map(table.name).sorted() }
    self.paths = table
  }

  /// The path with the nearest names, found by keeping the best candidates at each step.
  mutating func nearest(to path: [String]) -> [String] {
    var candidates = [Candidate()]
    for name in path {
      var next = candidates.flatMap { candidate in
        choices(in: candidate.path, for: name).map { choice in
          Candidate(
            path: choice.path, names: candidate.names + choice.names,
            distance: candidate.distance + choice.distance)
        }
      }
      next.sort { ($0.distance, $0.names.tokenPath) < ($1.distance, $1.names.tokenPath) }
      candidates = Array(next.prefix(keptCandidates))
    }
    return candidates.first?.names ?? []
  }

  /// The nearest names in a group.
  private mutating func choices(in group: PathID, for name: String) -> [Candidate] {
    if let known = found[group]?[name] { return known }
    let names = names[Int(group.index)]
    let index = names.sortedIndex { $0 >= name }
    let near = names[max(0, index - comparedNames)..<min(names.count, index + comparedNames)]
    let choices = near.map {
      Candidate(
        path: paths.find($0, in: group) ?? .root, names: [$0], distance: $0.editDistance(to: name))
    }
    let nearest = choices.sorted { ($0.distance, $0.names[0]) < ($1.distance, $1.names[0]) }
      .prefix(keptCandidates)
    found[group, default: [:]][name] = Array(nearest)
    return Array(nearest)
  }
}

private let keptCandidates = 4

/// The number of names compared on each side of a name's position in sorted order.
private let comparedNames = 50
