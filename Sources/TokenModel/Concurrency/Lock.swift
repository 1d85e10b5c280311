import Dispatch

/// Lets one thread at a time into a piece of work.
///
/// A queue, because `Mutex` exists from macOS 15 on.
@usableFromInline struct Lock: Sendable {
  @usableFromInline let queue = DispatchQueue(label: "tincture.lock")

  @inlinable init() {}

  /// Does the work while no other thread is at any work of this lock.
  @inlinable func callAsFunction<Result>(_ work: () throws -> Result) rethrows -> Result {
    try queue.sync(execute: work)
  }
}
