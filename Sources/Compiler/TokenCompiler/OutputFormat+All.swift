extension OutputFormat {
  /// The formats, in the order in which messages list them.
  package static let all: [OutputFormat] = [
    .swift, .auditMarkdown, .auditHTML, .componentMarkdown, .json, .css, .xcassets,
    .compose, .mustache,
  ]
}

extension Project {
  /// A project without a `tincture.json`.
  package static var withoutFile: Project { Project(outputs: OutputFormat.all.map(\.kind)) }

  /// Reads `tincture.json`, with the findings about it.
  package static func read(_ file: SourceFile) -> (project: Project, findings: [Diagnostic]) {
    read(file, outputs: OutputFormat.all.map(\.kind))
  }
}
