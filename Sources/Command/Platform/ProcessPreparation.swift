#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that would end the process in the middle of its work; the call that raised them then says
/// why it failed: the pipe is closed, or the file is larger than `ulimit -f` allows.
let ignoredSignals = [SIGPIPE, SIGXFSZ]

/// Makes the process ready for whatever it was started in.
package func prepareProcess() {
  holdStandardDescriptors()
  for number in ignoredSignals { signal(number, SIG_IGN) }
  // Swift and the reader of JSON abort when there is no memory.
  signal(SIGABRT) { _ in
    let text: StaticString =
      "tincture: error: out of memory; nothing is half-written. Allow it more (ulimit -v, the container's limit), or divide the project. If there is enough, this is a fault of tincture: report what is printed above\n"
    write(standardError, text.utf8Start, text.utf8CodeUnitCount)
    _exit(2)
  }
  raiseStackLimit()
}

/// Replaces standard input, output and error if they are closed. Otherwise the first opened files
/// would get their descriptors. Reading the first and writing the others still fails.
private func holdStandardDescriptors() {
  for descriptor in [0, standardOutput, standardError] where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}

/// Makes the stack large enough for the deepest JSON that is accepted, if the system allows it. On
/// Linux the stack of a running process can grow to its current limit.
private func raiseStackLimit() {
  #if os(Linux)
    #if canImport(Glibc)
      let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let stack = RLIMIT_STACK
    #endif
    let enough: rlim_t = 8 << 20
    var limit = rlimit()
    guard getrlimit(stack, &limit) == 0, limit.rlim_cur < enough else { return }
    limit.rlim_cur = min(enough, limit.rlim_max)
    setrlimit(stack, &limit)
  #endif
}
