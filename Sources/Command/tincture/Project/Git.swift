import Platform

/// Runs `git` on the repository of a folder, without a shell.
///
/// It does not change the user's index or working tree, runs no hooks, and fetches nothing.
struct Git {
  /// The working directory of git.
  var folder: FilePath
  /// A folder for the output of git.
  var scratch: FilePath

  /// Variables that redirect git to other folders. They are set when a hook runs the command.
  private static let redirections = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  /// Runs git with additional environment variables, as `NAME=value`, and waits for it.
  func run(_ arguments: [String], variables: [String] = []) throws -> ChildProcess {
    let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false"].flatMap { ["-c", $0] }
    let own = ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]
    return try ChildProcess(
      ["git", "-C", folder.string] + settings + arguments, variables: own + variables,
      removing: Self.redirections, in: scratch)
  }
}

extension ChildProcess {
  /// Git's last error message, without `fatal: `.
  var complaint: String {
    let line = errors.split(separator: "\n").last { $0.hasPrefix("fatal: ") }
    return line.map { String($0.dropFirst("fatal: ".count)) } ?? "git exited with \(code)"
  }
}
