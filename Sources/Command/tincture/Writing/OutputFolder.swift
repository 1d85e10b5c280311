import Platform
import TokenCompiler

/// The generated files on disk.
struct OutputFolder {
  var root: FilePath
  var outputs: [Project.Output]
  /// The paths of outputs that keep their files.
  var stopped: Set<String> = []
  /// The name of the project file.
  var project = "tincture.json"

  struct Written {
    var changed: [String] = []
    var removed: [String] = []
    /// Warnings about files that no longer belong here but were kept.
    var kept: [Diagnostic] = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty }

    /// A line about the files that were written.
    func summary(among count: Int) -> String {
      if isEmpty { return "up to date: \(counted(count, noun: "file"))" }
      let parts = [
        counted(changed.count, one: "file", several: "files").map { "wrote \($0)" },
        removed.isEmpty ? nil : "removed \(removed.map(printable).joined(separator: ", "))",
        counted(count - changed.count, one: "is unchanged", several: "are unchanged"),
      ]
      return parts.compactMap(\.self).joined(separator: "; ")
    }
  }

  /// Writes all files that changed, or none, and removes unedited files that the project no longer
  /// generates, and temporary files of killed builds while no other build writes here.
  func write(_ files: [GeneratedFile], isLocked: Bool) throws -> Written {
    try requireInsideProject(files.map { FilePath($0.path).folder.string })
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
    try Interruption.deferring {
      try replaceFiles(changed.map { (root.appending($0.path), $0.bytes) })
      for path in written.removed { try remove(path) }
    }
    return written
  }

  /// Makes a folder, and writes files into it that no project describes: all that changed, or none.
  static func write(
    _ files: [GeneratedFile], to folder: FilePath, after check: () throws -> Void = {}
  ) throws {
    try folder.makingFolder {
      try FolderLock.with(.exclusive, on: folder) { isLocked in
        try check()
        _ = try OutputFolder(root: folder, outputs: []).write(files, isLocked: isLocked)
      }
    }
  }

  /// A finding for every file that does not match the tokens.
  func drift(from files: [GeneratedFile]) throws -> [Diagnostic] {
    try requireInsideProject(files.map { FilePath($0.path).folder.string })
    let root = root
    let compared = concurrentMap(files) { file in
      Result {
        let path = root.appending(file.path)
        let isMissing = try path.kind() == .nothing || path.isLink && path.real == nil
        return file.drift(from: isMissing ? nil : try path.read())
      }
    }
    var findings = try compared.compactMap { try $0.get() }
    findings += try strays(among: files).map { $0.stray.finding(at: $0.path) }
    return findings.mergingVersions().sorted { $0.place < $1.place }
  }

  /// Removes folders that are empty after a file was removed, up to the output's own folder. A
  /// color set without files would break its asset catalog.
  private func removeEmptyFolders(above path: String) {
    let tops = Set(outputs.map(\.to))
    var folder = FilePath(path).folder
    while folder != ".", !tops.contains(folder.string),
      root.appending(folder.string).removeEmptyFolder()
    { folder = folder.folder }
  }

  /// The bytes of a file; nil if it cannot be read. Throws if its folder cannot be read.
  private func existing(_ path: String) throws -> [UInt8]? {
    let path = root.appending(path)
    // Reading a missing file would look for a similar name.
    return try path.kind() == .nothing ? nil : try? path.read()
  }

  /// Throws if a link leads from an output, or from one of some folders, to a folder outside the project.
  func requireInsideProject(_ folders: [String]) throws {
    guard let base = root.real else { return }
    for path in Set(outputs.filter(\.isFolder).map(\.to) + folders).sorted() {
      var folder = FilePath(path)
      while folder != ".", !root.appending(folder.string).exists { folder = folder.folder }
      let place = root.appending(folder.string)
      guard let real = place.real else { throw FileError("write", path: place) }
      guard base.contains(real) else {
        throw FileError(
          at: root.appending(path),
          message:
            "cannot write: a link leads out of the project folder; replace it with a folder, or move "
            + "the project file to a folder above both")
      }
    }
  }

  private func remove(_ stray: String) throws {
    let path = root.appending(stray)
    guard path.removeFile() || !path.exists else { throw FileError("remove", path: path) }
    removeEmptyFolders(above: stray)
  }

  /// Files in output folders that are not generated. Ignores hidden files. Files in a folder with
  /// another project file belong to that project.
  private func strays(among files: [GeneratedFile]) throws -> [(path: String, stray: Stray)] {
    let expected = Set(files.map(\.path))
    var open = outputs.filter { $0.isFolder && !stopped.contains($0.to) }
      .map { (folder: $0.to, isOtherProject: false) }
    var strays: [String: Stray] = [:]
    while let (folder, isAbove) = open.popLast() {
      let place = root.appending(folder)
      guard try place.kind() == .folder else { continue }
      let names = try place.entryNames()
      let isOtherProject = isAbove || names.contains("tincture.json")
      for name in names where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if stopped.contains(path) { continue }
        if try !place.appending(name).isLink && place.appending(name).kind() == .folder {
          open.append((path, isOtherProject))
        } else if !expected.contains(path) {
          let stray = Stray(try existing(path), project: project)
          strays[path] = isOtherProject && stray == .leftOver ? .another : stray
        }
      }
    }
    return outside(strays.keys.sorted(), of: files).compactMap { path in
      strays[path].map { (path: path, stray: $0) }
    }
  }

  /// The paths that do not lead to one of the files, by a link.
  func outside(_ paths: [String], of files: [GeneratedFile]) -> [String] {
    let places = paths.isEmpty ? [] : Set(files.compactMap { root.appending($0.path).real })
    return paths.filter { root.appending($0).real.map(places.contains) != true }
  }

  /// Removes temporary files of killed runs in the folders of the project, outputs and files.
  private func removeAbandoned(among files: [GeneratedFile]) {
    let owned = outputs.map { $0.isFolder ? $0.to : FilePath($0.to).folder.string }
    for folder in Set(owned + files.map { FilePath($0.path).folder.string } + ["."]) {
      TemporaryName.output.removeFiles(in: root.appending(folder))
    }
  }
}

extension FolderLock {
  /// Runs some work while holding the lock of a folder. Some network file systems have no locks.
  static func with<Result>(
    _ mode: Mode, on folder: FilePath, work: (_ isHeld: Bool) throws -> Result
  ) throws -> Result {
    try hold(
      mode, on: folder,
      announcing: { say("waiting for another build in \(printable(folder.string))\n") }, work: work)
  }
}
