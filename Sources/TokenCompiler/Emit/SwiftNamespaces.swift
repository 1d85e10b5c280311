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
    var open = steps(to: paths, below: nil, plan)
    var depth = 0
    while let step = open.popLast() {
      guard case .member(let path, let text) = step else {
        out.close()
        depth -= 1
        continue
      }
      let theme = depth == 0 ? theme : "_theme"
      out.gap()
      if plan.tree.isToken(path) {
        writeToken(path, text, theme: theme, plan)
        continue
      }
      writeGroup(path, text, theme: theme, plan)
      depth += 1
      open.append(.close)
      let inner = plan.tree.children(of: path).filter { !plan.isInComponent($0) }
      open += steps(to: inner, below: text, plan)
    }
  }

  /// Work still to do: groups may nest deeply, so this is a list and not a recursion.
  enum Step {
    /// A token or group, and its path as comments write it.
    case member(PathID, text: String)
    case close
  }

  /// The members in an order that a stack hands out from the first.
  func steps(to paths: [PathID], below group: String?, _ plan: SwiftPlan) -> [Step] {
    paths.reversed().map { path in
      let name = tokenPath([plan.tokens.set.paths.name(of: path)])
      let text = group.map { "\($0)/\(name)" } ?? plan.tokens.set.paths.string(path)
      return .member(path, text: text)
    }
  }

  private mutating func writeGroup(
    _ path: PathID, _ text: String, theme: String, _ plan: SwiftPlan
  ) {
    let type = plan.typeName(of: path)
    let name = plan.name(of: path).declared
    doc("`\(text)`")
    out.line("\(plan.access)var \(name): \(type) { \(type)(_theme: \(theme)) }")
    out.line()
    doc("The tokens of `\(text)`.")
    out.open("\(plan.access)struct \(type): Hashable, Sendable")
    out.line("let _theme: Theme")
  }

  private mutating func writeToken(
    _ path: PathID, _ text: String, theme: String, _ plan: SwiftPlan
  ) {
    let values = plan.values(path)
    guard let type = values.compactMap({ $0 }).first?.type.swiftType else { return }
    note(path, text, plan)
    doc("`\(text)`: \(summary(path, plan))")
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
  func summary(_ path: PathID, _ plan: SwiftPlan) -> String {
    let texts = plan.tokens.themes.indices.map { plan.text(of: path, in: $0) }
    if let first = texts.first, texts.allSatisfy({ $0 == first }) { return first }
    return zip(plan.tokens.themes, texts).map { "\($0.contexts.label) \($1)" }.joined(
      separator: ", ")
  }
}
