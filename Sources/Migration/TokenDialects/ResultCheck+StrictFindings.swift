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
    let sources = Sources(project: project, tokens: files, resolver: resolver)
    return resolve(merge(parse(sources.recognizing(.dialects)), project: project)).findings.all
  }
}
