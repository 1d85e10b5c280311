import TokenModel

/// A group that inherits, or a token that inherits if its `$ref` points to a group.
struct Inheritor {
  var path: PathID
  /// The group it inherits from.
  var base: PathID
  /// The group's declaration.
  var group: Int32?
  /// The token's declaration.
  var declaration: Int32?
  /// Whether the base is a group only if it inherits something.
  var isBaseUncertain = false
}
