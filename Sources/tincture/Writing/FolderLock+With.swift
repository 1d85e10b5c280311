import ArgumentParser
import Platform
import TokenCompiler
import Writers

extension FolderLock {
  /// Runs some work while a folder is locked, after waiting for whoever has it.
  ///
  /// - Parameter work: Gets whether the lock is held; some network file systems have none.
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
