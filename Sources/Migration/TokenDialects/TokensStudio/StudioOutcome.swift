import ForeignValues
import TokenModel

/// A converted token in some themes.
struct StudioOutcome: Hashable {
  /// Its type, if it is converted.
  var type: TokenType?
  /// Its DTCG value; nil if the token is left out.
  var value: JSONTree?
  /// The target of its alias.
  var target: Int?
  /// Its value in arithmetic.
  var quantity: Quantity?
  /// Whether it is part of a cycle of references, or leads into one.
  var isCircular = false
  /// The findings about it.
  var notes: [Note] = []
  /// What DTCG cannot express, for the token's `$extensions`.
  var extras: [JSONTree.Member] = []

  /// A finding about a token, without its place.
  struct Note: Hashable {
    var rule: Rule
    var message: String
  }

  /// Whether both are written the same way.
  func writesSame(as other: StudioOutcome) -> Bool {
    type == other.type && value == other.value && extras == other.extras
  }
}
