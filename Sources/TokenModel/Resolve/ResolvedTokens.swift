/// The tokens of every theme, with every alias followed.
package struct ResolvedTokens {
  package var set: TokenSet
  /// The values of all themes; a value that several themes share is stored once.
  package var values: [TokenValue] = []
  package var themes: [ResolvedTheme] = []
}

/// What one theme's tokens stand for.
package struct ResolvedTheme {
  package var contexts: Variant
  /// The declaration of each path; nil where the theme has no such token.
  package var declarations: [Int32?]
  /// The value of each path, as an index into `ResolvedTokens.values`; nil where there is none.
  package var values: [Int32?]
  /// Groups that set `$deprecated`.
  package var deprecations: [PathID: Deprecation]
  /// The `$type` that each path inherits, its own group's included.
  var types: [DeclaredType]
}

extension ResolvedTokens {
  /// Whether the theme declares a token of that path, readable or not.
  package func isDeclared(_ path: PathID, in theme: Int) -> Bool {
    themes[theme].declarations[Int(path.index)] != nil
  }

  /// What the token is in the theme; nil where it is missing or could not be read.
  package func value(_ path: PathID, in theme: Int) -> TokenValue? {
    themes[theme].values[Int(path.index)].map { values[Int($0)] }
  }

  /// The type that a token declares, or that its groups lend it.
  package func declaredType(of declaration: Declaration, in theme: Int) -> DeclaredType {
    declaration.type == .none
      ? themes[theme].types[Int(declaration.path.index)] : declaration.type
  }

  /// How the theme's file writes the token.
  package func declaration(_ path: PathID, in theme: Int) -> Declaration? {
    themes[theme].declarations[Int(path.index)].map { set.declarations[Int($0)] }
  }
}
