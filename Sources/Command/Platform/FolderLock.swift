import CLibrary

/// Keeps builds of one project folder apart.
///
/// The lock is `flock` on the folder itself: there is no lock file that could be left behind, a
/// read-only folder can be locked too, and the system frees it however a process ends.
package enum FolderLock {
  /// Any number of readers, or one writer.
  package enum Mode { case shared, exclusive }

  /// Runs some work while a folder is locked, after waiting for its present owner. Some network
  /// file systems have no locks. Calls `announce` on a terminal if another process has had the lock
  /// for a second; a signal that ends the wait is thrown.
  package static func hold<Result>(
    _ mode: Mode, on folder: FilePath, announcing announce: () -> Void,
    work: (_ isHeld: Bool) throws -> Result
  ) throws -> Result {
    let descriptor = open(folder.string, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return try work(false) }
    defer { close(descriptor) }
    let operation = (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB
    var isHeld = attempt(operation, descriptor: descriptor)
    var waits = 0
    while isHeld == nil {
      if Interruption.hasCome { throw Interrupted() }
      if waits == 200, FileDescriptor.standardError.isTerminal { announce() }
      waits += 1
      pause(milliseconds: 5)
      isHeld = attempt(operation, descriptor: descriptor)
    }
    return try work(isHeld ?? false)
  }

  /// Whether the lock is held now; nil while another process has it.
  private static func attempt(_ operation: Int32, descriptor: Int32) -> Bool? {
    while flock(descriptor, operation) != 0 {
      if errno == EWOULDBLOCK { return nil }
      guard errno == EINTR else { return false }
    }
    return true
  }
}

/// A signal ended a wait.
package struct Interrupted: Error {}

/// Does nothing for a while.
package func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
