import ForeignValues

/// A pattern of `--type` that settles the type of some tokens.
struct TypePattern {
  var pattern: String
  var type: TokenType
  /// The tokens without a type that it matches, as indices.
  var tokens: [Int]

  /// The fewest patterns of `--type` that give tokens the types that their values look like, and
  /// that give no token of another type that one: for groups whose tokens have one type, for names
  /// that begin or end alike, for names that have one type everywhere, else for single tokens.
  static func settling(
    _ untyped: [Int], of tokens: [(names: [String], type: TokenType?, looks: TokenType?)]
  ) -> [TypePattern] {
    var groups: [[String]: Set<TokenType>] = [:]
    var uses: [String: (types: Set<TokenType>, count: Int)] = [:]
    for token in tokens {
      guard let type = token.type ?? token.looks else { continue }
      for end in token.names.indices.dropFirst() {
        groups[Array(token.names[..<end]), default: []].insert(type)
      }
      for pattern in Self.patterns(for: token.names) {
        uses[pattern, default: ([], 0)].types.insert(type)
        uses[pattern, default: ([], 0)].count += 1
      }
    }
    var found: [String: Int] = [:]
    var patterns: [TypePattern] = []
    func add(_ token: Int, to pattern: String, type: TokenType) {
      let number = found.number(of: pattern)
      if number == patterns.count {
        patterns.append(TypePattern(pattern: pattern, type: type, tokens: []))
      }
      patterns[number].tokens.append(token)
    }
    /// The outermost group whose tokens have one type, as a pattern.
    func groupPattern(_ names: [String], type: TokenType?) -> String? {
      names.indices.dropFirst().first { end in
        let types = groups[Array(names[..<end])] ?? []
        return types.count == 1 && (type == nil || types.first == type)
      }.map { Array(names[..<$0]).tokenPath + "/**" }
    }
    for index in untyped {
      let names = tokens[index].names
      guard let type = tokens[index].looks else { continue }
      let common = Self.patterns(for: names).first { pattern in
        uses[pattern].map { $0.types == [type] && $0.count > 1 } ?? false
      }
      add(index, to: groupPattern(names, type: type) ?? common ?? names.tokenPath, type: type)
    }
    // A value that looks like nothing goes with the others of its group.
    for index in untyped where tokens[index].looks == nil {
      guard let pattern = groupPattern(tokens[index].names, type: nil), let known = found[pattern]
      else { continue }
      patterns[known].tokens.append(index)
    }
    return patterns
  }

  /// Patterns for a token and others: for names of its group that begin alike, `props/color-*` for
  /// `props/color-red`; for names that end alike in a word that says a type, `**/*-width` for
  /// `props/border-width`; and for those with the same name.
  private static func patterns(for names: [String]) -> [String] {
    guard let last = names.last else { return [] }
    var patterns: [String] = []
    if let end = last.firstIndex(where: { "-_.".contains($0) }), end != last.startIndex {
      patterns.append((names.dropLast() + [String(last[...end])]).tokenPath + "*")
    }
    if let start = last.lastIndex(where: { "-_.".contains($0) }), start != last.startIndex,
      last.hasTypeWord
    {
      patterns.append("**/*" + [String(last[start...])].tokenPath)
    }
    if last.contains(where: \.isLetter) { patterns.append("**/" + [last].tokenPath) }
    return patterns
  }
}
