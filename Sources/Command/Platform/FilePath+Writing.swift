import CLibrary

extension FilePath {
  /// Writes a file in one step: a reader finds the old bytes or the new ones. If the path is a link,
  /// writes the file that it points to.
  package func replace(with bytes: [UInt8]) throws {
    let place = try linkedPlace()
    TemporaryFile.removeAbandoned(nextTo: place)
    do {
      try Interruption.deferring { try place.replaceInPlace(with: bytes) }
    } catch var error as FileError {
      if place != self { error.path = self }  // as its user knows it
      throw error
    }
  }

  private func replaceInPlace(with bytes: [UInt8]) throws {
    let file = try TemporaryFile(nextTo: self, as: .single)
    defer { file.end() }
    do {
      try file.write(bytes)
      try file.flush()
      try file.move()
    } catch {
      file.undo()
      throw error
    }
  }

  /// Where a link leads; without this `/dev/stdout` itself would be replaced.
  private func linkedPlace() throws -> FilePath {
    guard isLink else { return self }
    if let real { return real }
    let isPipe = status() != nil  // such as /dev/stdout, which leads to no path
    throw FileError(
      at: self,
      message: isPipe
        ? "cannot write: not a regular file" : "cannot write: the link has no target; remove it")
  }

  /// Removes a file. Returns whether it was removed.
  @discardableResult
  package func removeFile() -> Bool { unlink(string) == 0 }

  /// Removes an empty folder. Returns whether it was removed.
  @discardableResult
  package func removeEmptyFolder() -> Bool { rmdir(string) == 0 }

  /// Makes this folder and those above it. Returns those that were not there, outermost first.
  @discardableResult
  package func makeFolder() throws -> [FilePath] {
    if isFolder { return [] }
    var made: [FilePath] = []
    var part = string.hasPrefix("/") ? "" : "."
    for name in names {
      part += "/" + name
      if mkdir(part, 0o777) == 0 {
        made.append(FilePath(part))
      } else if errno != EEXIST {
        let error = FileError("make the folder", path: self)
        made.removeEmptyFolders()
        throw error
      }
    }
    guard isFolder else { throw FileError("make the folder", path: self, code: ENOTDIR) }
    return made
  }

  /// Makes this folder and those above it, and does some work. After an error, none of them is left.
  package func makingFolder<Result>(for work: () throws -> Result) throws -> Result {
    let made = try makeFolder()
    do {
      return try work()
    } catch {
      made.removeEmptyFolders()
      throw error
    }
  }
}

extension [FilePath] {
  /// Removes the folders that are empty, innermost first.
  func removeEmptyFolders() { for folder in reversed() { folder.removeEmptyFolder() } }
}

/// More files than this are not flushed: each would take milliseconds. What a power failure tears is
/// found by the next check, and fixed by the next build.
private let flushedFileCount = 16

/// Writes files. All are written next to their final paths before the first one is renamed.
package func replaceFiles(_ files: [(path: FilePath, bytes: [UInt8])]) throws {
  var temporaries: [TemporaryFile] = []
  var renamed = 0
  do {
    for (path, bytes) in files {
      let file = try TemporaryFile(nextTo: path, as: .output)
      temporaries.append(file)
      try file.write(bytes)
      if files.count <= flushedFileCount { try file.flush() }
      try file.finish()
    }
    for temporary in temporaries {
      try temporary.move()
      renamed += 1
    }
  } catch var error as FileError {
    for temporary in temporaries[renamed...].reversed() { temporary.undo() }
    if renamed > 0 {
      error.message +=
        "; \(renamed) of \(files.count) files are new, and the others as they were until the next build"
    }
    throw error
  }
}
