extension DeclaredChecks {
  /// Findings about checks that no pair measures in some variants, unless their own pair gives the
  /// reason: one for each pair and the variants that it leaves out. `isShownInAny` says whether an
  /// audited pair of any contract shows a color in a part's themes.
  func partlyMeasured(_ isShownInAny: (ColorUnit, ThemePart) -> Bool) -> [Diagnostic] {
    var gaps: [Gap] = []
    for check in checks where !check.isJudged {
      let omission = check.omissions.first { omission in
        let pair = contract.pairs[omission.pair]
        return pair.unless == nil && (pair.isText || !check.isShape)
      }
      guard let omission, let open = check.outcome.first(where: \.status.isOpen) else { continue }
      // Before 0.3, an inactive pair without a condition was exempt in every state.
      let isKnown =
        !isExcused(omission)
        && !contract.pairs[omission.pair].backgrounds.contains(where: \.isOnlyInactive)
        && zip(check.units, check.owners).contains { unit, owner in
          let hasRole = variants[owner].tokens.contains { $0.path == unit.path }
          return hasRole ? !isShown(unit, of: owner) : !isShownInAny(unit, open)
        }
      let index = gaps.firstIndex { $0.omission == omission } ?? gaps.count
      if index == gaps.count { gaps.append(Gap(omission: omission, path: check.units[0].path)) }
      if gaps[index].missing.last != check.variant { gaps[index].missing.append(check.variant) }
      gaps[index].isKnown = gaps[index].isKnown || isKnown
      gaps[index].isShape = check.isShape
    }
    let pairs = Dictionary(grouping: gaps) { [[$0.omission.pair], $0.missing] }
    return pairs.values.sorted { $0[0].omission.pair < $1[0].omission.pair }.map(finding)
  }

  /// A pair on a ground that some variants leave out.
  private struct Gap {
    var omission: Omission
    /// The foreground in the first of them.
    var path: PathID
    var missing: [Int] = []
    /// Whether a color is in no result there.
    var isKnown = false
    /// Whether it is measured there as a shape.
    var isShape = false
  }

  /// The finding about a pair, on several grounds.
  private func finding(about gaps: [Gap]) -> Diagnostic {
    let (gap, pair) = (gaps[0], contract.pairs[gaps[0].omission.pair])
    let others = variants.indices.filter { index in
      contract.applies(pair, to: variants[index]) && !gap.missing.contains(index)
    }
    let places = variants.description(of: gap.missing, apartFrom: others)
    var finding = Diagnostic(
      .partlyMeasured,
      message: "'\(printable(gap.omission.foreground))' on "
        + "\(gaps.map { printable($0.omission.background) }.quotedList()) of \(contract.component) "
        + "is not measured \(gap.isShape ? "as text " : "")in \(places); add a pair there, or say why not with 'unless'",
      at: contract.place(pair.steps), path: tokens.set.paths.string(gap.path))
    if !gaps.contains(where: \.isKnown) { finding.standing = .stricter }
    return finding
  }

  /// Whether an audited pair of the contract shows a color of a variant.
  private func isShown(_ unit: ColorUnit, of variant: Int) -> Bool {
    parts(of: unit, in: variant).contains { $0.role != .omitted }
      || !parts(of: ColorUnit(path: unit.path), in: variant).allSatisfy { $0.role == .omitted }
  }

  /// Whether any pair with one of the layers gives a reason, which was enough before 0.3.
  private func isExcused(_ omission: Omission) -> Bool {
    let layers = Set(contract.pairs[omission.pair].layers.map(\.source))
    return contract.pairs.contains { pair in
      pair.unless != nil && pair.layers.contains { layers.contains($0.source) }
    }
  }
}

extension [VariantTokens] {
  /// Some variants, by the values of one axis if these tell them apart from others.
  func description(of missing: [Int], apartFrom others: [Int]) -> String {
    let missing = missing.map { self[$0].variant }
    let others = others.map { self[$0].variant }
    for axis in missing[0].entries.map(\.axis) {
      let values = missing.compactMap { $0[axis] }
      if others.contains(where: { $0[axis].map(values.contains) ?? false }) { continue }
      return values.uniqued.map { "'\(printable($0))'" }.shortList()
    }
    return missing.map { "'\(printable($0.label))'" }.shortList()
  }
}
