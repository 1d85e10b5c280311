/// The tokens of a file, and what it says about their groups.
struct TokenList: Sendable {
  /// All tokens, in the order in which they were inserted.
  private(set) var tokens: [(path: TokenPath, token: ConvertedToken)] = []
  private var indices: [TokenPath: Int] = [:]
  /// The members of groups that are not tokens and groups.
  private var groups: [(path: TokenPath, members: [JSONTree.Member])] = []

  var isEmpty: Bool { tokens.isEmpty && groups.isEmpty }

  var paths: [TokenPath] { tokens.map(\.path) }

  func token(at names: [String]) -> ConvertedToken? {
    indices[TokenPath(names: names)].map { tokens[$0].token }
  }

  /// Inserts a token, and returns the token it replaces.
  @discardableResult
  mutating func insert(_ token: ConvertedToken, at names: [String]) -> ConvertedToken? {
    let path = TokenPath(names: names)
    let index = indices.number(of: path)
    guard index < tokens.count else {
      tokens.append((path, token))
      return nil
    }
    defer { tokens[index].token = token }
    return tokens[index].token
  }

  /// Says something about the group at a path.
  mutating func annotate(_ names: [String], with members: [JSONTree.Member]) {
    groups.append((TokenPath(names: names), members))
  }

  /// Changes the token at a path, if there is one.
  mutating func edit(_ names: [String], change: (inout ConvertedToken) -> Void) {
    if let index = indices[TokenPath(names: names)] { change(&tokens[index].token) }
  }

  mutating func editAll(_ change: (inout ConvertedToken) -> Void) {
    for index in tokens.indices { change(&tokens[index].token) }
  }

  /// Replaces tokens by others of their groups. One without others is removed, as are groups left empty.
  mutating func replace(_ others: [TokenPath: [(name: String, token: ConvertedToken)]]) {
    tokens = tokens.flatMap { path, token in
      guard let tokens = others[path] else { return [(path, token)] }
      return tokens.map { (TokenPath(names: path.names.dropLast() + [$0.name]), $0.token) }
    }
    if others.values.contains(where: \.isEmpty) {
      let inUse = Set(paths.flatMap(\.groups))
      groups.removeAll { !inUse.contains($0.path) }
    }
    indices = Dictionary(firsts: tokens.enumerated().map { ($1.path, $0) })
  }
}

extension TokenList {
  /// The tokens and groups as JSON, with each token on one line if it fits.
  var tree: JSONTree {
    Self.tree(tokens.map { ($0, $1, []) } + groups.map { ($0, nil, $1) }, depth: 0)
  }

  /// A token, or the members of a group that are not tokens and groups.
  private typealias Node = (path: TokenPath, token: ConvertedToken?, members: [JSONTree.Member])

  /// What is below a path with some number of names.
  private static func tree(_ nodes: [Node], depth: Int) -> JSONTree {
    var members: [JSONTree.Member] = []
    for nodes in nodes.grouped(by: { $0.path.names.dropFirst(depth).first.map { Array($0.utf8) } })
    {
      let (path, token, own) = nodes[0]
      if let name = path.names.dropFirst(depth).first {
        let leaf = path.names.count == depth + 1 ? token?.tree : nil
        let value = leaf?.fitted(depth: depth + 1, key: name) ?? tree(nodes, depth: depth + 1)
        members.append(.init(name, value: value))
      } else {
        let own = own.map {
          JSONTree.Member($0.name, value: $0.value.fitted(depth: depth + 1, key: $0.name))
        }
        members.insert(contentsOf: own, at: 0)
      }
    }
    return .object(members)
  }
}

extension ConvertedToken {
  var tree: JSONTree {
    var own: [JSONTree.Member] = []
    if let type { own.append(.init("$type", value: .string(type.rawValue))) }
    own.append(.init("$value", value: value))
    return .object(own + annotations(description, deprecated: deprecated, extensions: extensions))
  }
}

/// The members that tokens and groups can have.
func annotations(
  _ description: String?, deprecated: JSONTree?, extensions: [JSONTree.Member]
) -> [JSONTree.Member] {
  var members: [JSONTree.Member] = []
  if let description { members.append(.init("$description", value: .string(description))) }
  if let deprecated { members.append(.init("$deprecated", value: deprecated)) }
  if !extensions.isEmpty { members.append(.init("$extensions", value: .object(extensions))) }
  return members
}
