import CLibrary

/// A file that is written in the folder of its final path, and then renamed; makes the folder.
///
/// A single file is locked (`flock`) while it is written, so that others can tell it from one that a
/// killed process left behind. Outputs need no lock each: their project folder is locked.
package final class TemporaryFile {
  private let path: FilePath
  private let place: FilePath
  private let madeFolders: [FilePath]
  private var descriptor: Int32

  /// - Parameter place: The final path; a file that exists there keeps its permissions.
  init(nextTo place: FilePath, as kind: TemporaryName) throws {
    let old = place.status()
    if let old, !old.isRegular {
      if old.isFolder { throw FileError("write", path: place, code: EISDIR) }
      throw FileError(at: place, message: "cannot write: not a regular file")
    }
    self.place = place
    let folder = place.folder
    madeFolders = try folder.makeFolder()
    var (path, descriptor): (FilePath, Int32)
    repeat {
      path = folder.appending(kind.random())
      descriptor = Self.create(path, as: kind)
    } while descriptor == Self.taken
    (self.path, self.descriptor) = (path, descriptor)
    guard descriptor >= 0 else {
      let error = FileError("write", path: place)
      madeFolders.removeEmptyFolders()
      throw error
    }
    if let old { fchmod(descriptor, old.st_mode & 0o777) }
  }

  /// No descriptor: another process considered the new file abandoned, and removed it.
  private static let taken: Int32 = -2

  private static func create(_ path: FilePath, as kind: TemporaryName) -> Int32 {
    let descriptor = retrying { open(path.string, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
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

  func write(_ bytes: [UInt8]) throws {
    guard FileDescriptor(rawValue: descriptor).writeAll(bytes) else {
      throw FileError("write", path: place)
    }
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

  /// Gives the file its final path.
  func move() throws {
    guard rename(path.string, place.string) == 0 else { throw FileError("write", path: place) }
  }

  /// Removes the file, and the folders that were made for it.
  func undo() {
    end()
    path.removeFile()
    madeFolders.removeEmptyFolders()
  }
}
