/// Writes `Theme.colors`: the semantic colors, each with the values of all themes.
extension SwiftFile {
  /// `Theme.colors.…`, where the path is one of its colors.
  func dynamicAccess(to path: PathID, _ plan: SwiftPlan) -> String? {
    guard let top = top(of: path, plan), plan.isSemanticColor(top), plan.isDynamic(path),
      plan.deprecation(of: path) == nil
    else { return nil }
    var names: [String] = []
    var here = path
    while here != top, let parent = plan.tokens.set.paths.parent(of: here) {
      names.append(plan.name(of: here).text)
      here = parent
    }
    return (["Theme", "colors"] + names.reversed()).joined(separator: ".")
  }

  private func top(of path: PathID, _ plan: SwiftPlan) -> PathID? {
    var here = path
    while let parent = plan.tokens.set.paths.parent(of: here), parent != .root { here = parent }
    return here
  }

  /// `Theme.colors`: the semantic colors with the values of all themes.
  mutating func writeDynamicColors(_ color: PathID, _ plan: SwiftPlan) {
    out.line()
    out.open("extension Theme")
    doc("The semantic colors, each with the values of every theme.")
    out.line("\(plan.access)static var colors: DynamicColors { DynamicColors() }")
    out.line()
    doc("The colors of `color`, each with the values of every theme.")
    out.open("\(plan.access)struct DynamicColors: Hashable, Sendable")
    var open = steps(to: plan.tree.children(of: color), below: "color", plan)
    while let step = open.popLast() {
      switch step {
      case .close: out.close()
      case .member(let path, let text) where plan.tree.isToken(path):
        writeDynamic(path, text, plan)
      case .member(let path, let text):
        guard holdsDynamic(path, plan) else { continue }
        let type = SwiftName.upper(plan.tokens.set.paths.name(of: path)) + "Colors"
        out.gap()
        doc("`\(text)`")
        out.line("\(plan.access)var \(plan.name(of: path).declared): \(type) { \(type)() }")
        out.line()
        doc("The colors of `\(text)`.")
        out.open("\(plan.access)struct \(type): Hashable, Sendable")
        open.append(.close)
        open += steps(to: plan.tree.children(of: path), below: text, plan)
      }
    }
    out.close()
    out.close()
  }

  private func holdsDynamic(_ group: PathID, _ plan: SwiftPlan) -> Bool {
    var open = [group]
    while let path = open.popLast() {
      if plan.tree.isToken(path) {
        if plan.isDynamic(path) { return true }
      } else {
        open += plan.tree.children(of: path)
      }
    }
    return false
  }

  private mutating func writeDynamic(_ path: PathID, _ text: String, _ plan: SwiftPlan) {
    guard plan.isDynamic(path) else { return }
    out.gap()
    note(path, text, plan)
    doc("`\(text)`: \(summary(path, plan))")
    describe(path, plan)
    deprecate(path, plan)
    let arguments = plan.themes.indices.map { theme in
      "\(plan.themes[theme].argumentLabel): \(plan.literal(of: path, in: theme))"
    }
    writeProperty(
      "\(plan.access)var \(plan.name(of: path).declared): DynamicColor",
      "DynamicColor(\(arguments.joined(separator: ", ")))")
  }
}
