import CLibrary

/// A new folder for the time of one run, which only this user may enter. It is locked, so that others can
/// tell it from one that a killed process left behind.
package struct TemporaryFolder {
  private let path: FilePath
  private let lock: Int32

  /// Does some work with a new folder, and removes it afterwards.
  package static func with<Result>(_ work: (FilePath) throws -> Result) throws -> Result {
    let parent = FilePath(environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    removeAbandoned(in: parent)
    let folder = try TemporaryFolder(in: parent)
    defer {
      folder.path.removeFolder()
      close(folder.lock)
    }
    return try work(folder.path.real ?? folder.path)
  }

  private init(in parent: FilePath) throws {
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
    (self.path, self.lock) = (path, lock)
  }

  /// Removes the folders that killed processes of this user left behind: those that no process has locked.
  private static func removeAbandoned(in parent: FilePath) {
    for name in (try? parent.entryNames()) ?? [] where TemporaryName.folder.fits(name) {
      let folder = parent.appending(name)
      let lock = open(folder.string, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
      guard lock >= 0 else { continue }
      var status = stat()
      if fstat(lock, &status) == 0, status.st_uid == geteuid(), flock(lock, LOCK_EX | LOCK_NB) == 0
      {
        folder.removeFolder()
      }
      close(lock)
    }
  }
}

extension FilePath {
  /// Removes a folder and its contents; links are removed, and not followed.
  fileprivate func removeFolder() {
    for name in (try? entryNames()) ?? [] {
      let inner = appending(name)
      if inner.isFolder, !inner.isLink {
        inner.removeFolder()
      } else {
        inner.removeFile()
      }
    }
    rmdir(string)
  }
}
