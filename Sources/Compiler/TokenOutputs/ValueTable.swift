/// The values of a property, as numbers, for combinations of axis values.
package struct ValueTable: Sendable {
  /// An axis that a switch can be over.
  package struct Axis: Sendable {
    /// The expression with the axis's value.
    package let subject: String
    /// The case of each value.
    package let cases: [String]
    /// The values that occur.
    package let values: [Int]
    /// The index in `ThemeSpace.axes` if it is an axis of the themes; nil for an axis of a component.
    package let theme: Int?

    package init(subject: String, cases: [String], values: [Int], theme: Int?) {
      (self.subject, self.cases, self.values, self.theme) = (subject, cases, values, theme)
    }
  }

  /// One combination.
  package struct Row: Sendable {
    /// The value of each axis.
    package var values: [Int]
    package var key: Int

    package init(values: [Int], key: Int) { (self.values, self.key) = (values, key) }
  }

  /// The greatest number of axes and of colors from which a call picks: with more, it is hard to read.
  package static let pickedAxisLimit = 3
  package static let pickedColorLimit = 64

  package let axes: [Axis]
  package let rows: [Row]
  /// The number for combinations without a row; nil if they cannot occur.
  var otherwise: Int?
  /// The value of each number that is a color, which one call can pick by the axes of themes.
  var colors: [Int: Int] = [:]

  package init(axes: [Axis], rows: [Row], otherwise: Int? = nil, colors: [Int: Int] = [:]) {
    (self.axes, self.rows, self.otherwise, self.colors) = (axes, rows, otherwise, colors)
  }

  /// The smallest tree that a greedy search finds over the axes that matter; nil for all.
  /// `shortcut` returns a leaf for a table over some axes, if one expression can replace some lines.
  package func tree(
    over places: [Int]? = nil,
    shortcut: (_ table: ValueTable, _ axes: [Int], _ lines: Int) -> Int? = { _, _, _ in nil }
  ) -> DecisionTree { tree(rows, open: places ?? Array(axes.indices), shortcut: shortcut) }

  private func tree(
    _ rows: [Row], open: [Int], shortcut: (ValueTable, [Int], Int) -> Int?
  ) -> DecisionTree {
    guard let first = rows.first else { return .leaf(otherwise ?? 0) }
    let isUniform = rows.allSatisfy { $0.key == first.key }
    if isUniform, otherwise == nil || otherwise == first.key || open.isEmpty {
      return .leaf(first.key)
    }
    let splits = open.map { axis in
      Split(rows, axis: axis, others: open.filter { $0 != axis }, table: self)
    }
    if let constant = splits.first(where: \.isConstant) {
      return tree(
        constant.cases[0].rows, open: open.filter { $0 != constant.axis }, shortcut: shortcut)
    }
    guard let best = cheapest(of: splits, open: open) else { return .leaf(first.key) }
    let rest = open.filter { $0 != best.axis }
    let cases = best.cases.map { part in
      DecisionTree.Case(
        values: part.values,
        tree: part.rows.isEmpty
          ? .leaf(otherwise ?? 0) : tree(part.rows, open: rest, shortcut: shortcut))
    }
    let branch = DecisionTree.branch(axis: best.axis, cases: cases)
    let own = ValueTable(axes: axes, rows: rows, otherwise: otherwise, colors: colors)
    return shortcut(own, open, branch.lines).map { .leaf($0) } ?? branch
  }

  /// The first split that takes the fewest lines.
  private func cheapest(of splits: [Split], open: [Int]) -> Split? {
    guard splits.count > 1 else { return splits.first }
    let costs = splits.map { split in
      split.cost(others: open.filter { $0 != split.axis }, table: self)
    }
    return splits.indices.min { costs[$0] < costs[$1] }.map { splits[$0] }
  }

  /// The rows divided by their value on one axis.
  private struct Split {
    let axis: Int
    /// Different parts, each with the values that have it; the values of the last one are empty if
    /// it is for all others.
    private(set) var cases: [(values: [Int], rows: [Row])]
    /// Whether every value has the same rows.
    let isConstant: Bool

    /// - Parameter others: The other axes by which the rows differ.
    init(_ rows: [Row], axis: Int, others: [Int], table: ValueTable) {
      self.axis = axis
      let values = table.axes[axis].values
      var parts: [[Row]] = Array(repeating: [], count: (values.max() ?? -1) + 1)
      for row in rows { parts[row.values[axis]].append(row) }
      // The part with each content: the keys, with the values on the other axes.
      var known: [[Int]: Int] = [:]
      var cases: [(values: [Int], rows: [Row])] = []
      for value in values where table.otherwise != nil || !parts[value].isEmpty {
        let part = parts[value]
        var content: [Int] = []
        content.reserveCapacity(part.count * (others.count + 1))
        for row in part {
          content.append(row.key)
          for other in others { content.append(row.values[other]) }
        }
        let number = known.number(of: content)
        if number < cases.count {
          cases[number].values.append(value)
        } else {
          cases.append(([value], part))
        }
      }
      self.cases = cases
      isConstant = cases.count == 1
      useDefault(absent: values.count - cases.reduce(0) { $0 + $1.values.count })
    }

    /// An estimate of the lines of a switch over the axis. The rows also differ by the others.
    func cost(others: [Int], table: ValueTable) -> Int {
      let leavesCalls =
        others.count <= ValueTable.pickedAxisLimit
        && others.allSatisfy { table.axes[$0].theme != nil }
      // A call that picks by one axis fits on a line; one by more has a line for each argument.
      let callLines =
        others.count < 2 ? 1 : (others.map { table.axes[$0].values.count }.min() ?? 0) + 2
      return cases.reduce(0) { cost, one in
        let keys = Set(one.rows.map(\.key))
        let isCall =
          leavesCalls && one.rows.count <= ValueTable.pickedColorLimit
          && keys.allSatisfy { table.colors[$0] != nil }
        return cost + 1 + (isCall ? min(callLines, keys.count) : keys.count)
      }
    }

    /// Makes the part with the most values the one for all others, if that is shorter.
    private mutating func useDefault(absent: Int) {
      let longest = cases.indices.max { cases[$0].values.count < cases[$1].values.count }
      guard cases.count > 1, let number = longest, absent > 0 || cases[number].values.count > 1
      else { return }
      var others = cases.remove(at: number)
      others.values = []
      cases.append(others)
    }
  }
}

/// The cases of switches that find a property's value.
package indirect enum DecisionTree: Hashable, Sendable {
  /// The number of a value.
  case leaf(Int)
  /// A switch over an axis.
  case branch(axis: Int, cases: [Case])

  package struct Case: Hashable, Sendable {
    /// The axis's values; empty for all others. Such a case comes last.
    package var values: [Int]
    package var tree: DecisionTree

    package init(values: [Int], tree: DecisionTree) { (self.values, self.tree) = (values, tree) }
  }

  /// The approximate number of lines.
  var lines: Int {
    switch self {
    case .leaf: 1
    case .branch(_, let cases):
      cases.reduce(2) { lines, one in
        if case .leaf = one.tree { lines + 1 } else { lines + 1 + one.tree.lines }
      }
    }
  }

  /// The tree with every leaf replaced by another tree.
  package func replacingLeaves(_ replacement: (Int) -> DecisionTree) -> DecisionTree {
    switch self {
    case .leaf(let key): replacement(key)
    case .branch(let axis, let cases):
      .branch(
        axis: axis,
        cases: cases.map { Case(values: $0.values, tree: $0.tree.replacingLeaves(replacement)) })
    }
  }
}
