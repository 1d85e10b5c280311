/// The differences between two states of a project. A pure function of their texts, independent of
/// how tokens are distributed over files, and of the order and formatting of files. `projectErrors`
/// counts the errors in the project files, which are not among the texts.
package func diff(
  _ before: Sources, after: Sources, projectErrors: (before: Int, after: Int) = (0, 0)
) -> TokenDiff { TokenDiff(from: Side(before), to: Side(after), projectErrors: projectErrors) }

extension Side {
  /// A state of a project with the generated Swift API.
  fileprivate init(_ sources: Sources) {
    let (analysis, plans) = analyze(sources)
    let components = analysis.checked.components
    self.init(analysis, api: SwiftAPI(plans.swift, components: components, of: sources.project))
  }
}
