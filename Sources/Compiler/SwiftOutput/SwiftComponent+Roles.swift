import TokenOutputs

extension SwiftComponent {
  mutating func writeRole(_ role: Role, scope: Scope) {
    let cells = cells(of: role, scope: scope)
    let paths = cells.flatMap(\.paths).compactMap(\.path)
    var isPartial = false
    guard var type = plan.valueType(of: paths, isPartial: &isPartial) else { return }
    if role.type == .paint { type = (plan.types.type(type.text, as: .paint), .paint) }
    let forwards =
      role.pattern != nil
      && cells.flatMap(\.paths).allSatisfy { $0.path.map(plan.hasProperty) ?? false }
    for path in paths where !forwards { file.note(path, text: plan.tokens.set.paths.string(path)) }
    file.beginDoc(heading(of: role, scope: scope))
    if !forwards { describe(cells, scope: scope) }
    var isDeprecated = false
    if let path = paths.first, paths.allSatisfy({ plan.deprecation(of: $0) != nil }) {
      isDeprecated = file.deprecate(path)
    }
    var choice = TokenChoice(
      as: type.form, theme: scope.theme, stored: scope.stored.map(tableAxis),
      plan: plan)
    let tree = tree(of: cells, forwards: forwards, choice: &choice)
    file.pickers.formUnion(choice.pickers)
    let isOptional = !forwards && choice.leaves.contains("nil")
    let property = SwiftDeclaration.property(
      name(role.name), type: isOptional ? type.text + "?" : type.text)
    file.writeProperty(
      file.declare(property, isDeprecated: isDeprecated), tree: tree, axes: choice.axes,
      leaves: choice.leaves)
  }

  private func tableAxis(_ axis: Axis) -> ValueTable.Axis {
    ValueTable.Axis(
      subject: storedName(axis), cases: axis.values.map { "." + name($0, in: axis).text },
      values: Array(axis.values.indices), theme: nil)
  }

  // MARK: Cells

  /// The role's tokens in one combination of the axes that the type stores.
  struct Cell {
    /// The index of the value of each stored axis.
    var stored: [Int]
    /// The indices of its variants, by the value of the contract's theme axis; 0 without one.
    var variants: [Int: Int]
    /// The token, for each value of the contract's theme axis.
    var paths: [ThemePath]
  }

  /// A role's token for a value of the contract's theme axis.
  struct ThemePath {
    /// The index of the value; nil if the contract has no theme axis.
    var value: Int?
    var path: PathID?
  }

  private func cells(of role: Role, scope: Scope) -> [Cell] {
    let values: [Int?] = themeAxis.map { plan.tokens.themes.values(of: $0) } ?? [nil]
    let combinations = scope.stored.reduce([[Int]()]) { lists, axis in
      lists.flatMap { list in axis.values.indices.map { list + [$0] } }
    }
    return combinations.map { stored in
      let variants = index.variants(with: variant(stored, scope: scope))
      let paths = values.map { value in
        let variant = variants[value ?? 0].map { component.variants[$0] }
        return ThemePath(value: value, path: variant?.path(of: role.name))
      }
      return Cell(stored: stored, variants: variants, paths: paths)
    }
  }

  /// The values of all axes except the theme's. Those that the type does not know have their first.
  private func variant(_ stored: [Int], scope: Scope) -> Variant {
    Variant(
      entries: axes.map { axis in
        let number = scope.stored.firstIndex { $0.name == axis.name }
        return Variant.Entry(
          axis: axis.name,
          value: number.map { axis.values[stored[$0]] } ?? scope.settled[axis.name]
            ?? axis.values[0])
      })
  }

  // MARK: Expressions

