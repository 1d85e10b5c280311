/// The theme that a page shows for each combination of axis values.
///
/// It is the combination itself, unless `inputs` does not list that. Then it is a listed theme with
/// the same choices, in the appearance that generated Swift uses instead.
struct CSSThemes {
  let themes: ThemeSpace
  /// The value of each axis without attributes and settings.
  let base: [Int]
  /// The axes that decide which theme is shown.
  let deciding: AxisSet

  init(_ themes: ThemeSpace) {
    self.themes = themes
    base = themes.appearances.map(\.base)
    var deciding = Set(themes.varying.axes)
    if themes.isListed {
      let choices = deciding.filter { !themes.appearances[$0].followsSystem }
      deciding.subtract(choices)
      var nodes = [(Array(themes.indices), choices.sorted()[...])]
      while let (found, axes) = nodes.popLast() {
        guard found.count > 1, let axis = axes.first else { continue }
        let groups = Dictionary(grouping: found) { themes.value(of: axis, in: $0) }
        if groups.count > 1 { deciding.insert(axis) }
        for group in groups.values { nodes.append((group, axes.dropFirst())) }
      }
    }
    self.deciding = AxisSet(deciding.sorted())
  }

  /// The number of combinations of values that decide which theme is shown, at most `Int.max`.
  var count: Int { deciding.axes.map { themes.appearances[$0].values.count }.product }

  /// All combinations of values of some axes, with the base on the others, the last axis fastest.
  func combinations(over axes: [Int]) -> [[Int]] {
    base.enumerated().map { axis, usual in
      axes.contains(axis) ? themes.appearances[axis].values.sorted() : [usual]
    }.combinations
  }

  /// The theme that a page shows; 0 if there is none.
  subscript(values: [Int]) -> Int {
    guard themes.isListed else {
      return themes.varying.axes.reduce(0) { theme, axis in
        themes.theme(theme, with: values[axis], on: axis) ?? theme
      }
    }
    let axes = themes.varying.axes
    let shown = axes.filter { themes.appearances[$0].appearances[values[$0]] != nil }
      .filter { themes.appearances[$0].followsSystem }
    let found = axes.filter { !shown.contains($0) }.reduce(Array(themes.indices)) {
      listed($0, like: values[$1], on: $1)
    }
    if shown.isEmpty { return found.first ?? 0 }
    let known = shown.compactMap { themes.appearances[$0].appearances[values[$0]] }
    let substitutes = Appearance(joining: known).substitutes.map { appearance in
      themes.appearances.map { $0.value(in: appearance) }
    }
    let nearest = ([values] + substitutes).lazy.compactMap { list in
      found.first { theme in shown.allSatisfy { themes.value(of: $0, in: theme) == list[$0] } }
    }
    return nearest.first ?? found.first ?? 0
  }

  /// The themes with a value; without any, those with the base, or else with the first theme's value.
  private func listed(_ found: [Int], like value: Int, on axis: Int) -> [Int] {
    let own = found.map { themes.value(of: axis, in: $0) }
    let wanted = [value, base[axis]].first(where: own.contains) ?? own.first
    return zip(found, own).filter { $1 == wanted }.map(\.0)
  }
}
