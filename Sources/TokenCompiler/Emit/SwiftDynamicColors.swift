/// Writes `Theme.colors`: the semantic colors, each with the values of all themes.
extension SwiftFile {
  /// `Theme.colors.…`, where the path is one of its colors.
  func dynamicAccess(to path: PathID, _ plan: SwiftPlan) -> String? {
    guard plan.isDynamic(path), plan.deprecation(of: path) == nil else { return nil }
    return "\(plan.types.theme)." + plan.access(to: path)
  }

  /// `Theme.colors`: the semantic colors with the values of all themes.
  mutating func writeDynamicColors(_ color: PathID, _ plan: SwiftPlan) {
    out.line()
    out.open("extension \(plan.types.theme)")
    doc("The semantic colors, each with the values of every theme.")
    out.line("\(plan.access)static var colors: DynamicColors { DynamicColors() }")
    out.line()
    doc("The colors of `color`, each with the values of every theme.")
    out.open("\(plan.access)struct DynamicColors: Hashable, Sendable")
    var deferred = writeDynamicMembers(of: color, "color", plan)
    out.close()
    out.close()
    while let group = deferred.popLast() {
      out.line()
      out.open("extension \(plan.qualifiedColors(of: group.path))")
      deferred += writeDynamicMembers(of: group.path, group.text, plan)
      out.close()
    }
  }

  /// The members of a group's type; returns the groups whose members an extension must hold.
  private mutating func writeDynamicMembers(
    of group: PathID, _ text: String, _ plan: SwiftPlan
  ) -> [Group] {
    var deferred: [Group] = []
    var open = steps(to: plan.tree.children(of: group), below: text, plan)
    while let step = open.popLast() {
      guard case .member(let path, let text) = step else {
        out.close()
        continue
      }
      guard plan.isDynamic(path) else { continue }
      if plan.tree.isToken(path) {
        writeDynamic(path, text, plan)
        continue
      }
      let type = plan.colorsName(of: path)
      out.gap()
      doc("`\(text)`")
      out.line("\(plan.access)var \(plan.name(of: path).declared): \(type) { \(type)() }")
      out.line()
      doc("The colors of `\(text)`.")
      out.open("\(plan.access)struct \(type): Hashable, Sendable")
      open.append(.close)
      if isNestedFully {
        deferred.append(Group(path: path, text: text))
      } else {
        open += steps(to: plan.tree.children(of: path), below: text, plan)
      }
    }
    return deferred.reversed()
  }

  private mutating func writeDynamic(_ path: PathID, _ text: String, _ plan: SwiftPlan) {
    out.gap()
    note(path, text, plan)
    doc("`\(text)`: \(summary(path, plan))")
    describe(path, plan)
    deprecate(path, plan)
    let arguments = plan.themes.indices.map { theme in
      "\(plan.themes[theme].argumentLabel): \(plan.literal(of: path, in: theme))"
    }
    writeProperty(
      "\(plan.access)var \(plan.name(of: path).declared): \(plan.types.dynamicColor)",
      "\(plan.types.dynamicColor)(\(arguments.joined(separator: ", ")))")
  }
}

extension SwiftPlan {
  /// The qualified type of a group's dynamic colors.
  func qualifiedColors(of path: PathID) -> String {
    ([types.theme + ".DynamicColors"] + lineage(of: path).dropFirst().map(colorsName))
      .joined(separator: ".")
  }
}