  private func tree(of cells: [Cell], forwards: Bool, choice: inout TokenChoice) -> DecisionTree {
    let space = plan.tokens.themes
    var support = AxisSet()
    for cell in cells {
      if let themeAxis, Set(cell.paths.map(\.path)).count > 1 { support.insert(themeAxis) }
      for path in cell.paths.compactMap(\.path) where !forwards {
        support.formUnion(plan.support(of: path))
      }
    }
    guard space.count(over: support) <= TokenChoice.cellLimit / max(1, cells.count) else {
      let trees = cells.map { cell in
        (values: cell.stored, tree: cellTree(cell, forwards: forwards, choice: &choice))
      }
      return choice.tree(trees)
    }
    return choice.tree(of: cells, over: support) { choice, cell, theme in
      let path = path(of: cell, in: theme)
      if forwards { return choice.leaf(path.map { forward($0, as: choice.form) } ?? "nil") }
      return choice.leaf(of: path.flatMap { plan.tokens.valueIndex($0, in: theme) })
    }
  }

  private func cellTree(_ cell: Cell, forwards: Bool, choice: inout TokenChoice) -> DecisionTree {
    if forwards {
      let keys = cell.paths.map { place in
        choice.leaf(place.path.map { forward($0, as: choice.form) } ?? "nil")
      }
      return choice.tree(keys.map { .leaf($0) }, byValuesOf: themeAxis)
    }
    guard let themeAxis, Set(cell.paths.map(\.path)).count > 1 else {
      return choice.tree(of: cell.paths.first?.path)
    }
    return choice.tree(ofPaths: cell.paths, byValuesOf: themeAxis)
  }

  /// The index of the contract's theme axis among those of the themes.
  var themeAxis: Int? { contract.themeAxis.flatMap { plan.tokens.themes.axis(named: $0) } }

  /// The property of another token.
  private func forward(_ path: PathID, as form: ValueForm) -> String {
    let access = "_theme." + plan.access(to: path)
    guard let type = plan.propertyType(of: path), type.form != form else { return access }
    switch form {
    case .plain, .text: return access
    case .paint:
      return type.text.hasSuffix("Gradient") ? ".gradient(\(access))" : ".color(\(access))"
    case .length: return type.text == "Double" ? ".points(\(access))" : access
    }
  }

  private func heading(of role: Role, scope: Scope) -> String {
    let pattern = contract.pattern(of: role)
    func text(_ segment: PathPattern.Segment) -> String {
      switch segment {
      case .literal(let name): [name].tokenPath
      case .role: [role.name].tokenPath
      case .axis(let axis): scope.settled[axis].map { [$0].tokenPath } ?? "<\(axis)>"
      case .joined(let parts): parts.map(text).joined()
      }
    }
    let names = pattern?.segments.map(text)
    return "`\(names?.joined(separator: "/") ?? role.name)`"
  }
}

extension TokenChoice {
  /// The tree of a path's values; `nil` without a path.
  mutating func tree(of path: PathID?) -> DecisionTree {
    guard let path else { return .leaf(leaf("nil")) }
    let themes = plan.themes(of: path)
    return tree(
      of: themes.map { plan.tokens.valueIndex(path, in: $0) }, at: themes,
      over: plan.support(of: path))
  }

  /// The tree of the values of several paths, one for each value of a theme axis.
  mutating func tree(
    ofPaths paths: [SwiftComponent.ThemePath], byValuesOf axis: Int
  ) -> DecisionTree {
    let space = plan.tokens.themes
    var support = AxisSet([axis])
    for path in paths.compactMap(\.path) { support.formUnion(plan.support(of: path)) }
    guard space.count(over: support) <= Self.cellLimit else {
      return tree(paths.map { tree(of: $0.path) }, byValuesOf: axis)
    }
    let themes = space.themes(over: support)
    let values = themes.map { theme -> Int? in
      let value = space.value(of: axis, in: theme)
      let path = paths.first { $0.value == value }?.path
      return path.flatMap { plan.tokens.valueIndex($0, in: theme) }
    }
    return tree(of: values, at: themes, over: support)
  }

  /// The number of combinations that are searched together for the shortest switch.
  static let cellLimit = 4096
}
