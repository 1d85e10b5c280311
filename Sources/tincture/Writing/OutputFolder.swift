import Platform
import TokenModel
import TokenOutputs
import Writers

/// The generated files on disk, against those that the tokens compile to.
struct OutputFolder {
  var root: String
  var outputs: [Project.Output]
  /// The name of the project file.
  var project = "tincture.json"

  /// What a build did.
  struct Written {
    var changed: [String] = []
    var removed: [String] = []
    /// Warnings about files that no longer belong, and that were let be.
    var kept: [Diagnostic] = []
  }

  /// Writes the files whose bytes differ, all of them or none, and removes those that this project
  /// compiled, nobody changed, and nothing compiles to any more.
  ///
  /// - Parameter isLocked: Whether no other build writes here; then what killed ones left behind is
  ///   removed as well.
  func write(_ files: [GeneratedFile], isLocked: Bool) throws -> Written {
    try mustLieInside(files)
    if isLocked { removeAbandoned(among: files) }
    let changed = try files.filter { try existing($0.path) != $0.bytes }
    var written = Written(changed: changed.map(\.path))
    for (path, stray) in try strays(among: files) {
      switch stray {
      case .leftOver: written.removed.append(path)
      case .edited, .another: written.kept.append(stray.finding(at: path))
      case .foreign: break  // --check names it
      }
    }
    // All of it or nothing, also for whoever presses Ctrl-C now.
    try holdingSignals {
      try replaceFiles(changed.map { (joined(root, path: $0.path), $0.bytes) })
      for path in written.removed { try remove(path) }
    }
    return written
  }

  /// A finding for every file that is not as the tokens compile it.
  func drift(from files: [GeneratedFile]) throws -> [Diagnostic] {
    try mustLieInside(files)
    var findings = try files.compactMap { file in
      let path = joined(root, path: file.path)
      return outputFinding(
        expected: file, found: try pathExists(at: path) ? try readFile(at: path) : nil)
    }
    findings += try strays(among: files).map { $0.stray.finding(at: $0.path) }
    return findings.sorted { $0.place < $1.place }
  }

  /// Removes the folders that held nothing but a removed file, up to the output's own: a color set
  /// without a file would break its catalog.
  private func removeEmptyFolders(above path: String) {
    let tops = Set(outputs.map(\.to))
    var parts = path.parts(at: "/").dropLast()
    while !parts.isEmpty, !tops.contains(parts.joined(separator: "/")),
      removeFolder(ifEmpty: joined(root, path: parts.joined(separator: "/")))
    {
      parts.removeLast()
    }
  }

  /// The bytes of a file; nil where none can be read. Throws where nobody may look.
  private func existing(_ path: String) throws -> [UInt8]? {
    let path = joined(root, path: path)
    // The error of a file that is not there would look for one of nearly its name.
    return try pathExists(at: path) ? try? readFile(at: path) : nil
  }

  /// Throws where a link would have something written, or removed, outside of the project folder.
  private func mustLieInside(_ files: [GeneratedFile]) throws {
    guard let base = realPath(root) else { return }
    let folders = outputs.filter(\.isFolder).map(\.to) + files.map { folder(of: $0.path) }
    for path in Set(folders).sorted() {
      var parts = path.parts(at: "/")
      while !parts.isEmpty, !fileExists(joined(root, path: parts.joined(separator: "/"))) {
        parts.removeLast()
      }
      let place = joined(root, path: parts.joined(separator: "/"))
      guard let real = parts.isEmpty ? base : realPath(place) else {
        throw FileError("write", path: place)
      }
      guard isPath(real, in: base) else {
        throw FileError(
          at: joined(root, path: path),
          message:
            "cannot write: a link leads out of the project folder; put a folder in its place, "
            + "or have the project file in a folder above both")
      }
    }
  }

  private func remove(_ stray: String) throws {
    guard removeFile(at: joined(root, path: stray)) || !fileExists(joined(root, path: stray)) else {
      throw FileError("remove", path: joined(root, path: stray))
    }
    removeEmptyFolders(above: stray)
  }

  /// Files in folders of ours that nothing compiles to; names that begin with a dot are let be. What
  /// lies in the folder of another project file is that project's.
  private func strays(
    among files: [GeneratedFile]
  ) throws -> [(path: String, stray: Stray)] {
    let expected = Set(files.map(\.path))
    var open = outputs.filter(\.isFolder).map { (folder: $0.to, isAnothers: false) }
    var strays: [String: Stray] = [:]
    while let (folder, isAbove) = open.popLast() {
      guard try folderExists(at: joined(root, path: folder)) else { continue }
      let names = try namesInFolder(at: joined(root, path: folder))
      let isAnothers = isAbove || names.contains("tincture.json")
      for name in names where !name.hasPrefix(".") {
        let path = joined(folder, path: name)
        if try !isLink(joined(root, path: path)) && folderExists(at: joined(root, path: path)) {
          open.append((path, isAnothers))
        } else if !expected.contains(path) {
          let stray = Stray(try existing(path), project: project)
          strays[path] = isAnothers && stray == .leftOver ? .another : stray
        }
      }
    }
    return strays.map { (path: $0.key, stray: $0.value) }.sorted { $0.path < $1.path }
  }
}
