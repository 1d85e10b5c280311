import TokenModel
import Writers

/// The finding for a generated file on disk; nil if it is up to date.
package func outputFinding(expected: GeneratedFile, found: [UInt8]?) -> Diagnostic? {
  let place = Place(file: expected.path)
  guard let found else {
    return Diagnostic(
      .missingOutput, message: "the file is missing; run '\(repairCommand)'", at: place)
  }
  if found == expected.bytes { return nil }
  guard isGenerated(expected.bytes) else {  // without a header, an edit looks like an outdated file
    return Diagnostic(
      .staleOutput,
      message:
        "the file was edited by hand or is out of date; "
        + "run '\(repairCommand)'", at: place)
  }
  if let form = intactForm(of: found) {
    let ours = intactForm(of: expected.bytes) ?? form
    if form != ours { return versionFinding([expected.path], isNewer: form > ours) }
    return Diagnostic(
      .staleOutput,
      message: "the file is out of date; run '\(repairCommand)'",
      at: place)
  }
  return Diagnostic(
    .editedOutput,
    message:
      "the file was edited by hand; change the tokens instead, then run '\(repairCommand)'",
    at: place)
}

/// The findings, with those about files of another version as one: an update is one cause.
package func mergingVersions(_ findings: [Diagnostic]) -> [Diagnostic] {
  var merged = findings.filter { $0.rule != .otherVersion }
  for isNewer in [false, true] {
    let alike = versionFinding([""], isNewer: isNewer).message
    let found = findings.filter { $0.rule == .otherVersion && $0.message == alike }
    if found.isEmpty { continue }
    merged.append(versionFinding(found.map(\.place.file).sorted(), isNewer: isNewer))
  }
  return merged
}

/// The finding for files that an older or newer version of Tincture wrote.
private func versionFinding(_ paths: [String], isNewer: Bool) -> Diagnostic {
  let place = Place(file: paths[0])
  let (files, them) =
    paths.count == 1 ? ("the file was", "it") : ("\(paths.count) files were", "them")
  let cure =
    isNewer
    ? "install that version, or run '\(repairCommand)' to replace \(them)"
    : "run '\(repairCommand)' and check in the result"
  return Diagnostic(
    .otherVersion,
    message: "\(files) written by \(isNewer ? "a newer" : "an older") version of tincture "
      + "(this is \(toolVersion)); \(cure)",
    at: place,
    related: [
      Diagnostic.Related(
        "Tincture's CHANGELOG.md lists what each version changes in generated files", at: place)
    ])
}

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

  /// The kind of a file in a project's folder.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes; nil if it cannot be read.
  ///   - project: The name of the project file.
  package init(_ bytes: [UInt8]?, project: String) {
    guard let bytes, isGenerated(bytes) else {
      self = .foreign
      return
    }
    self = !isMade(for: project, bytes: bytes) ? .another : isIntact(bytes) ? .leftOver : .edited
  }

  /// The finding for the file.
  package func finding(at path: String) -> Diagnostic {
    let message =
      switch self {
      case .leftOver: "no output writes this file anymore; run '\(repairCommand)' to remove it"
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

/// The finding for a generated file of this project that no output writes anymore.
package func abandonedFinding(_ path: String) -> Diagnostic {
  Diagnostic(
    .orphanOutput,
    message:
      "no output writes this generated file anymore; delete it, or restore its 'to'",
    at: Place(file: path))
}

/// The command that updates generated files.
private let repairCommand = "tincture build"
