/// A name that settles a collision of names in an output.
package struct NameProposal: Sendable {
  /// The collision, without what to do about it.
  package let finding: Diagnostic
  /// The path of the output.
  package let output: String
  /// The path of the token or group to name.
  package let path: String
  package internal(set) var name: String

  /// Compiles a project, with names for tokens that have the same name in an output. Returns those
  /// names, and the findings that are left with them.
  package static func compile(
    _ sources: Sources
  ) -> (findings: [Diagnostic], proposals: [NameProposal]) {
    let findings = TokenCompiler.compile(sources).findings
    guard findings.contains(where: { $0.subject.twin != nil }) else { return (findings, []) }
    let proposals = NameSearch(analyze(sources).analysis, sources: sources).settled
    var named = sources
    named.project = sources.project.naming(proposals)
    return (TokenCompiler.compile(named).findings, proposals)
  }
}

extension Project {
  /// The project with the proposed names in the settings of its outputs.
  package func naming(_ proposals: [NameProposal]) -> Project {
    var project = self
    for index in outputs.indices {
      var names = outputs[index].names
      for proposal in proposals where proposal.output == outputs[index].to {
        names[proposal.path] = OutputValue(.text(proposal.name))
      }
      guard !names.isEmpty else { continue }
      project.outputs[index].settings["names"] = OutputValue(.object(names))
    }
    return project
  }
}
