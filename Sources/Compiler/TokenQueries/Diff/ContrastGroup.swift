import TokenChecks
import TokenModel
import Writers

/// Checks that differ in the same way: the same pair of a component, with the same ratios and
/// verdicts, in several variants or themes.
package struct ContrastGroup {
  /// The checks, at least one.
  package var changes: [ContrastChange]

  /// The variants and themes, of more than three only the first ones.
  package var title: String {
    changes.map { $0.holds.title(of: $0.row?.variant ?? Variant()) }.shortList(limit: 2)
  }

  /// What the contract calls the pair.
  package var name: String { changes[0].row?.pairName ?? "" }

  /// The component, the variants and the themes.
  package var place: String {
    [changes[0].row?.component ?? "", title].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// Checks that newly fail, or that fail by more, for one reason.
package struct DiffFailure {
  /// The checks, at least one.
  package var groups: [ContrastGroup]
  /// What makes them fail; nil for a check that could not be measured.
  package var cause: ContrastCause?

  /// The checks on the new side.
  package var results: [ContrastResult] { groups.flatMap(\.changes).compactMap(\.after) }

  /// Why there is no remedy, or what could not be measured.
  package var reason: String {
    cause?.obstacle.map { "no remedy: \($0)" } ?? results[0].because ?? ""
  }

  /// Waivers for the checks, to copy.
  package var waivers: [String] { results.filter { $0.ratio != nil }.map(\.waiverText) }

  /// Where to write the waivers.
  package var waiverTitle: MarkedText {
    "Or accept it, with a reason and an owner, in the waivers of \(code: results[0].pair.file):"
  }
}

extension TokenDiff {
  /// The largest number of failures of which text and Markdown say what to change.
  package static let shownFailures = 20

  /// The checks that newly fail or fail by more, by the edit that fixes them.
  package var failures: [DiffFailure] {
    contrast.filter { $0.isNewFailure || $0.isWorse }
      .grouped { [$0.cause?.name, $0.cause?.place.text ?? $0.after?.key] }
      .map { DiffFailure(groups: $0.groups, cause: $0[0].cause) }
  }

  /// The other checks that differ, those with another verdict first.
  package var otherContrast: [ContrastGroup] {
    let others = contrast.filter { !$0.isNewFailure && !$0.isWorse }
    return (others.filter(\.hasNewVerdict) + others.filter { !$0.hasNewVerdict }).groups
  }
}

extension [ContrastChange] {
  /// The checks, those that differ in the same way together.
  fileprivate var groups: [ContrastGroup] {
    grouped { change in
      [change.row?.component, change.row?.pairName, change.verdict, change.ratios, change.needs]
    }
    .map(ContrastGroup.init)
  }
}
