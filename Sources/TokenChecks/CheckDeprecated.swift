import TokenModel

/// Reports tokens in use that stand for tokens no longer to be used (requirement F-046).
func checkDeprecated(_ tokens: ResolvedTokens, _ findings: inout Findings) {
  let set = tokens.set
  let hasAny = set.declarations.contains(where: \.hasDeprecation)
  for (theme, resolved) in tokens.themes.enumerated()
  where hasAny || !resolved.deprecations.isEmpty {
    for index in resolved.values.indices where resolved.values[index] != nil {
      let path = PathID(index: Int32(index))
      guard let declaration = tokens.declaration(path, in: theme),
        let target = set.aliasTarget(of: declaration),
        tokens.isDeprecated(target, in: theme), !tokens.isDeprecated(path, in: theme),
        let deprecated = tokens.declaration(target, in: theme)
      else { continue }
      findings.add(
        .deprecatedAlias,
        "'\(set.paths.string(path))' stands for '\(set.paths.string(target))', which is deprecated"
          + tokens.explanation(of: target, in: theme)
          + "; name another token, or deprecate this one too",
        at: set.place(of: declaration), path: set.paths.string(path),
        related: [Diagnostic.Related("the deprecated token", at: set.namePlace(of: deprecated))],
        theme: resolved.contexts)
    }
  }
}

extension ResolvedTokens {
  /// Why a token is deprecated, in brackets; nothing where nobody says.
  fileprivate func explanation(of path: PathID, in theme: Int) -> String {
    guard case .yes(let text?)? = deprecation(of: path, in: theme) else { return "" }
    return " (\(text))"
  }
}
