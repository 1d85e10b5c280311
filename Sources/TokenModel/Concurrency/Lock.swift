import Dispatch

/// Runs work on one thread at a time.
///
/// Uses a queue, because `Mutex` requires macOS 15.
@usableFromInline struct Lock: Sendable {
  @usableFromInline let queue = DispatchQueue(label: "tincture.lock")

  @inlinable init() {}

  /// Runs the work while no other work with this lock runs.
  @inlinable func callAsFunction<Result>(_ work: () throws -> Result) rethrows -> Result {
    try queue.sync(execute: work)
  }
}
