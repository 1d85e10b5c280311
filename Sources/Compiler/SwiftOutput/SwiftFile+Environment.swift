/// Writes the theme of SwiftUI's environment, and the modifiers that set it.
extension SwiftFile {
  mutating func writeEnvironment() {
    let names = EnvironmentNames(plan)
    out.line()
    out.line("#if canImport(SwiftUI)")
    out.indent()
    out.line(plan.types.importText("SwiftUI"))
    if let module = plan.types.module { out.line(plan.types.importText(module)) }
    out.line()
    out.open("nonisolated extension EnvironmentValues")
    writeThemeProperty(names)
    for axis in names.modifiableAxes {
      out.line()
      writeChoice(
        of: axis, as: "fileprivate var \(names.property(of: axis))", key: names.key, names: names)
    }
    out.close()
    out.line()
    out.open("nonisolated extension View")
    writeModifiers(names)
    out.close()
    writeThemed(names)
    if names.isStored {
      out.line()
      out.open("nonisolated private enum \(names.key): EnvironmentKey")
      out.line("static var defaultValue: \(names.choice) {")
      out.indent()
      out.expression(names.defaultChoice)
      out.close()
      out.close()
    }
    out.outdent()
    out.line("#endif")
    writeTraits(names)
  }

  private mutating func writeThemeProperty(_ names: EnvironmentNames) {
    doc(names.summary)
    out.open("\(plan.access)var \(names.property): \(names.type)")
    out.open("get")
    writeTheme(names, key: names.key, in: names.appearance)
    out.close()
    out.open("set")
    if names.isStored {
      out.line("self[\(names.key).self] = \(plan.types.values)ThemeChoice(newValue)")
    }
    out.line("\(names.appearance) = newValue.\(names.theme.appearanceName)")
    out.close()
    out.close()
  }

  /// Writes the theme that views show in an appearance, with what a key stores.
  private mutating func writeTheme(_ names: EnvironmentNames, key: String, in appearance: String) {
    if names.isStored { out.line("let _theme = self[\(key).self].theme") }
    if names.keepsAppearance {
      out.line("if _theme.\(names.theme.appearanceName) == \(appearance) { return _theme }")
    }
    out.expression(names.shown(in: appearance), before: names.isStored ? "return " : "")
  }

  /// Writes a property with the value of an axis in the theme that a key stores.
  private mutating func writeChoice(
    of axis: SwiftTheme.Axis, as property: String, key: String, names: EnvironmentNames
  ) {
    out.open("\(property): \(names.type).\(axis.type)")
    out.line("get { self[\(key).self].theme.\(axis.property.text) }")
    writeSetter(of: axis, key: key, names: names)
    out.close()
  }

  /// Writes the setter of the value of an axis in the theme that a key stores.
  private mutating func writeSetter(of axis: SwiftTheme.Axis, key: String, names: EnvironmentNames)
  {
    let head = "self[\(key).self].choose(\(axis.name.swiftLiteral))"
    if names.theme.isProduct {
      let change = "$0.\(axis.property.text) = newValue"
      if out.lineIfFits("set { ", head, " { \(change) }", " }") { return }
      out.open("set")
      out.line("\(head) { \(change) }")
      return out.close()
    }
    out.open("set")
    out.open(head)
    let choices = names.theme.choices.map { other in
      other.argument(other.index == axis.index ? "newValue" : "$0.\(other.property.text)")
    }
    let appearance = "$0.\(names.theme.appearanceName)"
    out.expression(
      "\(names.type)(\((choices + [appearance]).joined(separator: ", ")))", before: "$0 = ")
    out.close()
    out.close()
  }

