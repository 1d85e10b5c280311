import TokenModel
import Writers

/// Findings about outputs that would write over a source, or over each other.
package func checkFiles(_ paths: [String], sources: Sources) -> [Diagnostic] {
  let inputs =
    sources.tokens + sources.contracts + sources.templates + [sources.resolver].compactMap { $0 }
  let taken = Set(inputs.map(\.path) + [sources.projectFile ?? "tincture.json"])
  var written: Set<String> = []
  let owned = sources.project.outputs.filter(\.isFolder).compactMap { output in
    taken.sorted().first { $0.hasPrefix(output.to + "/") && !paths.contains($0) }.map { source in
      Diagnostic(
        .invalidProject,
        message:
          "'\(printable(output.to))' is generated as a whole, and holds '\(printable(source))', which it is "
          + "made from; give the output a folder of its own",
        at: sources.project.places.outputs[output.to] ?? Place(file: "tincture.json"))
    }
  }
  return owned
    + paths.compactMap { path in
      let place = sources.project.places.outputs.filter { covers($0.key, path: path) }
        .max { $0.key.utf8.count < $1.key.utf8.count }?.value
      if taken.contains(path) {
        return Diagnostic(
          .invalidProject,
          message:
            "the output would write over '\(path)', which it is made from; give it another 'to'",
          at: place ?? Place(file: "tincture.json"))
      }
      guard !written.insert(path).inserted else { return nil }
      return Diagnostic(
        .invalidProject,
        message: "two outputs would write '\(path)'; give one of them another 'to'",
        at: place ?? Place(file: "tincture.json"))
    }
}

/// Whether an output's file or folder holds the path.
private func covers(_ output: String, path: String) -> Bool {
  path == output || path.hasPrefix(output + "/")
}

/// What is wrong with a generated file on disk; nil when it is as compiled.
package func outputFinding(expected: GeneratedFile, found: [UInt8]?) -> Diagnostic? {
  let place = Place(file: expected.path)
  guard let found else {
    return Diagnostic(
      .missingOutput, message: "the file is missing; write it: \(repairCommand)", at: place)
  }
  if found == expected.bytes { return nil }
  guard isGenerated(expected.bytes) else {  // a format without a header cannot tell the two apart
    return Diagnostic(
      .staleOutput,
      message:
        "the file is not what the tokens compile to: changed by hand, or older than the tokens; "
        + "write it anew: \(repairCommand)", at: place)
  }
  if isGenerated(found), isIntact(found) {
    return Diagnostic(
      .staleOutput,
      message: "the tokens compile to something else now; write it anew: \(repairCommand)",
      at: place)
  }
  return Diagnostic(
    .editedOutput,
    message:
      "the file was changed by hand; put the change into the tokens and write it anew: \(repairCommand)",
    at: place)
}

/// A file in a generated folder that nothing compiles to.
package enum Stray: Sendable {
  /// This project compiled it, and nobody changed it: a build removes it.
  case leftOver
  /// This project compiled it, and somebody changed it.
  case edited
  /// Another project compiled it.
  case another
  /// Tincture did not write it.
  case foreign

  /// What a file of those bytes is in the folder of a project.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file; nil where nobody may read them.
  ///   - project: The name of the project file.
  package init(_ bytes: [UInt8]?, project: String) {
    guard let bytes, isGenerated(bytes) else {
      self = .foreign
      return
    }
    self = !isMade(for: project, bytes: bytes) ? .another : isIntact(bytes) ? .leftOver : .edited
  }

  /// The finding about such a file.
  package func finding(at path: String) -> Diagnostic {
    let message =
      switch self {
      case .leftOver: "nothing compiles to this file any more; remove it: \(repairCommand)"
      case .edited:
        "nothing compiles to this file any more, and it was changed by hand; keep what you need of "
          + "it elsewhere, and delete it"
      case .another:
        "another project compiled this file; give each project a folder of its own, or delete the file"
      case .foreign: "this folder is generated and the file is not; move it elsewhere"
      }
    return Diagnostic(.orphanOutput, message: message, at: Place(file: path))
  }
}

/// The finding about a generated file of this project that no output goes to any more.
package func abandonedFinding(_ path: String) -> Diagnostic {
  Diagnostic(
    .orphanOutput,
    message:
      "this file was generated, and no output goes here any more; remove it, or set 'to' back",
    at: Place(file: path))
}

/// The command that repairs generated files.
private let repairCommand = "tincture build"
