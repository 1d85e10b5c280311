import TokenModel
import TokenThemes

extension ResultCheck {
  /// The findings of reading, merging and resolving files in the preset `"strict"`, and whether
  /// each applies to every theme.
  func strictFindings(
    of files: [SourceFile], resolver: SourceFile
  ) -> [(finding: Diagnostic, isEverywhere: Bool)] {
    var project = Project()
    project.resolver = resolver.path
    var findings = Findings()
    let parsed = parse(
      Sources(project: project, tokens: files, resolver: resolver).recognizing(.dialects),
      findings: &findings)
    _ = resolve(merge(parsed, project: project, findings: &findings), findings: &findings)
    return findings.all
  }
}