  private mutating func writeModifiers(_ names: EnvironmentNames) {
    if names.theme.followsSystem {
      doc("Sets the theme of this view, whatever the system shows.")
      doc("")
      doc(
        "`\(names.appearance)(nil)` makes a view in it follow the system again. Sheets, the keyboard"
      )
      doc("and the status bar do not follow: `preferredColorScheme(_:)` sets theirs.")
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

  /// Writes the tokens that follow a view's theme: as styles, and as colors.
  private mutating func writeThemed(_ names: EnvironmentNames) {
    let (values, theme) = (plan.types.values, names.type)
    let root = "\(values)Themed<\(theme), \(theme)>"
    let color = "\(values)TokenColor"
    out.line()
    out.open("nonisolated extension \(theme): \(values)EnvironmentTheme")
    doc("The theme of a view with an environment.")
    out.open("\(plan.access)static func current(in environment: EnvironmentValues) -> \(theme)")
    out.line("environment.\(names.property)")
    out.close()
    beginDoc("The tokens in the theme of the view that draws them.")
    out.line("\(plan.access)static var themed: \(root) { \(values)Themed(\\.self) }")
    if !plan.hasAdaptiveColors, let colors = plan.colors, !plan.hasStaticProperty(colors) {
      let (name, type) = (plan.name(of: colors).text, "\(theme).\(plan.typeName(of: colors))")
      beginDoc("`color`, in the theme of the view that draws it.")
      out.expression(
        "\(plan.access)static var \(name): \(values)Themed<\(theme), \(type)> { themed.\(name) }")
    }
    out.close()
    out.line()
    out.open("nonisolated extension ShapeStyle where Self == \(values)Themed<\(theme), \(color)>")
    doc("The colors in the theme of the view that draws them.")
    out.line("\(plan.access)static var \(names.property): \(root) { \(theme).themed }")
    out.close()
    openForTraits("extension Color")
    doc("The color of a token in the theme of the view that draws it.")
    openInitializer(
      ["_ token: KeyPath<\(theme), \(color)>"],
      head: "\(plan.access)static func \(names.property)", result: " -> Color")
    out.line("Color(\(values)Themed(token))")
    out.close()
    out.close()
  }

  /// Writes the theme of UIKit's traits, which SwiftUI's environment shares.
  private mutating func writeTraits(_ names: EnvironmentNames) {
    let (values, theme) = (plan.types.values, names.type)
    out.line()
    out.line("#if canImport(UIKit) && !os(watchOS)")
    out.indent()
    out.line(plan.types.importText("UIKit"))
    if names.isStored {
      openForTraits("private enum \(names.trait): UITraitDefinition")
      out.line("static let defaultValue = \(names.key).defaultValue")
      out.line("static let affectsColorAppearance = true")
      out.close()
      openForTraits("extension \(names.key): UITraitBridgedEnvironmentKey")
      out.open("static func read(from traits: UITraitCollection) -> \(names.choice)")
      out.line("traits[\(names.trait).self]")
      out.close()
      out.line()
      out.open("static func write(to traits: inout any UIMutableTraits, value: \(names.choice))")
      out.line("traits[\(names.trait).self] = value")
      out.close()
      out.close()
    }
    openForTraits("extension UITraitCollection")
    doc("The theme of a view with these traits.")
    out.open("\(plan.access)var \(names.property): \(theme)")
    writeTheme(names, key: names.trait, in: "\(values)TokenAppearance(self)")
    out.close()
    out.close()
    if !names.modifiableAxes.isEmpty {
      openForTraits("extension UIMutableTraits")
      for axis in names.modifiableAxes {
        out.gap()
        doc("The \(axis.name) of views with these traits, also of SwiftUI's views in them.")
        writeChoice(
          of: axis, as: "\(plan.access)var \(names.traitProperty(of: axis))", key: names.trait,
          names: names)
      }
      out.close()
    }
    openForTraits("extension UIColor")
    doc("The color of a token in the theme of the view that draws it.")
    openInitializer(
      ["\(names.property) token: KeyPath<\(theme), \(values)TokenColor>"],
      head: "\(plan.access)convenience init")
    out.line("let token = \(values)Themed(token)")
    out.line("self.init { UIColor(token[in: $0.\(names.property)]) }")
    out.close()
    out.close()
    out.outdent()
    out.line("#endif")
  }

  /// Opens a declaration for releases with traits of apps, and styles that look at the environment.
  private mutating func openForTraits(_ head: String) {
    out.line()
    out.line("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)")
    out.open("nonisolated \(head)")
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
  /// The type of the key's values.
  let choice: String
  /// The type of the trait.
  let trait: String

  init(_ plan: SwiftPlan) {
    theme = plan.theme
    type = plan.types.theme
    property = plan.types.environmentName("theme")
    appearance =
      plan.types.module == nil ? plan.types.environmentName("tokenAppearance") : "tokenAppearance"
    key = "_\(plan.types.declared)ThemeKey"
    choice = "\(plan.types.values)ThemeChoice<\(type)>"
    trait = "_\(plan.types.declared)ThemeTrait"
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

  /// The property of UIKit's traits: `brand`, or `acmeBrand` in an output with a prefix.
  func traitProperty(of axis: SwiftTheme.Axis) -> String {
    property == "theme" ? axis.property.declared : property + axis.type
  }

  /// The theme that views show in an appearance, with what `_theme` chooses.
  func shown(in appearance: String) -> String {
    let choices = theme.choices.map { $0.argument("_theme.\($0.property.text)") + ", " }
    return "\(type)(\(choices.joined())\(appearance))" + (theme.hasEveryChoice ? "" : " ?? _theme")
  }

  /// The choice that is used until one is made.
  var defaultChoice: String {
    let unset = theme.choices.filter { $0.defaultValue == nil }.map(\.name.swiftLiteral)
    let list = unset.isEmpty ? "" : ", unset: [\(unset.joined(separator: ", "))]"
    return "\(choice)(\(defaultTheme)\(list))"
  }

  private var defaultTheme: String {
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
