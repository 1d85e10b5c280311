import TokenModel
import TokenOutputs
import Writers

/// Writes the type `Theme`.
extension SwiftFile {
  mutating func writeTheme(_ plan: SwiftPlan) {
    let theme = plan.theme
    let protocols = [
      "Codable", "CustomStringConvertible", "Hashable", "Identifiable", "RawRepresentable",
      "Sendable",
    ]
    note(theme)
    writeImport(plan)
    writeNeededRelease(plan)
    writeNamespace(plan)
    openNamespace(plan)
    doc("The values of all design tokens in one theme.")
    if !theme.isListable {
      doc("")
      doc("There are \(theme.count) themes, too many for `allCases`.")
    }
    let head = "nonisolated \(plan.access)struct \(plan.types.declared)Theme:"
    let conformances =
      ((theme.isListable ? ["CaseIterable"] : []) + protocols).joined(separator: ", ")
    if out.fits("\(head) \(conformances) {") {
      out.open("\(head) \(conformances)")
    } else {
      out.line(head)
      out.indent()
      out.line(conformances)
      out.outdent()
      out.line("{")
      out.indent()
    }
    for axis in theme.axes { writeEnum(axis, plan: plan) }
    if !theme.axes.isEmpty { out.gap() }
    for axis in theme.axes {
      doc("The value of the axis `\(axis.name)`.")
      out.line(
        "\(plan.access)\(theme.isProduct ? "var" : "let") \(axis.property.declared): \(axis.type)")
    }
    if !theme.axes.isEmpty { out.line() }
    writeInitializers(plan)
    out.close()
    closeNamespace(plan)
    out.line()
    out.open("nonisolated extension \(plan.types.theme)")
    writeStatics(plan)
    writeAppearance(plan)
    writeAllCases(plan)
    writeRawValue(plan)
    writeEquality(plan)
    out.close()
    writeColors(plan)
  }

  private mutating func writeEnum(_ axis: SwiftTheme.Axis, plan: SwiftPlan) {
    out.gap()
    doc("The values of the axis `\(axis.name)`.")
    out.open(
      "nonisolated \(plan.access)enum \(axis.type): String, CaseIterable, Codable, Sendable")
    for value in axis.values {
      let name = axis.cases[value]
      let raw = axis.rawValues[value]
      doc("The value `\(raw)`.")
      out.line("case \(name.declared)\(name.text == raw ? "" : " = \(swiftString(raw))")")
    }
    out.close()
  }

  /// Writes the static members that are one theme each.
  private mutating func writeStatics(_ plan: SwiftPlan) {
    let type = plan.types.theme
    for (name, value) in plan.theme.statics {
      out.gap()
      let head = "\(plan.access)static var \(name.declared): \(type)"
      if let axis = plan.theme.axes.first, let value {
        doc("The theme of \(axis.name) \(axis.rawValues[value]).")
        let argument = axis.argument("." + axis.cases[value].text)
        writeProperty(head, expression: "\(type)(\(argument))")
      } else {
        doc("The only theme.")
        writeProperty(head, expression: "\(type)()")
      }
    }
  }

  private mutating func writeAllCases(_ plan: SwiftPlan) {
    let theme = plan.theme
    guard theme.isListable else { return }
    let type = plan.types.theme
    let head = "\(plan.access)static let allCases: [\(type)] = "
    out.gap()
    guard theme.isProduct else {
      doc("All themes, in the order of `inputs`.")
      out.open(
        "\(plan.access)static let allCases: [\(type)] = _listed.compactMap")
      out.line("\(type)(rawValue: $0)")
      out.close()
      out.line()
      doc("The raw values of all themes.")
      out.line("private static let _listed = [")
      out.indent()
      for row in theme.rows {
        let values = zip(theme.axes, row).map { $0.rawValues[$1] }
        out.line("\(swiftString(values.joined(separator: "/"))),")
      }
      out.outdent()
      out.line("]")
      return
    }
    guard !theme.axes.isEmpty else {
      doc("The only theme.")
      return out.line("\(head)[\(type)()]")
    }
    doc("All themes" + (theme.axes.count > 1 ? "; the last axis changes first." : "."))
    let arguments = theme.axes.map { $0.argument($0.property.declared) }
    let call = "\(type)(\(arguments.joined(separator: ", ")))"
    for (index, axis) in theme.axes.enumerated() {
      let isLast = index == theme.axes.count - 1
      let list = (index == 0 ? head : "") + "\(axis.type).allCases.\(isLast ? "map" : "flatMap")"
      let parameter = axis.property.declared
      if isLast, out.lineIfFits(list, " { \(parameter) in ", call, " }") { break }
      out.open(list, parameter: parameter)
      if !isLast { continue }
      out.expression(call)
      out.close()
    }
    for _ in theme.axes.dropFirst() { out.close() }
  }

