#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Runs `git` on the repository that holds a folder, without a shell.
///
/// Nothing of the user's index or work tree is touched, no hook runs, and nothing is fetched.
struct Git {
  /// The folder in which git runs.
  var folder: String
  /// A folder for what git prints.
  var scratch: String

  /// What a run left behind.
  struct Output {
    var code: Int32
    var text: String
    var errors: String

    /// The last line that git said about what went wrong, without its `fatal: `.
    var complaint: String {
      let line = errors.split(separator: "\n").last { $0.hasPrefix("fatal: ") }
      return line.map { String($0.dropFirst("fatal: ".count)) } ?? "git exited with \(code)"
    }
  }

  /// Variables that would make git look elsewhere; a hook that runs us has them.
  private static let redirections = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  /// Runs git and waits for it.
  ///
  /// - Parameter variables: Further variables of its environment, as `NAME=value`.
  func run(_ arguments: [String], _ variables: [String] = []) throws -> Output {
    let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false"].flatMap { ["-c", $0] }
    let words = ["git", "-C", folder] + settings + arguments
    let own = ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]
    let code = try spawn(words, Self.inherited(without: own + variables) + own + variables)
    return Output(code: code, text: try read("stdout"), errors: try read("stderr"))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try readFile(at: joined(scratch, name)), as: UTF8.self)
  }

  /// The environment, without variables that redirect git and those that are set anew.
  private static func inherited(without set: [String]) -> [String] {
    let left = Set(redirections + set.map { String($0.prefix { $0 != "=" }) })
    var inherited: [String] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if !left.contains(String(text.prefix { $0 != "=" })) { inherited.append(text) }
      next = next?.successor()
    }
    return inherited
  }

  /// Runs the program that the first word names, as the `PATH` has it; returns its exit code.
  private func spawn(_ words: [String], _ variables: [String]) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in [(standardOutput, "stdout"), (standardError, "stderr")] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, joined(scratch, name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { throw FileError("run", words[0], code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw FileError("wait for", words[0]) }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
