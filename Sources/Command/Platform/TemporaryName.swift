import CLibrary

/// Names of files that are being written, and of scratch folders: `.tincture-0123456789abcdef.tmp`.
///
/// Random, so that no two threads, processes or machines meet; hidden, so that no glob finds them;
/// short, whatever the file will be called; and recognizable.
package enum TemporaryName: String {
  /// An output, written while its folder is locked. The process that has the lock may remove it.
  case output = ".tmp"
  /// Any other file, locked while it is written. A process that can lock it may remove it.
  case single = ".part"
  /// A folder for the time of one run, locked in the same way.
  case folder = ".scratch"

  private static let start = ".tincture-"
  private static let digitCount = 16

  package func random() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let zeros = String(repeating: "0", count: Self.digitCount - digits.utf8.count)
    return Self.start + zeros + digits + rawValue
  }

  /// Whether a name could be one of these.
  package func fits(_ name: String) -> Bool {
    guard name.hasPrefix(Self.start), name.hasSuffix(rawValue) else { return false }
    let digits = name.utf8.dropFirst(Self.start.utf8.count).dropLast(rawValue.utf8.count)
    return digits.count == Self.digitCount
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Removes all files with such names in a folder where no other process writes.
  package func removeFiles(in folder: FilePath) {
    for name in (try? folder.entryNames()) ?? [] where fits(name) {
      folder.appending(name).removeFile()
    }
  }

  /// Removes what killed processes of this user left behind in a folder: what no process has locked.
  package func removeAbandoned(in folder: FilePath) {
    let kind = self == .folder ? O_DIRECTORY : O_NONBLOCK
    for name in (try? folder.entryNames()) ?? [] where fits(name) {
      let path = folder.appending(name)
      let lock = open(path.string, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind)
      guard lock >= 0 else { continue }
      defer { close(lock) }
      var status = stat()
      guard fstat(lock, &status) == 0, status.st_uid == geteuid(),
        flock(lock, LOCK_EX | LOCK_NB) == 0
      else { continue }
      if self == .folder { path.removeFolder() } else { path.removeFile() }
    }
  }
}
