#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written in the folder of its final path, and then renamed; makes the folder.
///
/// A single file is locked (`flock`) while it is written, so that others can tell it from one that a
/// killed process left behind. Outputs need no lock each: their project folder is locked.
final class TemporaryFile {
  let path: String
  private let place: String
  private let madeFolders: [String]
  private var descriptor: Int32

  /// - Parameter place: The final path; a file that exists there keeps its permissions.
  init(beside place: String, as kind: TemporaryName) throws {
    let old = status(place)
    if let old, !old.isRegular {
      if old.isFolder { throw FileError("write", path: place, code: EISDIR) }
      throw FileError(at: place, message: "cannot write: not a regular file")
    }
    self.place = place
    let folder = Platform.folder(of: place)
    madeFolders = folder.isEmpty ? [] : try makeFolder(folder)
    var (path, descriptor): (String, Int32)
    repeat {
      path = joined(folder.isEmpty ? "." : folder, path: kind.random())
      descriptor = Self.create(path, as: kind)
    } while descriptor == Self.taken
    (self.path, self.descriptor) = (path, descriptor)
    guard descriptor >= 0 else {
      let error = FileError("write", path: place)
      removeMadeFolders()
      throw error
    }
    if let old { fchmod(descriptor, old.st_mode & 0o777) }
  }

  /// No descriptor: another process considered the new file abandoned, and removed it.
  private static let taken: Int32 = -2

  private static func create(_ path: String, as kind: TemporaryName) -> Int32 {
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0, kind == .single else { return descriptor }
    // Some network file systems have no locks; nothing is removed there.
    _ = retrying { flock(descriptor, LOCK_EX) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
      close(descriptor)
      return taken
    }
    return descriptor
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws {
    guard writeBytes(bytes, to: descriptor) else { throw FileError("write", path: place) }
  }

  /// Waits until the bytes are on the disk.
  func flush() throws {
    guard retrying({ fsync(descriptor) }) == 0 else { throw FileError("write", path: place) }
  }

  /// Closes the file. Some file systems say only now that bytes could not be written.
  func finish() throws {
    let code = close(descriptor)
    descriptor = -1
    guard code == 0 || errno == EINTR else { throw FileError("write", path: place) }
  }

  /// Closes the file, and releases its lock. `fsync` has already reported bytes that were not written.
  func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Removes the file, and the folders that were made for it.
  func undo() {
    end()
    removeFile(at: path)
    removeMadeFolders()
  }

  private func removeMadeFolders() {
    for folder in madeFolders.reversed() { removeFolder(ifEmpty: folder) }
  }
}

/// Removes what killed processes left behind of files that were written alone.
package func removeAbandonedFiles(beside path: String) {
  let parent = folder(of: path)
  let folder = parent.isEmpty ? "." : parent
  for name in (try? namesInFolder(at: folder)) ?? [] where TemporaryName.single.fits(name) {
    let descriptor = open(
      joined(folder, path: name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { continue }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { removeFile(at: joined(folder, path: name)) }
    close(descriptor)
  }
}
