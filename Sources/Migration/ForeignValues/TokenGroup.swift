import TokenModel

/// A group of tokens and groups.
package struct TokenGroup: Sendable {
  package var description: String?
  package var deprecated: JSONTree?
  package var extensions: [JSONTree.Member] = []
  package private(set) var members: [(name: String, node: TokenNode)] = []
  /// The index of each member, by the bytes of its name. `String` compares names after Unicode
  /// normalization; DTCG does not normalize.
  private var indices: [[UInt8]: Int] = [:]

  package init() {}

  /// The token or group with a name.
  package subscript(name: String) -> TokenNode? {
    get { indices[Array(name.utf8)].map { members[$0].node } }
    set {
      guard let newValue else { preconditionFailure("use remove(_:) to remove members") }
      let key = Array(name.utf8)
      if let index = indices[key] {
        members[index].node = newValue
      } else {
        indices[key] = members.count
        members.append((name, newValue))
      }
    }
  }

  /// The token at a path.
  package func token(at path: some Collection<String>) -> ConvertedToken? {
    guard let name = path.first else { return nil }
    switch self[name] {
    case .token(let token)?: return path.count == 1 ? token : nil
    case .group(let group)?: return group.token(at: Array(path.dropFirst()))
    case nil: return nil
    }
  }

  /// Inserts a token, creates the groups on its path, and returns the token it replaces. A token at
  /// the path of a group becomes the `$root` of that group.
  @discardableResult
  package mutating func insert(_ token: ConvertedToken, at path: some Collection<String>)
    -> ConvertedToken?
  {
    guard let name = path.first else { preconditionFailure("a token needs a name") }
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

  /// Changes the token at a path, if there is one.
  package mutating func edit(
    _ path: some Collection<String>, change: (inout ConvertedToken) -> Void
  ) {
    guard var token = token(at: path) else { return }
    change(&token)
    insert(token, at: path)
  }

  /// Changes every token.
  package mutating func editAll(_ change: (inout ConvertedToken) -> Void) {
    for index in members.indices {
      switch members[index].node {
      case .token(var token):
        change(&token)
        members[index].node = .token(token)
      case .group(var group):
        group.editAll(change)
        members[index].node = .group(group)
      }
    }
  }

  /// Puts other tokens in place of a token; without any, removes it.
  package mutating func replace(
    _ path: [String], with tokens: [(name: String, token: ConvertedToken)]
  ) {
    guard let name = path.last, token(at: path) != nil else { return }
    if tokens.isEmpty { return remove([TokenPath(names: path)]) }
    editGroup(at: path.dropLast()) { group in
      guard let index = group.indices[Array(name.utf8)] else { return }
      group.members.replaceSubrange(
        index...index, with: tokens.map { (name: $0.name, node: TokenNode.token($0.token)) })
      group.countMembers()
    }
  }

  /// Removes tokens, and groups that are empty without them.
  package mutating func remove(_ tokens: Set<TokenPath>) { remove(tokens, below: []) }

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
    countMembers()
  }

  private mutating func countMembers() {
    indices = [:]
    for (index, member) in members.enumerated() { indices[Array(member.name.utf8)] = index }
  }

  /// Changes the group at a path, which is created if it is missing.
  package mutating func editGroup(
    at path: some Collection<String>, change: (inout TokenGroup) -> Void
  ) {
    guard let name = path.first else { return change(&self) }
    let rest = Array(path.dropFirst())
    edit(name) { $0.editGroup(at: rest, change: change) }
  }

  /// Changes a member as a group. It is removed meanwhile, so that it is not copied.
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

extension TokenGroup {
  /// The group as JSON, with each token on one line if it fits.
  package func tree(depth: Int) -> JSONTree {
    let own = annotations(description, deprecated: deprecated, extensions: extensions)
    return .object(
      own.map { .init($0.name, value: $0.value.fitted(depth: depth + 1, key: $0.name)) }
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
  package var tree: JSONTree {
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
