import TokenModel
import Writers

/// Reports tokens that are overridden in every theme by a later set. One finding for each pair of
/// sets.
func reportShadows(
  _ project: StudioProject, graph: StudioGraph, findings: inout Findings
) {
  var pairs: [SetPair: [(token: Int, winner: Int)]] = [:]
  for declarations in graph.all {
    for (rank, token) in declarations.enumerated() {
      let set = graph.tokens[token].set
      let winner = declarations.prefix(rank).first { winner in
        let other = graph.tokens[winner].set
        return other != set && graph.themes.includes(other, whereverMerged: set)
      }
      guard let winner else { continue }
      let pair = SetPair(winner: graph.tokens[winner].set, loser: set)
      pairs[pair, default: []].append((token, winner))
    }
  }
  for (pair, shadows) in pairs.sorted(by: { $0.key < $1.key }) {
    let shadows = shadows.sorted { $0.token < $1.token }
    let first = graph.tokens[shadows[0].winner]
    let isSingle = shadows.count == 1
    let tokens = isSingle ? "'\(first.name)'" : "\(shadows.count) tokens"
    findings.add(
      .changedValue,
      message: "the set '\(printable(project.sets[pair.winner].name))' overrides \(tokens) of "
        + "'\(printable(project.sets[pair.loser].name))'"
        + (project.themes.isEmpty ? "" : " in every theme")
        + (isSingle ? "" : ", such as '\(first.name)'")
        + "; to keep both, put the sets into different themes in '$themes'",
      at: first.valuePlace, path: isSingle ? first.name : nil,
      related: shadows.prefix(3).map { shadow in
        let token = graph.tokens[shadow.token]
        return Diagnostic.Related("'\(token.name)' is overridden", at: token.valuePlace)
      })
  }
}

/// A set and one that it overrides, by index.
private struct SetPair: Hashable, Comparable {
  var winner: Int
  var loser: Int

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.winner, lhs.loser) < (rhs.winner, rhs.loser)
  }
}
