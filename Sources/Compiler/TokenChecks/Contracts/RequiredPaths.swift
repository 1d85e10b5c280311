import TokenModel

/// The paths that a contract requires, as a tree of their names.
///
/// The nearest path is found name by name. Comparing every path with every token would take
/// quadratic time.
struct RequiredPaths {
  private var nodes = [Node()]
  /// Children found earlier: many tokens share a misspelled name.
  private var found: [Step: [Candidate]] = [:]

  private struct Node {
    var children: [String: Int] = [:]
    /// The names of the children, in order.
    var names: [String] = []
  }

  private struct Step: Hashable {
    var node: Int
    var name: String
  }

  /// A path into the tree or from a node to a child, and the sum of the edit distances of its names.
  private struct Candidate {
    var node = 0
    var names: [String] = []
    var distance = 0
  }

  init(_ paths: [[String]]) {
    for path in paths {
      var node = 0
      for name in path {
        if nodes[node].children[name] == nil {
          nodes[node].children[name] = nodes.count
          nodes.append(Node())
        }
        node = nodes[node].children[name] ?? 0
      }
    }
    for index in nodes.indices { nodes[index].names = nodes[index].children.keys.sorted() }
  }

  /// The path with the nearest names, found by keeping the best candidates at each step.
  mutating func nearest(to path: [String]) -> [String] {
    var candidates = [Candidate()]
    for name in path {
      var next = candidates.flatMap { candidate in
        choices(at: candidate.node, for: name).map { choice in
          Candidate(
            node: choice.node, names: candidate.names + choice.names,
            distance: candidate.distance + choice.distance)
        }
      }
      next.sort { ($0.distance, $0.names.tokenPath) < ($1.distance, $1.names.tokenPath) }
      candidates = Array(next.prefix(keptCandidates))
    }
    return candidates.first?.names ?? []
  }

  /// The children of a node with the nearest names.
  private mutating func choices(at node: Int, for name: String) -> [Candidate] {
    let step = Step(node: node, name: name)
    if let known = found[step] { return known }
    let names = nodes[node].names
    let index = names.count(before: name)
    let near = names[max(0, index - comparedNames)..<min(names.count, index + comparedNames)]
    let choices = near.map {
      Candidate(
        node: nodes[node].children[$0] ?? 0, names: [$0], distance: $0.editDistance(to: name))
    }
    let nearest = choices.sorted { ($0.distance, $0.names[0]) < ($1.distance, $1.names[0]) }
      .prefix(keptCandidates)
    found[step] = Array(nearest)
    return Array(nearest)
  }
}

private let keptCandidates = 4

/// The number of names compared on each side of a name's position in sorted order.
private let comparedNames = 50

extension [String] {
  /// The number of sorted names that come before a name.
  fileprivate func count(before name: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
