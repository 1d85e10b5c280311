extension Sources {
  /// The sources of a project with only a Swift output, for checking the generated code.
  package var writingSwift: Sources {
    var sources = self
    sources.project.outputs = [Project.Output(format: .swift, to: "generated/Themes")]
    return sources
  }
}
