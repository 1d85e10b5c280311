#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the system lets this process make a thread. Where it does not (`ulimit -u`, a container's
/// limit), Dispatch would wait for one forever.
package func canMakeThreads() -> Bool {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
  #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
  #else
    pthread_join(thread, nil)
  #endif
  return true
}
