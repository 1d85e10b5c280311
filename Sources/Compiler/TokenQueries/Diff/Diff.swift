import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes

/// The differences between two states of a project. A pure function of their texts, independent of
/// how tokens are distributed over files, and of the order and formatting of files.
///
/// - Parameters:
///   - before: The older state.
///   - after: The newer one.
///   - projectErrors: The number of errors in the project files, which are not among the texts.
package func diff(
  _ before: Side, after: Side,
  projectErrors: TokenDiff.ErrorCounts = TokenDiff.ErrorCounts()
) -> TokenDiff {
  let sides = Comparison(before, after: after)
  let renames = renames(sides)
  var diff = TokenDiff()
  diff.errors = projectErrors
  diff.errors.before += sides.before.errorCount
  diff.errors.after += sides.after.errorCount
  diff.themes = sides.themeChanges
  diff.themeCounts = sides.themeCounts
  let oldPaths = Set(renames.map(\.from))
  let newPaths = Set(renames.map(\.to))
  diff.added = sides.added.filter { !newPaths.contains($0) }.map(sides.after.entry)
  diff.removed = sides.removed.filter { !oldPaths.contains($0) }.map(sides.before.entry)
  diff.renamed = renames.map { rename in
    TokenRenaming(
      from: sides.before.text(of: rename.from), to: sides.after.text(of: rename.to),
      because: rename.because)
  }
  diff.changed = tokenChanges(sides, renames: renames)
  diff.contrast = contrastChanges(sides)
  diff.api = symbolChanges(sides, renames: renames)
  diff.advice = advice(on: diff)
  return diff
}

/// One side of a comparison.
package struct Side {
  let analysis: Analysis
  let api: SwiftAPI
  /// The number of errors other than failing pairs, which are compared.
  let errorCount: Int

  package init(_ analysis: Analysis, api: SwiftAPI) {
    self.analysis = analysis
    self.api = api
    errorCount = analysis.findings.count { $0.severity == .error && $0.rule != .lowContrast }
  }

  var tokens: ResolvedTokens { analysis.tokens }
  var paths: PathTable { analysis.tokens.set.paths }
  var audit: Audit { analysis.checked.audit }

  func text(of path: PathID) -> String { paths.string(path) }

  /// The component of each token that is a role of one; of several, the first.
  var componentsByPath: [PathID: String] {
    var components: [PathID: String] = [:]
    for component in analysis.checked.components {
      for path in component.variants.flatMap(\.tokens).compactMap(\.path) {
        if components[path] == nil { components[path] = component.contract.component }
      }
    }
    return components
  }

  /// Whether some theme has the token.
  func hasToken(_ path: PathID) -> Bool {
    tokens.firstTheme(declaring: path) != nil
  }

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
