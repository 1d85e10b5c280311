import TokenChecks
import TokenModel
import TokenOutputs

/// The files of all outputs that are not stopped, sorted by path, and a finding for each output that
/// is too large.
package func emit(
  _ plans: OutputPlans, checked: Checked, compilation: Compilation, project: Project
) -> (files: [GeneratedFile], findings: [Diagnostic]) {
  let jobs = longestFirst(plans)
  let files = concurrentMap(jobs) { plan in
    plan.format.emit(
      OutputFormat.EmitInput(
        tokens: plan.tokens, names: plan.names, checked: checked, compilation: compilation,
        output: plan.output))
  }
  let limit = plans.swift.tokens.all.set.limit
  let findings = zip(jobs, files).compactMap { plan, files in
    let size = files.reduce(0) { $0 + $1.bytes.count }
    return size > limit.bytes ? tooLarge(plan.output, in: project, limit: limit) : nil
  }
  return (files.joined().sorted { $0.path < $1.path }, findings)
}

/// The outputs to write, the slowest first, so that none of those runs alone at the end.
private func longestFirst(_ plans: OutputPlans) -> [OutputPlans.Plan] {
  let jobs = plans.plans.filter { !plans.isStopped($0) }
  return jobs.filter(\.format.takesLong) + jobs.filter { !$0.format.takesLong }
}
