import TokenCompiler

/// The generated files on disk, against those that the tokens compile to.
struct OutputFolder {
  var root: String
  var outputs: [Project.Output]

  /// What a build did.
  struct Written {
    var changed: [String] = []
    var removed: [String] = []
  }

  /// Writes the files whose bytes differ, all of them or none, and removes those of ours that no
  /// longer belong.
  ///
  /// - Parameter isLocked: Whether no other build writes here; then what killed ones left behind is
  ///   removed as well.
  func write(_ files: [GeneratedFile], isLocked: Bool) throws -> Written {
    try mustLieInside(files)
    if isLocked { removeAbandoned(among: files) }
    let changed = try files.filter { try existing($0.path) != $0.bytes }
    let strays = try strays(among: files).filter { try existing($0).map(isGenerated) ?? false }
    // All of it or nothing, also for whoever presses Ctrl-C now.
    try holdingSignals {
      try replaceFiles(changed.map { (joined(root, $0.path), $0.bytes) })
      for stray in strays { try remove(stray) }
    }
    return Written(changed: changed.map(\.path), removed: strays)
  }

  /// A finding for every file that is not as the tokens compile it.
  func drift(from files: [GeneratedFile]) throws -> [Diagnostic] {
    try mustLieInside(files)
    var findings = try files.compactMap { file in
      let path = joined(root, file.path)
      return outputFinding(
        expected: file, found: try somethingStands(at: path) ? try readFile(at: path) : nil)
    }
    for stray in try strays(among: files) {
      findings.append(strayFinding(stray, isOurs: try existing(stray).map(isGenerated) ?? false))
    }
    return findings.sorted { $0.place < $1.place }
  }

  /// Removes the folders that held nothing but a removed file, up to the output's own: a color set
  /// without a file would break its catalog.
  private func removeEmptyFolders(above path: String) {
    let tops = Set(outputs.map(\.to))
    var parts = path.parts(at: "/").dropLast()
    while !parts.isEmpty, !tops.contains(parts.joined(separator: "/")),
      removeFolder(ifEmpty: joined(root, parts.joined(separator: "/")))
    {
      parts.removeLast()
    }
  }

  /// The bytes of a file; nil where none can be read. Throws where nobody may look.
  private func existing(_ path: String) throws -> [UInt8]? {
    let path = joined(root, path)
    // The error of a file that is not there would look for one of nearly its name.
    return try somethingStands(at: path) ? try? readFile(at: path) : nil
  }

  /// Throws where a link would have something written, or removed, outside of the project folder.
  private func mustLieInside(_ files: [GeneratedFile]) throws {
    guard let base = realPath(root) else { return }
    let folders = outputs.filter(\.isFolder).map(\.to) + files.map { folder(of: $0.path) }
    for path in Set(folders).sorted() {
      var parts = path.parts(at: "/")
      while !parts.isEmpty, !fileExists(joined(root, parts.joined(separator: "/"))) {
        parts.removeLast()
      }
      let place = joined(root, parts.joined(separator: "/"))
      guard let real = parts.isEmpty ? base : realPath(place) else {
        throw FileError("write", place)
      }
      guard lies(real, in: base) else {
        throw FileError(
          at: joined(root, path),
          message:
            "cannot write: a link leads out of the project folder; put a folder in its place, "
            + "or have the project file in a folder above both")
      }
    }
  }

  private func remove(_ stray: String) throws {
    guard removeFile(at: joined(root, stray)) || !fileExists(joined(root, stray)) else {
      throw FileError("remove", joined(root, stray))
    }
    removeEmptyFolders(above: stray)
  }

  /// Files in folders of ours that nothing compiles to; names that begin with a dot are let be.
  private func strays(among files: [GeneratedFile]) throws -> [String] {
    let expected = Set(files.map(\.path))
    var open = outputs.filter(\.isFolder).map(\.to)
    var strays: Set<String> = []
    while let folder = open.popLast() {
      guard try folderStands(at: joined(root, folder)) else { continue }
      for name in try namesInFolder(at: joined(root, folder)) where !name.hasPrefix(".") {
        let path = joined(folder, name)
        if try !isLink(joined(root, path)) && folderStands(at: joined(root, path)) {
          open.append(path)
        } else if !expected.contains(path) {
          strays.insert(path)
        }
      }
    }
    return strays.sorted()
  }
}
