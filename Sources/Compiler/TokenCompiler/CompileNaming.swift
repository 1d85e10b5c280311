import TokenModel
import TokenOutputs

/// Compiles a project, with names for tokens that have the same name in an output.
///
/// - Parameters:
///   - sources: The project.
///   - recognizing: Recognizes token files in another format.
/// - Returns: The findings that are left with the proposed names, and those names.
package func compileNaming(
  _ sources: Sources, recognizing: @escaping ForeignRecognizer = { _ in nil }
) -> (findings: [Diagnostic], proposals: [NameProposal]) {
  let findings = compile(sources, recognizing: recognizing).findings
  guard findings.contains(where: { $0.twin != nil }) else { return (findings, []) }
  let analysis = analyze(sources, recognizing: recognizing).analysis
  let proposals = proposeNames(
    for: analysis.tokens, parsed: analysis.parsed, sources: sources)
  var named = sources
  named.project = sources.project.naming(proposals)
  return (compile(named, recognizing: recognizing).findings, proposals)
}
