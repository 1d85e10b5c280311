import TokenModel

/// Reads the files of one dialect, or of several that go together.
struct DialectReader: Sendable {
  /// Where its sets are merged: readers with lower numbers come first, and what comes later wins.
  let position: Int
  /// Reads all files at once, in the order in which they were given.
  let read: @Sendable ([ForeignFile], ConversionOptions, inout Findings) -> ConvertedTokens

  /// The readers of all dialects, each once, in the order in which their sets are merged.
  static let inOrder: [DialectReader] = {
    var known: [Int: DialectReader] = [:]
    for reader in Dialect.all.compactMap(\.reader) { known[reader.position] = reader }
    return known.values.sorted { $0.position < $1.position }
  }()
}
