import TokenModel
import TokenOutputs

/// Compiles a project, with names for tokens that have the same name in an output.
///
/// - Parameters:
///   - sources: The project.
/// - Returns: The findings that are left with the proposed names, and those names.
package func compileNaming(
  _ sources: Sources
) -> (findings: [Diagnostic], proposals: [NameProposal]) {
  let findings = compile(sources).findings
  guard findings.contains(where: { $0.twin != nil }) else { return (findings, []) }
  let analysis = analyze(sources).analysis
  let proposals = proposeNames(
    for: analysis.tokens, parsed: analysis.parsed, sources: sources)
  var named = sources
  named.project = sources.project.naming(proposals)
  return (compile(named).findings, proposals)
}
