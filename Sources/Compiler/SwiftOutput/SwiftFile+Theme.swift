extension SwiftFile {
  mutating func writeTheme() {
    let theme = plan.theme
    let protocols = [
      "Codable", "CustomStringConvertible", "Hashable", "Identifiable", "RawRepresentable",
      "Sendable",
    ]
    note(theme)
    importsValues = true
    writeNeededRelease()
    writeNamespace()
    openNamespace()
    doc("The values of all design tokens in one theme.")
    if !theme.isListable {
      doc("")
      doc("There are \(theme.count) themes, too many for `allCases`.")
    }
    let name = plan.types.declared + "Theme"
    let head = declare(.type(name, isEnum: false)) + ":"
    declarations?.enter(nested: name)
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
    for axis in theme.axes {
      beginDoc("The values of the axis `\(axis.name)`.")
      openType(axis.type, isEnum: true, conformances: "String, CaseIterable, Codable, Sendable")
      for value in axis.values { writeEnumCase(axis.cases[value], raw: axis.rawValues[value]) }
      closeType()
    }
    if !theme.axes.isEmpty { out.gap() }
    for axis in theme.axes {
      doc("The value of the axis `\(axis.name)`.")
      out.line(
        declare(
          .property(axis.property, type: axis.type, keyword: theme.isProduct ? "var" : "let")))
    }
    if !theme.axes.isEmpty { out.line() }
    writeInitializers()
    closeType()
    closeNamespace()
    openExtension(of: plan.types.theme)
    writeStatics()
    writeAppearance()
    writeAllCases()
    writeRawValue()
    writeEquality()
    closeType()
    writeColors()
  }

  mutating func writeEnumCase(_ name: SwiftName, raw: String) {
    doc("The value `\(raw)`.")
    out.line(declare(.value(name, raw: raw)))
  }

  /// Writes the static members that are one theme each.
  private mutating func writeStatics() {
    let type = plan.types.theme
    for (name, value) in plan.theme.statics {
      out.gap()
      let head = declare(.property(name, type: type, isStatic: true))
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

  private mutating func writeAllCases() {
    let theme = plan.theme
    guard theme.isListable else { return }
    let type = plan.types.theme
    let property = SwiftDeclaration.property(
      SwiftName(given: "allCases"), type: "[\(type)]", isStatic: true, keyword: "let")
    let head = declare(property) + " = "
    out.gap()
    guard theme.isProduct else {
      doc("All themes, in the order of `inputs`.")
      out.open(head + "_listed.compactMap")
      out.line("\(type)(rawValue: $0)")
      out.close()
      beginDoc("The raw values of all themes.")
      out.line("private static let _listed = [")
      out.indent()
      for row in theme.rows {
        let values = zip(theme.axes, row).map { $0.rawValues[$1] }
        out.line("\(values.joined(separator: "/").swiftLiteral),")
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

  private mutating func writeRawValue() {
    let theme = plan.theme
    beginDoc(rawValueText(theme))
    let values = theme.axes.map { "\\(\($0.property.declared).rawValue)" }
    let head = declare(.property(SwiftName(given: "rawValue"), type: "String"))
    switch theme.axes.count {
    case 0: out.line(head, " { \"default\" }")
    case 1: writeProperty(head, expression: "\(theme.axes[0].property.declared).rawValue")
    default: writeProperty(head, expression: "\"\(values.joined(separator: "/"))\"")
    }
    beginDoc("Creates a theme from its raw value; nil if no theme has it.")
    openCall(
      SwiftCall(
        parameters: [.init(label: "rawValue", type: "String")], result: plan.types.theme + "?"))
    if theme.axes.isEmpty {
      out.line("guard rawValue == \"default\" else { return nil }")
      out.line("self.init()")
    } else {
      readRawValue(theme)
    }
    out.close()
    beginDoc("The raw value.")
    out.line(declare(.property(SwiftName(given: "description"), type: "String")), " { rawValue }")
    beginDoc("The theme itself.")
    out.line(declare(.property(SwiftName(given: "id"), type: plan.types.theme)), " { self }")
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
  private mutating func writeEquality() {
    let theme = plan.theme
    let comparisons = theme.axes.map { "first.\($0.property.text) == second.\($0.property.text)" }
    out.line()
    out.line("// Swift would compare and hash the raw values, which are slow to create.")
    beginDoc("Whether two themes have the same value for each axis.")
    let type = plan.types.theme
    out.open("\(plan.access)static func == (first: \(type), second: \(type)) -> Bool")
    for (index, comparison) in comparisons.enumerated() {
      if index == 1 { out.indent() }
      out.line((index == 0 ? "" : "&& ") + comparison)
    }
    if comparisons.count > 1 { out.outdent() }
    if comparisons.isEmpty { out.line("true") }
    out.close()
    beginDoc("Hashes the value of each axis.")
    out.open("\(plan.access)func hash(into hasher: inout Hasher)")
    for axis in theme.axes { out.line("hasher.combine(\(axis.property.selfReference))") }
    out.close()
  }

  /// Writes `Theme.colors`, which follows the system's appearance.
  private mutating func writeColors() {
    guard plan.hasAdaptiveColors, let colors = plan.colors else { return }
    let (name, type) = (plan.name(of: colors), plan.typeName(of: colors))
    openExtension(of: plan.types.theme)
    doc(
      plan.theme.followsSystem
        ? "`color`, as the system's appearance decides." : "`color`, the same in every appearance.")
    let property = SwiftDeclaration.property(
      name, type: "\(plan.types.values)Adaptive<\(type)>", isStatic: true)
    out.line(declare(property), " { adaptive.\(name.text) }")
    closeType()
  }
}

extension SwiftName {
  /// The property of `self`, where a parameter could have the same name.
  var selfReference: String { "self.\(text)" }
}
