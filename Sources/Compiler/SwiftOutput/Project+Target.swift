extension Project {
  /// The project as it is compiled for one target: only its Swift output, with the file names and
  /// the folder that the build prescribes. Without a `swift` output, the settings are the defaults;
  /// several `swift` outputs are a finding.
  package func compiledIntoTarget(_ files: Output.SwiftFiles) -> (Project, [Diagnostic]) {
    let swift = outputs(of: .swift)
    var output = swift.first ?? Output(format: .swift, to: "")
    output.to = "."
    output.files = files
    var project = self
    project.outputs = [output]
    guard swift.count > 1, let place = swift.last.flatMap({ places.outputs[$0.to] }) else {
      return (project, [])
    }
    let finding = Diagnostic(
      .invalidProject,
      message: "a target needs exactly one output with the format 'swift', but the project has "
        + "\(swift.count); give each target its own tincture.json in its folder", at: place)
    return (project, [finding])
  }
}

extension GeneratedFile {
  /// An empty Swift file, for a build that expects a file of this name.
  package init(emptySwift path: String) {
    self = CommentSeal.swift.file(path, project: nil, sources: [], pieces: [])
  }
}
