import TokenModel

extension Dialect {
  /// Style Dictionary 3 and 4.
  package static let styleDictionary: Dialect = .init(
    id: "style-dictionary", title: "Style Dictionary",
    tokenSigns: [
      TokenSign(.older, at: "value", because: "its tokens have 'value', not '$value'") { _ in true
      }
    ],
    refusal: .always, reader: .styleDictionary)
}

extension DialectReader {
  /// Reads Style Dictionary and the first draft of DTCG.
  static let styleDictionary = trees(position: 2, keys: .plain) { files, options in
    var words = commonTypes
    if files.contains(where: { $0.dialect == .draft1 }) { words["font"] = .fontFamily }
    return TypeRules(rules: options, fallbacks: categories, words: words)
  }
}

/// The types of tokens without a type, by the start of the path, as in Style Dictionary's own
/// transforms (category, type, item).
private let categories: [(pattern: String, type: TokenType)] = [
  ("color/**", .color), ("font/family/**", .fontFamily), ("font/weight/**", .fontWeight),
  ("font/size/**", .dimension), ("size/**", .dimension), ("time/**", .duration),
  ("opacity/**", .number),
]
