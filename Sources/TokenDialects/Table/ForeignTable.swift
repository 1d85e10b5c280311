import TokenModel
import Writers

/// All tokens of the files of one dialect, and what aliases among them mean.
struct ForeignTable {
  /// A set for each value of `ForeignToken.file`, without tokens.
  let sets: [TokenFile]
  private(set) var tokens: [ForeignToken] = []
  private(set) var groups: [ForeignGroup] = []
  /// Tokens by what an alias to them says, one for each file that declares it.
  private var byAlias: [[UInt8]: [Int]] = [:]
  private var cleaner = NameCleaner()
  private let types: TypeRules
  /// For each token the one at the end of its chain of aliases; nil where the chain ends nowhere or
  /// in a circle.
  private var ends: [Int?] = []

  init(
    _ sets: [TokenFile], tokens: [ForeignToken], groups: [ForeignGroup],
    types: TypeRules, options: ConversionOptions, findings: inout Findings
  ) {
    self.sets = sets
    self.tokens = tokens
    self.groups = groups
    self.types = types
    name(options, findings: &findings)
    for index in tokens.indices {
      byAlias[aliasKey(tokens[index].names), default: []].append(index)
    }
    followAliases()
  }

  /// The tokens of files that are trees, a set for each file.
  init(
    _ files: [ForeignFile], keys: ForeignKeys, types: TypeRules, options: ConversionOptions,
    findings: inout Findings
  ) {
    var tokens: [ForeignToken] = []
    var groups: [ForeignGroup] = []
    for (index, file) in files.enumerated() {
      let walk = ForeignWalk(file.document, file: index, keys: keys, findings: &findings)
      tokens += walk.tokens
      groups += walk.groups
    }
    self.init(
      files.map(TokenFile.init(of:)), tokens: tokens, groups: groups, types: types,
      options: options, findings: &findings)
  }

  /// Gives every token its path.
  private mutating func name(_ options: ConversionOptions, findings: inout Findings) {
    for token in tokens { cleaner.reserve(token.names) }
    var groups: Set<[UInt8]> = []
    for index in tokens.indices {
      var path = cleaner.path(tokens[index].names, of: .token)
      if let last = path.last, path.count > 1, options.rootNames.contains(last) {
        path[path.count - 1] = "$root"
      }
      tokens[index].path = path
      for end in path.indices { groups.insert(aliasKey(Array(path[..<end]))) }
    }
    for index in tokens.indices {
      let token = tokens[index]
      if groups.contains(aliasKey(token.path)) { tokens[index].path.append("$root") }
      guard needsCleaning(token.names, of: .token) else { continue }
      findings.add(
        .changedValue,
        message:
          "'\(printable(tokenPath(token.names)))' becomes '\(printable(tokenPath(tokens[index].path)))': "
          + "names hold none of . { }, do not begin with $ and are not empty", at: token.place,
        path: tokenPath(tokens[index].path))
    }
  }

  /// The path of a group.
  mutating func path(of group: ForeignGroup) -> [String] {
    cleaner.path(group.names, of: .group)
  }

  private func aliasKey(_ names: [String]) -> [UInt8] {
    Array(names.joined(separator: ".").utf8)
  }

  // MARK: Aliases

  /// The tokens that the text between braces names: `a.b`, or `a.b.value` as Style Dictionary 3 has it.
  func tokens(named text: String) -> [Int] {
    if let found = byAlias[Array(text.utf8)] { return found }
    for suffix in [".value", ".$value"] where text.hasSuffix(suffix) {
      if let found = byAlias[Array(text.dropLast(suffix.count).utf8)] { return found }
    }
    return []
  }

  /// The token that an alias in a token names: one of the same file if there is one.
  func target(of text: String, from token: Int) -> Int? {
    let found = tokens(named: text)
    return found.first { tokens[$0].file == tokens[token].file } ?? found.first
  }

  /// The token whose value is a literal at the end of a chain of aliases; nil where the chain ends
  /// nowhere or in a circle.
  func end(of token: Int) -> Int? { ends[token] }

  /// Follows every chain once, however many tokens are on it.
  private mutating func followAliases() {
    ends = Array(repeating: nil, count: tokens.count)
    var isDone = Array(repeating: false, count: tokens.count)
    for start in tokens.indices where !isDone[start] {
      var chain: [Int] = []
      var here: Int? = start
      var end: Int?
      while let token = here, !isDone[token] {
        isDone[token] = true
        chain.append(token)
        guard let text = tokens[token].value.text.flatMap(aliasText) else {
          end = token
          break
        }
        here = target(of: text, from: token)
        // Where the chain meets itself, the end found so far is none.
        if let here, isDone[here] { end = ends[here] }
      }
      for token in chain { ends[token] = end }
    }
  }

  /// What an alias in a token means to its reading.
  func resolve(_ text: String, from token: Int) -> ValueReading.Target? {
    guard let target = target(of: text, from: token) else { return nil }
    return ValueReading.Target(
      path: tokens[target].path, type: type(of: target),
      literal: certainTarget(of: text, from: token).flatMap(literal))
  }

  /// The value at the end of a token's aliases; nil where files differ in it, so that it is not one
  /// value, and where the chain ends nowhere or is longer than anybody writes.
  func literal(of token: Int) -> JSONTree? {
    var here = token
    for _ in 0..<64 {
      guard let text = tokens[here].value.text.flatMap(aliasText) else { return tokens[here].value }
      guard let next = certainTarget(of: text, from: here) else { return nil }
      here = next
    }
    return nil
  }

  /// What an alias names, if that is one token, or the same in all files.
  private func certainTarget(of text: String, from token: Int) -> Int? {
    let found = tokens(named: text)
    if let own = found.first(where: { tokens[$0].file == tokens[token].file }) { return own }
    guard let first = found.first,
      found.allSatisfy({ tokens[$0].value == tokens[first].value })
    else { return nil }
    return first
  }

  // MARK: Types

  /// The type of a token: that of the one at the end of its aliases, else its own.
  func type(of token: Int) -> TokenType? {
    end(of: token).flatMap(declaredType) ?? declaredType(of: token)
  }

  /// The type that a token says itself, or a rule for its path.
  func declaredType(of token: Int) -> TokenType? { types.type(of: tokens[token]) }
}
