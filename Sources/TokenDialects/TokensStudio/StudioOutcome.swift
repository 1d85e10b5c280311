import TokenModel

/// What a token becomes in some themes.
struct StudioOutcome: Hashable {
  /// Its type, where it is carried.
  var type: TokenType?
  /// Its value as DTCG writes it; nil when the token is left out.
  var value: JSONTree?
  /// The token that it names.
  var target: Int?
  /// The number that arithmetic takes it for.
  var quantity: Quantity?
  /// Whether its references lead to itself, or into such a circle.
  var isCircular = false
  /// What has to be said about it.
  var notes: [Note] = []
  /// What has no place in DTCG, and is kept in the token's `$extensions`.
  var extras: [JSONTree.Member] = []

  /// A finding about a token, still without its place.
  struct Note: Hashable {
    var rule: Rule
    var message: String
  }

  /// Whether both put the same into a file.
  func writesSame(as other: StudioOutcome) -> Bool {
    type == other.type && value == other.value && extras == other.extras
  }
}
