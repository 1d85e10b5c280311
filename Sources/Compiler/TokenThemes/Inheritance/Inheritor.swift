/// A group that inherits, or a token that inherits if its `$ref` points to a group.
struct Inheritor: Hashable {
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

extension GroupDeclaration {
  /// The names of the group that it inherits from; nil when its reference is not one to a group.
  var baseNames: [String]? {
    base?.string.flatMap { $0.aliasNames ?? $0.pointerNames }.flatMap(groupPath)
  }
}

extension Declaration {
  /// The names of the group that its `$ref` may point to; nil when it is a token in any case.
  var baseNames: [String]? {
    isReference && type == .none ? value.string?.pointerNames.flatMap(groupPath) : nil
  }
}

/// The names, if they can be the path of a token or group, not of a property.
private func groupPath(_ names: [String]) -> [String]? {
  let isPath = names.allSatisfy { !$0.isEmpty && (!$0.hasPrefix("$") || $0 == "$root") }
  return isPath ? names : nil
}
