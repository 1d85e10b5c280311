/// The themes that a project's `inputs` leave out.
package struct LeftOutThemes: Sendable {
  /// The number of themes left out, and of all combinations of contexts; at most `Int.max`.
  package var count, total: Int
  /// The contexts that no theme has, by modifier, in the order of the resolver.
  package var contexts: [Axis]
  /// Combinations that are left out although other themes have each of their contexts; empty if
  /// there are too many to list.
  package var combinations: [Variant]
  /// What reports call the contexts and combinations.
  fileprivate var names: [String]
  /// Where the project file lists the themes.
  package var place: Place

  /// The themes left out, as a sentence without its period.
  package var sentence: String {
    let names = names.map { printable($0) }
    return "inputs leave out \(count) of \(total) themes"
      + (names.isEmpty ? "" : ": " + names.shortList())
  }
}

extension ThemeSpace {
  /// The number of values that no theme has, by that of the others of their axis; the sum for all axes.
  package var leftOutShare: Double {
    guard isListed, !isEmpty else { return 0 }
    return axes.indices.reduce(0) { sum, axis in
      let used = Set(values(of: axis)).count
      return sum + Double(axes[axis].values.count - used) / Double(used)
    }
  }

  /// The themes that `inputs` leave out; nil if there are none.
  package func leftOut(by project: Project) -> LeftOutThemes? {
    guard isListed, !isEmpty, !hasAllCombinations else { return nil }
    let total = axes.map(\.values.count).product
    let missing = axes.indices.map { axis in
      let used = Set(values(of: axis))
      return axes[axis].values.indices.filter { !used.contains($0) }
    }
    let combinations = total > supportLimit ? [] : combinations(without: missing)
    let contexts = missing.enumerated().flatMap { axis, values in
      values.map { label(of: $0, on: axis) }
    }
    return LeftOutThemes(
      count: total - count, total: total,
      contexts: missing.indices.filter { !missing[$0].isEmpty }.map { axis in
        Axis(name: axes[axis].name, values: missing[axis].map { axes[axis].values[$0] })
      }, combinations: combinations, names: contexts + combinations.map { label(of: $0) },
      place: project.places.inputs.first?.whole ?? Place(file: "tincture.json"))
  }

  /// Combinations that are not themes and have none of the missing values.
  private func combinations(without missing: [[Int]]) -> [Variant] {
    let known = Set(allContexts)
    let used = axes.indices.map { axis in
      Axis(
        name: axes[axis].name,
        values: axes[axis].values.indices.filter { !missing[axis].contains($0) }
          .map { axes[axis].values[$0] })
    }
    return used.combinations.filter { !known.contains($0) }
  }
}
