import TokenModel

extension ResultCheck {
  /// What the compiler says of files in the preset `"strict"` before anything is checked: the
  /// findings of reading, merging and resolving, each with whether it holds in every theme.
  func strictFindings(
    of files: [SourceFile], resolver: SourceFile
  ) -> [(finding: Diagnostic, isEverywhere: Bool)] {
    var project = Project()
    project.resolver = resolver.path
    var findings = Findings()
    let parsed = parse(
      Sources(project: project, tokens: files, resolver: resolver),
      recognizing: Dialect.foreignFormat, findings: &findings)
    _ = resolve(merge(parsed, project: project, findings: &findings), findings: &findings)
    return findings.all
  }
}
