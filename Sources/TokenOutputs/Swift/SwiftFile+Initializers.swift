import TokenModel
import Writers

/// Writes how themes are created: from axis values, and from an appearance of the system.
extension SwiftFile {
  /// Writes the initializers with a value for each axis.
  mutating func writeInitializers(_ plan: SwiftPlan) {
    let theme = plan.theme
    guard theme.isProduct else { return writeListedInitializers(plan) }
    doc(
      theme.axes.isEmpty ? "Creates the only theme." : "Creates a theme from a value of each axis.")
    openInitializer(theme.axes.map(\.defaultedParameter), head: "\(plan.access)init")
    assign(theme)
    out.close()
  }

  private mutating func assign(_ theme: SwiftTheme) {
    for axis in theme.axes {
      out.line("\(axis.property.selfReference) = \(axis.property.declared)")
    }
  }

  /// Writes initializers for themes that are not every combination of values.
  private mutating func writeListedInitializers(_ plan: SwiftPlan) {
    let theme = plan.theme
    doc("Creates a theme from a value of each axis; nil if `inputs` does not list the theme.")
    openInitializer(theme.axes.map(\.defaultedParameter), head: "\(plan.access)init?")
    let axes = theme.axes.map { axis in
      ValueTable.Axis(
        subject: axis.property.declared, cases: axis.cases.map { "." + $0.text },
        values: axis.values, theme: nil)
    }
    let table = ValueTable(
      axes: axes, rows: theme.rows.map { ValueTable.Row(values: $0, key: 0) }, otherwise: 1)
    writeSwitch(table.tree(), axes: axes, leaves: ["break", "return nil"])
    assign(theme)
    out.close()
    out.line()
    doc("Creates a theme that `inputs` lists.")
    openInitializer(
      theme.axes.enumerated().map { "\($0 == 0 ? "_listed" : "_") _\($0): \($1.type)" },
      head: "init")
    for (index, axis) in theme.axes.enumerated() {
      out.line("\(axis.property.selfReference) = _\(index)")
    }
    out.close()
  }

  /// Writes what connects themes with the system's appearance.
  mutating func writeAppearance(_ plan: SwiftPlan) {
    let theme = plan.theme
    let appearance = plan.types.values + "TokenAppearance"
    let isTotal = theme.hasEveryChoice
    out.gap()
    doc(
      "Creates the theme for a system appearance"
        + (isTotal ? "." : "; nil if no theme has these values."))
    let parameters =
      theme.choices.map(\.defaultedParameter)
      + ["_ \(theme.appearanceLocal): \(appearance)"]
    openInitializer(parameters, head: "\(plan.access)init\(isTotal ? "" : "?")")
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
    out.line()
    doc("The system appearance that the theme is for.")
    writeProperty(
      "\(plan.access)var \(theme.appearanceName): \(appearance)",
      expression: "\(appearance)(\(theme.appearanceArguments))")
    out.line()
    writeAdaptive(plan, isTotal: isTotal)
  }

  private mutating func writeAdaptive(_ plan: SwiftPlan, isTotal: Bool) {
    let theme = plan.theme
    let type = "\(plan.types.values)Adaptive<\(plan.types.theme)>"
    let choices = theme.choices
    let arguments = choices.map { $0.argument($0.property.declared) + ", " }
    if choices.isEmpty {
      doc("The themes, which follow the system's appearance.")
      out.open("\(plan.access)static var adaptive: \(type)")
    } else {
      let names = choices.map { "`\($0.name)`" }.joined(separator: " and ")
      doc(
        "The themes with a value of \(names), which follow the system's appearance"
          + (isTotal ? "." : "; nil if there are none."))
      openInitializer(
        choices.map(\.defaultedParameter), head: "\(plan.access)static func adaptive",
        result: " -> \(type)\(isTotal ? "" : "?")")
      if !isTotal {
        out.line("let _standard = \(plan.types.values)TokenAppearance(isDark: false)")
        out.line(
          "guard let _theme = \(plan.types.theme)(\(arguments.joined())_standard) else { return nil }"
        )
      }
    }
    let local = theme.appearanceLocal
    let call = "\(plan.types.theme)(\(arguments.joined())\(local))" + (isTotal ? "" : " ?? _theme")
    let start = isTotal ? type : "return \(type)"
    if !out.lineIfFits(start, " { \(local) in ", call, " }") {
      out.open(start, parameter: local)
      out.line(call)
      out.close()
    }
    out.close()
  }

  /// Finds the listed theme that fits the choices and an appearance.
  private mutating func writeListedChoice(_ theme: SwiftTheme) {
    var rows: [ValueTable.Row] = []
    var leaves: [[Int]: Int] = [:]
    for choice in theme.listedChoices {
      for isDark in [false, true] {
        for isHigh in [false, true] {
          let appearance = Appearance(isDark: isDark, hasHighContrast: isHigh)
          guard let row = theme.row(for: choice, in: appearance) else { continue }
          let key = leaves[row] ?? leaves.count
          leaves[row] = key
          rows.append(
            ValueTable.Row(values: choice + [isDark ? 1 : 0, isHigh ? 1 : 0], key: key))
        }
      }
    }
    let flags = ["isDark", "increasedContrast"].map {
      ValueTable.Axis(
        subject: "\(theme.appearanceLocal).\($0)", cases: ["false", "true"], values: [0, 1],
        theme: nil)
    }
    let axes =
      theme.choices.map { axis in
        ValueTable.Axis(
          subject: axis.property.declared, cases: axis.cases.map { "." + $0.text },
          values: axis.values, theme: nil)
      } + flags
    let table = ValueTable(
      axes: axes, rows: rows, otherwise: theme.hasEveryChoice ? nil : leaves.count)
    let bodies = leaves.sorted { $0.value < $1.value }.map { row, _ in
      "self.init(_listed: \(zip(theme.axes, row).map { ".\($0.cases[$1].text)" }.joined(separator: ", ")))"
    }
    writeSwitch(table.tree(), axes: axes, leaves: bodies + ["return nil"])
  }
}

extension SwiftTheme {
  /// The combinations of values of axes that the app chooses, among the listed themes.
  fileprivate var listedChoices: [[Int]] {
    let indices = axes.indices.filter { !axes[$0].followsSystem }
    var known: Set<[Int]> = []
    return rows.map { row in indices.map { row[$0] } }.filter { known.insert($0).inserted }
  }

  /// Whether every combination of values that the app chooses has a theme.
  var hasEveryChoice: Bool {
    guard !isProduct else { return true }
    let listed = listedChoices.count
    return choices.reduce(1) { min($0, listed + 1) * $1.values.count } == listed
  }

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
        }
        .map { "\(axis.property.selfReference) == .\(axis.cases[$0].text)" }
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
