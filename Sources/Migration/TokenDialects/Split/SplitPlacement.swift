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
