/// The lasting states on one axis of a component that color alone tells apart.
package struct ColorOnlyStates {
  /// The differences of each two states that color alone tells apart in some of them, the greatest
  /// first. The states that differ least are first.
  private let pairs: [[StateDifference]]
  private let states: Set<[String]>

  /// The states in some differences on one axis; nil if there are none.
  package init?(_ differences: [StateDifference]) {
    pairs = differences.filter { $0.isLasting && ($0.isColorOnly || $0.isIdentical) }
      .grouped(by: \.states).filter { $0.contains(where: \.isColorOnly) }
      .map { $0.sorted { $0.most.ratio > $1.most.ratio } }
      .sorted { $0[0].most.ratio < $1[0].most.ratio }
    states = Set(pairs.map { $0[0].states })
    if pairs.isEmpty { return nil }
  }

  /// The two states that differ least, where they differ most.
  package var first: StateDifference { pairs[0][0] }

  /// What is wrong, and what to do.
  package var sentence: String {
    "\(first.phrase) of \(first.component) are told apart by color alone: \(first.atMost); "
      + "3:1, or a cue such as an icon, is safer"
  }

  /// The other states, where all of them differ least, and for which color vision.
  package var notes: [String] {
    let notes = pairs.prefix(10).enumerated().map { index, pair in
      let (most, least) = (pair[0], pair[pair.count - 1])
      let ratio = pair.count > 1 ? ": \(shown(least.most.ratio)):1 (\(least.most.role))" : ""
      let place = [least].places.isEmpty ? nil : (ratio.isEmpty ? "only" : "less") + [least].places
      let parts = [
        index > 0 ? "\(most.phrase): \(most.atMost)" : nil, place.map { $0 + ratio }, least.closest,
      ]
      return parts.compactMap(\.self).joined(separator: "; ")
    }
    return notes + (pairs.count > 10 ? ["and \(pairs.count - 10) more pairs of states"] : [])
  }

  func contains(_ states: [String]) -> Bool { self.states.contains(states) }
}

extension StateDifference {
  /// The two states.
  var phrase: String { states.quotedList() }

  /// The role that differs most, with its ratio.
  fileprivate var most: (ratio: Double, role: String) {
    let role = roles.max { $0.ratio < $1.ratio }
    if let faint, case .faint(let ratio) = faint.sight, ratio >= role?.ratio ?? 1 {
      return (ratio, faint.phrase)
    }
    return role.map { ($0.ratio, $0.role) } ?? (1, "no role")
  }

  fileprivate var atMost: String { "\(shown(most.ratio)):1 at most (\(most.role))" }

  /// The color vision with the smallest difference.
  fileprivate var closest: String {
    let visions = ["full color vision"] + VisionDeficiency.allCases.map { "\($0.rawValue) vision" }
    let best = visions.indices.map { vision in roles.map { $0.distances[vision] }.max() ?? 0 }
    let least = best.indices.min { best[$0] < best[$1] } ?? 0
    return "with \(visions[least]) the largest ΔEOK is \(shown(best[least], decimals: 3))"
      + (best[least] < 0.04 ? " (hardly visible)" : "")
  }
}

extension [StateDifference] {
  /// Their variants and themes, as the end of a phrase; empty if they are of all.
  var places: String {
    let labels = map { $0.holds.label(of: $0.variant) }.filter { !$0.isEmpty }
    return labels.isEmpty ? "" : " in \(labels.shortList())"
  }
}
