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
    for path in paths where !forwards {
      file.note(path, plan.values(of: path), text: plan.tokens.set.paths.string(path))
    }
    file.beginDoc(heading(of: role, scope: scope))
    if !forwards { describe(cells, scope: scope) }
    var isDeprecated = false
    if let path = paths.first, paths.allSatisfy({ plan.deprecation(of: $0) != nil }) {
      isDeprecated = file.deprecate(path)
    }
    let stored = scope.stored.map { axis in
      ValueTable.Axis(
        subject: storedName(axis), cases: axis.values.map { "." + name($0, in: axis).text },
        values: Array(axis.values.indices), theme: nil)
    }
    var choice = TokenChoice(as: type.form, theme: scope.theme, stored: stored, plan: plan)
    let tree = tree(of: cells, forwards: forwards, choice: &choice)
    file.pickers.formUnion(choice.pickers)
    let isOptional = !forwards && choice.leaves.contains("nil")
    let property = SwiftDeclaration.property(
      name(role.name), type: isOptional ? type.text + "?" : type.text)
    file.writeProperty(
      file.declare(property, isDeprecated: isDeprecated), tree: tree, axes: choice.axes,
      leaves: choice.leaves)
  }

  // MARK: Cells

  /// The role's tokens in one combination of the axes that the type stores.
  struct Cell {
    /// The index of the value of each stored axis.
    var stored: [Int]
    /// The indices of its variants, by the value of the contract's theme axis; 0 without one.
    var variants: [Int: Int]
    /// The token, for each value of the contract's theme axis by its index; nil without the axis.
    var paths: [(value: Int?, path: PathID?)]

    /// Whether the contract's theme axis decides which token it is.
    var hasSeveralTokens: Bool { Set(paths.map(\.path)).count > 1 }
  }

  private func cells(of role: Role, scope: Scope) -> [Cell] {
    let values: [Int?] = themeAxis.map { plan.tokens.themes.values(of: $0) } ?? [nil]
    return scope.stored.map(\.values.indices).combinations.map { stored in
      let variants = index.variants(with: variant(stored, scope: scope))
      let paths = values.map { value in
        let variant = variants[value ?? 0].map { component.variants[$0] }
        return (value: value, path: variant?.path(of: role.name))
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

  /// The tree of the values of cells. If they have too many combinations for one table, each cell has
  /// its own, or else each token.
  private func tree(of cells: [Cell], forwards: Bool, choice: inout TokenChoice) -> DecisionTree {
    var support = AxisSet()
    for cell in cells {
      if let themeAxis, cell.hasSeveralTokens { support.insert(themeAxis) }
      for path in cell.paths.compactMap(\.path) where !forwards {
        support.formUnion(plan.support(of: path))
      }
    }
    if plan.tokens.themes.count(over: support) <= TokenChoice.cellLimit / max(1, cells.count) {
      return choice.tree(over: support, cells: cells.map(\.stored)) { choice, cell, theme in
        let path = path(of: cells[cell], in: theme)
        if forwards { return choice.leaf(path.map { forward($0, as: choice.form) } ?? "nil") }
        return choice.leaf(of: path.flatMap { plan.tokens.valueIndex($0, in: theme) })
      }
    }
    if cells.count > 1 {
      return choice.tree(
        cells.map { ($0.stored, tree(of: [$0], forwards: forwards, choice: &choice)) })
    }
    let paths = cells[0].hasSeveralTokens ? cells[0].paths : Array(cells[0].paths.prefix(1))
    let trees = paths.map { place in
      choice.tree(over: place.path.map(plan.support) ?? AxisSet()) { choice, _, theme in
        choice.leaf(of: place.path.flatMap { plan.tokens.valueIndex($0, in: theme) })
      }
    }
    return choice.tree(trees, byValuesOf: paths.count > 1 ? themeAxis : nil)
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
    return "`\(pattern?.segments.map(text).joined(separator: "/") ?? role.name)`"
  }
}
