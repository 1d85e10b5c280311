import TokenJSON

/// One variant of a component in one theme, with the tokens of its roles.
package struct VariantTokens {
  package var theme: Int
  package var variant: Variant
  package var tokens: [RoleToken]

  package func token(of role: String) -> RoleToken? { tokens.first { $0.role.name == role } }
}

/// The token of a role in one variant.
package struct RoleToken {
  package var role: Role
  /// The names in its path.
  package var segments: [String]
}

extension Contract {
  /// All variants in one theme; empty, with a finding, when the theme does not fit the theme axis.
  package func variants(
    in theme: Int, contexts: Variant, findings: inout Findings
  ) -> [VariantTokens] {
    guard let themeAxis else { return variants(in: theme, over: axes) }
    guard let value = contexts[themeAxis] else {
      findings.add(
        .invalidContract,
        message: "the theme axis '\(themeAxis)' is not a modifier; the resolver has "
          + (contexts.entries.isEmpty ? "none" : listed(contexts.entries.map(\.axis)))
          + suggestion(for: themeAxis, among: contexts.entries.map(\.axis)),
        at: place([.key("theme")]))
      return []
    }
    if let axis = axes.first(where: { $0.name == themeAxis }), !axis.values.contains(value) {
      findings.add(
        .invalidContract,
        message:
          "there is a theme '\(value)', but axis '\(themeAxis)' has only \(listed(axis.values)); "
          + "add the value, or leave the theme out of 'inputs'",
        at: place([.key("axes"), .key(themeAxis)]))
      return []
    }
    return variants(in: theme, over: axes(with: [value]))
  }

  /// The variants for every value of every axis, independent of the themes.
  package func allVariants() -> [VariantTokens] { variants(in: 0, over: axes) }

  /// The variants for some values of the theme axis and every value of the others.
  package func allVariants(themeValues: [String]) -> [VariantTokens] {
    variants(in: 0, over: axes(with: themeValues))
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

  private func variants(in theme: Int, over axes: [Axis]) -> [VariantTokens] {
    product(of: axes).map { variant in
      let tokens = roles.compactMap { role -> RoleToken? in
        guard role.when.holds(in: variant), let pattern = pattern(of: role),
          let segments = pattern.segments(for: variant, role: role.name)
        else { return nil }
        return RoleToken(role: role, segments: segments)
      }
      return VariantTokens(theme: theme, variant: variant, tokens: tokens)
    }
  }
}
