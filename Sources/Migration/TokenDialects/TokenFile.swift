import ForeignValues
import TokenModel
import Writers

/// A set of tokens, which becomes one file.
package struct TokenFile: Sendable {
  /// The name of the set, and of its file.
  package var name: String
  /// The path of the input below the shared folder. The file keeps it if a resolver document may
  /// refer to it.
  package var source: String?
  /// The bytes of a copied file: those of the original, or the JSON that it was translated to.
  var verbatim: [UInt8]?
  /// The file that is copied.
  var original: Document?
  /// The context of `--mode` that the tokens had as a group; nil for other sets.
  var mode: GroupMode?
  /// The mode whose values the tokens are, and the set that has the others; nil for other sets.
  var valueMode: ValueMode?
  /// The tokens and groups, in output order.
  package var root = TokenGroup()

  package init(name: String) { self.name = name }

  /// The set of a file.
  init(of file: ForeignFile) {
    name = file.name
    source = file.relativePath
  }
}

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

  package init(type: TokenType?, value: JSONTree, place: Place) {
    self.type = type
    self.value = value
    self.place = place
  }
}

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
