#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs some work with a new folder that only this user may enter, and removes it afterwards.
package func withTemporaryFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
  let parent = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  removeAbandonedFolders(in: parent)
  var (folder, lock): (String, Int32)
  repeat {
    folder = joined(parent, path: TemporaryName.folder.random())
    guard mkdir(folder, 0o700) == 0 else { throw FileError("make a folder in", path: parent) }
    lock = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    if lock >= 0 { _ = retrying { flock(lock, LOCK_EX) } }
    // Before it was locked, another process could remove it as abandoned.
  } while !isFolder(folder)
  defer {
    removeFolder(at: folder)
    close(lock)
  }
  return try work(realPath(folder) ?? folder)
}

/// Removes the folders that killed processes of this user left behind: those that no process has locked.
private func removeAbandonedFolders(in parent: String) {
  for name in (try? namesInFolder(at: parent)) ?? [] where TemporaryName.folder.fits(name) {
    let folder = joined(parent, path: name)
    let lock = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
    guard lock >= 0 else { continue }
    var status = stat()
    if fstat(lock, &status) == 0, status.st_uid == geteuid(),
      flock(lock, LOCK_EX | LOCK_NB) == 0
    {
      removeFolder(at: folder)
    }
    close(lock)
  }
}

/// Removes a folder and its contents; links are removed, and not followed.
private func removeFolder(at path: String) {
  for name in (try? namesInFolder(at: path)) ?? [] {
    let inner = joined(path, path: name)
    if isFolder(inner), !isLink(inner) {
      removeFolder(at: inner)
    } else {
      removeFile(at: inner)
    }
  }
  rmdir(path)
}
