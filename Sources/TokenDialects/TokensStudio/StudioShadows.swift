import TokenModel
import Writers

/// Reports tokens that no theme shows: a later set declares them again wherever their set is merged.
/// One finding for each pair of sets.
func reportShadows(
  _ project: StudioProject, graph: StudioGraph, findings: inout Findings
) {
  var pairs: [SetPair: [(token: Int, winner: Int)]] = [:]
  for declarations in graph.all {
    for (rank, token) in declarations.enumerated() {
      let set = graph.tokens[token].set
      let winner = declarations.prefix(rank).first { winner in
        let other = graph.tokens[winner].set
        return other != set && graph.themes.has(other, whereverIs: set)
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
        + "; if both are meant, choose between the two sets in '$themes'",
      at: first.valuePlace, path: isSingle ? first.name : nil,
      related: shadows.prefix(3).map { shadow in
        let token = graph.tokens[shadow.token]
        return Diagnostic.Related("'\(token.name)' is overridden", at: token.valuePlace)
      })
  }
}

/// A set and one that it overrides, by their indices.
private struct SetPair: Hashable, Comparable {
  var winner: Int
  var loser: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.winner, one.loser) < (other.winner, other.loser)
  }
}
