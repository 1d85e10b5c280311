import TokenModel
import Writers

/// Writes the `Theme` type and the color that follows it.
extension SwiftFile {
  mutating func writeTheme(_ plan: SwiftPlan) {
    let names = plan.tokens.themes.allContexts.map { theme in
      theme.entries.map { "\($0.axis) \($0.value)" }.joined(separator: ", ")
    }
    writeImport(plan)
    writeNamespace(plan)
    openNamespace(plan)
    doc("The values of all design tokens in one theme.")
    out.open(
      "nonisolated \(plan.access)enum \(plan.types.declared)Theme: "
        + "CaseIterable, Hashable, Sendable")
    for (theme, name) in zip(plan.themes, names) {
      doc(name.isEmpty ? "The only theme." : "The theme of \(name).")
      out.line("case \(theme.declared)")
    }
    out.close()
    closeNamespace(plan)
    if plan.hasDynamicColors {
      writeAppearance(plan)
      writeDynamicColor(plan)
    }
    writeThemeColors(plan)
  }

  private mutating func writeAppearance(_ plan: SwiftPlan) {
    guard let themes = plan.appearanceThemes else { return }
    func name(_ theme: Int) -> String { "." + plan.themes[theme].text }
    out.line()
    out.open("nonisolated extension \(plan.types.theme)")
    doc("The theme for a system appearance.")
    out.open("\(plan.access)init(_ appearance: \(plan.types.values)TokenAppearance)")
    if themes.followsContrast {
      out.line("switch (appearance.isDark, appearance.increasedContrast) {")
      out.line("case (false, false): self = \(name(themes.light))")
      out.line("case (true, false): self = \(name(themes.dark))")
      out.line("case (false, true): self = \(name(themes.highContrastLight))")
      out.line("case (true, true): self = \(name(themes.highContrastDark))")
      out.line("}")
    } else if themes.light == themes.dark {
      out.line("self = \(name(themes.light))")
    } else {
      out.line("self = appearance.isDark ? \(name(themes.dark)) : \(name(themes.light))")
    }
    out.close()
    out.close()
  }

  private mutating func writeDynamicColor(_ plan: SwiftPlan) {
    let access = plan.access
    let types = plan.types
    let color = types.values + "TokenColor"
    openNamespace(plan)
    doc("A color with a value for each theme.")
    out.open(
      "nonisolated \(access)struct \(types.declared)DynamicColor: "
        + "\(types.values)AppearanceColor, Hashable, Sendable")
    for theme in plan.themes {
      doc("The value in `\(types.theme).\(theme.text)`.")
      out.line("\(access)let \(theme.declared): \(color)")
    }
    out.line()
    doc("Creates a color with a value for each theme.")
    let parameters = plan.themes.map { "\($0.parameterLabel): \(color)" }.joined(separator: ", ")
    out.open("\(access)init(\(parameters))")
    for theme in plan.themes { out.line("self.\(theme.text) = \(theme.declared)") }
    out.close()
    out.line()
    if plan.tokens.hasThemeColors { writeDynamicHex(plan) }
    doc("The value in a theme.")
    out.open("\(access)subscript(theme: \(types.theme)) -> \(color)")
    out.line("switch theme {")
    for theme in plan.themes { out.line("case .\(theme.text): self.\(theme.text)") }
    out.line("}")
    out.close()
    out.line()
    doc("The value for a system appearance.")
    out.open("\(access)func color(for appearance: \(types.values)TokenAppearance) -> \(color)")
    out.line("self[\(types.theme)(appearance)]")
    out.close()
    out.close()
    closeNamespace(plan)
  }
}

extension SwiftFile {
  /// Writes the initializer that most colors use. It costs the compiler a third less than a color
  /// for each theme.
  private mutating func writeDynamicHex(_ plan: SwiftPlan) {
    doc("Creates a color with one `0xRRGGBB` for each theme.")
    out.line("@inline(never)")
    let parameters = plan.themes.map { "\($0.parameterLabel): UInt32" }.joined(separator: ", ")
    out.open("init(\(parameters))")
    let color = plan.types.values + "TokenColor"
    for theme in plan.themes { out.line("self.\(theme.text) = \(color)(\(theme.declared))") }
    out.close()
    out.line()
  }
}
