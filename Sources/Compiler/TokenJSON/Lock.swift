#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs work on one thread at a time.
///
/// A class around a mutex of the C library: `Mutex` requires macOS 15, and a dispatch queue waits
/// forever where there is no memory to create it.
@usableFromInline package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  @usableFromInline package init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs the work while no other work with this lock runs.
  @inlinable package func callAsFunction<Result>(_ work: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try work()
  }

  @usableFromInline func lock() { pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
}
