import TokenModel

/// One of the tokens that a declaration becomes when its token is split.
struct SplitPart: Hashable {
  /// The declaration, as an index into `TokenSet.declarations`.
  var declaration: Int
  /// The type of the new token.
  var type: TokenType
  /// Whether it is a gradient of the declared color.
  var isFill = false
}
