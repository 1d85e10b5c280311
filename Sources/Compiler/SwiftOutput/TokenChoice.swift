/// How a property chooses its value by the theme.
struct TokenChoice {
  let plan: SwiftPlan
  let form: ValueForm
  let theme: String
  /// The axes that switches are over: those of a component, then those of the themes.
  private(set) var axes: [ValueTable.Axis] = []
  /// The expressions.
  private(set) var leaves: [String] = []
  /// The initializers that the expressions use.
  private(set) var pickers: Set<ColorPicker> = []
  private var numbers: [String: Int] = [:]
  private var valueNumbers: [Int: Int] = [:]
  /// The value of each expression that is a color alone.
  private var colors: [Int: Int] = [:]
  /// The bytes of a call that fits on a line of most properties.
  private static let callLimit = 92
  /// The position of each theme axis in `axes`.
  private var positions: [Int: Int] = [:]

  /// - Parameter stored: The axes of a component.
  init(as form: ValueForm = .plain, theme: String, stored: [ValueTable.Axis] = [], plan: SwiftPlan)
  {
    (self.plan, self.form, self.theme) = (plan, form, theme)
    axes = stored
  }

  /// The tree of what a token returns. The only tree of this choice.
  mutating func tree(of results: SwiftResults) -> DecisionTree {
    if results.results.allSatisfy({ $0 == results.results[0] }) {
      leaves = [results.results[0].expression(theme: theme, form: form, plan: plan)]
      return .leaf(0)
    }
    if let list = list(of: results) { return list }
    let items = Dictionary(uniqueKeysWithValues: zip(results.themes, results.results))
    return tree(over: results.support) { choice, _, theme in
      switch items[theme] {
      case .value(let value)? where !results.hasReferences: choice.leaf(of: value)
      case let result:
        choice.leaf(
          result?.expression(theme: choice.theme, form: choice.form, plan: choice.plan) ?? "nil")
      }
    }
  }

  /// The tree of values that all differ, one for each value of one axis; nil for others.
  ///
  /// Most tokens that depend on a theme have such a tree, so it is not searched for.
  private mutating func list(of results: SwiftResults) -> DecisionTree? {
    guard results.support.count == 1, !results.hasReferences,
      let index = results.support.axes.first, let axis = plan.axis(index, in: theme),
      let themeAxis = plan.theme[index], axis.values.count == results.themes.count,
      zip(results.themes, axis.values).allSatisfy({
        plan.tokens.themes.value(of: index, in: $0) == $1
      })
    else { return nil }
    leaves = results.results.map { $0.expression(theme: theme, form: form, plan: plan) }
    guard leaves.count == 2 ? leaves[0] != leaves[1] : Set(leaves).count == leaves.count else {
      leaves = []
      return nil
    }
    axes = [axis]
    let values = results.results.map(\.value)
    for notation in ColorArgument.Notation.allCases {
      let texts = values.compactMap { $0.flatMap { plan.arguments[$0]?.text(notation) } }
      guard texts.count == values.count else { continue }
      let arguments = zip(axis.values, texts).map { Self.argument(themeAxis, $0, $1) }
      let call = call(
        notation, subjects: axis.subject, arguments: arguments.joined(separator: ", "))
      guard call.utf8.count <= Self.callLimit else { break }
      pickers.insert(ColorPicker(axes: [index], notation: notation))
      leaves = [call]
      return .leaf(0)
    }
    return .branch(
      axis: 0,
      cases: axis.values.indices.map { number in
        DecisionTree.Case(values: [axis.values[number]], tree: .leaf(number))
      })
  }

  /// The tree of all combinations of the component's axes, of which `cells` has the values, and of
  /// theme axes. `leaf` numbers the expression of a cell in a theme.
  mutating func tree(
    over support: AxisSet, cells: [[Int]] = [[]],
    leaf: (inout TokenChoice, _ cell: Int, _ theme: Int) -> Int
  ) -> DecisionTree {
    let space = plan.tokens.themes
    let indices = support.axes.filter { plan.theme[$0] != nil }
    let places = indices.map { position(of: $0) }
    let themes = space.themes(over: support)
    let rows = cells.enumerated().flatMap { cell, stored in
      themes.map { theme in
        var values = stored + [Int](repeating: -1, count: axes.count - stored.count)
        for (index, place) in zip(indices, places) {
          values[place] = space.value(of: index, in: theme)
        }
        return ValueTable.Row(values: values, key: leaf(&self, cell, theme))
      }
    }
    let table = ValueTable(axes: axes, rows: rows, colors: colors)
    return table.tree(over: Array(0..<(cells.first?.count ?? 0)) + places) { table, open, lines in
      shortcut(table, open, lines)
    }
  }

