import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// The stages of compiling, in order. Values are merged before references are resolved.
package enum Stage: String, CaseIterable, Sendable {
  case parse, resolve, check, emit
}

/// Compiles design tokens into themes and an audit. A pure function of the texts: it uses no disk,
/// clock, environment or locale, and does not depend on the order of files.
///
/// - Parameters:
///   - sources: The project to compile.
///   - finish: Called after each stage. The last stage does not run if errors stop all outputs.
package func compile(
  _ sources: Sources,
  finish: (Stage) -> Void = { _ in }
) -> Compilation {
  let (analysis, plans) = analyze(sources, finish: finish)
  let checked = analysis.checked
  var compilation = Compilation(findings: analysis.findings, audit: checked.audit, files: [])
  compilation.stopped = plans.stopped
  let canWrite =
    !sources.project.outputsClash
    && (plans.stopped.isEmpty || plans.plans.contains { !plans.isStopped($0) })
  if !compilation.mustStop, canWrite {
    compilation.findings += checkSize(plans, checked: checked, project: sources.project)
  }
  if !compilation.mustStop, canWrite {
    let emitted = emit(plans, checked: checked, compilation: compilation, project: sources.project)
    compilation.files = emitted.files
    compilation.findings += emitted.findings
    compilation.renderings = renderings(plans, checked: checked, sources: sources)
    let paths = compilation.files.map(\.path) + compilation.renderings.map(\.path)
    compilation.findings += checkFiles(paths, sources: sources)
    if let project = sources.projectFile {
      compilation.files = compilation.files.map { $0.naming(project: project) }
    }
    finish(.emit)
  }
  if compilation.mustStop || !canWrite { compilation.drop() }
  return compilation
}

/// Reads, merges, resolves and checks a project.
package func analyze(
  _ sources: Sources,
  finish: (Stage) -> Void = { _ in }
) -> (analysis: Analysis, plans: OutputPlans) {
  var findings = Findings(limit: ByteLimit(sources))
  let parsed = parse(sources, findings: &findings)
  finish(.parse)
  let merged = merge(parsed, project: sources.project, findings: &findings)
  let tokens = resolve(merged, findings: &findings)
  finish(.resolve)
  let (checked, (plans, unwritable)) = check(
    tokens, parsed: parsed, sources: sources, findings: &findings
  ) {
    var plans = OutputPlans(tokens, contracts: parsed.contracts, project: sources.project)
    let findings = plans.check(sources, parsed: parsed)
    return (plans, findings)
  }
  findings.add(unwritable)
  var sorted = foldEchoes(in: findings.sorted(by: sources.project), causes: parsed.unread)
  for finding in [
    emptiness(of: parsed, sources: sources),
    emptyAudit(checked.audit, parsed: parsed, sources: sources),
  ].compactMap(\.self) where !sorted.contains(where: { $0.severity == .error }) {
    sorted += sources.project.adjusted([finding])
  }
  finish(.check)
  let analysis = Analysis(
    parsed: parsed, tokens: tokens, checked: checked, findings: sorted)
  return (analysis, plans)
}

/// A finding if no file declares a token; nil otherwise.
private func emptiness(of parsed: Parsed, sources: Sources) -> Diagnostic? {
  guard sources.needsTokens, parsed.set.declarations.isEmpty, !parsed.isIncomplete,
    let first = sources.tokens.first ?? sources.resolver
  else { return nil }
  let count = sources.tokens.count
  let files =
    count > 1
    ? "none of \(count) token files declares a token"
    : "'\(printable(first.path))' declares no token"
  let places = sources.project.places
  let place =
    sources.resolver == nil
    ? sources.project.sources.lazy.compactMap { places.globs[$0] }.first : places.resolver
  return Diagnostic(
    .unmatchedSource,
    message: "\(files); a token is a named object with a '$value'",
    at: place ?? Place(file: first.path),
    related: sources.tokens.prefix(count > 1 ? 3 : 0).map {
      Diagnostic.Related("no token here", at: Place(file: $0.path))
    })
}
