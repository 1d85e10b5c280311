import ForeignValues
import TokenModel

extension DialectReader {
  /// Reads Style Dictionary and the first draft of DTCG: one set for each file, merged in the given
  /// order.
  static let styleDictionary = DialectReader(position: 2) { files, options, findings in
    var words = commonTypes
    if files.contains(where: { $0.dialect == .draft1 }) { words["font"] = .fontFamily }
    let rules = TypeRules(rules: options, fallbacks: categories, words: words)
    var table = ForeignTable(
      files, keys: .plain, types: rules, options: options, findings: &findings)
    let sets = convertTable(&table, findings: &findings)
    var tokens = arrange(
      sets, paths: table.tokens.map(\.names), options: options, findings: &findings)
    tokens.matchedPatterns = options.patterns(matching: table.tokens.map(\.names))
    tokens.typePatterns = table.typePatterns
    tokens.untypedCount = table.untypedCount
    return tokens
  }
}

/// The types of tokens without a type, by the start of the path, as in Style Dictionary's own
/// transforms (category, type, item).
private let categories: [(pattern: String, type: TokenType)] = [
  ("color/**", .color), ("font/family/**", .fontFamily), ("font/weight/**", .fontWeight),
  ("font/size/**", .dimension), ("size/**", .dimension), ("time/**", .duration),
  ("opacity/**", .number),
]
