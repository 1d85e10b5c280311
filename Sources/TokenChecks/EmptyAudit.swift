import TokenModel
import Writers

/// A finding if an audit measures no pair of a project that has colors; nil otherwise.
package func emptyAudit(
  _ audit: Audit, of tokens: ResolvedTokens, parsed: Parsed, sources: Sources
) -> Diagnostic? {
  guard sources.isAudit, audit.results.isEmpty, !parsed.isIncomplete,
    let color = tokens.firstColor
  else { return nil }
  let place = tokens.set.namePlace(of: color)
  let hasContracts = !sources.contracts.isEmpty
  return Diagnostic(
    .emptyAudit,
    message: hasContracts
      ? "no color is measured; add pairs to the 'contrast' of a contract"
      : "no color is measured, because the project has no contract; write one with 'contrast' pairs",
    at: parsed.contracts.first.map { $0.place([]) } ?? place,
    related: [Diagnostic.Related("the first color", at: place)])
}

extension ResolvedTokens {
  /// The declaration of the first color or gradient, by path.
  fileprivate var firstColor: Declaration? {
    let paths = (0..<set.paths.count).map { PathID(index: Int32($0)) }
    let colors = paths.compactMap { path in
      themes(of: path).first { value(path, in: $0)?.isPaint ?? false }.flatMap { theme in
        declaration(path, in: theme).map { (path: set.paths.string(path), declaration: $0) }
      }
    }
    return colors.min { $0.path < $1.path }?.declaration
  }
}
