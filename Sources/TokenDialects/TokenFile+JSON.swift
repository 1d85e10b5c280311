import Writers

extension TokenFile {
  /// The file as DTCG 2025.10.
  package var bytes: [UInt8] {
    if let verbatim { return verbatim }
    var json = JSONWriter(lines: .max)
    json.tree(nil, root.tree(depth: 0))
    json.end()
    return json.bytes
  }
}

extension TokenGroup {
  /// The group, and each of its tokens on one line if it fits.
  fileprivate func tree(depth: Int) -> JSONTree {
    var own: [JSONTree.Member] = []
    if let type { own.append(.init("$type", .string(type.rawValue))) }
    own += annotations(description, deprecated, extensions).map {
      .init($0.name, $0.value.fitted(depth: depth + 1, key: $0.name))
    }
    return .object(
      own
        + members.map { name, node in
          switch node {
          case .token(let token): .init(name, token.tree.fitted(depth: depth + 1, key: name))
          case .group(let group): .init(name, group.tree(depth: depth + 1))
          }
        })
  }
}

extension ConvertedToken {
  fileprivate var tree: JSONTree {
    var own: [JSONTree.Member] = []
    if let type { own.append(.init("$type", .string(type.rawValue))) }
    own.append(.init("$value", value))
    return .object(own + annotations(description, deprecated, extensions))
  }
}

private func annotations(
  _ description: String?, _ deprecated: JSONTree?, _ extensions: [JSONTree.Member]
) -> [JSONTree.Member] {
  var members: [JSONTree.Member] = []
  if let description { members.append(.init("$description", .string(description))) }
  if let deprecated { members.append(.init("$deprecated", deprecated)) }
  if !extensions.isEmpty { members.append(.init("$extensions", .object(extensions))) }
  return members
}
