/// Writes nested namespaces, one per group, over the tokens that no component covers.
extension SwiftFile {
  /// How many types are written inside one another; deeper ones are nested by extensions. The
  /// compiler (Swift 6.3) takes twice as long for every further brace around a type: 3 seconds for
  /// 20 types, a minute for 24.
  static let braceLimit = 8

  /// The namespaces of a top group, or the token that stands at the top.
  mutating func writeTop(_ path: PathID, _ plan: SwiftPlan) {
    out.line()
    out.open("extension \(plan.types.theme)")
    writeMembers([path], theme: "self", plan)
    out.close()
    writeDeferred(plan)
  }

  /// Groups and tokens, each with all that is below it but for what is left to `writeDeferred`.
  mutating func writeMembers(
    _ paths: [PathID], below group: String? = nil, theme: String, _ plan: SwiftPlan
  ) {
    var open = steps(to: paths, below: group, plan)
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
      if isNestedFully {
        deferred.append(Group(path: path, text: text))
      } else {
        open += steps(to: members(of: path, plan), below: text, plan)
      }
    }
  }

  /// The members of groups that were nested too deeply to hold them, in extensions.
  mutating func writeDeferred(_ plan: SwiftPlan) {
    while !deferred.isEmpty {
      let groups = deferred
      deferred = []
      for group in groups {
        out.line()
        out.open("extension \(plan.qualifiedType(of: group.path))")
        writeMembers(members(of: group.path, plan), below: group.text, theme: "_theme", plan)
        out.close()
      }
    }
  }

  /// Whether types inside the present one belong into an extension.
  var isNestedFully: Bool { out.indentation > 2 * Self.braceLimit }

  private func members(of group: PathID, _ plan: SwiftPlan) -> [PathID] {
    plan.tree.children(of: group).filter { !plan.isInComponent($0) }
  }

  /// A group whose type is written, its members not yet.
  struct Group {
    let path: PathID
    /// The path as comments write it.
    let text: String
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
    out.line("let _theme: \(plan.types.theme)")
  }

  private mutating func writeToken(
    _ path: PathID, _ text: String, theme: String, _ plan: SwiftPlan
  ) {
    guard let type = plan.swiftType(of: path) else { return }
    note(path, text, plan)
    doc("`\(text)`: \(summary(path, plan))")
    describe(path, plan)
    deprecate(path, plan)
    let head = "\(plan.access)var \(plan.name(of: path).declared): \(type)"
    if let access = dynamicAccess(to: path, plan) {
      out.line("\(head) { \(access)[\(theme)] }")
      return
    }
    writeSwitch(head, over: theme, plan.themes.map { "." + $0.text }, plan.expressions(of: path))
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
