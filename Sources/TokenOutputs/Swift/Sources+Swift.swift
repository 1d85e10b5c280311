import TokenModel

extension Sources {
  /// The sources of a project that writes Swift and nothing else, for a check of what they compile to.
  package var writingSwift: Sources {
    var sources = self
    sources.project.outputs = [Project.Output(format: .swift, to: "generated/Themes")]
    return sources
  }
}
