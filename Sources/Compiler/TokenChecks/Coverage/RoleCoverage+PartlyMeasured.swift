import TokenModel
import TokenThemes
import Writers

extension RoleCoverage {
  /// Findings about colors that a contract measures in some variants and themes and not in others
  /// in which they exist, unless a pair gives the reason. Colors that are missing from the same
  /// variants make one finding.
  func partlyMeasured(
    of contract: Contract, variants: [VariantTokens], tokens: ResolvedTokens
  ) -> [Diagnostic] {
    var groups: [(missing: [Int], colors: [RoleCoverage.Color])] = []
    for color in colors where color.isUnexcused {
      let missing = color.missing.map(\.variant)
      if let index = groups.firstIndex(where: { $0.missing == missing }) {
        groups[index].colors.append(color)
      } else {
        groups.append((missing, [color]))
      }
    }
    return groups.map { group in
      let color = group.colors[0]
      let roles = group.colors.map(\.role)
      let first = roles.indices.filter { index in
        !roles[..<index].contains { $0.name == roles[index].name }
      }
      let names = first.map { roles[$0].name }
      let isOne = names.count == 1
      let place = color.pairs.first.map { contract.place($0.steps) } ?? contract.place([])
      return Diagnostic(
        .partlyMeasured,
        message: "\(names.quotedList()) of \(contract.component) "
          + "\(isOne ? "is" : "are") not measured in \(variants.description(of: color)); add a pair there, "
          + "or say why not with 'unless'",
        at: place, path: color.missing[0].path.map(tokens.set.paths.string),
        related: first.map {
          Diagnostic.Related("the role", at: contract.place(roles[$0].steps))
        })
    }
  }
}

extension [VariantTokens] {
  /// The variants that miss a color, by the values of one axis if these tell them apart from the
  /// others that have it.
  fileprivate func description(of color: RoleCoverage.Color) -> String {
    let missing = color.missing.map { self[$0.variant].variant }
    let others = color.cells.filter(\.isShown).map { self[$0.variant].variant }
    for axis in missing[0].entries.map(\.axis) {
      let values = missing.compactMap { $0[axis] }
      if others.contains(where: { $0[axis].map(values.contains) ?? false }) { continue }
      return shortened(
        values.enumerated().filter { values.firstIndex(of: $1) == $0 }.map(\.element))
    }
    return shortened(missing.map(\.label))
  }

  private func shortened(_ labels: [String]) -> String {
    labels.map { "'\(printable($0))'" }.shortList()
  }
}
