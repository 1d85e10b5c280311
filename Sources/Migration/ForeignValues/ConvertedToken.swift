/// A token as DTCG 2025.10 writes it.
package struct ConvertedToken: Sendable {
  /// Its type; nil if its group or the target of its alias has it.
  package var type: TokenType?
  /// Its value, with aliases as `{a.b}`.
  package var value: JSONTree
  package var description: String?
  /// True, or the reason.
  package var deprecated: JSONTree?
  /// The members of `$extensions`, by vendor.
  package var extensions: [JSONTree.Member] = []
  /// The place of its declaration.
  package var place: Place
  /// The declared value that it is, for the account; nil for one that is made up.
  package var origin: Int?

  package init(type: TokenType?, value: JSONTree, place: Place) {
    (self.type, self.value, self.place) = (type, value, place)
  }
}
