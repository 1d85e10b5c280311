import ColorMath
import TokenThemes
import Writers

/// The lasting states on one axis of a component that color alone tells apart.
package struct ColorOnlyStates {
  /// By two states, where color alone tells them apart, and where they look the same. The states that
  /// differ least are first, and of each two the place where they differ most.
  private let pairs: [(colorOnly: [StateDifference], alike: [StateDifference])]

  /// The states in some differences on one axis; nil if there are none.
  package init?(_ differences: [StateDifference]) {
    pairs = differences.filter(\.isLasting).grouped(by: \.states).map { pair in
      let colorOnly = pair.filter(\.isColorOnly)
      return (colorOnly.sorted { $0.most.ratio > $1.most.ratio }, pair.filter(\.isIdentical))
    }
    .filter { !$0.colorOnly.isEmpty }
    .sorted { $0.colorOnly[0].most.ratio < $1.colorOnly[0].most.ratio }
    if pairs.isEmpty { return nil }
  }

  /// The two states that differ least, where they differ most.
  package var first: StateDifference { pairs[0].colorOnly[0] }

  /// What is wrong, and what to do.
  package var sentence: String {
    "\(first.phrase) of \(first.component) are told apart by color alone: \(first.atMost); "
      + "3:1, or a cue such as an icon, is safer"
  }

  /// The other states, where all of them differ least, and for which color vision.
  package var notes: [String] {
    pairs.enumerated().map { index, pair in
      let least = pair.colorOnly[pair.colorOnly.count - 1]
      let place = [least].places
      let isOne = pair.colorOnly.count == 1
      let parts = [
        index > 0 ? "\(pair.colorOnly[0].phrase): \(pair.colorOnly[0].atMost)" : nil,
        place.isEmpty
          ? nil
          : isOne
            ? "only" + place
            : "least" + place + ": \(shown(least.most.ratio)):1 (\(least.most.role))",
        pair.alike.isEmpty ? nil : "no difference\(pair.alike.places)",
        least.closest,
      ]
      return parts.compactMap(\.self).joined(separator: "; ")
    }
    .notes
  }

  func contains(_ states: [String]) -> Bool { pairs.contains { $0.colorOnly[0].states == states } }
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

extension [String] {
  /// The notes of a finding about pairs of states, without those above a limit.
  var notes: [String] {
    let limit = 10
    let rest = counted(count - limit, noun: "more pair")
    return count > limit ? prefix(limit) + ["and \(rest) of states"] : self
  }
}
