extension SwiftFile {
  /// Writes the switches of a tree, or its only value. A leaf is an expression or a statement.
  mutating func writeSwitch(_ tree: DecisionTree, axes: [ValueTable.Axis], leaves: [String]) {
    guard case .branch(let axis, let cases) = tree else {
      if case .leaf(let key) = tree { out.expression(leaves[key]) }
      return
    }
    let isNested = cases.contains { if case .branch = $0.tree { true } else { false } }
    if isNested, let patterns = CasePatterns(tree, axes: axes) {
      out.line("switch (\(patterns.axes.map { axes[$0].subject }.joined(separator: ", "))) {")
      for row in patterns.rows { writeCase(row.label, expression: leaves[row.key]) }
      return out.line("}")
    }
    out.line("switch \(axes[axis].subject) {")
    for one in cases {
      let label =
        one.values.isEmpty
        ? "default" : "case " + one.values.map { axes[axis].cases[$0] }.joined(separator: ", ")
      if case .leaf(let key) = one.tree {
        writeCase(label, expression: leaves[key])
      } else {
        out.line(label, ":")
        out.indent()
        writeSwitch(one.tree, axes: axes, leaves: leaves)
        out.outdent()
      }
    }
    out.line("}")
  }

  private mutating func writeCase(_ label: String, expression: String) {
    if out.lineIfFits(label, ": ", expression, "") { return }
    out.line(label, ":")
    out.indent()
    out.expression(expression)
    out.outdent()
  }

  /// Writes a computed property with a tree of values.
  mutating func writeProperty(
    _ head: String, tree: DecisionTree, axes: [ValueTable.Axis], leaves: [String]
  ) {
    if case .leaf(let key) = tree { return writeProperty(head, expression: leaves[key]) }
    out.open(head)
    writeSwitch(tree, axes: axes, leaves: leaves)
    out.close()
  }

  mutating func writeProperty(_ head: String, expression: String) {
    if out.lineIfFits(head, " { ", expression, " }") { return }
    out.open(head)
    out.expression(expression)
    out.close()
  }
}

/// The cases of one switch over several axes, which is easier to read than switches in switches.
private struct CasePatterns {
  /// The axes, in the order of the tuple.
  private(set) var axes: [Int] = []
  private(set) var rows: [(label: String, key: Int)] = []

  /// The compiler takes too long to check a larger switch over tuples.
  private static let limit = 16

  /// Creates the cases; nil if a switch for each axis is better.
  init?(_ tree: DecisionTree, axes: [ValueTable.Axis]) {
    var paths: [(values: [Int: [Int]], key: Int)] = []
    guard collect(tree, above: [:], into: &paths), self.axes.count > 1 else { return nil }
    self.axes.sort()
    for path in paths {
      let varied = path.values.filter { $0.value.count > 1 }
      guard varied.count < 2 else { return nil }
      let choices = varied.first.map { axis, values in values.map { [axis: [$0]] } } ?? [[:]]
      let patterns = choices.map { choice in
        let names = self.axes.map { axis in
          (choice[axis] ?? path.values[axis])?.first.map { axes[axis].cases[$0] } ?? "_"
        }
        return "(\(names.joined(separator: ", ")))"
      }
      let isDefault = path.values.allSatisfy(\.value.isEmpty)
      rows.append((isDefault ? "default" : "case " + patterns.joined(separator: ", "), path.key))
    }
  }

  /// Collects the values on the way to each leaf; false if there are too many.
  private mutating func collect(
    _ tree: DecisionTree, above values: [Int: [Int]],
    into paths: inout [(values: [Int: [Int]], key: Int)]
  ) -> Bool {
    switch tree {
    case .leaf(let key):
      paths.append((values, key))
      return paths.count <= Self.limit
    case .branch(let axis, let cases):
      if !axes.contains(axis) { axes.append(axis) }
      for one in cases {
        var values = values
        values[axis] = one.values
        guard collect(one.tree, above: values, into: &paths) else { return false }
      }
      return true
    }
  }
}
