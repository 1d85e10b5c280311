import TokenModel
import Writers

/// Writes namespaces, one for each group, for the tokens that no component covers.
///
/// A group's type is declared in its parent, and its members are in an extension. The compiler
/// looks up every name in all types that enclose the code, so deep nesting is slow. An extension
/// can also be in another file.
extension SwiftFile {
  /// Writes the type of a top-level group and its contents, or a top-level token.
  mutating func writeTop(_ path: PathID, plan: SwiftPlan) {
    out.line()
    out.open("nonisolated extension \(plan.types.theme)")
    writeMembers([path], theme: "self", plan: plan)
    out.close()
    writeDeferred(plan)
  }

  /// Writes tokens, and groups whose members `writeDeferred` writes.
  mutating func writeMembers(
    _ paths: [PathID], below group: String? = nil, theme: String, plan: SwiftPlan
  ) {
    for path in paths {
      let text = text(of: path, below: group, plan: plan)
      out.gap()
      if plan.tree.isToken(path) {
        writeToken(path, text: text, theme: theme, plan: plan)
      } else {
        writeGroup(path, text: text, theme: theme, plan: plan)
        deferred.append(Group(path: path, text: text))
      }
    }
  }

  /// Writes the members of groups with written types, except those with a file of their own.
  mutating func writeDeferred(_ plan: SwiftPlan) {
    var open: [Group] = []
    while true {
      open += deferred.reversed()
      deferred = []
      guard let group = open.popLast() else { return }
      if plan.groupFiles[group.path] == nil {
        writeExtension(of: group, plan: plan)
      } else {
        separate.append(group)
      }
    }
  }

  /// Writes the file of a group: its members, and those of nested groups.
  mutating func writeSeparate(_ group: Group, plan: SwiftPlan) {
    writeImport(plan)
    if plan.isDynamic(group.path) { writeDynamicGroup(group, plan: plan) }
    writeExtension(of: group, plan: plan)
    writeDeferred(plan)
  }

  private mutating func writeExtension(of group: Group, plan: SwiftPlan) {
    let members = members(of: group.path, plan: plan)
    guard !members.isEmpty else { return }
    out.line()
    out.open("nonisolated extension \(plan.qualifiedType(of: group.path))")
    writeMembers(members, below: group.text, theme: "_theme", plan: plan)
    out.close()
  }

  private func members(of group: PathID, plan: SwiftPlan) -> [PathID] {
    plan.tree.children(of: group).filter { !plan.isInComponent($0) }
  }

  /// A group with a written type whose members are not written yet.
  struct Group {
    let path: PathID
    /// The path as in comments.
    let text: String
  }

  /// The path as in comments.
  func text(of path: PathID, below group: String?, plan: SwiftPlan) -> String {
    guard let group else { return plan.tokens.set.paths.string(path) }
    return "\(group)/\(tokenPath([plan.tokens.set.paths.name(of: path)]))"
  }

  private mutating func writeGroup(
    _ path: PathID, text: String, theme: String, plan: SwiftPlan
  ) {
    let type = plan.typeName(of: path)
    let name = plan.name(of: path).declared
    doc("`\(text)`")
    out.line("\(plan.access)var \(name): \(type) { \(type)(_theme: \(theme)) }")
    out.line()
    doc("The tokens of `\(text)`.")
    out.open("nonisolated \(plan.access)struct \(type): Hashable, Sendable")
    out.line("let _theme: \(plan.types.theme)")
    out.close()
  }

  private mutating func writeToken(
    _ path: PathID, text: String, theme: String, plan: SwiftPlan
  ) {
    guard let type = plan.swiftType(of: path) else { return }
    note(path, text: text, plan: plan)
    doc("`\(text)`: \(summary(path, plan: plan))")
    describe(path, plan: plan)
    deprecate(path, plan: plan)
    let head = "\(plan.access)var \(plan.name(of: path).declared): \(type)"
    if let access = dynamicAccess(to: path, plan: plan) {
      out.line("\(head) { \(access)[\(theme)] }")
      return
    }
    if let color = plan.themeColor(path, in: theme) {
      return writeProperty(head, expression: color)
    }
    writeSwitch(
      head, over: theme, cases: plan.themes.map { "." + $0.text },
      expressions: plan.expressions(of: path))
  }

  /// Writes a computed property: one expression if all cases are equal, else a switch.
  mutating func writeSwitch(
    _ head: String, over subject: String, cases: [String], expressions: [String]
  ) {
    if let first = expressions.first, expressions.allSatisfy({ $0 == first }) {
      return writeProperty(head, expression: first)
    }
    out.open(head)
    out.line("switch \(subject) {")
    for (label, expression) in zip(cases, expressions) {
      if out.lineIfFits("case ", label, ": ", expression) { continue }
      out.line("case ", label, ":")
      out.indent()
      out.expression(expression)
      out.outdent()
    }
    out.line("}")
    out.close()
  }

  /// Writes a computed property with one expression.
  mutating func writeProperty(_ head: String, expression: String) {
    if out.lineIfFits(head, " { ", expression, " }") { return }
    out.open(head)
    out.expression(expression)
    out.close()
  }

  /// A token's value, for each theme if they differ.
  func summary(_ path: PathID, plan: SwiftPlan) -> String {
    let texts = plan.tokens.themes.indices.map { plan.text(of: path, in: $0) }
    if let first = texts.first, texts.allSatisfy({ $0 == first }) { return first }
    return zip(plan.themeLabels, texts).map { $0 + " " + $1 }.joined(separator: ", ")
  }
}
