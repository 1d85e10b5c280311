/// One variant of a component, with the tokens of its roles.
package struct VariantTokens {
  /// The first theme that has the variant.
  package var theme: Int
  /// The theme axes whose values the variant fixes: none, or the contract's theme axis. All themes
  /// with the values of `theme` on them have the variant.
  package var fixed: AxisSet
  package var variant: Variant
  package private(set) var tokens: [RoleToken]
  /// Where many roles are, by name; nil for few, which are found sooner by looking at each.
  private var positions: [String: Int]?

  init(theme: Int, fixed: AxisSet, variant: Variant, tokens: [RoleToken]) {
    (self.theme, self.fixed, self.variant, self.tokens) = (theme, fixed, variant, tokens)
    guard tokens.count > 32 else { return }
    positions = Dictionary(firsts: tokens.enumerated().map { ($1.role.name, $0) })
  }

  package func token(of role: String) -> RoleToken? { position(of: role).map { tokens[$0] } }

  package func has(_ role: String) -> Bool { position(of: role) != nil }

  /// The path of a role's token; nil if it does not have the role, or no file has the token.
  package func path(of role: String) -> PathID? { position(of: role).flatMap { tokens[$0].path } }

  private func position(of role: String) -> Int? {
    positions.map { $0[role] } ?? tokens.firstIndex { $0.role.name == role }
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
  package func variants(
    in tokens: ResolvedTokens
  ) -> (variants: [VariantTokens], findings: [Diagnostic]) {
    let themes = tokens.themes
    guard !themes.isEmpty else { return ([], []) }
    var findings = missingContexts(in: themes)
    guard let themeAxis else {
      return (variants(of: 0, fixed: AxisSet(), over: axes, in: tokens), findings)
    }
    guard let axis = themes.axis(named: themeAxis) else {
      let names = themes.axes.map(\.name)
      findings.add(
        .invalidContract,
        message: "the theme axis '\(themeAxis)' is not a modifier; the resolver has "
          + (names.isEmpty ? "none" : names.quotedList()) + themeAxis.suggestion(among: names),
        at: place([.key("theme")]))
      return ([], findings)
    }
    let fixed = AxisSet([axis]).intersection(themes.varying)
    // An unknown value is probably meant to be the missing one, and it is reported already.
    let isComplete = !hasUnknownThemeContext(in: themes)
    var variants: [VariantTokens] = []
    for theme in themes.themes(over: fixed) {
      let value = themes.contexts(of: theme)[themeAxis] ?? ""
      if has(value) {
        variants += self.variants(of: theme, fixed: fixed, over: axes(with: [value]), in: tokens)
      } else if isComplete {
        findings.append(missingValue(value, of: themeAxis))
      }
    }
    return (variants, findings)
  }

  /// Whether the contract has a value of its theme axis, which it need not list.
  private func has(_ value: String) -> Bool {
    axes.first { $0.name == themeAxis }?.values.contains(value) ?? true
  }

  /// The finding about a theme whose value the contract's theme axis does not have.
  private func missingValue(_ value: String, of axis: String) -> Diagnostic {
    let values = axes.first { $0.name == axis }?.values ?? []
    return Diagnostic(
      .invalidContract,
      message: "there is a theme '\(value)', but axis '\(axis)' has only \(values.quotedList()); "
        + "add the value, or leave the theme out of 'inputs'",
      at: place([.key("axes"), .key(axis)]))
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
  package func allVariants(themeValues: [String], in tokens: ResolvedTokens) -> [VariantTokens] {
    variants(of: 0, fixed: AxisSet(), over: axes(with: themeValues), in: tokens)
  }

  /// The axes, with the theme axis, last if the contract does not list it, limited to some values.
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
        return RoleToken(role: role, segments: segments, path: tokens.set.paths.find(segments))
      }
      return VariantTokens(theme: theme, fixed: fixed, variant: variant, tokens: roles)
    }
  }

  /// The variants, with the roles that the theme leaves out although their tokens exist in it: those
  /// of paths that do not name the theme.
  package func widened(_ variants: [VariantTokens], in tokens: ResolvedTokens) -> [VariantTokens] {
    guard let themeAxis else { return variants }
    let roles = roles.filter { role in
      role.when.values(of: themeAxis) != nil
        && !(pattern(of: role)?.axes.contains(themeAxis) ?? true)
    }
    guard !roles.isEmpty else { return variants }
    return variants.map { variant in
      let more = roles.filter { !variant.has($0.name) }.compactMap { role -> RoleToken? in
        var role = role
        role.when.clauses.removeAll { $0.axis == themeAxis }
        guard role.when.holds(in: variant.variant),
          let names = pattern(of: role)?.segments(for: variant.variant, role: role.name),
          let path = tokens.set.paths.find(names)
        else { return nil }
        return RoleToken(role: role, segments: names, path: path)
      }
      return VariantTokens(
        theme: variant.theme, fixed: variant.fixed, variant: variant.variant,
        tokens: variant.tokens + more)
    }
  }
}
