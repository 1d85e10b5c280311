#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether this process can make threads and use them. Without threads (`ulimit -u`, a container's
/// limit) Dispatch waits for one forever. With too few file descriptors it traps on Linux, where it
/// opens a file of `/proc` for each of its threads.
package func canMakeThreads() -> Bool {
  #if !canImport(Darwin)
    guard hasManyDescriptors() else { return false }
  #endif
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

#if !canImport(Darwin)
  /// Whether the limit of file descriptors is far above what the command and Dispatch need.
  private func hasManyDescriptors() -> Bool {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 && limit.rlim_cur >= 64
  }
#endif
