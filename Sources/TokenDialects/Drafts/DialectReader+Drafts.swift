import TokenModel

extension DialectReader {
  /// Reads the files of the second and third drafts of DTCG: one set for each file.
  static let drafts = DialectReader(position: 1) { files, options, findings in
    var table = ForeignTable(
      files, .dtcg, TypeRules(rules: options.types, words: commonTypes), options, &findings)
    let sets = carry(&table, &findings)
    var tokens = arrange(sets, options, &findings)
    tokens.matchedPatterns = options.patterns(matching: table.tokens.map(\.names))
    return tokens
  }
}