  /// The tree of trees, one for each combination of the component's axes.
  mutating func tree(_ trees: [(values: [Int], tree: DecisionTree)]) -> DecisionTree {
    let rows = trees.map { values, tree in
      (values + [Int](repeating: -1, count: axes.count - values.count), tree)
    }
    return tree(rows, over: Array(axes.indices.prefix { axes[$0].theme == nil }))
  }

  /// The tree of trees, one for each value of a theme axis; the only one if there is no axis.
  mutating func tree(_ trees: [DecisionTree], byValuesOf axis: Int?) -> DecisionTree {
    guard let axis, let values = plan.theme[axis]?.values else { return trees[0] }
    let place = position(of: axis)
    let rows = zip(values, trees).map { value, tree in
      var row = [Int](repeating: -1, count: axes.count)
      row[place] = value
      return (row, tree)
    }
    return tree(rows, over: [place])
  }

  /// The tree over some axes whose leaves are trees.
  private func tree(_ rows: [(values: [Int], tree: DecisionTree)], over places: [Int])
    -> DecisionTree
  {
    var numbers: [DecisionTree: Int] = [:]
    var known: [DecisionTree] = []
    let rows = rows.map { values, tree in
      let number = numbers.number(of: tree)
      if number == known.count { known.append(tree) }
      return ValueTable.Row(values: values, key: number)
    }
    return ValueTable(axes: axes, rows: rows).tree(over: places).replacingLeaves { known[$0] }
  }

  /// The number of combinations that are searched together for the shortest switch.
  static let cellLimit = 4096

  mutating func leaf(_ expression: String) -> Int {
    let number = numbers.number(of: expression)
    if number == leaves.count { leaves.append(expression) }
    return number
  }

  /// The number of a value's expression.
  mutating func leaf(of value: Int?) -> Int {
    if let value, let number = valueNumbers[value] { return number }
    let number = leaf(plan.literal(of: value, as: form))
    if let value {
      valueNumbers[value] = number
      if plan.arguments.indices.contains(value), plan.arguments[value] != nil {
        colors[number] = value
      }
    }
    return number
  }

  /// The position of a theme axis among the axes.
  private mutating func position(of index: Int) -> Int {
    if let place = positions[index] { return place }
    positions[index] = axes.count
    if let axis = plan.axis(index, in: theme) { axes.append(axis) }
    return axes.count - 1
  }

  /// A call that picks a color from those of all combinations, if it takes fewer lines.
  private mutating func shortcut(_ table: ValueTable, _ open: [Int], _ lines: Int) -> Int? {
    let themes = open.sorted().compactMap { table.axes[$0].theme.flatMap { plan.theme[$0] } }
    guard themes.count == open.count, themes.count <= ValueTable.pickedAxisLimit,
      table.rows.count <= ValueTable.pickedColorLimit,
      themes.reduce(1, { $0 * $1.values.count }) == table.rows.count
    else { return nil }
    for notation in ColorArgument.Notation.allCases {
      guard let texts = texts(of: table, notation: notation) else { continue }
      let picker = ColorPicker(axes: themes.map(\.index), notation: notation)
      let subjects = themes.map { "\(theme).\($0.property.text)" }.joined(separator: ", ")
      let colors = arguments(texts, themes: themes, places: open.sorted(), in: table)
      let call = call(notation, subjects: subjects, arguments: colors)
      let fits = call.utf8.count <= Self.callLimit
      guard fits || themes[0].values.count + themes.count + 2 <= lines else { return nil }
      pickers.insert(picker)
      return leaf(call)
    }
    return nil
  }

  /// The color of each row in a notation; nil if one cannot be expressed.
  private func texts(of table: ValueTable, notation: ColorArgument.Notation) -> [String]? {
    let texts = table.rows.compactMap { row in
      colors[row.key].flatMap { plan.arguments[$0]?.text(notation) }
    }
    return texts.count == table.rows.count ? texts : nil
  }

  private func call(
    _ notation: ColorArgument.Notation, subjects: String, arguments: String
  ) -> String {
    let label = notation.label.map { "\($0): " } ?? ""
    let call = "\(plan.types.values)TokenColor(\(label)\(subjects), \(arguments))"
    return form == .paint ? ".color(\(call))" : call
  }

  private static func argument(_ axis: SwiftTheme.Axis, _ value: Int, _ text: String) -> String {
    "\(axis.cases[value].argumentLabel): \(text)"
  }

  /// The colors as labeled arguments, in a tuple for each value of every axis but the last.
  private func arguments(
    _ texts: [String], themes: [SwiftTheme.Axis], places: [Int], in table: ValueTable
  ) -> String {
    var colors: [[Int]: String] = [:]
    for (row, text) in zip(table.rows, texts) { colors[places.map { row.values[$0] }] = text }
    func arguments(_ values: [Int]) -> String {
      let axis = themes[values.count]
      return axis.values.map { value in
        let inner = values + [value]
        return Self.argument(axis, value, colors[inner] ?? "(\(arguments(inner)))")
      }.joined(separator: ", ")
    }
    return arguments([])
  }
}
