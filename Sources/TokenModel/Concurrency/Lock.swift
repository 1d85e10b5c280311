import Dispatch

/// Runs work on one thread at a time.
///
/// Uses a queue, because `Mutex` requires macOS 15.
struct Lock: Sendable {
  private let queue = DispatchQueue(label: "tincture.lock")

  /// Runs the work while no other work with this lock runs.
  func callAsFunction<Result>(_ work: () throws -> Result) rethrows -> Result {
    try queue.sync(execute: work)
  }
}
