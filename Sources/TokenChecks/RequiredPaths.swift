import TokenModel

/// The paths that a contract asks for, as a tree of their names.
///
/// The path nearest to another is found name by name, so that many paths are not held against many
/// tokens, each against each.
struct RequiredPaths {
  private var nodes = [Node()]
  /// What was found before: many tokens have a misspelled name in common.
  private var found: [Step: [Choice]] = [:]

  private struct Node {
    var children: [String: Int] = [:]
    /// The names of the children, in order.
    var names: [String] = []
  }

  private struct Step: Hashable {
    var node: Int
    var name: String
  }

  /// A child, and how far its name is from the one looked for.
  private struct Choice {
    var node: Int
    var name: String
    var distance: Int
  }

  /// A way into the tree, and how far its names are from those looked for.
  private struct Way {
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

  /// The path whose names are nearest, among those that have a near name at each step.
  mutating func nearest(to path: [String]) -> [String] {
    var ways = [Way()]
    for name in path {
      var next: [Way] = []
      for way in ways {
        for choice in choices(at: way.node, for: name) {
          next.append(
            Way(
              node: choice.node, names: way.names + [choice.name],
              distance: way.distance + choice.distance))
        }
      }
      next.sort { ($0.distance, tokenPath($0.names)) < ($1.distance, tokenPath($1.names)) }
      ways = Array(next.prefix(keptWays))
    }
    return ways.first?.names ?? []
  }

  /// The children of a node with the nearest names.
  private mutating func choices(at node: Int, for name: String) -> [Choice] {
    let step = Step(node: node, name: name)
    if let known = found[step] { return known }
    let names = nodes[node].names
    let place = names.count(before: name)
    let near = names[max(0, place - comparedNames)..<min(names.count, place + comparedNames)]
    let choices = near.map {
      Choice(node: nodes[node].children[$0] ?? 0, name: $0, distance: editDistance($0, name))
    }
    let nearest = choices.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    found[step] = Array(nearest.prefix(keptWays))
    return Array(nearest.prefix(keptWays))
  }
}

/// How many ways are followed at once.
private let keptWays = 4

/// How many names before the place that a name would have, and behind it, are compared with it.
private let comparedNames = 50

extension [String] {
  /// How many of the sorted names come before a name.
  fileprivate func count(before name: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
