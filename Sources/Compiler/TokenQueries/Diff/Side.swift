/// One side of a comparison.
package struct Side {
  let analysis: Analysis
  let api: SwiftAPI
  /// The number of errors other than failing pairs, which are compared.
  let errorCount: Int

  package init(_ analysis: Analysis, api: SwiftAPI) {
    (self.analysis, self.api) = (analysis, api)
    errorCount = analysis.findings.count { $0.severity == .error && $0.rule != .lowContrast }
  }

  var tokens: ResolvedTokens { analysis.tokens }
  var paths: PathTable { analysis.tokens.set.paths }
  var audit: Audit { analysis.checked.audit }

  func text(of path: PathID) -> String { paths.string(path) }

  func hasToken(_ path: PathID) -> Bool { tokens.firstTheme(declaring: path) != nil }

  /// The token as an entry in a list of added or removed tokens.
  func entry(_ path: PathID) -> TokenEntry {
    let values = tokens.themedValues(of: path)
    return TokenEntry(
      path: text(of: path), type: values.items.lazy.compactMap { $0.value?.type.rawValue }.first,
      values: values.rows { $0.map(\.text) }.map { row in
        ThemedText(
          theme: tokens.themes.contexts(of: row.theme), holds: row.holds,
          text: row.value.map(\.text))
      })
  }
}
