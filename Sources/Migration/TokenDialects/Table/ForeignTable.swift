import ForeignValues
import TokenModel
import Writers

/// The tokens of all files of a dialect, with their paths, aliases and types.
struct ForeignTable {
  /// An empty set for each value of `ForeignToken.file`.
  let sets: [TokenFile]
  private(set) var tokens: [ForeignToken]
  /// The groups, each with its path in the result.
  private(set) var groups: [(group: ForeignGroup, path: [String])] = []
  /// What was found while reading and naming them.
  private(set) var findings: Findings
  /// Tokens by the text of an alias to them, one for each file that declares it.
  private var byAlias: [[UInt8]: [Int]] = [:]
  let types: TypeRules
  /// The token with a literal value at the end of each token's chain of aliases; nil if the chain is
  /// broken or cyclic.
  private(set) var ends: [Int?] = []

  init(_ imported: ImportedTokens, types: TypeRules, options: ConversionOptions) {
    sets = imported.sets
    tokens = imported.tokens
    findings = imported.findings
    self.types = types
    var cleaner = NameCleaner()
    name(options, cleaner: &cleaner)
    groups = imported.groups.map { ($0, cleaner.path($0.names, of: .group)) }
    byAlias = Dictionary(grouping: tokens.indices) { aliasKey(tokens[$0].names) }
    followAliases()
  }

