import TokenJSON
import Writers

/// Objects with a `$ref` and members, which look like groups until it is known what the `$ref` names.
extension GroupDeclaration {
  /// Whether its `$ref` names a value, which makes it a token (Format 5.1; requirement F-020).
  var namesValue: Bool {
    isReference && (base?.string.flatMap(pointerNames)?.dropFirst().contains("$value") ?? false)
  }
}

extension TokenSet {
  /// Declares the token that a group with a `$ref` turned out to be; returns its index.
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

  /// Reports the tokens and groups that such a token holds.
  func refuseMembers(of group: GroupDeclaration, _ findings: inout Findings) {
    let document = documents[Int(sources[Int(group.source)].document)]
    guard let members = object(of: group)?.object else { return }
    for (key, value) in members where value.kind == .object {
      let name = key.string
      guard !name.hasPrefix("$") || name == "$root" else { continue }
      findings.add(
        .unknownProperty,
        "a token holds no further tokens, and '\(printable(name))' stands beside its $ref; move it into "
          + "a group, or let $ref name a group",
        at: document.keyPlace(steps(to: group) + [.key(name)]), path: paths.string(group.path))
    }
  }

  /// The object that a file writes for a group.
  private func object(of group: GroupDeclaration) -> JSONValue? {
    let root: JSONValue? = documents[Int(sources[Int(group.source)].document)].json.root
    return steps(to: group).reduce(root) { value, step in
      switch step {
      case .key(let name): value?[name]
      case .index(let index): value?.array?.dropFirst(index).first
      }
    }
  }

  private func steps(to group: GroupDeclaration) -> [JSONStep] {
    sources[Int(group.source)].prefix + paths.segments(of: group.path).map(JSONStep.key)
  }
}
