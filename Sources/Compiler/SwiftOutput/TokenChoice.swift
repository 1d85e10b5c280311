import TokenOutputs

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
  init(
    as form: ValueForm = .plain, theme: String, stored: [ValueTable.Axis] = [], plan: SwiftPlan
  ) {
    (self.plan, self.form, self.theme) = (plan, form, theme)
    axes = stored
  }

  /// The tree of a token's values, as indices, each with its theme. They depend on the axes
  /// `support`.
  mutating func tree(of values: [Int?], at themes: [Int], over support: AxisSet) -> DecisionTree {
    if let list = list(of: values, at: themes, over: support) { return list }
    let keys = values.map { leaf(of: $0) }
    guard let first = keys.first, keys.contains(where: { $0 != first }) else {
      return .leaf(keys.first ?? leaf("nil"))
    }
    return tree(keys: keys, at: themes, over: support)
  }

  /// The tree of expressions, each with its theme.
  mutating func tree(
    of expressions: [String], at themes: [Int], over support: AxisSet
  ) -> DecisionTree {
    tree(keys: expressions.map { leaf($0) }, at: themes, over: support)
  }

  /// The tree of values that all differ, one for each value of one axis; nil for others.
  ///
  /// Most tokens that depend on a theme have such a tree, so it is not searched for.
  private mutating func list(
    of values: [Int?], at themes: [Int], over support: AxisSet
  ) -> DecisionTree? {
    let space = plan.tokens.themes
    guard axes.isEmpty, support.count == 1, let index = support.axes.first,
      let axis = plan.axis(index, in: theme), axis.values.count == values.count,
      zip(themes, axis.values).allSatisfy({ space.value(of: index, in: $0) == $1 })
    else { return nil }
    let expressions = values.map(expression)
    guard Set(expressions).count == expressions.count else { return nil }
    axes = [axis]
    if let call = call(values, on: axis) {
      leaves = [call]
      return .leaf(0)
    }
    leaves = expressions
    return .branch(
      axis: 0,
      cases: axis.values.indices.map { number in
        DecisionTree.Case(values: [axis.values[number]], tree: .leaf(number))
      })
  }

  /// A call that picks a color by one axis, if it fits on a line.
  private mutating func call(_ values: [Int?], on axis: ValueTable.Axis) -> String? {
    guard let theme = axis.theme.flatMap({ plan.theme[$0] }) else { return nil }
    guard let notation = notation(of: values, on: theme) else { return nil }
    let arguments = zip(axis.values, values).map { value, color in
      let text = color.flatMap { plan.arguments[$0]?.text(notation) } ?? ""
      return argument(theme, value, text)
    }
    pickers.insert(ColorPicker(axes: [theme.index], notation: notation))
    return call(notation, subjects: axis.subject, arguments: arguments.joined(separator: ", "))
  }

  /// The notation of a call that picks a color by one axis; nil if there is none, or if the call
  /// does not fit on a line.
  private func notation(of values: [Int?], on axis: SwiftTheme.Axis) -> ColorArgument.Notation? {
    notations: for notation in ColorArgument.Notation.allCases {
      var length = emptyCallLength(notation) + theme.utf8.count + 1 + axis.property.text.utf8.count
      for (index, value) in values.enumerated() {
        guard let value, let text = plan.arguments[value]?.text(notation) else {
          continue notations
        }
        let label = axis.cases[axis.values[index]].argumentLabel
        length += ", : ".utf8.count + label.utf8.count + text.utf8.count
      }
      return length <= Self.callLimit ? notation : nil
    }
    return nil
  }

  /// The bytes of a call without subjects and arguments.
  private func emptyCallLength(_ notation: ColorArgument.Notation) -> Int {
    plan.types.values.utf8.count + "TokenColor()".utf8.count
      + (notation.label.map { $0.utf8.count + ": ".utf8.count } ?? 0)
      + (form == .paint ? ".color()".utf8.count : 0)
  }

  /// The tree of numbered expressions.
  private mutating func tree(keys: [Int], at themes: [Int], over support: AxisSet) -> DecisionTree {
    let indices = support.axes.filter { plan.theme[$0] != nil }
    let places = indices.map { position(of: $0) }
    let rows = zip(keys, themes).map { key, theme in
      var values = [Int](repeating: -1, count: axes.count)
      for (index, place) in zip(indices, places) {
        values[place] = plan.tokens.themes.value(of: index, in: theme)
      }
      return ValueTable.Row(values: values, key: key)
    }
    return search(rows, over: places)
  }

  /// The tree of a table that can have calls which pick colors.
  private mutating func search(_ rows: [ValueTable.Row], over places: [Int]) -> DecisionTree {
    let table = ValueTable(axes: axes, rows: rows, colors: colors)
    return table.tree(over: places) { table, open, lines in shortcut(table, open, lines) }
  }

  /// The tree of all combinations of the component's axes and of theme axes. `value` numbers the
  /// expression of a cell in a theme.
  mutating func tree(
    of cells: [SwiftComponent.Cell], over support: AxisSet,
    value: (inout TokenChoice, SwiftComponent.Cell, Int) -> Int
  ) -> DecisionTree {
    let space = plan.tokens.themes
    let stored = Array(axes.indices.prefix { axes[$0].theme == nil })
    let indices = support.axes.filter { plan.theme[$0] != nil }
    let places = indices.map { position(of: $0) }
    var rows: [ValueTable.Row] = []
    for cell in cells {
      for theme in space.themes(over: support) {
        var values = cell.stored + [Int](repeating: -1, count: axes.count - stored.count)
        for (index, place) in zip(indices, places) {
          values[place] = space.value(of: index, in: theme)
        }
        rows.append(ValueTable.Row(values: values, key: value(&self, cell, theme)))
      }
    }
    return search(rows, over: stored + places)
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

  mutating func leaf(_ expression: String) -> Int {
    if let number = numbers[expression] { return number }
    numbers[expression] = leaves.count
    leaves.append(expression)
    return leaves.count - 1
  }

  /// The number of a value's expression.
  mutating func leaf(of value: Int?) -> Int {
    if let value, let number = valueNumbers[value] { return number }
    let number = leaf(expression(value))
    if let value {
      valueNumbers[value] = number
      if plan.arguments.indices.contains(value), plan.arguments[value] != nil {
        colors[number] = value
      }
    }
    return number
  }

  private func expression(_ value: Int?) -> String { plan.literal(of: value, as: form) }

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

  private func argument(_ axis: SwiftTheme.Axis, _ value: Int, _ text: String) -> String {
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
        return argument(axis, value, colors[inner] ?? "(\(arguments(inner)))")
      }.joined(separator: ", ")
    }
    return arguments([])
  }
}
