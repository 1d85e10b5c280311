import TokenChecks
import TokenModel
import TokenOutputs
import TokenQueries

/// Explains a token or colors. A pure function, like `compile(_:)`; faults of the project do not
/// keep what can be said from being said.
///
/// - Parameters:
///   - question: What is asked.
///   - sources: What tokens are looked up in; not needed where the question names none.
///   - recognizing: Says which token files are of another format.
package func explain(
  _ question: Question, in sources: Sources?,
  recognizing: @escaping ForeignRecognizer = { _ in nil }
) -> Explanation {
  TokenQueries.explain(question, sources) { analyze($0, recognizing: recognizing).analysis }
}

/// What differs between two states of a project. A pure function of their texts: how tokens are
/// spread over files, and how those are ordered and formatted, does not matter.
///
/// - Parameters:
///   - before: The older state.
///   - after: The newer one.
///   - projectErrors: How many errors the project files have, which are no part of the texts.
///   - recognizing: Says which token files are of another format.
package func diff(
  _ before: Sources, _ after: Sources,
  projectErrors: TokenDiff.ErrorCounts = TokenDiff.ErrorCounts(),
  recognizing: @escaping ForeignRecognizer = { _ in nil }
) -> TokenDiff {
  TokenQueries.diff(
    side(of: before, recognizing: recognizing), side(of: after, recognizing: recognizing),
    projectErrors: projectErrors)
}

/// A state of a project, and the Swift that it compiles to.
private func side(of sources: Sources, recognizing: @escaping ForeignRecognizer) -> Side {
  let (analysis, names) = analyze(sources, recognizing: recognizing)
  let surface = SwiftSurface(
    (analysis.tokens, names, analysis.checked.components), of: sources.project)
  let symbols = surface.symbols.map { SwiftSymbol(path: $0.path, type: $0.type) }
  let api = SwiftAPI(
    symbols: symbols, deprecated: surface.deprecated, name: surface.name(of:),
    roots: surface.roots(of:))
  return Side(analysis, api)
}
