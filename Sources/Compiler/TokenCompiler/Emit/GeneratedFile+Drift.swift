extension GeneratedFile {
  /// The finding for the file on disk; nil if it is up to date.
  package func drift(from found: [UInt8]?) -> Diagnostic? {
    let place = Place(file: path)
    guard let found else {
      return Diagnostic(
        .missingOutput, message: "the file is missing; run '\(repairCommand)'", at: place)
    }
    // Git on Windows checks files out with other line ends.
    if found.hasSameBytes(as: bytes) || found.filter({ $0 != 0x0D }) == bytes { return nil }
    let header = FileHeader(bytes)
    guard let header, let form = FileHeader(found)?.intactForm else {
      let cause =
        found.hasConflictMarks
        ? "the file has the marks of a merge conflict;"
        : header == nil  // then an edit looks like an outdated file
          ? "the file was edited by hand or is out of date;"
          : found.code == bytes.code
            ? "was the file formatted by another tool? Keep that tool away from generated files, then"
            : "the file was edited by hand; change the tokens instead, then"
      return Diagnostic(
        header == nil ? .staleOutput : .editedOutput, message: "\(cause) run '\(repairCommand)'",
        at: place)
    }
    let ours = header.intactForm ?? form
    if form != ours { return Diagnostic(otherVersionOf: [path], isNewer: form > ours) }
    return Diagnostic(
      .staleOutput, message: "the file is out of date; run '\(repairCommand)'", at: place)
  }
}

extension [UInt8] {
  /// Whether Git left both sides of a merge conflict.
  fileprivate var hasConflictMarks: Bool {
    ["<<<<<<< ", "=======\n", ">>>>>>> "].allSatisfy {
      firstRange(of: Array(("\n" + $0).utf8)) != nil
    }
  }

  /// What formatters leave alone: everything but blanks, line ends, and commas at the end of lists.
  fileprivate var code: [UInt8] { filter { $0 > 0x20 && $0 != UInt8(ascii: ",") } }
}

extension [Diagnostic] {
  /// The findings, with those about files of another version as one: an update is one cause.
  package func mergingVersions() -> Self {
    var merged = filter { $0.rule != .otherVersion }
    for isNewer in [false, true] {
      let alike = Diagnostic(otherVersionOf: [""], isNewer: isNewer).message
      let found = filter { $0.rule == .otherVersion && $0.message == alike }
      if found.isEmpty { continue }
      merged.append(Diagnostic(otherVersionOf: found.map(\.place.file).sorted(), isNewer: isNewer))
    }
    return merged
  }
}

extension Diagnostic {
  /// The finding for a generated file of this project that no output writes anymore.
  package init(abandoned path: String) {
    self.init(
      .orphanOutput,
      message: "no output writes this generated file anymore; delete it, or restore its 'to'",
      at: Place(file: path))
  }

  /// The finding for files that an older or newer version of Tincture wrote.
  fileprivate init(otherVersionOf paths: [String], isNewer: Bool) {
    let place = Place(file: paths[0])
    let (files, them) =
      paths.count == 1 ? ("the file was", "it") : ("\(paths.count) files were", "them")
    let cure =
      isNewer
      ? "install that version, or run '\(repairCommand)' to replace \(them)"
      : "run '\(repairCommand)' and check in the result"
    self.init(
      .otherVersion,
      message: "\(files) written by \(isNewer ? "a newer" : "an older") version of tincture "
        + "(this is \(toolVersion)); \(cure)", at: place,
      related: [
        Related(
          "Tincture's CHANGELOG.md lists what each version changes in generated files", at: place)
      ])
  }
}

private let repairCommand = "tincture build"
