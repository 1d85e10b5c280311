import TokenJSON

/// What a theme says about a token beside its value.
extension ResolvedTokens {
  /// The token that the whole value of a token names, one hop on; nil where it is no alias.
  package func alias(of path: PathID, in theme: Int) -> PathID? {
    declaration(path, in: theme).flatMap(set.aliasTarget)
  }

  /// What the token's file says it is for.
  package func description(of path: PathID, in theme: Int) -> String? {
    guard let declaration = declaration(path, in: theme), declaration.hasDescription else {
      return nil
    }
    return declaration.token["$description"]?.string
  }

  /// Whether the token should no longer be used.
  package func isDeprecated(_ path: PathID, in theme: Int) -> Bool {
    if case .yes = deprecation(of: path, in: theme) { true } else { false }
  }

  /// Whether the token should no longer be used: what its own declaration says, else the nearest
  /// group that says anything (Format 6.3.1, requirement F-045); nil where nobody does.
  package func deprecation(of path: PathID, in theme: Int) -> Deprecation? {
    guard let declaration = declaration(path, in: theme) else { return nil }
    if declaration.hasDeprecation {
      return declaration.token["$deprecated"].flatMap(Deprecation.init)
    }
    let groups = themes[theme].deprecations
    guard !groups.isEmpty else { return nil }
    var here = set.paths.parent(of: path)
    while let group = here {
      if let found = groups[group] { return found }
      here = set.paths.parent(of: group)
    }
    return nil
  }
}
