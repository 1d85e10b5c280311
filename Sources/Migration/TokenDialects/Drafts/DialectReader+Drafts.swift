import ForeignValues
import TokenModel

extension DialectReader {
  /// Reads the second and third drafts of DTCG: one set for each file.
  static let drafts = DialectReader(position: 1) { files, options, findings in
    var table = ForeignTable(
      files, keys: .dtcg, types: TypeRules(rules: options, words: commonTypes),
      options: options, findings: &findings)
    let sets = convertTable(&table, findings: &findings)
    var tokens = arrange(
      sets, paths: table.tokens.map(\.names), options: options, findings: &findings)
    tokens.matchedPatterns = options.patterns(matching: table.tokens.map(\.names))
    tokens.typePatterns = table.typePatterns
    tokens.untypedCount = table.untypedCount
    return tokens
  }
}
