import TokenChecks
import TokenModel

/// The files of all outputs, sorted by path, and a finding for each output that is too large.
package func emit(
  _ tokens: ResolvedTokens, names: SwiftNames, checked: Checked, compilation: Compilation,
  project: Project
) -> (files: [GeneratedFile], findings: [Diagnostic]) {
  let jobs = longestFirst(project)
  let files = concurrentMap(jobs) { job in
    job.format.emit(
      OutputFormat.EmitInput(
        tokens: tokens, names: names, checked: checked, compilation: compilation,
        output: job.output))
  }
  let findings = zip(jobs, files).compactMap { job, files in
    let size = files.reduce(0) { $0 + $1.bytes.count }
    return size > tokens.set.limit.bytes
      ? tooLarge(job.output, in: project, limit: tokens.set.limit) : nil
  }
  return (files.joined().sorted { $0.path < $1.path }, findings)
}

/// The outputs and their formats, the slowest first, so that none of those runs alone at the end.
private func longestFirst(
  _ project: Project
) -> [(format: OutputFormat, output: Project.Output)] {
  let jobs = project.outputs.compactMap { output in
    OutputFormat.all.first { $0.id == output.format }.map { (format: $0, output: output) }
  }
  return jobs.filter(\.format.takesLong) + jobs.filter { !$0.format.takesLong }
}
