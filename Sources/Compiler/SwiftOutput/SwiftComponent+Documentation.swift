/// Writes the values and ratios of roles as documentation.
extension SwiftComponent {
  /// Writes each value once, with what it holds in and the range of its contrast. Contrast with
  /// tokens of other files is only in the report, so that changes there do not change this file.
  mutating func describe(_ cells: [Cell], scope: Scope) {
    let supports = cells.map { documentedAxes(of: $0) }
    let support = supports.reduce(AxisSet()) { $0.union($1) }
    let count = [plan.tokens.themes.count(over: support), cells.count].product
    guard count <= TokenChoice.cellLimit else {
      for (cell, support) in zip(cells, supports) {
        let label = zip(scope.stored, cell.stored).map { $0.values[$1] }.joined(separator: " ")
        describe([cell], over: support, stored: [], label: label)
      }
      return
    }
    describe(cells, over: support, stored: scope.stored, label: "")
  }

  /// The value for a combination of axis values.
  private struct Documented {
    var values: [Int]
    /// Nil without a token.
    var text: String?
    var ratios: [ComponentIndex.Row] = []

    /// What tells it from others: the value, and the backgrounds with their outcomes.
    var key: [String]? { text.map { [$0] + ratios.map(\.place) } }
  }

  /// Writes the values of cells. Their label has the values of axes that are not among the stored.
  private mutating func describe(
    _ cells: [Cell], over support: AxisSet, stored: [Axis], label: String
  ) {
    let themes = plan.tokens.themes
    let axes = support.axes.map { themes.axes[$0] } + stored
    let rows = themes.themes(over: support).flatMap { theme in
      let values = support.axes.map { themes.value(of: $0, in: theme) }
      return cells.map { cell in
        documented(cell, in: theme, values: values + (stored.isEmpty ? [] : cell.stored))
      }
    }
    let found = rows.enumerated().compactMap { index, row in row.key.map { (key: $0, row: index) } }
      .grouped(by: { $0.key })
    let defaults: [Int?] = axes.map { _ in nil }
    let space =
      themes.isListed
      ? ThemeSpace(axes: axes, defaults: defaults, listed: rows.map(\.values))
      : ThemeSpace(productOf: axes, defaults: defaults)
    guard let space else { return }
    let items = found.map { group in
      let (key, members) = (group[0].key, group.map(\.row))
      let region = ThemeRegion(Set(members), over: space.varying, in: space).label(in: space)
      let name = [region, printable(label)].filter { !$0.isEmpty }.joined(separator: " ")
      let ratios = key.indices.dropLast().map { column in
        let ratios = members.compactMap { rows[$0].ratios[column].ratio }
        let (low, high) = (shown(ratios.min() ?? 0), shown(ratios.max() ?? 0))
        return "\(low == high ? low : "\(low)–\(high)"):1 \(key[column + 1])"
      }
      return (name.isEmpty ? "" : "\(name): ") + ([key[0]] + ratios).joined(separator: ", ")
    }
    file.doc(items: items)
  }

  // MARK: Texts

  /// The theme axes on which a cell's documentation depends: those of its values, and those of what
  /// is behind them.
  private func documentedAxes(of cell: Cell) -> AxisSet {
    let paths = cell.paths.compactMap(\.path)
    var support = paths.reduce(AxisSet()) { $0.union(plan.support(of: $1)) }
    if let themeAxis, cell.hasSeveralTokens { support.insert(themeAxis) }
    for row in cell.variants.values.flatMap(index.rows(of:)) where paths.contains(row.foreground) {
      support.formUnion(row.axes)
    }
    return support
  }

  /// A cell's value and its ratios in a theme.
  private func documented(_ cell: Cell, in theme: Int, values: [Int]) -> Documented {
    guard let path = path(of: cell, in: theme), let value = plan.tokens.valueIndex(path, in: theme)
    else { return Documented(values: values) }
    let ratios = rows(of: cell, in: theme).filter { $0.ratio != nil }
    return Documented(values: values, text: plan.text(of: value), ratios: ratios)
  }

  func path(of cell: Cell, in theme: Int) -> PathID? {
    guard let themeAxis else { return cell.paths.first?.path }
    let value = plan.tokens.themes.value(of: themeAxis, in: theme)
    return cell.paths.first { $0.value == value }?.path
  }

  /// The audit's rows of a cell's token on roles of this component.
  private func rows(of cell: Cell, in theme: Int) -> [ComponentIndex.Row] {
    guard let path = path(of: cell, in: theme),
      let variant = cell.variants[
        themeAxis.map { plan.tokens.themes.value(of: $0, in: theme) } ?? 0]
    else { return [] }
    return index.rows(of: variant, in: theme).filter { $0.foreground == path }
  }
}
