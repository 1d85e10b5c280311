import TokenOutputs

/// Writes the theme of SwiftUI's environment, and the modifiers that set it.
extension SwiftFile {
  mutating func writeEnvironment() {
    let names = EnvironmentNames(plan)
    out.line()
    out.line("#if canImport(SwiftUI)")
    out.indent()
    out.line("import SwiftUI")
    if let module = plan.types.module { out.line("import \(module)") }
    out.line()
    out.open("nonisolated extension EnvironmentValues")
    writeThemeProperty(names)
    for axis in names.modifiableAxes { writeChoiceProperty(axis, names: names) }
    out.close()
    out.line()
    out.open("nonisolated extension View")
    writeModifiers(names)
    out.close()
    if names.isStored {
      out.line()
      out.open("nonisolated private enum \(names.key): EnvironmentKey")
      out.line("static var defaultValue: \(names.type) { \(names.defaultTheme) }")
      out.close()
    }
    out.outdent()
    out.line("#endif")
  }

  private mutating func writeThemeProperty(_ names: EnvironmentNames) {
    doc(names.summary)
    out.open("\(plan.access)var \(names.property): \(names.type)")
    out.open("get")
    if names.isStored { out.line("let _theme = self[\(names.key).self]") }
    if names.keepsAppearance {
      out.line("if _theme.\(names.theme.appearanceName) == \(names.appearance) { return _theme }")
    }
    let choices = names.theme.choices.map { $0.argument("_theme.\($0.property.text)") + ", " }
    out.expression(
      "\(names.type)(\(choices.joined())\(names.appearance))"
        + (names.theme.hasEveryChoice ? "" : " ?? _theme"), before: names.isStored ? "return " : "")
    out.close()
    out.open("set")
    if names.isStored { out.line("self[\(names.key).self] = newValue") }
    out.line("\(names.appearance) = newValue.\(names.theme.appearanceName)")
    out.close()
    out.close()
  }

  /// Writes the part of the theme that the app chooses on one axis.
  private mutating func writeChoiceProperty(_ axis: SwiftTheme.Axis, names: EnvironmentNames) {
    out.line()
    out.open("fileprivate var \(names.property(of: axis)): \(names.type).\(axis.type)")
    let value = "self[\(names.key).self]"
    out.line("get { \(value).\(axis.property.text) }")
    if names.theme.isProduct {
      out.line("set { \(value).\(axis.property.text) = newValue }")
    } else {
      out.open("set")
      out.line("let _theme = \(value)")
      let choices = names.theme.choices.map { other in
        other.argument(other.index == axis.index ? "newValue" : "_theme.\(other.property.text)")
      }
      let appearance = "_theme.\(names.theme.appearanceName)"
      out.expression(
        "\(names.type)(\((choices + [appearance]).joined(separator: ", ")))", before: "\(value) = ")
      out.close()
    }
    out.close()
  }

  private mutating func writeModifiers(_ names: EnvironmentNames) {
    if names.theme.followsSystem {
      doc("Sets the theme of this view, whatever the system shows.")
      doc("")
      doc("`\(names.appearance)(nil)` makes a view in it follow the system again.")
    } else {
      doc("Sets the theme of this view.")
    }
    out.open("\(plan.access)func \(names.property)(_ theme: \(names.type)) -> some View")
    out.line("environment(\\.\(names.property), theme)")
    out.close()
    for axis in names.modifiableAxes {
      beginDoc(
        "Sets the \(axis.name) of this view; the rest of its theme remains the one around it.")
      let parameter = "\(axis.property.parameterLabel): \(names.type).\(axis.type)"
      out.open("\(plan.access)func \(names.property)(\(parameter)) -> some View")
      out.line("environment(\\.\(names.property(of: axis)), \(axis.property.declared))")
      out.close()
    }
  }
}

/// The names in SwiftUI's environment, and how it keeps the theme.
private struct EnvironmentNames {
  let theme: SwiftTheme
  let type: String
  /// The property and the modifier of the theme.
  let property: String
  /// The property and the modifier of the appearance.
  let appearance: String
  /// The type of the environment key.
  let key: String

  init(_ plan: SwiftPlan) {
    theme = plan.theme
    type = plan.types.theme
    property = plan.types.environmentName("theme")
    appearance =
      plan.types.module == nil ? plan.types.environmentName("tokenAppearance") : "tokenAppearance"
    key = "_\(plan.types.declared)ThemeKey"
  }

  /// Whether the appearance does not determine the theme.
  var isStored: Bool { !theme.choices.isEmpty || keepsAppearance }

  /// Whether some theme is never shown by the system, whatever the app chooses.
  var keepsAppearance: Bool {
    guard theme.isProduct else { return true }
    let axes = theme.axes.filter(\.followsSystem)
    let shown = Set(
      Appearance.all.map { appearance in axes.map { $0.appearances.value(in: appearance) } })
    return shown.count < axes.reduce(1) { $0 * $1.values.count }
  }

  /// The axes whose values can be set alone.
  var modifiableAxes: [SwiftTheme.Axis] { theme.hasEveryChoice ? theme.choices : [] }

  func property(of axis: SwiftTheme.Axis) -> String { property + axis.type }

  /// The theme that is used until one is set.
  var defaultTheme: String {
    guard theme.isProduct else {
      let values = zip(theme.axes, theme.rows.first ?? []).map { ".\($0.cases[$1].text)" }
      return "\(type)(_listed: \(values.joined(separator: ", ")))"
    }
    let choices = theme.choices.filter { $0.defaultValue == nil }.map { axis in
      axis.argument("." + axis.cases[axis.values[0]].text)
    }
    return "\(type)(\(choices.joined(separator: ", ")))"
  }

  /// The documentation of the theme.
  var summary: String {
    let names = theme.choices.map(\.name)
    let choices =
      theme.hasFewChoices ? names.list(hasSerialComma: true) : "values of \(names.count) axes"
    let start = names.isEmpty ? "The theme" : "The theme: the \(choices) that the app chose"
    return theme.followsSystem
      ? "\(start), in the appearance that was set or that the system shows." : start + "."
  }
}
