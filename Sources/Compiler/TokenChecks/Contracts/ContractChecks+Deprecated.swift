import TokenModel
import TokenThemes

extension ContractChecks {
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
}

extension ResolvedTokens {
  /// Whether a token is only an old name of other tokens: wherever it is declared, it is deprecated
  /// and an alias.
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
