import CGlibc

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work of many parts, at which any number of threads may be.
protocol SharedWork: AnyObject {
  /// Works until no part is left that nobody has taken.
  func run()
}

/// Threads that take part in what other threads share: as many as there are processors beside the
/// caller's, made when they are first needed, and there for the rest of the process's life.
final class Workers: @unchecked Sendable {
  static let shared = Workers()

  private let locked = Lock()
  private var open: [any SharedWork] = []
  private var idle = 0
  private var unmade = max(0, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) - 1)

  private init() {}

  /// Does some work of so many parts with the threads that have time, of which there may be none.
  func run(_ work: any SharedWork, parts: Int) {
    locked {
      open.append(work)
      if idle > 0 { locked.wakeAll() }
      var missing = parts - 1 - idle
      while missing > 0, unmade > 0 {
        // Where one cannot be made the next cannot either.
        unmade = startThread(serve) ? unmade - 1 : 0
        missing -= 1
      }
    }
    work.run()
    locked { open.removeAll { $0 === work } }
  }

  /// Takes part in the newest work that is open, for ever.
  private func serve() {
    while true {
      let work = locked {
        idle += 1
        while open.isEmpty { locked.wait() }
        idle -= 1
        return open[open.count - 1]
      }
      work.run()
      locked { open.removeAll { $0 === work } }
    }
  }
}

/// Starts a thread that runs something for ever; false where none can be made.
private func startThread(_ run: @escaping () -> Void) -> Bool {
  final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
  func enter(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // As much stack as a main thread has: libjansson reads nested values by recursion.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let processors = begin_elsewhere(&attributes)
  let work = Unmanaged.passRetained(
    Work {
      go_anywhere(processors)
      run()
    })
  let code = withoutSignals {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(&thread, &attributes, { enter($0) }, work.toOpaque())
  }
  if code != 0 { work.release() }
  return code == 0
}

/// Makes a thread that no signal from outside interrupts: those are for the thread that waits for them.
private func withoutSignals(_ make: () -> Int32) -> Int32 {
  var (outside, before) = (sigset_t(), sigset_t())
  sigfillset(&outside)
  for fault in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { sigdelset(&outside, fault) }
  pthread_sigmask(SIG_SETMASK, &outside, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return make()
}
