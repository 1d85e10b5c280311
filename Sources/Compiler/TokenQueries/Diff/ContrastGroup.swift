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

extension TokenDiff {
  /// The other checks that differ, those with another verdict first.
  package var otherContrast: [ContrastGroup] {
    let others = contrast.filter { !$0.isNewFailure && !$0.isWorse }
    return (others.filter(\.hasNewVerdict) + others.filter { !$0.hasNewVerdict }).groups
  }
}

extension [ContrastChange] {
  /// The checks, those that differ in the same way together.
  var groups: [ContrastGroup] {
    grouped { change in
      [change.row?.component, change.row?.pairName, change.verdict, change.ratios, change.needs]
    }.map(ContrastGroup.init)
  }
}
