import Platform

/// Runs `git` on the repository of a folder, without a shell.
///
/// It does not change the user's index or working tree, runs no hooks, and fetches nothing.
struct Git {
  /// The working directory of git.
  var folder: String
  /// A folder for the output of git.
  var scratch: String

  /// The result of a run.
  struct Output {
    var code: Int32
    var text: String
    var errors: String

    /// Git's last error message, without `fatal: `.
    var complaint: String {
      let line = errors.split(separator: "\n").last { $0.hasPrefix("fatal: ") }
      return line.map { String($0.dropFirst("fatal: ".count)) } ?? "git exited with \(code)"
    }
  }

  /// Variables that redirect git to other folders. They are set when a hook runs the command.
  private static let redirections = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  /// Runs git and waits for it.
  ///
  /// - Parameter variables: Additional environment variables, as `NAME=value`.
  func run(_ arguments: [String], variables: [String] = []) throws -> Output {
    let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false"].flatMap { ["-c", $0] }
    let words = ["git", "-C", folder] + settings + arguments
    let own = ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]
    let code = try spawn(
      words, variables: inherited(without: Self.redirections + own + variables) + own + variables,
      output: joined(scratch, path: "stdout"), errors: joined(scratch, path: "stderr"))
    return Output(code: code, text: try read("stdout"), errors: try read("stderr"))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try readFile(at: joined(scratch, path: name)), as: UTF8.self)
  }
}
