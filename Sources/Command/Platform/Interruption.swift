import CLibrary

nonisolated(unsafe) private var isInterrupted: sig_atomic_t = 0

private let endingSignals = [SIGINT, SIGTERM, SIGHUP]

/// Turns SIGINT, SIGTERM and SIGHUP into something that can be waited for, so that they end the
/// process between two builds and never within one.
package struct Interruption {
  private let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

  package init() {
    for number in endingSignals {
      let before = signal(number) { _ in isInterrupted = 1 }
      // nohup starts programs that outlive their terminal.
      if number == SIGHUP, unsafeBitCast(before, to: Int.self) == ignored {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Whether a signal has arrived. Code that waits for anything else must check it.
  static var hasCome: Bool { isInterrupted != 0 }

  /// Does some work that SIGINT, SIGTERM and SIGHUP end only afterwards.
  package static func deferring<Result>(_ work: () throws -> Result) rethrows -> Result {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in endingSignals { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }

  /// Waits some milliseconds. Returns whether a signal has arrived, or standard output is closed: then
  /// the program that started this one has ended.
  package func comes(within milliseconds: Int32) throws -> Bool {
    var output = pollfd(fd: FileDescriptor.standardOutput.rawValue, events: 0, revents: 0)
    if Self.hasCome { return true }
    // A signal that arrives just before this is noticed after the wait.
    if poll(&output, 1, milliseconds) < 0, errno != EINTR {
      throw FileError("wait for", path: "changes")
    }
    return Self.hasCome || output.revents & Int16(POLLERR) != 0
  }
}
