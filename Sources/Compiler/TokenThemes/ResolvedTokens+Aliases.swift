import TokenJSON
import TokenModel

/// A token's alias, description and deprecation in a theme.
extension ResolvedTokens {
  /// The token that a token's whole value references, one step only; nil when it is not an alias.
  package func alias(of path: PathID, in theme: Int) -> PathID? {
    declarationIndex(path, in: theme).flatMap { targets[$0] }
  }

  /// The token's description.
  package func description(of path: PathID, in theme: Int) -> String? {
    guard let declaration = declaration(path, in: theme), declaration.hasDescription else {
      return nil
    }
    return declaration.token["$description"]?.string
  }

  /// Whether the token is deprecated.
  package func isDeprecated(_ path: PathID, in theme: Int) -> Bool {
    if case .yes = deprecation(of: path, in: theme) { true } else { false }
  }

  /// The token's own deprecation, or else that of the nearest group that has one (Format 6.3.1,
  /// requirement F-045); nil when none has one.
  package func deprecation(of path: PathID, in theme: Int) -> Deprecation? {
    guard let declaration = declaration(path, in: theme) else { return nil }
    if declaration.hasDeprecation {
      return declaration.token["$deprecated"].flatMap(Deprecation.init)
    }
    return deprecations[cells.cell(of: path, in: theme)]
  }
}
