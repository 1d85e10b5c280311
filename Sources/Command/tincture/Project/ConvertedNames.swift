import Platform
import TokenCompiler
import TokenDialects

/// The names of converted tokens in the outputs of their project, and names for those that collide.
struct ConvertedNames {
  /// The project file; nil if the conversion writes one.
  let path: String?
  /// The project as it is, or as it is without a file.
  private var given = Project.withoutFile
  /// Names for tokens that collide.
  private(set) var proposals: [NameProposal] = []

  /// The project of the result, with names for tokens that collide.
  var project: Project { given.naming(proposals) }

  /// - Parameter path: The project file; nil if the conversion writes one.
  init(_ path: FilePath?) throws {
    self.path = path?.string
    guard let path else { return }
    let read = Project.read(SourceFile(path: path.string, text: try path.read()))
    if !read.findings.contains(where: { $0.severity == .error }) { given = read.project }
  }

  /// The findings of a build of the result. A collision that the written project file settles is a
  /// warning; others say what to add.
  mutating func check(_ sources: Sources) -> [Diagnostic] {
    var sources = sources
    sources.project.outputs = given.outputs.filter { output in
      OutputFormat.all.contains { format in
        format.id == output.format && format.kind.settings.contains { $0.name == "names" }
      }
    }
    let compiled = NameProposal.compile(sources.recognizing(.dialects))
    proposals = compiled.proposals
    // The project can have other tokens, so its settings are not judged.
    return compiled.findings.filter { path == nil || $0.place.file != path }
      + proposals.map(finding)
  }

  private func finding(about proposal: NameProposal) -> Diagnostic {
    var finding = proposal.finding
    finding.ending.cure = nil
    guard path == nil else {
      finding.message +=
        "; set \(entries([proposal])) for the output '\(printable(proposal.output))'"
      return finding
    }
    finding.message +=
      "; tincture.json gives '\(printable(proposal.path))' the name '\(printable(proposal.name))'"
    finding.severity = .warning
    finding.standing = .accepted
    return finding
  }

  /// What to print about the names, a line for each output.
  var summary: [String] {
    project.outputs.compactMap { output in
      let own = proposals.filter { $0.output == output.to }
      guard let first = own.first else { return nil }
      let to = printable(output.to)
      if let path { return "Names: add \(entries(own)) to the output \(to) in \(printable(path))" }
      let (path, name) = ("'\(printable(first.path))'", "'\(printable(first.name))'")
      return "Names: tincture.json gives "
        + (own.count == 1
          ? "\(path) the name \(name) in \(to)"
          : "\(own.count) tokens and groups a name in \(to), such as \(name) for \(path)")
    }
  }

  private func entries(_ proposals: [NameProposal]) -> String {
    let members = proposals.map { "\"\(printable($0.path))\": \"\(printable($0.name))\"" }
    return "\"names\": { \(members.joined(separator: ", ")) }"
  }
}
