import CLibrary

#if canImport(Darwin)
  import MachO
#endif

/// The process that runs this, ready for whatever it was started in.
package struct CurrentProcess {
  /// Signals that would end the process in the middle of its work; the call that raised them then says
  /// why it failed: the pipe is closed, or the file is larger than `ulimit -f` allows.
  static let ignoredSignals = [SIGPIPE, SIGXFSZ]

  /// Makes the process ready.
  package init() {
    Self.holdStandardDescriptors()
    for number in Self.ignoredSignals { signal(number, SIG_IGN) }
    // Swift and the reader of JSON abort when there is no memory.
    signal(SIGABRT) { _ in
      let text: StaticString =
        "tincture: error: out of memory; nothing is half-written. Allow it more (ulimit -v, the container's limit), or divide the project. If there is enough, this is a fault of tincture: report what is printed above\n"
      write(2, text.utf8Start, text.utf8CodeUnitCount)
      _exit(2)
    }
    #if os(Linux)
      Self.raiseStackLimit()
    #endif
  }

  /// Whether this process can make threads and use them. Without threads (`ulimit -u`, a container's
  /// limit) Dispatch waits for one forever. With too few file descriptors it traps on Linux, where it
  /// opens a file of `/proc` for each of its threads.
  package var canMakeThreads: Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      guard let limit = Self.limit(of: RLIMIT_NOFILE), limit.rlim_cur >= 64 else { return false }
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

  /// Replaces standard input, output and error if they are closed. Otherwise the first opened files
  /// would get their descriptors. Reading the first and writing the others still fails.
  private static func holdStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  #if os(Linux)
    /// Makes the stack large enough for the deepest JSON that is accepted, if the system allows it. The
    /// stack of a running process can grow to its current limit.
    private static func raiseStackLimit() {
      let enough: rlim_t = 8 << 20
      guard var limit = limit(of: RLIMIT_STACK), limit.rlim_cur < enough else { return }
      limit.rlim_cur = min(enough, limit.rlim_max)
      setrlimit(number(of: RLIMIT_STACK), &limit)
    }

    #if canImport(Glibc)
      private typealias Resource = __rlimit_resource

      private static func number(of resource: Resource) -> __rlimit_resource_t {
        __rlimit_resource_t(resource.rawValue)
      }
    #else
      private typealias Resource = Int32

      private static func number(of resource: Resource) -> Int32 { resource }
    #endif

    /// The limit of a resource; nil if the system does not say.
    private static func limit(of resource: Resource) -> rlimit? {
      var limit = rlimit()
      return getrlimit(number(of: resource), &limit) == 0 ? limit : nil
    }
  #endif
}

extension FilePath {
  /// The path of this program, with links resolved.
  package static var program: FilePath? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { FilePath(String(cString: $0)).real }
      }
    #else
      return FilePath("/proc/self/exe").real
    #endif
  }
}
