import TokenJSON
import TokenModel
import Writers

/// One variant of a component, with the tokens of its roles.
package struct VariantTokens {
  /// The first theme that has the variant.
  package var theme: Int
  /// The theme axes whose values the variant fixes: none, or the contract's theme axis. All themes
  /// with the values of `theme` on them have the variant.
  package var fixed: AxisSet
  package var variant: Variant
  package var tokens: [RoleToken]

  package func token(of role: String) -> RoleToken? { tokens.first { $0.role.name == role } }

  /// Whether it has a role.
  package func has(_ role: String) -> Bool { tokens.contains { $0.role.name == role } }

  /// The path of a role's token; nil if it does not have the role, or no file has the token.
  package func path(of role: String) -> PathID? {
    tokens.firstIndex { $0.role.name == role }.flatMap { tokens[$0].path }
  }
}

/// The token of a role in one variant.
package struct RoleToken {
  package var role: Role
  /// The names in its path.
  package var segments: [String]
  /// Its path; nil if no file has it.
  package var path: PathID?
}

extension Contract {
  /// All variants: one for each combination of values, including those of the theme axis. Reports a
  /// theme axis that does not fit the themes, and contexts that do not exist.
  package func variants(in tokens: ResolvedTokens, findings: inout Findings) -> [VariantTokens] {
    let themes = tokens.themes
    guard !themes.isEmpty else { return [] }
    checkContexts(in: themes, findings: &findings)
    guard let themeAxis else { return variants(of: 0, fixed: AxisSet(), over: axes, in: tokens) }
    guard let axis = themes.axis(named: themeAxis) else {
      let names = themes.axes.map(\.name)
      findings.add(
        .invalidContract,
        message: "the theme axis '\(themeAxis)' is not a modifier; the resolver has "
          + (names.isEmpty ? "none" : names.quotedList())
          + themeAxis.suggestion(among: names),
        at: place([.key("theme")]))
      return []
    }
    let fixed = AxisSet([axis]).intersection(themes.varying)
    let isComplete = !hasUnknownThemeContext(in: themes)
    return themes.themes(over: fixed).flatMap { theme in
      variants(
        of: theme, fixed: fixed, value: themes.contexts(of: theme)[themeAxis] ?? "",
        in: tokens, reportsMissing: isComplete, findings: &findings)
    }
  }

  /// The variants for one value of the theme axis; empty, with a finding, when the contract does not
  /// have the value.
  ///
  /// - Parameter reportsMissing: Whether there is a finding. If the contract has an unknown value,
  ///   that is probably meant to be this one, and it is reported already.
  private func variants(
    of theme: Int, fixed: AxisSet, value: String, in tokens: ResolvedTokens, reportsMissing: Bool,
    findings: inout Findings
  ) -> [VariantTokens] {
    if let themeAxis, let axis = axes.first(where: { $0.name == themeAxis }),
      !axis.values.contains(value)
    {
      guard reportsMissing else { return [] }
      findings.add(
        .invalidContract,
        message:
          "there is a theme '\(value)', but axis '\(themeAxis)' has only \(axis.values.quotedList()); "
          + "add the value, or leave the theme out of 'inputs'",
        at: place([.key("axes"), .key(themeAxis)]))
      return []
    }
    return variants(of: theme, fixed: fixed, over: axes(with: [value]), in: tokens)
  }

  /// The variants for every value of every axis, also those that no theme has. A theme axis that the
  /// contract does not list has the contexts of its modifier.
  package func allVariants(in tokens: ResolvedTokens) -> [VariantTokens] {
    guard let themeAxis, !axes.contains(where: { $0.name == themeAxis }),
      let index = tokens.themes.axis(named: themeAxis)
    else { return variants(of: 0, fixed: AxisSet(), over: axes, in: tokens) }
    return allVariants(themeValues: tokens.themes.axes[index].values, in: tokens)
  }

  /// The variants for some values of the theme axis and every value of the others.
  package func allVariants(
    themeValues: [String], in tokens: ResolvedTokens
  ) -> [VariantTokens] {
    variants(of: 0, fixed: AxisSet(), over: axes(with: themeValues), in: tokens)
  }

  /// The axes, with the theme axis limited to some values. It comes last if the contract does not
  /// list it.
  private func axes(with themeValues: [String]) -> [Axis] {
    guard let themeAxis else { return axes }
    let fixed = Axis(name: themeAxis, values: themeValues)
    guard let index = axes.firstIndex(where: { $0.name == themeAxis }) else {
      return axes + [fixed]
    }
    var axes = axes
    axes[index] = fixed
    return axes
  }

  private func variants(
    of theme: Int, fixed: AxisSet, over axes: [Axis], in tokens: ResolvedTokens
  ) -> [VariantTokens] {
    axes.combinations.map { variant in
      let roles = roles.compactMap { role -> RoleToken? in
        guard role.when.holds(in: variant), let pattern = pattern(of: role),
          let segments = pattern.segments(for: variant, role: role.name)
        else { return nil }
        return RoleToken(
          role: role, segments: segments, path: tokens.set.paths.find(segments))
      }
      return VariantTokens(theme: theme, fixed: fixed, variant: variant, tokens: roles)
    }
  }
}
