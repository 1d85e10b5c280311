/// The tokens of every theme, with every reference resolved.
package struct ResolvedTokens {
  package var set: TokenSet
  /// The values of all themes. Themes share equal values.
  package var values: [TokenValue] = []
  package var themes: [ResolvedTheme] = []
}

/// The declarations and values of one theme.
package struct ResolvedTheme {
  package var contexts: Variant
  /// The declaration of each path; nil when the theme has no token there.
  package var declarations: [Int32?]
  /// The value of each path, as an index into `ResolvedTokens.values`; nil when there is none.
  package var values: [Int32?]
  /// Groups that set `$deprecated`.
  package var deprecations: [PathID: Deprecation]
  /// The `$type` that applies at each path, including its own.
  var types: [DeclaredType]
}

extension ResolvedTokens {
  /// Whether the theme declares a token at that path, readable or not.
  package func isDeclared(_ path: PathID, in theme: Int) -> Bool {
    themes[theme].declarations[Int(path.index)] != nil
  }

  /// The token's value in the theme; nil when it is missing or could not be read.
  package func value(_ path: PathID, in theme: Int) -> TokenValue? {
    themes[theme].values[Int(path.index)].map { values[Int($0)] }
  }

  /// The type that a token declares or inherits.
  package func declaredType(of declaration: Declaration, in theme: Int) -> DeclaredType {
    declaration.type == .none
      ? themes[theme].types[Int(declaration.path.index)] : declaration.type
  }

  /// The theme's declaration of the token.
  package func declaration(_ path: PathID, in theme: Int) -> Declaration? {
    themes[theme].declarations[Int(path.index)].map { set.declarations[Int($0)] }
  }
}
