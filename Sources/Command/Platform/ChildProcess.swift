@preconcurrency import CLibrary

/// What a program did that ran without a shell.
package struct ChildProcess {
  /// Its exit code: 128 and the signal if one ended it.
  package var code: Int32
  /// What it wrote to standard output and standard error.
  package var output: [UInt8]
  package var errors: String

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

  /// Runs a program, as the `PATH` has it, with its arguments, and waits for it. `variables`, as
  /// `NAME=value`, add to the environment of this process; it does not inherit those in `removed`. Its
  /// input and what it writes are in the folder `scratch`.
  package init(
    _ words: [String], variables: [String] = [], removing removed: [String] = [],
    input: [UInt8] = [], in scratch: FilePath
  ) throws {
    let files = ["stdin", "stdout", "stderr"].map(scratch.appending)
    try files[0].replace(with: input)
    let environment = Self.inherited(without: removed + variables) + variables
    code = try Self.run(words, environment: environment, files: files)
    output = try files[1].bytes()
    errors = String(decoding: try files[2].bytes(), as: UTF8.self)
  }

  /// - Parameter files: The files of standard input, standard output and standard error.
  private static func run(
    _ words: [String], environment: [String], files: [FilePath]
  ) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, files[0].string, O_RDONLY, 0)
    for descriptor in 1...2 {
      posix_spawn_file_actions_addopen(
        &actions, Int32(descriptor), files[descriptor].string, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
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
