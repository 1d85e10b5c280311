import SwiftOutput
import TokenChecks
import TokenModel
import TokenOutputs
import TokenQueries

/// The differences between two states of a project. A pure function of their texts, independent of
/// how tokens are distributed over files, and of the order and formatting of files.
///
/// - Parameters:
///   - before: The older state.
///   - after: The newer one.
///   - projectErrors: The number of errors in the project files, which are not among the texts.
package func diff(
  _ before: Sources, after: Sources,
  projectErrors: TokenDiff.ErrorCounts = TokenDiff.ErrorCounts()
) -> TokenDiff {
  TokenQueries.diff(
    side(of: before), after: side(of: after),
    projectErrors: projectErrors)
}

/// A state of a project with the generated Swift API.
private func side(of sources: Sources) -> Side {
  let (analysis, plans) = analyze(sources)
  let surface = SwiftSurface(
    plans.swift, components: analysis.checked.components, of: sources.project)
  let symbols = surface.symbols.map { symbol in
    SwiftSymbol(path: symbol.path, type: symbol.type, call: symbol.call.map(SwiftSymbol.Call.init))
  }
  let api = SwiftAPI(
    symbols: symbols, deprecated: surface.deprecated, name: surface.name(of:),
    roots: surface.roots(of:))
  return Side(analysis, api: api)
}

extension SwiftSymbol.Call {
  fileprivate init(_ call: SwiftCall) {
    self.init(
      parameters: call.parameters.map { parameter in
        SwiftSymbol.Parameter(
          label: parameter.label, type: parameter.type, isOptional: parameter.defaultValue != nil)
      },
      result: call.result)
  }
}
