import TokenModel

/// The tokens of a file, and what it says about their groups.
package struct TokenList: Sendable {
  private enum Node {
    case token(ConvertedToken)
    /// The members of a group that are not its tokens and groups.
    case group([JSONTree.Member])
  }

  private var nodes: [(path: TokenPath, node: Node)] = []
  private var indices: [TokenPath: Int] = [:]

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  /// All tokens, in the order in which they were inserted.
  package var tokens: [(path: TokenPath, token: ConvertedToken)] {
    nodes.compactMap { path, node in if case .token(let token) = node { (path, token) } else { nil }
    }
  }

  /// The paths of all tokens.
  package var paths: [TokenPath] { tokens.map(\.path) }

  /// The token at a path.
  package func token(at names: [String]) -> ConvertedToken? {
    guard let index = indices[TokenPath(names: names)], case .token(let token) = nodes[index].node
    else { return nil }
    return token
  }

  /// Inserts a token, and returns the token it replaces.
  @discardableResult
  package mutating func insert(_ token: ConvertedToken, at names: [String]) -> ConvertedToken? {
    let path = TokenPath(names: names)
    let index = indices[path] ?? nodes.count
    guard index < nodes.count else {
      indices[path] = index
      nodes.append((path, .token(token)))
      return nil
    }
    let old = nodes[index].node
    nodes[index].node = .token(token)
    if case .token(let old) = old { return old }
    return nil
  }

  /// Says something about the group at a path.
  package mutating func annotate(_ names: [String], with members: [JSONTree.Member]) {
    let path = TokenPath(names: names)
    guard let index = indices[path] else {
      indices[path] = nodes.count
      return nodes.append((path, .group(members)))
    }
    if case .group = nodes[index].node { nodes[index].node = .group(members) }
  }

  /// Changes the token at a path, if there is one.
  package mutating func edit(_ names: [String], change: (inout ConvertedToken) -> Void) {
    guard var token = token(at: names) else { return }
    change(&token)
    insert(token, at: names)
  }

  /// Changes every token.
  package mutating func editAll(_ change: (inout ConvertedToken) -> Void) {
    for index in nodes.indices {
      guard case .token(var token) = nodes[index].node else { continue }
      change(&token)
      nodes[index].node = .token(token)
    }
  }

  /// Puts other tokens of the same group in place of tokens. One without others is removed, and so are groups
  /// that are empty then.
  package mutating func replace(_ others: [TokenPath: [(name: String, token: ConvertedToken)]]) {
    nodes = nodes.flatMap { path, node in
      guard case .token = node, let tokens = others[path] else { return [(path, node)] }
      return tokens.map { (TokenPath(names: path.names.dropLast() + [$0.name]), .token($0.token)) }
    }
    if others.values.contains(where: \.isEmpty) {
      let groups = Set(
        paths.flatMap { path in
          path.names.indices.map { TokenPath(names: Array(path.names[..<$0])) }
        })
      nodes.removeAll { if case .group = $1 { !groups.contains($0) } else { false } }
    }
    indices = Dictionary(firsts: nodes.enumerated().map { ($1.path, $0) })
  }
}

extension TokenList {
  /// The tokens and groups as JSON, with each token on one line if it fits.
  package var tree: JSONTree { Self.tree(nodes, depth: 0) }

  /// What is below a path with some number of names.
  private static func tree(_ nodes: [(path: TokenPath, node: Node)], depth: Int) -> JSONTree {
    var members: [JSONTree.Member] = []
    for nodes in nodes.grouped(by: { $0.path.names.dropFirst(depth).first.map { Array($0.utf8) } })
    {
      switch (nodes[0].path.names.dropFirst(depth).first, nodes[0].node) {
      case (nil, .group(let own)):
        let own = own.map {
          JSONTree.Member($0.name, value: $0.value.fitted(depth: depth + 1, key: $0.name))
        }
        members.insert(contentsOf: own, at: 0)
      case (let name?, .token(let token)) where nodes[0].path.names.count == depth + 1:
        members.append(.init(name, value: token.tree.fitted(depth: depth + 1, key: name)))
      case (let name?, _): members.append(.init(name, value: tree(nodes, depth: depth + 1)))
      case (nil, .token): preconditionFailure("a token has a name")
      }
    }
    return .object(members)
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

/// The members that tokens and groups can have.
package func annotations(
  _ description: String?, deprecated: JSONTree?, extensions: [JSONTree.Member]
) -> [JSONTree.Member] {
  var members: [JSONTree.Member] = []
  if let description { members.append(.init("$description", value: .string(description))) }
  if let deprecated { members.append(.init("$deprecated", value: deprecated)) }
  if !extensions.isEmpty { members.append(.init("$extensions", value: .object(extensions))) }
  return members
}
