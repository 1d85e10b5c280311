@preconcurrency import CLibrary

/// A program to run, without a shell.
package struct ChildProcess {
  /// The program, as the `PATH` has it, and its arguments.
  var words: [String]
  /// Its environment, as `NAME=value`.
  var environment: [String]
  /// The file that it reads as standard input.
  var input: FilePath
  /// The files that it writes as standard output and standard error.
  var output: FilePath
  var errors: FilePath

  /// `variables`, as `NAME=value`, add to the environment of this process; it does not inherit
  /// those in `removed`.
  package init(
    _ words: [String], variables: [String] = [], removing removed: [String] = [],
    input: FilePath = "/dev/null", output: FilePath, errors: FilePath
  ) {
    (self.words, self.input, self.output, self.errors) = (words, input, output, errors)
    environment = Self.inherited(without: removed + variables) + variables
  }

  /// The environment, without the variables of those names; `NAME=value` counts as its name.
  private static func inherited(without names: [String]) -> [String] {
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

  /// Runs the program, waits for it, and returns its exit code: 128 and the signal where one ended it.
  package func run() throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input.string, O_RDONLY, 0)
    for (descriptor, file) in [(Int32(1), output), (2, errors)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, file.string, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    // What this process ignores is nothing to a child.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for number in CurrentProcess.ignoredSignals { sigaddset(&ignored, number) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var process: pid_t = 0
    let program = FilePath(words[0])
    let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw FileError("run", path: program, code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw FileError("wait for", path: program) }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}

/// The value of an environment variable of this process.
package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
