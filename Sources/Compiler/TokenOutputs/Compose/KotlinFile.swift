struct KotlinFile {
  let tokens: ResolvedTokens
  let tree: SwiftTree
  let names: KotlinNames
  private(set) var out = SourceWriter()

  private var theme: KotlinTheme { names.theme }

  init(_ selection: OutputTokens) {
    tokens = selection.written
    tree = SwiftTree(tokens, covered: [], anchors: [])
    names = KotlinNames(selection, tree: tree)
  }

  /// Writes the class `Theme`: its axes, and a class for each group, so that none gets too large.
  mutating func write() {
    out.line()
    doc(
      theme.axes.isEmpty
        ? "The values of all design tokens." : "The values of all design tokens, by theme.")
    writeHead()
    for axis in theme.axes { writeEnum(axis) }
    writeListedThemes()
    out.gap()
    writeMembers(of: .root, theme: "this")
    var empty = self
    empty.out = SourceWriter()
    empty.out.indent()
    let groups = tokens.set.paths.naturalOrder().filter { !tree.children(of: $0).isEmpty }
    let classes = chunkedConcurrentMap(groups) { [empty] path in
      var file = empty
      file.out.line()
      file.doc("The tokens of `\(file.tokens.set.paths.string(path))`.")
      file.out.open(
        "public class \(file.names.type(path)) internal constructor(private val _theme: Theme)")
      file.writeMembers(of: path, theme: "_theme")
      file.out.close()
      return file.out.bytes
    }
    for bytes in classes { out.append(bytes) }
    writeCompanion()
    out.close()
  }

  private mutating func doc(_ text: String) { out.comment(text, open: "/**", next: " *") }

  // MARK: Themes

  private mutating func writeHead() {
    guard !theme.axes.isEmpty else { return out.open("public class Theme private constructor()") }
    out.line("public data class Theme(")
    out.indent()
    for axis in theme.axes {
      let value = axis.defaultValue.map { " = \(axis.entry($0))" } ?? ""
      doc("The value of the axis `\(axis.name)`.")
      out.line(
        "public val \(axis.property): \(axis.type)\(value)"
          + (axis.index == theme.axes.last?.index ? "" : ","))
    }
    out.outdent()
    out.line(") {")
    out.indent()
  }

  private mutating func writeEnum(_ axis: KotlinTheme.Axis) {
    out.gap()
    doc("The values of the axis `\(axis.name)`.")
    out.open("public enum class \(axis.type)")
    for value in axis.values {
      doc("The value `\(tokens.themes.axes[axis.index].values[value])`.")
      out.line(axis.entries[value], value == axis.values.last ? "" : ",")
    }
    out.close()
  }

  /// Writes the check that a theme is one that `inputs` lists.
  private mutating func writeListedThemes() {
    guard let listed = theme.listed else { return }
    out.gap()
    out.open("init")
    out.line("require(listOf(\(theme.axes.map(\.property).joined(separator: ", "))) in setOf(")
    writeArguments(listed.rows.map { "listOf(\(entries(of: $0)))" })
    out.line(")) { \"the design system does not have this theme\" }")
    out.close()
  }

  private func entries(of row: [Int]) -> String {
    zip(theme.axes, row).map { $0.entry($1) }.joined(separator: ", ")
  }

  private mutating func writeCompanion() {
    let hasConstants = theme.axes.count <= 1
    guard hasConstants || tokens.themes.isShort || theme.followsSystem else { return }
    out.gap()
    out.open("public companion object")
    if hasConstants { writeThemeConstants() }
    writeAllThemes()
    writeAppearanceFunction()
    out.close()
  }

  /// Writes the themes of a single axis by name, or the only theme.
  private mutating func writeThemeConstants() {
    guard let axis = theme.axes.first else {
      doc("The only theme.")
      return out.line("public val default: Theme = Theme()")
    }
    let values = tokens.themes.axes[axis.index].values
    for value in axis.values {
      let property = KotlinNames.property(values[value])
      let name = property == "all" ? "all_" : property
      out.gap()
      doc("The theme of \(axis.name) \(values[value]).")
      out.line("public val \(name): Theme = Theme(\(axis.entry(value)))")
    }
  }

  private mutating func writeAllThemes() {
    guard !theme.axes.isEmpty, tokens.themes.isShort else { return }
    out.gap()
    doc("All themes.")
    let head = "public val all: List<Theme> ="
    if let listed = theme.listed {
      out.line("\(head) listOf(")
      writeArguments(listed.rows.map { "Theme(\(entries(of: $0)))" })
      return out.line(")")
    }
    var text = "Theme(\(theme.axes.map(\.parameter).joined(separator: ", ")))"
    for (index, axis) in theme.axes.enumerated().reversed() {
      let isLast = index == theme.axes.count - 1
      text = "\(axis.type).values().\(isLast ? "map" : "flatMap") { \(axis.parameter) -> \(text) }"
    }
    out.line("\(head) \(text)")
  }

  /// Writes the function with the theme for an appearance of the system.
  private mutating func writeAppearanceFunction() {
    guard theme.followsSystem else { return }
    out.gap()
    if let listed = theme.listed { return writeListedAppearance(listed) }
    doc("The theme for an appearance of the system.")
    out.line("\(appearanceHead): Theme = Theme(")
    writeArguments(
      theme.axes.map { axis in
        "\(axis.property) = " + (axis.appearances.followsSystem ? choice(of: axis) : axis.property)
      })
    out.line(")")
  }

  /// Writes the function that finds the theme for an appearance among those that `inputs` lists.
  private mutating func writeListedAppearance(_ listed: ListedThemes) {
    let axes = theme.choices.map { axis in
      ValueTable.Axis(
        subject: axis.property, cases: axis.entries.map { "\(axis.type).\($0)" },
        values: axis.values, theme: nil)
    }
    let (table, themes) = listed.appearanceTable(over: axes, flags: ["isDark", "hasHighContrast"])
    let hasEveryChoice = table.otherwise == nil
    doc(
      "The theme for an appearance of the system, or the nearest one"
        + (hasEveryChoice ? "." : "; null if no theme has these values."))
    write(
      table.tree(), after: "\(appearanceHead): Theme\(hasEveryChoice ? "" : "?") =",
      axes: table.axes, leaves: themes.map { "Theme(\(entries(of: $0)))" } + ["null"])
  }

  /// The beginning of the function with the theme for an appearance.
  private var appearanceHead: String {
    let parameters =
      theme.choices.map { axis in
        "\(axis.property): \(axis.type)" + (axis.defaultValue.map { " = \(axis.entry($0))" } ?? "")
      } + ["isDark: Boolean", "hasHighContrast: Boolean = false"]
    return "public fun of(\(parameters.joined(separator: ", ")))"
  }

  /// Writes the arguments of a call. Kotlin before 1.4 accepts no comma after the last.
  private mutating func writeArguments(_ texts: [String]) {
    out.indent()
    for (index, text) in texts.enumerated() { out.line(text, index == texts.count - 1 ? "" : ",") }
    out.outdent()
  }

  /// The value that the system shows.
  private func choice(of axis: KotlinTheme.Axis) -> String {
    func value(_ isDark: Bool, _ hasHighContrast: Bool) -> String {
      axis.entry(
        axis.appearances.value(in: Appearance(isDark: isDark, hasHighContrast: hasHighContrast)))
    }
    func choice(_ isDark: Bool) -> String {
      let (normal, high) = (value(isDark, false), value(isDark, true))
      return normal == high ? normal : "if (hasHighContrast) \(high) else \(normal)"
    }
    let (light, dark) = (choice(false), choice(true))
    if light == dark { return light }
    return light.contains(" ") || dark.contains(" ")
      ? "if (isDark) { \(dark) } else { \(light) }" : "if (isDark) \(dark) else \(light)"
  }

  // MARK: Tokens

  private mutating func writeMembers(of group: PathID, theme: String) {
    for path in tree.children(of: group) {
      let name = names.property(path)
      guard tree.isToken(path) else {
        let type = names.type(path)
        out.line("public val \(name): \(type) get() = \(type)(\(theme))")
        continue
      }
      let support = tokens.support(of: path)
      let themes = tokens.themes.themes(over: support)
      let values = themes.map { tokens.value(path, in: $0) }
      guard let type = values.kotlinType else { continue }
      describe(path)
      let literals = values.map { $0.map { $0.kotlinExpression(as: type) } ?? "null" }
      let head = "public val \(name): \(type)"
      if support.isEmpty {
        out.line("\(head) get() = \(literals[0])")
      } else {
        writeChoice(head, literals: literals, themes: themes, support: support, theme: theme)
      }
    }
  }

  /// Writes a property whose value depends on the theme.
  private mutating func writeChoice(
    _ head: String, literals: [String], themes: [Int], support: AxisSet, theme: String
  ) {
    let axes = support.axes.compactMap { self.theme[$0] }
    var known: [String: Int] = [:]
    var leaves: [String] = []
    let rows = zip(themes, literals).map { theme, literal in
      let key = known.number(of: literal)
      if key == leaves.count { leaves.append(literal) }
      return ValueTable.Row(
        values: axes.map { tokens.themes.value(of: $0.index, in: theme) }, key: key)
    }
    let table = ValueTable(
      axes: axes.map { axis in
        ValueTable.Axis(
          subject: "\(theme).\(axis.property)",
          cases: axis.entries.map { "\(axis.type).\($0)" }, values: axis.values, theme: nil)
      }, rows: rows)
    write(table.tree(), after: "\(head) get() =", axes: table.axes, leaves: leaves)
  }

  private mutating func write(
    _ tree: DecisionTree, after head: String, axes: [ValueTable.Axis], leaves: [String]
  ) {
    switch tree {
    case .leaf(let key): out.line("\(head) \(leaves[key])")
    case .branch(let axis, let cases):
      out.open("\(head) when (\(axes[axis].subject))")
      for one in cases {
        let values = one.values.map { axes[axis].cases[$0] }
        let label = values.isEmpty ? "else" : values.joined(separator: ", ")
        write(one.tree, after: "\(label) ->", axes: axes, leaves: leaves)
      }
      out.close()
    }
  }

  private mutating func describe(_ path: PathID) {
    let theme = tokens.firstTheme(declaring: path) ?? 0
    if let text = tokens.description(of: path, in: theme) { doc(text) }
    if let reason = tokens.deprecationText(of: path) {
      out.line("@Deprecated(\(reason.kotlinLiteral))")
    }
  }
}
