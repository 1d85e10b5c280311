import CLibrary

/// A new folder for the time of one run, which only this user may enter. It is locked, so that others can
/// tell it from one that a killed process left behind.
package enum TemporaryFolder {
  /// Does some work with a new folder, and removes it afterwards.
  package static func with<Result>(_ work: (FilePath) throws -> Result) throws -> Result {
    let parent = FilePath(environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    TemporaryName.folder.removeAbandoned(in: parent)
    var (path, lock): (FilePath, Int32)
    repeat {
      path = parent.appending(TemporaryName.folder.random())
      guard mkdir(path.string, 0o700) == 0 else {
        throw FileError("make a folder in", path: parent)
      }
      lock = open(path.string, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
      if lock >= 0 { _ = retrying { flock(lock, LOCK_EX) } }
      // Before it was locked, another process could remove it as abandoned.
    } while !path.isFolder
    defer {
      path.removeFolder()
      close(lock)
    }
    return try work(path.real ?? path)
  }
}

extension FilePath {
  /// Removes a folder and its contents; links are removed, and not followed.
  func removeFolder() {
    for entry in entries {
      let inner = appending(entry.name)
      if entry.isFolder { inner.removeFolder() } else { inner.removeFile() }
    }
    rmdir(string)
  }
}
