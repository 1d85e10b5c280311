/// Writes how themes are created: from axis values, and from an appearance of the system.
extension SwiftFile {
  /// Writes the initializers with a value for each axis.
  mutating func writeInitializers() {
    let theme = plan.theme
    guard theme.isProduct else { return writeListedInitializers() }
    doc(
      theme.axes.isEmpty ? "Creates the only theme." : "Creates a theme from a value of each axis.")
    openCall(SwiftCall(parameters: theme.axes.map(\.parameter), result: plan.types.theme))
    assign(theme)
    out.close()
  }

  private mutating func assign(_ theme: SwiftTheme) {
    for axis in theme.axes {
      out.line("\(axis.property.selfReference) = \(axis.property.declared)")
    }
  }

  /// Writes initializers for themes that are not every combination of values.
  private mutating func writeListedInitializers() {
    let theme = plan.theme
    doc("Creates a theme from a value of each axis; nil if `inputs` does not list the theme.")
    openCall(SwiftCall(parameters: theme.axes.map(\.parameter), result: plan.types.theme + "?"))
    let axes = theme.axes.map { $0.switchAxis($0.property.declared) }
    let table = ValueTable(
      axes: axes, rows: theme.rows.map { ValueTable.Row(values: $0, key: 0) }, otherwise: 1)
    writeSwitch(table.tree(), axes: axes, leaves: ["break", "return nil"])
    assign(theme)
    out.close()
    beginDoc("Creates a theme that `inputs` lists.")
    openInitializer(
      theme.axes.enumerated().map { "\($0 == 0 ? "_listed" : "_") _\($0): \($1.type)" },
      head: "init")
    for (index, axis) in theme.axes.enumerated() {
      out.line("\(axis.property.selfReference) = _\(index)")
    }
    out.close()
  }

  /// Writes what connects themes with the system's appearance.
  mutating func writeAppearance() {
    let theme = plan.theme
    let appearance = plan.types.values + "TokenAppearance"
    let isTotal = theme.hasEveryChoice
    beginDoc(
      "Creates the theme for a system appearance"
        + (isTotal ? "." : "; nil if no theme has these values."))
    openCall(
      SwiftCall(
        parameters: theme.choices.map(\.parameter) + [.init(label: "_", type: appearance)],
        result: plan.types.theme + (isTotal ? "" : "?")), local: theme.appearanceLocal)
    if theme.isProduct {
      let arguments = theme.axes.map { axis in
        axis.argument(
          axis.followsSystem ? axis.choice(theme.appearanceLocal) : axis.property.declared)
      }
      if !theme.axes.contains(where: \.followsSystem) { out.line("_ = \(theme.appearanceLocal)") }
      out.expression("self.init(\(arguments.joined(separator: ", ")))")
    } else {
      writeListedChoice(theme)
    }
    out.close()
    beginDoc("The system appearance that the theme is for.")
    writeProperty(
      declare(.property(SwiftName(given: theme.appearanceName), type: appearance)),
      expression: "\(appearance)(\(theme.appearanceArguments))")
    out.line()
    writeAdaptive(isTotal: isTotal)
  }

  private mutating func writeAdaptive(isTotal: Bool) {
    let theme = plan.theme
    let type = "\(plan.types.values)Adaptive<\(plan.types.theme)>"
    let choices = theme.choices
    let arguments = choices.map { $0.argument($0.property.declared) + ", " }
    if choices.isEmpty {
      doc(
        theme.followsSystem
          ? "The themes, which follow the system's appearance." : "The theme in every appearance.")
      out.open(declare(.property(SwiftName(given: "adaptive"), type: type, isStatic: true)))
    } else {
      let names =
        theme.hasFewChoices
        ? "a value of \(choices.map { "`\($0.name)`" }.list(hasSerialComma: true))"
        : "values of \(choices.count) axes"
      doc(
        theme.followsSystem
          ? "The themes with \(names), which follow the system's appearance"
            + (isTotal ? "." : "; nil if there are none.")
          : "The theme with \(names), the same in every appearance"
            + (isTotal ? "." : "; nil if there is none."))
      openCall(
        SwiftCall(parameters: choices.map(\.parameter), result: type + (isTotal ? "" : "?")),
        name: "adaptive")
      if !isTotal {
        out.line("let _standard = \(plan.types.values)TokenAppearance(isDark: false)")
        out.line(
          "guard let _theme = \(plan.types.theme)(\(arguments.joined())_standard) else { return nil }"
        )
      }
    }
    let local = theme.appearanceLocal
    let call = "\(plan.types.theme)(\(arguments.joined())\(local))" + (isTotal ? "" : " ?? _theme")
    let values = choices.map { "\($0.property.declared).rawValue" }
    let root =
      values.count == 1 ? values[0] : "\"\(values.map { "\\(\($0))" }.joined(separator: "/"))\""
    let start = (isTotal ? type : "return \(type)") + "(root: \(root))"
    if !out.lineIfFits(start, " { \(local) in ", call, " }") {
      out.open(start, parameter: local)
      out.line(call)
      out.close()
    }
    out.close()
  }

  private mutating func writeListedChoice(_ theme: SwiftTheme) {
    let found = theme.listed?.appearanceTable(
      over: theme.choices.map { $0.switchAxis($0.property.declared) },
      flags: ["isDark", "increasedContrast"].map { "\(theme.appearanceLocal).\($0)" })
    guard let (table, themes) = found else { return }
    let bodies = themes.map { row in
      "self.init(_listed: \(zip(theme.axes, row).map { ".\($0.cases[$1].text)" }.joined(separator: ", ")))"
    }
    writeSwitch(table.tree(), axes: table.axes, leaves: bodies + ["return nil"])
  }
}

extension SwiftTheme {
  /// The parameter for the system's appearance; an axis can have the usual name.
  fileprivate var appearanceLocal: String {
    appearanceName == "appearance" ? "appearance" : "_appearance"
  }

  /// The arguments of the appearance that a theme is for.
  fileprivate var appearanceArguments: String {
    func condition(_ property: KeyPath<Appearance, Bool>) -> String {
      if fixedAppearance[keyPath: property] { return "true" }
      let terms = axes.flatMap { axis in
        axis.values.filter {
          axis.followsSystem && axis.appearances.appearances[$0]?[keyPath: property] == true
        }.map { "\(axis.property.selfReference) == .\(axis.cases[$0].text)" }
      }
      return terms.isEmpty ? "false" : terms.joined(separator: " || ")
    }
    let contrast = condition(\.hasHighContrast)
    return "isDark: \(condition(\.isDark))"
      + (contrast == "false" ? "" : ", increasedContrast: \(contrast)")
  }
}

extension SwiftTheme.Axis {
  /// The expression of the value that the system shows in an appearance.
  fileprivate func choice(_ local: String) -> String {
    func value(_ isDark: Bool, _ hasHighContrast: Bool) -> String {
      let appearance = Appearance(isDark: isDark, hasHighContrast: hasHighContrast)
      return "." + cases[appearances.value(in: appearance)].text
    }
    func pick(_ condition: String, _ one: String, _ other: String) -> String {
      if one == other { return one }
      let parts = [one, other].map { $0.contains("?") ? "(\($0))" : $0 }
      return "\(local).\(condition) ? \(parts[0]) : \(parts[1])"
    }
    let dark = pick("increasedContrast", value(true, true), value(true, false))
    let light = pick("increasedContrast", value(false, true), value(false, false))
    return pick("isDark", dark, light)
  }
}
