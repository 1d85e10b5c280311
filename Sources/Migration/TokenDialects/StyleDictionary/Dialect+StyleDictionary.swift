extension Dialect {
  /// Style Dictionary 3 and 4.
  package static let styleDictionary: Dialect = .init(
    id: "style-dictionary", title: "Style Dictionary",
    signs: [
      DialectSign(.older, at: "value", because: "its tokens have 'value', not '$value'") { _ in true
      }
    ], refusal: .always, reader: .styleDictionary)
}

extension DialectReader {
  /// Reads DTCG's first draft, and Style Dictionary, which makes lengths without a unit rem (`size/rem`).
  static let styleDictionary = trees(position: 2, keys: .plain, unit: .rem, fallbacks: categories)
}

/// The types of tokens without one, by the start of the path, as in its transforms (category, type, item).
private let categories: [(pattern: String, type: TokenType)] = [
  ("color/**", .color), ("font/family/**", .fontFamily), ("font/weight/**", .fontWeight),
  ("font/size/**", .dimension), ("size/**", .dimension), ("time/**", .duration),
  ("opacity/**", .number),
]
