import TokenModel

/// Reports what the outputs cannot name or contain: names that collide, tokens that a format leaves
/// out, templates with unknown values.
///
/// - Parameter names: The Swift names of the tokens.
package func checkOutputs(
  of sources: Sources, tokens: ResolvedTokens, parsed: Parsed, names: SwiftNames
) -> Findings {
  var findings = Findings(limit: tokens.set.limit)
  checkSimilarNames(names, tokens: tokens, findings: &findings)
  for format in OutputFormat.all {
    let outputs = sources.project.outputs(of: format)
    guard !outputs.isEmpty else { continue }
    let input = OutputFormat.CheckInput(
      sources: sources, tokens: tokens, parsed: parsed, names: names, outputs: outputs)
    format.check(input, &findings)
  }
  return findings
}
