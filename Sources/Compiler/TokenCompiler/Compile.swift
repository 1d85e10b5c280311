/// The parts of compiling that are timed. Merging belongs to `resolve`, and planning to `check`.
package enum Stage: String, CaseIterable, Sendable { case parse, resolve, check, emit }

/// Compiles design tokens into themes and an audit. A pure function of the texts: it uses no disk,
/// clock, environment or locale, and does not depend on the order of files. Calls `finish` after
/// each stage; the last stage does not run if errors stop all outputs.
package func compile(_ sources: Sources, finish: (Stage) -> Void = { _ in }) -> Compilation {
  let (analysis, plans) = analyze(sources, finish: finish)
  var compilation = Compilation(
    findings: analysis.findings, audit: analysis.checked.audit, stopped: plans.stopped,
    canWrite: plans.canWrite)
  compilation.tokens = analysis.tokens
  compilation.rulePages = sources.project.rulePages
  guard !compilation.isStopped else { return compilation }
  compilation.emit(plans, checked: analysis.checked, sources: sources)
  finish(.emit)
  return compilation
}

/// Reads, merges, resolves and checks a project, and plans its outputs. Values are merged before
/// references are resolved.
package func analyze(
  _ sources: Sources, finish: (Stage) -> Void = { _ in }
) -> (analysis: Analysis, plans: OutputPlans) {
  let parsed = parse(sources)
  finish(.parse)
  let merged = merge(parsed, project: sources.project)
  let tokens = resolve(merged)
  finish(.resolve)
  let checked = check(tokens, parsed: parsed.value, sources: sources)
  let plans = plan(checked, tokens: tokens.value, parsed: parsed.value, sources: sources)
  let findings = plans.findings.reported(
    of: parsed.value, audit: checked.value.audit, sources: sources)
  finish(.check)
  return (
    Analysis(
      parsed: parsed.value, tokens: tokens.value, checked: checked.value, findings: findings),
    plans.value
  )
}