  private mutating func writeRawValue(_ plan: SwiftPlan) {
    let theme = plan.theme
    out.gap()
    doc(rawValueText(theme))
    let values = theme.axes.map { "\\(\($0.property.declared).rawValue)" }
    switch theme.axes.count {
    case 0: out.line("\(plan.access)var rawValue: String { \"default\" }")
    case 1:
      writeProperty(
        "\(plan.access)var rawValue: String",
        expression: "\(theme.axes[0].property.declared).rawValue")
    default:
      writeProperty(
        "\(plan.access)var rawValue: String",
        expression: "\"\(values.joined(separator: "/"))\"")
    }
    out.line()
    doc("Creates a theme from its raw value; nil if no theme has it.")
    out.open("\(plan.access)init?(rawValue: String)")
    if theme.axes.isEmpty {
      out.line("guard rawValue == \"default\" else { return nil }")
      out.line("self.init()")
    } else {
      readRawValue(theme)
    }
    out.close()
    out.line()
    doc("The raw value.")
    out.line("\(plan.access)var description: String { rawValue }")
    out.line()
    doc("The theme itself.")
    out.line("\(plan.access)var id: \(plan.types.theme) { self }")
  }

  private func rawValueText(_ theme: SwiftTheme) -> String {
    let example = theme.axes.compactMap { axis in axis.values.last.map { axis.rawValues[$0] } }
    return switch theme.axes.count {
    case 0: "The text `default`."
    case 1: "The value of the axis, such as `\(example[0])`."
    default: "The value of each axis, such as `\(example.joined(separator: "/"))`."
    }
  }

  private mutating func readRawValue(_ theme: SwiftTheme) {
    if theme.axes.count > 1 {
      out.line("let _values = rawValue.utf8")
      out.indent()
      out.line(".split(separator: UInt8(ascii: \"/\"), omittingEmptySubsequences: false)")
      out.line(".map { String(Substring($0)) }")
      out.outdent()
    }
    var conditions = theme.axes.count > 1 ? ["_values.count == \(theme.axes.count)"] : []
    for (index, axis) in theme.axes.enumerated() {
      let text = theme.axes.count > 1 ? "_values[\(index)]" : "rawValue"
      conditions.append("let \(axis.property.declared) = \(axis.type)(rawValue: \(text))")
    }
    writeGuard(conditions)
    let arguments = theme.axes.map { $0.argument($0.property.declared) }
    out.expression("self.init(\(arguments.joined(separator: ", ")))")
  }

  /// Writes a guard, on one line if it fits, else with a line for each condition.
  private mutating func writeGuard(_ conditions: [String]) {
    let line = "guard \(conditions.joined(separator: ", "))"
    if out.fits(line + " else { return nil }") { return out.line(line, " else { return nil }") }
    out.line("guard ", conditions[0], conditions.count == 1 ? "" : ",")
    out.indent()
    for (index, condition) in conditions.enumerated().dropFirst() {
      out.line(condition, index == conditions.count - 1 ? "" : ",")
    }
    out.outdent()
    out.line("else { return nil }")
  }

  /// Writes comparison and hashing, which Swift would base on slow raw values.
  private mutating func writeEquality(_ plan: SwiftPlan) {
    let theme = plan.theme
    let comparisons = theme.axes.map { "first.\($0.property.text) == second.\($0.property.text)" }
    out.line()
    out.line("// Swift would compare and hash the raw values, which are slow to create.")
    out.line()
    doc("Whether two themes have the same value for each axis.")
    let type = plan.types.theme
    out.open("\(plan.access)static func == (first: \(type), second: \(type)) -> Bool")
    for (index, comparison) in comparisons.enumerated() {
      if index == 1 { out.indent() }
      out.line((index == 0 ? "" : "&& ") + comparison)
    }
    if comparisons.count > 1 { out.outdent() }
    if comparisons.isEmpty { out.line("true") }
    out.close()
    out.line()
    doc("Hashes the value of each axis.")
    out.open("\(plan.access)func hash(into hasher: inout Hasher)")
    for axis in theme.axes { out.line("hasher.combine(\(axis.property.selfReference))") }
    out.close()
  }

  /// Writes `Theme.colors`, which follows the system's appearance.
  private mutating func writeColors(_ plan: SwiftPlan) {
    let colors = plan.tree.children(of: .root).first(where: plan.isSemanticColor)
    guard plan.hasAdaptiveColors, let colors, !plan.tree.isToken(colors) else { return }
    let (name, type) = (plan.name(of: colors), plan.typeName(of: colors))
    guard !plan.theme.statics.contains(where: { $0.name == name }) else { return }
    out.line()
    out.open("nonisolated extension \(plan.types.theme)")
    doc(
      plan.theme.followsSystem
        ? "`color`, as the system's appearance decides." : "`color`, the same in every appearance.")
    out.line(
      "\(plan.access)static var \(name.declared): \(plan.types.values)Adaptive<\(type)> "
        + "{ adaptive.\(name.text) }")
    out.close()
  }
}

extension SwiftName {
  /// The property of `self`, where a parameter could have the same name.
  var selfReference: String { "self.\(text)" }
}
