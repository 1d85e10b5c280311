import Platform
import TokenCompiler
import TokenModel
import TokenOutputs
import Writers

/// The generated files on disk.
struct OutputFolder {
  var root: String
  var outputs: [Project.Output]
  /// The paths of outputs that keep their files.
  var stopped: Set<String> = []
  /// The name of the project file.
  var project = "tincture.json"

  /// The result of writing.
  struct Written {
    var changed: [String] = []
    var removed: [String] = []
    /// Warnings about files that no longer belong here but were kept.
    var kept: [Diagnostic] = []
  }

  /// Writes all files that changed, or none, and removes unedited files of this project that are no
  /// longer generated.
  ///
  /// - Parameter isLocked: Whether no other build writes here. Then temporary files of killed builds
  ///   are removed too.
  func write(_ files: [GeneratedFile], isLocked: Bool) throws -> Written {
    try requireInsideProject(files)
    if isLocked { removeAbandoned(among: files) }
    let changed = try files.filter { try existing($0.path) != $0.bytes }
    var written = Written(changed: changed.map(\.path))
    for (path, stray) in try strays(among: files) {
      switch stray {
      case .leftOver: written.removed.append(path)
      case .edited, .another: written.kept.append(stray.finding(at: path))
      case .foreign: break  // --check reports it
      }
    }
    // Ctrl-C must not interrupt this halfway.
    try holdingSignals {
      try replaceFiles(changed.map { (joined(root, path: $0.path), $0.bytes) })
      for path in written.removed { try remove(path) }
    }
    return written
  }

  /// A finding for every file that does not match the tokens.
  func drift(from files: [GeneratedFile]) throws -> [Diagnostic] {
    try requireInsideProject(files)
    let root = root
    let compared = concurrentMap(files) { file in
      Result {
        let path = joined(root, path: file.path)
        return outputFinding(
          expected: file, found: try pathExists(at: path) ? try readFile(at: path) : nil)
      }
    }
    var findings = try compared.compactMap { try $0.get() }
    findings += try strays(among: files).map { $0.stray.finding(at: $0.path) }
    return mergingVersions(findings).sorted { $0.place < $1.place }
  }

  /// Removes folders that are empty after a file was removed, up to the output's own folder. A
  /// color set without files would break its asset catalog.
  private func removeEmptyFolders(above path: String) {
    let tops = Set(outputs.map(\.to))
    var parts = path.parts(at: "/").dropLast()
    while !parts.isEmpty, !tops.contains(parts.joined(separator: "/")),
      removeFolder(ifEmpty: joined(root, path: parts.joined(separator: "/")))
    {
      parts.removeLast()
    }
  }

  /// The bytes of a file; nil if it cannot be read. Throws if its folder cannot be read.
  private func existing(_ path: String) throws -> [UInt8]? {
    let path = joined(root, path: path)
    // Reading a missing file would look for a similar name.
    return try pathExists(at: path) ? try? readFile(at: path) : nil
  }

  /// Throws if a link leads from an output to a folder outside the project.
  private func requireInsideProject(_ files: [GeneratedFile]) throws {
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
            "cannot write: a link leads out of the project folder; replace it with a folder, or move "
            + "the project file to a folder above both")
      }
    }
  }

  private func remove(_ stray: String) throws {
    guard removeFile(at: joined(root, path: stray)) || !fileExists(joined(root, path: stray)) else {
      throw FileError("remove", path: joined(root, path: stray))
    }
    removeEmptyFolders(above: stray)
  }

  /// Files in output folders that are not generated. Ignores hidden files. Files in a folder with
  /// another project file belong to that project.
  private func strays(
    among files: [GeneratedFile]
  ) throws -> [(path: String, stray: Stray)] {
    let expected = Set(files.map(\.path))
    var open = outputs.filter { $0.isFolder && !stopped.contains($0.to) }
      .map { (folder: $0.to, isOtherProject: false) }
    var strays: [String: Stray] = [:]
    while let (folder, isAbove) = open.popLast() {
      guard try folderExists(at: joined(root, path: folder)) else { continue }
      let names = try namesInFolder(at: joined(root, path: folder))
      let isOtherProject = isAbove || names.contains("tincture.json")
      for name in names where !name.hasPrefix(".") {
        let path = joined(folder, path: name)
        if stopped.contains(path) { continue }
        if try !isLink(joined(root, path: path)) && folderExists(at: joined(root, path: path)) {
          open.append((path, isOtherProject))
        } else if !expected.contains(path) {
          let stray = Stray(try existing(path), project: project)
          strays[path] = isOtherProject && stray == .leftOver ? .another : stray
        }
      }
    }
    return strays.map { (path: $0.key, stray: $0.value) }.sorted { $0.path < $1.path }
  }
}
