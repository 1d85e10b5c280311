import TokenModel

/// A group of tokens and groups.
package struct TokenGroup: Sendable {
  package var description: String?
  package var deprecated: JSONTree?
  package var extensions: [JSONTree.Member] = []
  /// The type that its tokens have unless they say another.
  package var type: TokenType?
  package private(set) var members: [(name: String, node: TokenNode)] = []
  /// Where each member stands, by the bytes of its name: `String` takes names for one that differ
  /// only by normalization, and DTCG does not.
  private var indices: [[UInt8]: Int] = [:]

  package init() {}

  /// The token or group of that name.
  package subscript(name: String) -> TokenNode? {
    get { indices[Array(name.utf8)].map { members[$0].node } }
    set {
      guard let newValue else { preconditionFailure("members are taken out with remove(_:)") }
      let key = Array(name.utf8)
      if let index = indices[key] {
        members[index].node = newValue
      } else {
        indices[key] = members.count
        members.append((name, newValue))
      }
    }
  }

  /// The token at that path.
  package func token(at path: some Collection<String>) -> ConvertedToken? {
    guard let name = path.first else { return nil }
    switch self[name] {
    case .token(let token)?: return path.count == 1 ? token : nil
    case .group(let group)?: return group.token(at: Array(path.dropFirst()))
    case nil: return nil
    }
  }

  /// Puts a token where its path leads, making the groups on the way; the token that stood there
  /// before. A token that stands where a group is needed, or the other way round, is the `$root`
  /// of that group.
  @discardableResult
  package mutating func insert(_ token: ConvertedToken, at path: some Collection<String>)
    -> ConvertedToken?
  {
    guard let name = path.first else { preconditionFailure("a token without a name") }
    if path.count == 1 {
      switch self[name] {
      case .group?: return edit(name) { $0.insert(token, at: ["$root"]) }
      case .token(let old)?:
        self[name] = .token(token)
        return old
      case nil:
        self[name] = .token(token)
        return nil
      }
    }
    let rest = Array(path.dropFirst())
    return edit(name) { $0.insert(token, at: rest) }
  }

  /// Takes out tokens, and groups that are empty without them.
  mutating func remove(_ tokens: Set<TokenPath>) { remove(tokens, below: []) }

  private mutating func remove(_ tokens: Set<TokenPath>, below names: [String]) {
    var kept: [(name: String, node: TokenNode)] = []
    for (name, node) in members {
      let path = names + [name]
      switch node {
      case .token: if !tokens.contains(TokenPath(names: path)) { kept.append((name, node)) }
      case .group(var group):
        group.remove(tokens, below: path)
        if !group.members.isEmpty { kept.append((name, .group(group))) }
      }
    }
    members = kept
    indices = [:]
    for (index, member) in kept.enumerated() { indices[Array(member.name.utf8)] = index }
  }

  /// Changes the group at that path, making it where there is none.
  package mutating func editGroup(
    at path: some Collection<String>, change: (inout TokenGroup) -> Void
  ) {
    guard let name = path.first else { return change(&self) }
    let rest = Array(path.dropFirst())
    edit(name) { $0.editGroup(at: rest, change: change) }
  }

  /// Changes a member as a group, in place: no other reference to it is held meanwhile.
  @discardableResult
  private mutating func edit<Result>(
    _ name: String, change: (inout TokenGroup) -> Result
  ) -> Result {
    var group = TokenGroup()
    switch self[name] {
    case .group(let known): group = known
    case .token(let token): group.insert(token, at: ["$root"])
    case nil: break
    }
    self[name] = .group(TokenGroup())
    let result = change(&group)
    self[name] = .group(group)
    return result
  }
}

/// A member of a group.
package enum TokenNode: Sendable {
  case token(ConvertedToken)
  case group(TokenGroup)
}
