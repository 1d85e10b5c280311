/// Checks of the paths of outputs.
extension Project.Output {
  /// The fault of an output's path in the project file, with a fix; nil when the path is valid.
  func pathFault(writtenAs path: String) -> String? {
    let shown = printable(path)
    if path.utf8.first == UInt8(ascii: "~") {
      return "'\(shown)' would make a folder named '~'; write a path below the project folder"
    }
    if case .folder(let ending) = destination, to.hasSuffix(ending) {
      return "'to' must be a folder for '\(format)', but '\(shown)' looks like a file; write "
        + "'\(printable(intendedFolder(without: ending)))'"
    }
    if !isFolder, path.utf8.last == UInt8(ascii: "/") {
      return "'to' must be a file for '\(format)', but '\(shown)' is a folder; name a file in it"
    }
    return nil
  }

  /// The folder of a file's path, or else the file name without its ending.
  private func intendedFolder(without ending: String) -> String {
    let parts = to.parts(at: "/")
    if parts.count > 1 { return parts.dropLast().joined(separator: "/") }
    return String(to.dropLast(ending.utf8.count))
  }
}

extension Project {
  /// The finding about an output whose file is an existing folder, or whose folder is an existing file.
  package func occupied(_ output: Output) -> Diagnostic {
    let (wanted, found) = output.isFolder ? ("folder", "file") : ("file", "folder")
    return Diagnostic(
      .invalidProject,
      message:
        "'to' must be a \(wanted) for '\(output.format)', but '\(printable(output.to))' is a \(found); "
        + (output.isFolder ? "change 'to', or remove the file" : "name a file in it"),
      at: places.outputs[output.to] ?? Place(file: "tincture.json"))
  }
}
