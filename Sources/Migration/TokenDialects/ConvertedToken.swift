/// A token as DTCG 2025.10 writes it.
struct ConvertedToken: Sendable {
  /// Its type; nil if its group or the target of its alias has it.
  var type: TokenType?
  /// Its value, with aliases as `{a.b}`.
  var value: JSONTree
  var description: String?
  /// True, or the reason.
  var deprecated: JSONTree?
  /// The members of `$extensions`, by vendor.
  var extensions: [JSONTree.Member] = []
  /// The place of its declaration.
  var place: Place
  /// The declared value that it is, for the account; nil for one that is made up.
  var origin: Int?
}
