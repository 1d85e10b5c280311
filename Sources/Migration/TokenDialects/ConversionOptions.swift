import ModeFinding
import TokenJSON
import TokenModel

/// The options of a conversion.
package struct ConversionOptions: Sendable {
  /// The dialect of all files; nil to recognize it.
  package var dialect: Dialect?
  /// Types by the path of a token (`color/**`). The first pattern that matches decides.
  package var types: [(pattern: String, type: TokenType)] = []
  /// Names of tokens that represent their group (`_`, `@`, `DEFAULT`, `base`) and become `$root`.
  package var rootNames: Set<String> = []
  /// Whether tokens without a type get the one that their values look like.
  package var infersTypes = false
  /// Whether tokens whose type differs by theme become one token for each type.
  package var splitsTypes = false
  /// Which sets are contexts of which axes. If there are any, nothing is guessed.
  package var modes: [ModeAxis] = []
  /// Patterns of sets that are in every theme, below all others.
  package var bases: [String] = []
  /// Whether a resolver document combines the files.
  var hasResolver = false

  /// Options that recognize dialects and set no types.
  package init() {}
}

/// A file in a syntax that this module cannot read, translated by the caller.
package enum Translation: Sendable {
  case json(TranslatedJSON)
  /// Why it cannot be translated.
  case fault(Diagnostic)
}