  /// Gives every token its path.
  private mutating func name(_ options: ConversionOptions, cleaner: inout NameCleaner) {
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
      if groups.contains(aliasKey(tokens[index].path)) { tokens[index].path.append("$root") }
      let token = tokens[index]
      guard !NameCleaner.allows(token.names, of: .token) else { continue }
      let path = token.path.tokenPath
      findings.noteChange(
        "'\(printable(token.names.tokenPath))' becomes '\(printable(path))': "
          + "DTCG names cannot be empty, begin with $, or contain . { }", at: token.place,
        path: path)
    }
  }

  private func aliasKey(_ names: [String]) -> [UInt8] { Array(names.joined(separator: ".").utf8) }

  // MARK: Aliases

  /// The tokens with the path between braces: `a.b`, or `a.b.value` as in Style Dictionary 3.
  func tokens(named text: String) -> [Int] {
    text.aliasSpellings.lazy.compactMap { byAlias[Array($0.utf8)] }.first ?? []
  }

  /// The target of an alias in a token, preferably in the same file.
  func target(of text: String, from token: Int) -> Int? {
    let found = tokens(named: text)
    return found.first { tokens[$0].file == tokens[token].file } ?? found.first
  }

  /// Follows every chain once.
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
        guard let text = tokens[token].value.alias else {
          end = token
          break
        }
        here = target(of: text, from: token)
        // In a cycle this is still nil.
        if let here, isDone[here] { end = ends[here] }
      }
      for token in chain { ends[token] = end }
    }
  }

  /// The target of an alias, for `ValueReading`.
  func resolve(_ text: String, from token: Int) -> ValueReading.Target? {
    guard let target = target(of: text, from: token) else { return nil }
    return ValueReading.Target(
      path: tokens[target].path, type: type(of: target),
      literal: certainTarget(of: text, from: token).flatMap(literal))
  }

  /// The value at the end of a token's aliases; nil if files disagree about it, or if the chain is
  /// broken or too long.
  func literal(of token: Int) -> JSONTree? {
    var here = token
    for _ in 0..<64 {
      guard let text = tokens[here].value.alias else { return tokens[here].value }
      guard let next = certainTarget(of: text, from: here) else { return nil }
      here = next
    }
    return nil
  }

  /// The target of an alias, if it is a single token or has the same value in all files.
  private func certainTarget(of text: String, from token: Int) -> Int? {
    let found = tokens(named: text)
    if let own = found.first(where: { tokens[$0].file == tokens[token].file }) { return own }
    guard let first = found.first, found.allSatisfy({ tokens[$0].value == tokens[first].value })
    else { return nil }
    return first
  }

  // MARK: Types

  /// The type of a token: that of the token at the end of its aliases, else its own.
  func type(of token: Int) -> TokenType? {
    ends[token].flatMap(declaredType) ?? declaredType(of: token)
  }

  /// Whether a token has no type and is not an alias, which has the type of its target.
  func lacksType(_ token: Int) -> Bool { tokens[token].type == nil && isUntyped(token) }

  /// Whether a token has a type that DTCG does not have.
  func hasUnknownType(_ token: Int) -> Bool { tokens[token].type != nil && isUntyped(token) }

  private func isUntyped(_ token: Int) -> Bool {
    tokens[token].alpha == nil && tokens[token].value.alias == nil && declaredType(of: token) == nil
  }

  /// Whether a token is an alias that has no type because its target has none.
  func echoes(_ token: Int) -> Bool {
    guard declaredType(of: token) == nil, let end = ends[token], end != token else { return false }
    return lacksType(end) || hasUnknownType(end)
  }

  /// The type that is inferred for a token, for lack of another; nil for others.
  func inferredType(of token: Int) -> TokenType? {
    types.infers && types.certainType(of: tokens[token]) == nil
      ? types.inferredType(of: tokens[token]) : nil
  }

  /// The type from the token itself, or from a rule for its path.
  func declaredType(of token: Int) -> TokenType? { types.type(of: tokens[token]) }

  /// A color with the components of an alias's target by reference (Format 7.2), and an opacity of its
  /// own; nil unless every color that the target can be is opaque.
  func faded(_ alias: String, alpha: Double) -> JSONTree? {
    var targets = tokens(named: alias)
    // A reference to the color itself needs no alias, unless the alias differs between files.
    for _ in 0..<64 {
      let aliases = targets.map { tokens[$0].value.alias }
      guard let next = aliases.first ?? nil, aliases.allSatisfy({ $0 == next }),
        targets.allSatisfy({ tokens[$0].alpha == nil })
      else { break }
      targets = tokens(named: next)
    }
    guard let target = targets.first, let colors = colors(of: targets),
      let space = colors.first?["colorSpace"], colors.allSatisfy({ $0["alpha"]?.number ?? 1 == 1 })
    else { return nil }
    let pointer = tokens[target].path.tokenPath.replacing(text: "%", with: "%25")
    func reference(_ part: String) -> JSONTree {
      .object([.init("$ref", value: .string("#/\(pointer)/$value/\(part)"))])
    }
    var members: [JSONTree.Member] = [
      .init(
        "colorSpace",
        value: colors.allSatisfy { $0["colorSpace"] == space } ? space : reference("colorSpace")),
      .init("components", value: reference("components")),
    ]
    if alpha != 1 { members.append(.init("alpha", value: .number(alpha))) }
    return .object(members)
  }

  /// All colors that tokens can be in some file; nil if one of them is not a color, or has an opacity of
  /// its own.
  private func colors(of targets: [Int]) -> [JSONTree]? {
    var colors: [JSONTree] = []
    var seen = Set(targets)
    var open = targets
    while let token = open.popLast() {
      guard tokens[token].alpha == nil else { return nil }
      if let alias = tokens[token].value.alias {
        let next = tokens(named: alias)
        guard !next.isEmpty else { return nil }
        open += next.filter { seen.insert($0).inserted }
      } else {
        guard let color = ValueReading({ _ in nil }).color(at: tokens[token].value) else {
          return nil
        }
        colors.append(color)
      }
    }
    return colors
  }

  /// The value of a token, with the values of aliases in place of those that other text surrounds, as
  /// Style Dictionary writes them; nil if there are none, or if such a value is unknown.
  func valueWithoutMixtures(of token: Int) -> JSONTree? {
    var budget = longestText
    let value = unmixed(tokens[token].value, in: token, depth: 0, budget: &budget)
    return value == tokens[token].value ? nil : value
  }

  private func unmixed(
    _ value: JSONTree, in token: Int, depth: Int, budget: inout Int
  ) -> JSONTree? {
    switch value {
    case .string(let text):
      if text.alias != nil { return value }
      return unmixed(text, in: token, depth: depth, budget: &budget).map(JSONTree.string)
    case .array(let items):
      let changed = items.compactMap { unmixed($0, in: token, depth: depth, budget: &budget) }
      return changed.count == items.count ? .array(changed) : nil
    case .object(let members):
      let changed = members.compactMap { member in
        unmixed(member.value, in: token, depth: depth, budget: &budget).map {
          JSONTree.Member(member.name, value: $0)
        }
      }
      return changed.count == members.count ? .object(changed) : nil
    default: return value
    }
  }

  private func unmixed(_ text: String, in token: Int, depth: Int, budget: inout Int) -> String? {
    guard depth < 16 else { return nil }
    var left = budget
    let result = text.replacingAliases { alias in
      guard left > 0, let target = target(of: alias, from: token), let end = ends[target],
        let literal = literal(of: target),
        let value = literal.text ?? literal.number.map({ plain($0) }),
        let value = unmixed(value, in: end, depth: depth + 1, budget: &left)
      else { return nil }
      left -= value.utf8.count
      return value
    }
    budget = left
    return result
  }
}

/// How long the texts in a value may become, in bytes.
private let longestText = 100_000
