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
    if isLocked { removeAbandoned() }
    var written = Written()
    let changed = files.filter { existing($0.path) != $0.bytes }
    try replaceFiles(changed.map { (joined(root, $0.path), $0.bytes) })
    written.changed = changed.map(\.path)
    for stray in try strays(among: files) {
      guard let bytes = existing(stray), isGenerated(bytes) else { continue }
      removeFile(at: joined(root, stray))
      removeEmptyFolders(above: stray)
      written.removed.append(stray)
    }
    return written
  }

  /// A finding for every file that is not as the tokens compile it.
  func drift(from files: [GeneratedFile]) throws -> [Diagnostic] {
    var findings = try files.compactMap { file in
      let path = joined(root, file.path)
      return outputFinding(
        expected: file, found: fileExists(path) ? try readRegularFile(at: path) : nil)
    }
    for stray in try strays(among: files) {
      findings.append(strayFinding(stray, isOurs: existing(stray).map(isGenerated) ?? false))
    }
    return findings.sorted { $0.place < $1.place }
  }

  /// Removes the folders that held nothing but a removed file, up to the output's own: a color set
  /// without a file would break its catalog.
  private func removeEmptyFolders(above path: String) {
    let tops = Set(outputs.map(\.to))
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty, !tops.contains(parts.joined(separator: "/")),
      removeFolder(ifEmpty: joined(root, parts.joined(separator: "/")))
    {
      parts.removeLast()
    }
  }

  private func existing(_ path: String) -> [UInt8]? {
    let path = joined(root, path)
    // The error of a file that is not there would look for one of nearly its name.
    return fileExists(path) ? try? readRegularFile(at: path) : nil
  }

  /// Files in folders of ours that nothing compiles to; names that begin with a dot are let be.
  private func strays(among files: [GeneratedFile]) throws -> [String] {
    let expected = Set(files.map(\.path))
    var open = outputs.filter(\.isFolder).map(\.to)
    var strays: Set<String> = []
    while let folder = open.popLast() {
      guard isFolder(joined(root, folder)) else { continue }
      for name in try namesInFolder(at: joined(root, folder)) where !name.hasPrefix(".") {
        let path = joined(folder, name)
        if isFolder(joined(root, path)), !isLink(joined(root, path)) {
          open.append(path)
        } else if !expected.contains(path) {
          strays.insert(path)
        }
      }
    }
    return strays.sorted()
  }
}
