import TokenModel
import TokenQueries

/// Plans the changes that make the variables of a file in Figma equal to the tokens of a project. A
/// pure function, like `compile(_:)`.
///
/// - Parameters:
///   - sources: The project.
///   - response: The answer of `GET /v1/files/:key/variables/local`.
///   - deletes: Whether variables without a token are deleted.
///   - recognizing: Recognizes token files in another format.
/// - Returns: The findings, and the plan; no plan if a finding is an error.
package func figmaPlan(
  _ sources: Sources, response: Document, deletes: Bool = false,
  recognizing: @escaping ForeignRecognizer = { _ in nil }
) throws(FigmaRefusal) -> (findings: [Diagnostic], plan: FigmaPlan?) {
  let analysis = analyze(sources, recognizing: recognizing).analysis
  if analysis.findings.contains(where: { $0.severity == .error }) {
    return (analysis.findings, nil)
  }
  let file = try FigmaFile(response)
  return (
    analysis.findings, try TokenQueries.figmaPlan(analysis, file: file, deletes: deletes)
  )
}
