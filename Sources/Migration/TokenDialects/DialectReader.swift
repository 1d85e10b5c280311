/// Reads the files of one dialect, or of several that belong together.
struct DialectReader: Sendable {
  /// The position of its sets in the merge order. Later sets win.
  let position: Int
  /// Reads all files at once, in the given order.
  let read: @Sendable ([ForeignFile], ConversionOptions) -> ConvertedTokens

  static let inMergeOrder: [DialectReader] = {
    var known: [Int: DialectReader] = [:]
    for reader in Dialect.all.compactMap(\.reader) { known[reader.position] = reader }
    return known.values.sorted { $0.position < $1.position }
  }()

  /// Reads trees of tokens: one set for each file, merged in the given order.
  static func trees(
    position: Int, keys: ForeignKeys,
    types: @escaping @Sendable ([ForeignFile], ConversionOptions) -> TypeRules
  ) -> DialectReader {
    DialectReader(position: position) { files, options in
      let table = ForeignTable(
        ImportedTokens(files, keys: keys, options: options), types: types(files, options),
        options: options)
      var tokens = ConvertedTokens(table, options: options)
      tokens.untypedCount = table.tokens.indices.count { table.lacksType($0) || table.echoes($0) }
      tokens.arrange(paths: table.tokens.map(\.names), options: options)
      return tokens
    }
  }
}
