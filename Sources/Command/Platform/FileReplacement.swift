#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file in one step: a reader finds the old bytes or the new ones. If the path is a link,
/// writes the file that it points to.
package func replaceFile(at path: String, with bytes: [UInt8]) throws {
  let place = try linkedPlace(path)
  removeAbandonedFiles(beside: place)
  do {
    try holdingSignals { try replaceFile(in: place, with: bytes) }
  } catch var error as FileError {
    if place != path { error.path = path }  // as its user knows it
    throw error
  }
}

private func replaceFile(in place: String, with bytes: [UInt8]) throws {
  let file = try TemporaryFile(beside: place, as: .single)
  defer { file.end() }
  do {
    try file.write(bytes)
    try file.flush()
    try rename(file.path, to: place)
  } catch {
    file.undo()
    throw error
  }
}

/// Where a link leads; without this `/dev/stdout` itself would be replaced.
func linkedPlace(_ path: String) throws -> String {
  guard isLink(path) else { return path }
  if let real = realPath(path) { return real }
  let isPipe = status(path) != nil  // such as /dev/stdout, which leads to no path
  throw FileError(
    at: path,
    message: isPipe
      ? "cannot write: not a regular file" : "cannot write: the link has no target; remove it")
}

/// More files than this are not flushed: each would take milliseconds. What a power failure tears is
/// found by the next check, and fixed by the next build.
private let flushedFileCount = 16

/// Writes files. All are written next to their final paths before the first one is renamed.
package func replaceFiles(_ files: [(path: String, bytes: [UInt8])]) throws {
  var temporaries: [TemporaryFile] = []
  var renamed = 0
  do {
    for (path, bytes) in files {
      let file = try TemporaryFile(beside: path, as: .output)
      temporaries.append(file)
      try file.write(bytes)
      if files.count <= flushedFileCount { try file.flush() }
      try file.finish()
    }
    for (file, temporary) in zip(files, temporaries) {
      try rename(temporary.path, to: file.path)
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

func rename(_ temporary: String, to path: String) throws {
  #if canImport(Glibc)
    let code = Glibc.rename(temporary, path)
  #elseif canImport(Musl)
    let code = Musl.rename(temporary, path)
  #else
    let code = Darwin.rename(temporary, path)
  #endif
  guard code == 0 else { throw FileError("write", path: path) }
}

@discardableResult
package func removeFile(at path: String) -> Bool { unlink(path) == 0 }

/// Removes an empty folder. Returns whether it was removed.
@discardableResult
package func removeFolder(ifEmpty path: String) -> Bool { rmdir(path) == 0 }

/// Makes a folder and those above it.
///
/// - Returns: The folders that were not there, outermost first.
@discardableResult
package func makeFolder(_ path: String) throws -> [String] {
  if isFolder(path) { return [] }
  var made: [String] = []
  var part = path.hasPrefix("/") ? "" : "."
  for name in namesOnPath(path) {
    part += "/" + name
    if mkdir(part, 0o777) == 0 {
      made.append(part)
    } else if errno != EEXIST {
      let error = FileError("make the folder", path: path)
      for folder in made.reversed() { removeFolder(ifEmpty: folder) }
      throw error
    }
  }
  guard isFolder(path) else { throw FileError("make the folder", path: path, code: ENOTDIR) }
  return made
}
