import TokenChecks
import TokenModel
import TokenOutputs
import TokenQueries

/// Explains a token or colors. A pure function, like `compile(_:)`. Works as far as possible in a
/// project with errors.
///
/// - Parameters:
///   - question: The token or colors to explain.
///   - sources: The project that has the tokens; not needed if the question names none.
package func explain(_ question: Question, in sources: Sources?) -> Explanation {
  TokenQueries.explain(question, sources) { analyze($0).analysis }
}

/// The differences between two states of a project. A pure function of their texts, independent of
/// how tokens are distributed over files, and of the order and formatting of files.
///
/// - Parameters:
///   - before: The older state.
///   - after: The newer one.
///   - projectErrors: The number of errors in the project files, which are not among the texts.
package func diff(
  _ before: Sources, _ after: Sources,
  projectErrors: TokenDiff.ErrorCounts = TokenDiff.ErrorCounts()
) -> TokenDiff {
  TokenQueries.diff(side(of: before), side(of: after), projectErrors: projectErrors)
}

/// A state of a project with the generated Swift API.
private func side(of sources: Sources) -> Side {
  let (analysis, names) = analyze(sources)
  let surface = SwiftSurface(
    (analysis.tokens, names, analysis.checked.components), of: sources.project)
  let symbols = surface.symbols.map { SwiftSymbol(path: $0.path, type: $0.type) }
  let api = SwiftAPI(
    symbols: symbols, deprecated: surface.deprecated, name: surface.name(of:),
    roots: surface.roots(of:))
  return Side(analysis, api)
}
