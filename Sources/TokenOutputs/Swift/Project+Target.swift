import TokenModel

extension Project {
  /// The project as one target is compiled from it: of its outputs only the Swift, with the names
  /// that the build has given the files, in the folder the build has given. Without an output of
  /// the format `swift`, the settings are the defaults.
  ///
  /// - Returns: The project, and a finding when it has several such outputs.
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
      message: "a target is compiled from one output of the format 'swift', and the project has "
        + "\(swift.count); give each target a tincture.json of its own, in its folder", at: place)
    return (project, [finding])
  }
}

/// A generated file with nothing in it, for a build that was promised a file of that name.
package func emptySwiftFile(_ path: String) -> GeneratedFile {
  CommentSeal.swift.file(path, sources: [], inputs: Digest(), body: [])
}
