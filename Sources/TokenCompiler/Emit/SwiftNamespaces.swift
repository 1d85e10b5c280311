/// Writes nested namespaces, one per group, over the tokens that no component covers.
extension SwiftFile {
  /// The namespaces of a top group, or the token that stands at the top.
  mutating func writeTop(_ path: PathID, _ plan: SwiftPlan) {
    out.line()
    out.open("extension Theme")
    writeMembers([path], theme: "self", plan)
    out.close()
  }

  /// Groups and tokens, each with all that is below it.
  mutating func writeMembers(_ paths: [PathID], theme: String, _ plan: SwiftPlan) {
    write(paths.reversed().map(Step.member), in: theme, plan)
  }

  /// Work still to do: groups may nest deeply, so this is a list and not a recursion.
  private enum Step {
    case member(PathID)
    case close
  }

  private mutating func write(_ steps: [Step], in themeName: String, _ plan: SwiftPlan) {
    var open = steps
    var depth = 0
    while let step = open.popLast() {
      switch step {
      case .close:
        out.close()
        depth -= 1
      case .member(let path):
        let theme = depth == 0 ? themeName : "_theme"
        out.gap()
        if plan.tree.isToken(path) {
          writeToken(path, theme: theme, plan)
        } else {
          writeGroup(path, theme: theme, plan)
          depth += 1
          open.append(.close)
          open += plan.tree.children(of: path).filter { !plan.isInComponent($0) }.reversed()
            .map(Step.member)
        }
      }
    }
  }

  private mutating func writeGroup(_ path: PathID, theme: String, _ plan: SwiftPlan) {
    let type = plan.typeName(of: path)
    doc("`\(plan.tokens.set.paths.string(path))`")
    out.line(
      "\(plan.access)var \(plan.name(of: path).declared): \(type) { \(type)(_theme: \(theme)) }")
    out.line()
    doc("The tokens of `\(plan.tokens.set.paths.string(path))`.")
    out.open("\(plan.access)struct \(type): Hashable, Sendable")
    out.line("let _theme: Theme")
  }

  private mutating func writeToken(_ path: PathID, theme: String, _ plan: SwiftPlan) {
    let values = plan.values(path)
    guard let type = values.compactMap({ $0 }).first?.type.swiftType else { return }
    note(path, plan)
    doc("`\(plan.tokens.set.paths.string(path))`: \(summary(path, plan))")
    describe(path, plan)
    deprecate(path, plan)
    let isOptional = values.contains { $0 == nil }
    let head = "\(plan.access)var \(plan.name(of: path).declared): \(type)\(isOptional ? "?" : "")"
    if let access = dynamicAccess(to: path, plan) {
      out.line("\(head) { \(access)[\(theme)] }")
      return
    }
    writeSwitch(
      head, over: theme, plan.themes.map { "." + $0.text },
      plan.themes.indices.map { plan.literal(of: path, in: $0) })
  }

  /// A computed property: one expression where all cases agree, else a switch.
  mutating func writeSwitch(
    _ head: String, over subject: String, _ cases: [String], _ expressions: [String]
  ) {
    if let first = expressions.first, expressions.allSatisfy({ $0 == first }) {
      return writeProperty(head, first)
    }
    out.open(head)
    out.line("switch \(subject) {")
    for (label, expression) in zip(cases, expressions) {
      if out.fits("case \(label): \(expression)") {
        out.line("case \(label): \(expression)")
      } else {
        out.line("case \(label):")
        out.indent()
        out.expression(expression)
        out.outdent()
      }
    }
    out.line("}")
    out.close()
  }

  /// A computed property of one expression.
  mutating func writeProperty(_ head: String, _ expression: String) {
    if out.fits("\(head) { \(expression) }") { return out.line("\(head) { \(expression) }") }
    out.open(head)
    out.expression(expression)
    out.close()
  }

  /// What a token is worth, theme by theme where they differ.
  private func summary(_ path: PathID, _ plan: SwiftPlan) -> String {
    let texts = plan.tokens.themes.indices.map { plan.text(of: path, in: $0) }
    if let first = texts.first, texts.allSatisfy({ $0 == first }) { return first }
    return zip(plan.tokens.themes, texts).map { "\($0.contexts.label) \($1)" }.joined(
      separator: ", ")
  }

  // MARK: Dynamic colors

  /// `Theme.colors.…`, where the path is one of its colors.
  private func dynamicAccess(to path: PathID, _ plan: SwiftPlan) -> String? {
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
    var open = plan.tree.children(of: color).reversed().map(Step.member)
    while let step = open.popLast() {
      switch step {
      case .close: out.close()
      case .member(let path) where plan.tree.isToken(path): writeDynamic(path, plan)
      case .member(let path):
        guard holdsDynamic(path, plan) else { continue }
        let type = SwiftName.upper(plan.tokens.set.paths.name(of: path)) + "Colors"
        out.gap()
        doc("`\(plan.tokens.set.paths.string(path))`")
        out.line("\(plan.access)var \(plan.name(of: path).declared): \(type) { \(type)() }")
        out.line()
        doc("The colors of `\(plan.tokens.set.paths.string(path))`.")
        out.open("\(plan.access)struct \(type): Hashable, Sendable")
        open.append(.close)
        open += plan.tree.children(of: path).reversed().map(Step.member)
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

  private mutating func writeDynamic(_ path: PathID, _ plan: SwiftPlan) {
    guard plan.isDynamic(path) else { return }
    out.gap()
    note(path, plan)
    doc("`\(plan.tokens.set.paths.string(path))`: \(summary(path, plan))")
    describe(path, plan)
    deprecate(path, plan)
    let arguments = plan.themes.indices.map { theme in
      "\(plan.themes[theme].text): \(plan.literal(of: path, in: theme))"
    }
    writeProperty(
      "\(plan.access)var \(plan.name(of: path).declared): DynamicColor",
      "DynamicColor(\(arguments.joined(separator: ", ")))")
  }
}
