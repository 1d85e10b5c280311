import TokenModel
import Writers

/// All tokens by path, and the themes that the value of each depends on.
struct StudioGraph {
  let tokens: [StudioToken]
  let themes: StudioThemes
  /// The tokens of each path, the winner first.
  private let declarations: [String: [Int]]
  /// The groups of themes that the value of each token depends on.
  private(set) var masks: [GroupMask]
  /// The tokens, each after the targets of its references.
  private(set) var order: [Int] = []
  /// Paths of tokens that are also groups.
  private(set) var groups: Set<String> = []

  init(_ tokens: [StudioToken], themes: StudioThemes) {
    (self.tokens, self.themes) = (tokens, themes)
    let merged = tokens.indices.filter { themes.isMerged(tokens[$0].set) }
    let declarations = Dictionary(grouping: merged) { tokens[$0].key }.mapValues { indices in
      // Within a set, the last token of a path wins.
      indices.sorted { (themes.ranks[tokens[$0].set], $0) > (themes.ranks[tokens[$1].set], $1) }
    }
    self.declarations = declarations
    masks = Array(repeating: GroupMask([]), count: tokens.count)
    groups = Set(declarations.keys.flatMap(prefixes).filter { declarations[$0] != nil })
    sort()
  }

  /// The token with a path in the themes of a choice.
  func token(_ key: String, in choice: StudioThemes.Choice) -> Int? {
    declarations[key]?.first { themes.includes(tokens[$0].set, in: choice) }
  }

  /// The target of a reference, and the member of its value that the reference may end in.
  func target(_ key: String, in choice: StudioThemes.Choice) -> (token: Int, member: String?)? {
    if let token = token(key, in: choice) { return (token, nil) }
    guard let dot = key.lastIndex(of: "."), dot != key.startIndex else { return nil }
    return token(String(key[..<dot]), in: choice)
      .map { ($0, String(key[key.index(after: dot)...])) }
  }

  /// Whether any theme has a token with a path.
  func isDeclared(_ key: String) -> Bool { declarations[key] != nil }

  /// The path as DTCG writes it. A token that is also a group becomes the `$root` of that group.
  func path(_ key: String) -> [String] {
    let groups = segments(of: key)
    if self.groups.contains(key) { return groups + ["$root"] }
    let isRoot = key.parts(at: ".", keepingEmpty: true).last == "$root"
    return isRoot ? groups.dropLast() + ["$root"] : groups
  }

  /// Splits a name or key of Tokens Studio at dots, into DTCG names.
  func segments(of key: String) -> [String] {
    key.parts(at: ".", keepingEmpty: true).map { safeSegment(String($0)) }
  }

  // MARK: Order and dependencies

  private mutating func sort() {
    let edges = tokens.map { token in
      token.references.flatMap { key in
        declarations[key] ?? key.lastIndex(of: ".").flatMap { declarations[String(key[..<$0])] }
          ?? []
      }
    }
    order = postorder(edges)
    for index in tokens.indices {
      for target in edges[index] where masks[index].formUnion(themes.groups(of: tokens[target].set))
      {}
    }
    // One pass is enough without cycles. Cycles take a few more.
    var passes = 0
    var hasChanged = true
    while hasChanged, passes < 8 {
      hasChanged = false
      for index in order {
        for target in edges[index] where masks[index].formUnion(masks[target]) { hasChanged = true }
      }
      passes += 1
    }
    if hasChanged {  // unrealistically many cycles: assume that everything depends on everything
      let all = GroupMask(themes.groups.indices)
      masks = masks.map { $0.isEmpty ? $0 : all }
    }
  }

  // MARK: Findings

  /// Reports tokens that a later set overrides in every theme. One finding for each pair of sets.
  func overrides(in project: StudioProject) -> Findings {
    var findings = Findings()
    var pairs: [SetPair: [(token: Int, winner: Int)]] = [:]
    for declarations in declarations.values {
      for (rank, token) in declarations.enumerated() {
        let set = tokens[token].set
        let winner = declarations.prefix(rank).first { winner in
          let other = tokens[winner].set
          return other != set && themes.includes(other, whereverMerged: set)
        }
        guard let winner else { continue }
        pairs[SetPair(winner: tokens[winner].set, loser: set), default: []].append((token, winner))
      }
    }
    for (pair, shadows) in pairs.sorted(by: {
      ($0.key.winner, $0.key.loser) < ($1.key.winner, $1.key.loser)
    }) {
      let shadows = shadows.sorted { $0.token < $1.token }
      let first = tokens[shadows[0].winner]
      let isSingle = shadows.count == 1
      findings.noteChange(
        "the set '\(printable(project.sets[pair.winner].name))' overrides "
          + (isSingle ? "'\(first.name)'" : "\(shadows.count) tokens")
          + " of '\(printable(project.sets[pair.loser].name))'"
          + (project.themes.isEmpty ? "" : " in every theme")
          + (isSingle ? "" : ", such as '\(first.name)'")
          + "; to keep both, put the sets into different themes in '$themes'", at: first.valuePlace,
        path: isSingle ? first.name : nil,
        related: shadows.prefix(3).map { shadow in
          let token = tokens[shadow.token]
          return Diagnostic.Related("'\(token.name)' is overridden", at: token.valuePlace)
        })
    }
    return findings
  }
}

/// All nodes, each after the targets of its edges, except in cycles. Does not recurse, because
/// chains may be long.
private func postorder(_ edges: [[Int]]) -> [Int] {
  var order: [Int] = []
  var isVisited = Array(repeating: false, count: edges.count)
  for start in edges.indices where !isVisited[start] {
    isVisited[start] = true
    var open = [(node: start, next: 0)]
    while let (node, next) = open.last {
      if next == edges[node].count {
        order.append(node)
        open.removeLast()
      } else {
        open[open.count - 1].next += 1
        let target = edges[node][next]
        if !isVisited[target] {
          isVisited[target] = true
          open.append((target, 0))
        }
      }
    }
  }
  return order
}

/// The paths of the groups around a token.
private func prefixes(of key: String) -> [String] {
  key.indices.filter { key[$0] == "." }.map { String(key[..<$0]) }
}

/// A name as DTCG allows it (Format 5.1.1): no braces, no leading `$`, not empty.
private func safeSegment(_ name: String) -> String {
  var safe = String(name.map { "{}".contains($0) ? "_" : $0 })
  while safe.hasPrefix("$") { safe.removeFirst() }
  return safe.isEmpty ? "_" : safe
}

/// A set and one that it overrides, by index.
private struct SetPair: Hashable {
  var winner: Int
  var loser: Int
}
