#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets one thread at a time into a piece of work, in which it may wait for another.
///
/// A class because a mutex must not move in memory.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Does the work while no other thread is at any work of this lock.
  func callAsFunction<Result>(_ work: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  /// Lets others in until `wakeAll`; only inside work of this lock.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all that wait; only inside work of this lock.
  func wakeAll() { pthread_cond_broadcast(condition) }
}
