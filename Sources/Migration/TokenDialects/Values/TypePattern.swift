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
    var lastNames: [String: (types: Set<TokenType>, count: Int)] = [:]
    var parts: [String: (types: Set<TokenType>, count: Int)] = [:]
    for token in tokens {
      guard let type = token.type ?? token.looks else { continue }
      for end in token.names.indices.dropFirst() {
        groups[Array(token.names[..<end]), default: []].insert(type)
      }
      lastNames[token.names.last ?? "", default: ([], 0)].types.insert(type)
      lastNames[token.names.last ?? "", default: ([], 0)].count += 1
      for pattern in [beginning(of: token.names), ending(of: token.names)].compactMap(\.self) {
        parts[pattern, default: ([], 0)].types.insert(type)
        parts[pattern, default: ([], 0)].count += 1
      }
    }
    func isCommon(_ uses: (types: Set<TokenType>, count: Int)?, type: TokenType) -> Bool {
      uses.map { $0.types == [type] && $0.count > 1 } == true
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
      let last = names.last ?? ""
      let isName = last.contains(where: \.isLetter) && isCommon(lastNames[last], type: type)
      let start = beginning(of: names).flatMap { isCommon(parts[$0], type: type) ? $0 : nil }
      let end = ending(of: names).flatMap { isCommon(parts[$0], type: type) ? $0 : nil }
      add(
        index,
        to: groupPattern(names, type: type) ?? start ?? end
          ?? (isName ? "**/" + [last].tokenPath : names.tokenPath), type: type)
    }
    // A value that looks like nothing goes with the others of its group.
    for index in untyped where tokens[index].looks == nil {
      guard let pattern = groupPattern(tokens[index].names, type: nil), let known = found[pattern]
      else { continue }
      patterns[known].tokens.append(index)
    }
    return patterns
  }
}

/// A pattern for the tokens of a group whose names begin alike: `props/color-*` for `props/color-red`;
/// nil for names of one word.
private func beginning(of names: [String]) -> String? {
  guard let last = names.last, let end = last.firstIndex(where: { "-_.".contains($0) }),
    end != last.startIndex
  else { return nil }
  return (names.dropLast() + [String(last[...end])]).tokenPath + "*"
}

/// A pattern for the tokens whose names end alike: `**/*-width` for `props/border-width`; nil for names
/// of one word, and for those whose last word says no type.
private func ending(of names: [String]) -> String? {
  guard let last = names.last, let start = last.lastIndex(where: { "-_.".contains($0) }),
    start != last.startIndex, last.hasTypeWord
  else { return nil }
  return "**/*" + [String(last[start...])].tokenPath
}
