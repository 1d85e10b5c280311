import ForeignValues
import Writers

extension TokenFile {
  /// The file as DTCG 2025.10.
  package var bytes: [UInt8] {
    if let verbatim { return verbatim }
    var json = JSONWriter(lines: .max)
    json.tree(nil, tree: root.tree(depth: 0))
    json.end()
    return json.bytes
  }
}

extension TokenGroup {
  /// The group as JSON, with each token on one line if it fits.
  fileprivate func tree(depth: Int) -> JSONTree {
    var own: [JSONTree.Member] = []
    if let type { own.append(.init("$type", value: .string(type.rawValue))) }
    own += annotations(description, deprecated: deprecated, extensions: extensions).map {
      .init($0.name, value: $0.value.fitted(depth: depth + 1, key: $0.name))
    }
    return .object(
      own
        + members.map { name, node in
          switch node {
          case .token(let token): .init(name, value: token.tree.fitted(depth: depth + 1, key: name))
          case .group(let group): .init(name, value: group.tree(depth: depth + 1))
          }
        })
  }
}

extension ConvertedToken {
  /// The token as JSON.
  var tree: JSONTree {
    var own: [JSONTree.Member] = []
    if let type { own.append(.init("$type", value: .string(type.rawValue))) }
    own.append(.init("$value", value: value))
    return .object(own + annotations(description, deprecated: deprecated, extensions: extensions))
  }
}

private func annotations(
  _ description: String?, deprecated: JSONTree?, extensions: [JSONTree.Member]
) -> [JSONTree.Member] {
  var members: [JSONTree.Member] = []
  if let description { members.append(.init("$description", value: .string(description))) }
  if let deprecated { members.append(.init("$deprecated", value: deprecated)) }
  if !extensions.isEmpty { members.append(.init("$extensions", value: .object(extensions))) }
  return members
}
