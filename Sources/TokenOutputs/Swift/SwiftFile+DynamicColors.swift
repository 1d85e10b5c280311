import TokenModel
import Writers

/// Writes `Theme.colors`: the semantic colors, each with its values in all themes.
extension SwiftFile {
  /// The expression `Theme.colors.…` of a path; nil if it is not one of these colors.
  func dynamicAccess(to path: PathID, plan: SwiftPlan) -> String? {
    guard plan.isDynamic(path), plan.deprecation(of: path) == nil else { return nil }
    return "\(plan.types.theme)." + plan.access(to: path)
  }

  /// Writes `Theme.colors`: the semantic colors with their values in all themes.
  mutating func writeDynamicColors(_ color: PathID, plan: SwiftPlan) {
    out.line()
    out.open("nonisolated extension \(plan.types.theme)")
    doc("The semantic colors, each with the values of every theme.")
    out.line("\(plan.access)static var colors: DynamicColors { DynamicColors() }")
    out.line()
    doc("The colors of `color`, each with the values of every theme.")
    out.line("nonisolated \(plan.access)struct DynamicColors: Hashable, Sendable {}")
    out.close()
    if plan.groupFiles[color] == nil {
      writeDynamicGroup(Group(path: color, text: "color"), plan: plan)
    }
  }

  /// Writes the dynamic colors of a group, and of groups inside it that have no file of their own.
  mutating func writeDynamicGroup(_ group: Group, plan: SwiftPlan) {
    var open = [group]
    while let group = open.popLast() {
      out.line()
      out.open("nonisolated extension \(plan.qualifiedColors(of: group.path))")
      let groups = writeDynamicMembers(of: group, plan: plan)
      out.close()
      open += groups.reversed().filter { plan.groupFiles[$0.path] == nil }
    }
  }

  /// Writes the colors of a group, and the types of groups in it; returns those groups.
  private mutating func writeDynamicMembers(of group: Group, plan: SwiftPlan) -> [Group] {
    var groups: [Group] = []
    for path in plan.tree.children(of: group.path) where plan.isDynamic(path) {
      let text = text(of: path, below: group.text, plan: plan)
      if plan.tree.isToken(path) {
        writeDynamic(path, text: text, plan: plan)
        continue
      }
      let type = plan.colorsName(of: path)
      out.gap()
      doc("`\(text)`")
      out.line("\(plan.access)var \(plan.name(of: path).declared): \(type) { \(type)() }")
      out.line()
      doc("The colors of `\(text)`.")
      out.line("nonisolated \(plan.access)struct \(type): Hashable, Sendable {}")
      groups.append(Group(path: path, text: text))
    }
    return groups
  }

  private mutating func writeDynamic(_ path: PathID, text: String, plan: SwiftPlan) {
    out.gap()
    note(path, text: text, plan: plan)
    doc("`\(text)`: \(summary(path, plan: plan))")
    describe(path, plan: plan)
    deprecate(path, plan: plan)
    writeProperty(
      "\(plan.access)var \(plan.name(of: path).declared): \(plan.types.dynamicColor)",
      expression: "\(plan.types.dynamicColor)(\(plan.dynamicArguments(of: path)))")
  }
}

extension SwiftPlan {
  /// The qualified type of a group's dynamic colors.
  func qualifiedColors(of path: PathID) -> String {
    ([types.theme + ".DynamicColors"] + lineage(of: path).dropFirst().map(colorsName))
      .joined(separator: ".")
  }
}
