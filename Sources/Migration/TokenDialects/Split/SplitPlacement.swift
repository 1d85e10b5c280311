import ForeignValues

/// Where the tokens of a split token are declared.
struct SplitPlacement {
  /// The tokens in place of each declaration, in its set. Other declarations are removed.
  var kept: [Int: [SplitPart]] = [:]
  /// The tokens that contexts of one modifier declare.
  var moved: [Move] = []

  /// A token that a context needs.
  struct Move {
    var part: SplitPart
    /// The modifier, as an index into `ConvertedTokens.modifiers`.
    var modifier: Int
    var context: Int
    /// All contexts of the modifier that need the token.
    var all: Set<Int>
  }
}

/// One of the tokens that a declaration becomes when its token is split.
struct SplitPart: Hashable {
  /// The declaration, as an index into `TokenSet.declarations`.
  var declaration: Int
  var type: TokenType
  /// Whether it is a gradient of the declared color.
  var isFill = false
}

/// A token in place of another one.
struct SplitToken {
  var name: String
  var token: ConvertedToken
  /// Whether a copied file gets the text of the token that is replaced, with other aliases.
  var keepsText = true
  /// The aliases to change in that text, without braces.
  var renamed: [String: String] = [:]
}
