/// The checks of tokens against contracts and the project, other than contrast.
struct ContractChecks {
  let tokens: ResolvedTokens
  let contracts: [Contract]
  let built: [[VariantTokens]]
  /// The variants of each contract in all themes, while the checks run.
  private(set) var all: [[VariantTokens]]
  let project: Project
  let resolver: Resolver?
  var findings: Findings
  /// The required paths that are missing or have the wrong type.
  private var unmet: Set<String> = []

  /// Runs all checks. `built` has the variants of each contract in the themes that are built.
  init(
    _ tokens: ResolvedTokens, contracts: [Contract], built: [[VariantTokens]], project: Project,
    resolver: Resolver?, known: Findings
  ) {
    (self.tokens, self.contracts, self.built) = (tokens, contracts, built)
    (self.project, self.resolver, findings) = (project, resolver, known)
    all = contracts.map { $0.allVariants(in: tokens) }
    checkTypesAcrossThemes()
    var required = RequiredTokens()
    for (contract, variants) in zip(contracts, built) { required.add(contract, variants: variants) }
    required.add(surfaceOf: project, themes: tokens.themes)
    unmet = check(required)
    checkUnexpected()
    checkPartial(except: required)
    for index in contracts.indices {
      checkPairs(of: index)
      checkVaries(of: contracts[index])
    }
    checkOverrides()
    checkDeprecated()
    all = []  // to free the memory early
  }

  /// Whether every token of the variants exists with a fitting type.
  func meets(_ variants: [VariantTokens]) -> Bool {
    unmet.isEmpty
      || variants.allSatisfy { variant in
        variant.tokens.allSatisfy { !unmet.contains($0.segments.tokenPath) }
      }
  }

  /// Reports aliases of deprecated tokens that are not deprecated themselves (requirement F-046).
  mutating func checkDeprecated() {
    let (tokens, set) = (tokens, tokens.set)
    let hasAny = set.declarations.contains(where: \.hasDeprecation)
    guard hasAny || tokens.hasDeprecatedGroups else { return }
    tokens.forEach { path, theme in
      guard tokens.valueIndex(path, in: theme) != nil,
        let declaration = tokens.declaration(path, in: theme),
        let target = set.aliasTarget(of: declaration),
        tokens.isDeprecated(target, in: theme), !tokens.isDeprecated(path, in: theme),
        let deprecated = tokens.declaration(target, in: theme)
      else { return }
      let finding = Diagnostic(
        .deprecatedAlias,
        message:
          "'\(set.paths.string(path))' references '\(set.paths.string(target))', which is deprecated"
          + tokens.explanation(of: target, in: theme)
          + "; reference another token, or deprecate this one too",
        at: set.place(of: declaration), path: set.paths.string(path),
        related: [Diagnostic.Related("the deprecated token", at: set.namePlace(of: deprecated))])
      findings.add(finding, in: theme, over: tokens.axes(of: path))
    }
  }

  /// Reports overrides of the audit settings that match no possible theme.
  mutating func checkOverrides() {
    guard !tokens.themes.isEmpty else { return }
    var contexts: [String: [String]] = [:]
    for modifier in resolver?.modifiers ?? [] {
      contexts[modifier.name] = modifier.contexts.map(\.name)
    }
    for axis in tokens.themes.axes {
      for value in axis.values where !(contexts[axis.name] ?? []).contains(value) {
        contexts[axis.name, default: []].append(value)
      }
    }
    for override in project.overrides {
      for clause in override.condition.clauses {
        guard let known = contexts[clause.axis] else {
          findings.add(
            .invalidProject,
            message: "there is no modifier '\(printable(clause.axis))'; the project has "
              + (contexts.isEmpty ? "none" : contexts.keys.sorted().quotedList())
              + clause.axis.suggestion(among: contexts.keys.sorted()), at: override.place)
          continue
        }
        for value in clause.values where !known.contains(value) {
          findings.add(
            .invalidProject,
            message: Axis(name: clause.axis, values: known).messageAboutMissing(value),
            at: override.place)
        }
      }
    }
  }

  /// Reports roles that vary with a name that is neither a modifier nor an axis in their path.
  mutating func checkVaries(of contract: Contract) {
    let modifiers = resolver?.modifiers.map(\.name) ?? []
    for role in contract.roles {
      let known = modifiers + (contract.pattern(of: role)?.axes ?? [])
      for axis in role.varies where !known.contains(axis) {
        findings.add(
          .invalidContract,
          message:
            "role '\(printable(role.name))' cannot vary with '\(printable(axis))', because it is neither a "
            + "modifier nor an axis in the role's path" + axis.suggestion(among: known),
          at: contract.place(role.steps + [.key("varies")]))
      }
    }
  }
}

extension ResolvedTokens {
  /// Whether a token is only an old name of others: deprecated and an alias in each declaration.
  func isOldName(_ path: PathID) -> Bool {
    themes(of: path).allSatisfy { theme in
      !isDeclared(path, in: theme)
        || isDeprecated(path, in: theme) && alias(of: path, in: theme) != nil
    }
  }

  /// The reason why a token is deprecated, in parentheses; empty without one.
  fileprivate func explanation(of path: PathID, in theme: Int) -> String {
    guard case .yes(let text?)? = deprecation(of: path, in: theme) else { return "" }
    return " (\(text))"
  }
}
