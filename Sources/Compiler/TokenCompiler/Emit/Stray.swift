/// A file in a generated folder that no output writes.
package enum Stray: Sendable {
  /// This project generated it, and it was not edited; a build removes it.
  case leftOver
  /// This project generated it, and it was edited.
  case edited
  /// Another project generated it.
  case another
  /// Tincture did not generate it.
  case foreign

  /// The kind of a file in a project's folder. `bytes` is nil if it cannot be read.
  package init(_ bytes: [UInt8]?, project: String) {
    guard let header = bytes.flatMap(FileHeader.init) else {
      self = .foreign
      return
    }
    self = !header.isMade(for: project) ? .another : header.isIntact ? .leftOver : .edited
  }

  package func finding(at path: String) -> Diagnostic {
    let message =
      switch self {
      case .leftOver: "no output writes this file anymore; run 'tincture build' to remove it"
      case .edited:
        "no output writes this file anymore, and it was edited by hand; save what you "
          + "need elsewhere, then delete it"
      case .another:
        "another project generated this file; give each project its own folder, or delete the file"
      case .foreign: "the folder is generated, but this file is not; move it elsewhere"
      }
    return Diagnostic(.orphanOutput, message: message, at: Place(file: path))
  }
}
