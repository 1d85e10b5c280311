import Platform

/// Runs `git` on the repository of a folder, without a shell.
///
/// It does not change the user's index or working tree, runs no hooks or filters, fetches nothing.
struct Git {
  /// The working directory of git.
  var folder: FilePath
  /// A folder for the output of git.
  var scratch: FilePath

  /// Variables that redirect git to other folders. They are set when a hook runs the command.
  private static let redirections = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  /// Variables that turn off programs that the user's configuration runs on files, such as Git LFS.
  func withoutFilters() throws -> [String] {
    let names = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."])
    let filters = Set(
      String(decoding: names.output, as: UTF8.self).parts(at: "\0").compactMap { key in
        key.lastIndex(of: ".").map { key[..<$0] }
      })
    let settings = filters.sorted().flatMap { filter in
      [("smudge", ""), ("process", ""), ("required", "false")].map { ("\(filter).\($0)", $1) }
    }
    return settings.enumerated().flatMap { index, setting in
      ["GIT_CONFIG_KEY_\(index)=\(setting.0)", "GIT_CONFIG_VALUE_\(index)=\(setting.1)"]
    } + ["GIT_CONFIG_COUNT=\(settings.count)"]
  }

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
