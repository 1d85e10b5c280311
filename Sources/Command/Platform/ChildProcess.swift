#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
  import MachO
#endif

/// The environment, without the variables of those names; `NAME=value` counts as its name.
package func inherited(without names: [String] = []) -> [String] {
  let left = Set(names.map { String($0.prefix { $0 != "=" }) })
  var inherited: [String] = []
  var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
  while let entry = next?.pointee {
    let text = String(cString: entry)
    if !left.contains(String(text.prefix { $0 != "=" })) { inherited.append(text) }
    next = next?.successor()
  }
  return inherited
}

/// Runs the program that the first word names, as the `PATH` has it, without a shell; waits for it
/// and returns its exit code, 128 and the signal where one ended it.
///
/// - Parameter variables: Its environment, as `NAME=value`.
/// - Parameter input: The file it reads as standard input; `output` and `errors` are files it writes.
package func spawn(
  _ words: [String], variables: [String], input: String = "/dev/null", output: String,
  errors: String
) throws -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
  for (descriptor, path) in [(standardOutput, output), (standardError, errors)] {
    posix_spawn_file_actions_addopen(
      &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  }
  // What this process ignores is nothing to a child.
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var ignored = sigset_t()
  sigemptyset(&ignored)
  for number in ignoredSignals { sigaddset(&ignored, number) }
  posix_spawnattr_setsigdefault(&attributes, &ignored)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  var arguments = words.map { strdup($0) } + [nil]
  var environment = variables.map { strdup($0) } + [nil]
  defer { for pointer in arguments + environment { free(pointer) } }
  var process: pid_t = 0
  let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &environment)
  guard code == 0 else { throw FileError("run", path: words[0], code: code) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw FileError("wait for", path: words[0]) }
  }
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}

/// The value of an environment variable.
package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Does nothing for a while.
package func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// The path of this program, with links resolved.
package func executablePath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { realPath(String(cString: $0)) } }
  #else
    return realPath("/proc/self/exe")
  #endif
}
