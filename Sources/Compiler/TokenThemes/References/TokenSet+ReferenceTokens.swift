import TokenJSON
import TokenModel
import Writers

/// Objects with a `$ref` and members. They are read as groups until the target of the `$ref` is
/// known.
extension GroupDeclaration {
  /// Whether its `$ref` points to a value, which makes it a token (Format 5.1; requirement F-020).
  var pointsToValue: Bool {
    isReference && (base?.string?.pointerNames?.dropFirst().contains("$value") ?? false)
  }
}

extension TokenSet {
  /// Declares a group with a `$ref` to a value as a token. Returns its index.
  mutating func declare(_ group: GroupDeclaration) -> Int32? {
    guard let token = object(of: group), let reference = group.base else { return nil }
    declarations.append(
      Declaration(
        path: group.path, origin: group.path, source: group.source, type: group.type,
        token: token, value: reference, isReference: true,
        hasDescription: token["$description"]?.string != nil,
        hasDeprecation: group.deprecation != nil,
        hasExtensions: token["$extensions"]?.kind == .object))
    return Int32(declarations.count - 1)
  }

  /// The findings about tokens and groups inside such a token.
  func misplacedMembers(of group: GroupDeclaration) -> [Diagnostic] {
    let document = document(of: group)
    let members = object(of: group)?.object
    return (members.map(Array.init) ?? []).compactMap { key, value in
      let name = key.string
      guard value.kind == .object, !name.hasPrefix("$") || name == "$root" else { return nil }
      return Diagnostic(
        .unknownProperty,
        message:
          "a token cannot contain tokens, but '\(printable(name))' is next to its $ref; move it into a "
          + "group, or point $ref to a group",
        at: document.keyPlace(steps(to: group.path, in: group.source) + [.key(name)]),
        path: paths.string(group.path))
    }
  }

  /// The JSON object of a group.
  private func object(of group: GroupDeclaration) -> JSONValue? {
    document(of: group).value(at: steps(to: group.path, in: group.source))
  }
}
