import TokenModel

/// Reads the files of one dialect, or of several that belong together.
struct DialectReader: Sendable {
  /// The position of its sets in the merge order. Later sets win.
  let position: Int
  /// Reads all files at once, in the given order.
  let read: @Sendable ([ForeignFile], ConversionOptions, inout Findings) -> ConvertedTokens

  /// The readers of all dialects, each once, in merge order.
  static let inMergeOrder: [DialectReader] = {
    var known: [Int: DialectReader] = [:]
    for reader in Dialect.all.compactMap(\.reader) { known[reader.position] = reader }
    return known.values.sorted { $0.position < $1.position }
  }()
}
