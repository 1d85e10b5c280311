import ArgumentParser
import Platform
import TokenCompiler
import Writers

extension FolderLock {
  /// Waits for the lock of a folder, and runs some work while holding it.
  ///
  /// - Parameter work: Takes whether the lock is held. Some network file systems have no locks.
  static func with<Result>(
    _ mode: Mode, on folder: String, work: (_ isHeld: Bool) throws -> Result
  ) throws -> Result {
    do {
      return try hold(
        mode, on: folder,
        announcing: { say("waiting for another build in \(printable(folder))\n") }, work: work)
    } catch is Interrupted {
      throw ExitCode.success
    }
  }
}
