import TokenChecks
import TokenModel
import Writers

/// Rows of the audit that differ in the same way: the same pair of a component, with the same ratios
/// and verdicts, in several variants or themes.
package struct ContrastGroup {
  /// The rows, at least one.
  package var changes: [ContrastChange]

  /// The variants and themes, of more than three only the first ones.
  package var title: String {
    changes.map { $0.holds.title(of: $0.row?.variant ?? Variant()) }.shortList(limit: 2)
  }

  /// What new failures need, and their remedies; else the change of the requirement.
  package var notes: String {
    let advice = changes.filter(\.isNewFailure).compactMap(\.after?.advice).grouped(by: \.self)
    return changes[0].notes + advice.prefix(3).map { $0[0] }.joined()
      + (advice.count > 3 ? "; …" : "")
  }

  /// Whether the verdict differs.
  package var hasNewVerdict: Bool { changes[0].hasNewVerdict }
}

extension TokenDiff {
  /// The rows of the audit that differ: new failures first, then other new verdicts. Each row is in
  /// one group.
  package var contrastGroups: [ContrastGroup] {
    let rank: (ContrastChange) -> Int = { change in
      change.isNewFailure ? 0 : change.hasNewVerdict ? 1 : 2
    }
    let sorted = (0...2).flatMap { wanted in contrast.filter { rank($0) == wanted } }
    return sorted.grouped { change in
      Key(
        component: change.row?.component, pair: change.row?.pairName, verdict: change.verdict,
        ratios: change.ratios, notes: change.notes)
    }
    .map(ContrastGroup.init)
  }
}

private struct Key: Hashable {
  var component, pair: String?
  var verdict, ratios, notes: String
}
