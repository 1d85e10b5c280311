import TokenTesting

/// The installed git.
private let program = ["/usr/local/bin/git", "/usr/bin/git", "/opt/homebrew/bin/git"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

let hasGit: Bool = {
  if program == nil { print("skipped: git is not installed, so no revision can be read") }
  return program != nil
}()

func git(_ folder: Folder, _ arguments: String...) throws {
  let program = try #require(program)
  let run = try run(
    URL(filePath: program), arguments, in: folder, ["GIT_CONFIG_GLOBAL": "/dev/null"])
  try #require(run.code == 0, "\(run)")
}

func commit(_ folder: Folder) throws {
  try git(folder, "add", "--all")
  try git(
    folder, "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
    "commit", "--quiet", "--message=x")
}
