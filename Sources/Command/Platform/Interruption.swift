import CLibrary

/// The end that a signal handler writes to.
nonisolated(unsafe) private var interruptionPipe: Int32 = -1
nonisolated(unsafe) private var isInterrupted: sig_atomic_t = 0

private let endingSignals = [SIGINT, SIGTERM, SIGHUP]

/// Turns SIGINT, SIGTERM and SIGHUP into something that can be waited for, so that they end the
/// process between two builds and never within one.
package struct Interruption {
  /// What a wait ended with.
  package enum Event { case interrupted, ready, timeout }

  private let descriptor: Int32
  private let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

  package init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileError("make", path: "a pipe") }
    descriptor = ends[0]
    interruptionPipe = ends[1]
    for number in endingSignals {
      let before = signal(number) { _ in
        let code = errno
        var byte: UInt8 = 0
        isInterrupted = 1
        write(interruptionPipe, &byte, 1)
        errno = code
      }
      // nohup starts programs that outlive their terminal.
      if number == SIGHUP, unsafeBitCast(before, to: Int.self) == ignored {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Whether signals are handled here, and whether one has arrived. Code that waits for anything else
  /// must check both.
  static var isAwaited: Bool { interruptionPipe >= 0 }
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

  /// Waits for a signal, for something to read from another descriptor, or some milliseconds.
  package func wait(for other: Int32?, milliseconds: Int32) throws -> Event {
    var entries = [descriptor, other ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // A closed pipe means that the program that started the watch has ended.
    entries.append(pollfd(fd: FileDescriptor.standardOutput.rawValue, events: 0, revents: 0))
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    if count < 0 {
      guard errno == EINTR else { throw FileError("wait for", path: "changes") }
      entries[0].revents = 0
      poll(&entries, 1, 0)
      return entries[0].revents != 0 ? .interrupted : .timeout
    }
    if entries[0].revents != 0 || entries[2].revents & Int16(POLLERR) != 0 { return .interrupted }
    return entries[1].revents != 0 ? .ready : .timeout
  }
}
