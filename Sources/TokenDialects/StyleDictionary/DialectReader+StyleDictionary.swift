import TokenModel

extension DialectReader {
  /// Reads the files of Style Dictionary and of the first draft of DTCG: one set for each file, merged
  /// in the order in which they were given.
  static let styleDictionary = DialectReader(position: 2) { files, options, findings in
    var words = commonTypes
    if files.contains(where: { $0.dialect == .draft1 }) { words["font"] = .fontFamily }
    let rules = TypeRules(rules: options.types, fallbacks: categories, words: words)
    var table = ForeignTable(
      files, keys: .plain, types: rules, options: options, findings: &findings)
    let sets = carry(&table, findings: &findings)
    var tokens = arrange(sets, options: options, findings: &findings)
    tokens.matchedPatterns = options.patterns(matching: table.tokens.map(\.names))
    return tokens
  }
}

/// What Style Dictionary's own transforms take paths for that begin so (its categories, types and
/// items), where a token has no type.
private let categories: [(pattern: String, type: TokenType)] = [
  ("color/**", .color), ("font/family/**", .fontFamily), ("font/weight/**", .fontWeight),
  ("font/size/**", .dimension), ("size/**", .dimension), ("time/**", .duration),
  ("opacity/**", .number),
]
