import TokenTesting

/// Runs `tincture diff` on folders, and on revisions of a real repository.
@Suite struct DiffTests {
  private func number(_ value: Int) -> String {
    #"{ "n": { "$type": "number", "$value": \#(value) } }"#
  }

  // MARK: Folders

  @Test func `two folders, or their project files, are compared`() throws {
    let folder = try Folder([
      "a/tokens/n.json": number(1), "b/tokens/n.json": number(2), "b/tincture.json": "{}",
    ])
    let run = try tincture("diff", "a", "b", in: folder)
    #expect(run.code == 0 && run.errors == "", "\(run)")
    #expect(run.output.contains("\n  n  1 → 2\n"))
    #expect(try tincture("diff", "a", "b/tincture.json", in: folder) == run)
    #expect(try tincture("diff", "a", "--project", "b", in: folder) == run)
    #expect(
      try tincture("diff", "a", in: Folder(at: folder.url("b"))).errors.contains("no such folder"))
    #expect(try tincture("diff", "../a", in: Folder(at: folder.url("b"))) == run)
    let same = try tincture("diff", "a", "a", in: folder)
    #expect(same == Run(0, output: "Nothing changed.\n"))
  }

  @Test(arguments: ["text", "markdown", "json"])
  func `the output file has the same content as the printed result`(format: String) throws {
    let folder = try Folder(["a/tokens/n.json": number(1), "b/tokens/n.json": number(2)])
    let run = try tincture("diff", "a", "b", "--format", format, in: folder)
    let arguments = ["diff", "a", "b", "--format", format, "--output", "out/d"]
    #expect(try tincture(arguments, in: folder) == Run(0))
    #expect(try folder.text("out/d") == run.output && !run.output.isEmpty)
  }

  // MARK: Revisions

  /// A repository with a project in `app`. Its number is 1 in the first commit, tagged `v1`, 2 in the
  /// second one, and 3 in the working tree. One file is staged, and another one is untracked.
  private func repository() throws -> Folder {
    let folder = try Folder(["app/tokens/n.json": number(1), "other/tokens/n.json": number(9)])
    try git(folder, "init", "--quiet", "--initial-branch=main")
    try commit(folder)
    try git(folder, "tag", "v1")
    try folder.write(number(2), to: "app/tokens/n.json")
    try commit(folder)
    try folder.write(#"{ "staged": { "$type": "number", "$value": 5 } }"#, to: "app/tokens/s.json")
    try git(folder, "add", "app/tokens/s.json")
    try folder.write(number(3), to: "app/tokens/n.json")
    try folder.write("mine", to: "app/notes.txt")
    return folder
  }

  @Test(
    .enabled(if: hasGit),
    arguments: [
      (["HEAD~1", "HEAD"], "1 → 2"), (["v1", "main"], "1 → 2"), (["HEAD", "HEAD~1"], "2 → 1"),
      (["v1"], "1 → 3"), ([], "2 → 3"), (["HEAD", "."], "2 → 3"), ([".", "v1"], "3 → 1"),
      (["HEAD", "../other"], "2 → 9"),
    ])
  func `comparing revisions and folders changes no file`(sides: [String], change: String) throws {
    let folder = try repository()
    let scratch = try Folder()
    let before = try Snapshot(folder)
    let environment = ["TMPDIR": scratch.url.path]
    let run = try tincture(
      ["diff"] + sides, in: Folder(at: folder.url("app")), environment: environment)
    #expect(run.code == 0 && run.errors == "", "\(run)")
    #expect(run.output.contains("\n  n  \(change)\n"), "\(run)")
    let hasStaged = sides.count < 2 || sides.contains(".")
    #expect(run.output.contains("staged") == hasStaged, "\(run)")
    #expect(try Snapshot(folder) == before)
    #expect(try Snapshot(scratch).files.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == [])
  }

  @Test(.enabled(if: hasGit)) func `the project can be given from any folder, and by its file`()
    throws
  {
    let folder = try repository()
    try folder.write("{}", to: "app/tincture.json")
    let outside = try Folder()
    for project in [folder.url("app").path, folder.url("app/tincture.json").path] {
      let run = try tincture("diff", "v1", "main", "--project", project, in: outside)
      if project.hasSuffix(".json") {
        let errors =
          "v1:tincture.json: error: --project names a folder or file that does not exist\n"
        #expect(run == Run(2, errors: errors))
      } else {
        #expect(run.output.contains("\n  n  1 → 2\n"), "\(run)")
      }
    }
  }

  @Test(.enabled(if: hasGit)) func `a project that is not committed is named`() throws {
    let folder = try repository()
    try folder.write(number(1), to: "new/tokens/n.json")
    let run = try tincture("diff", "--project", "new", in: folder)
    let sentence = "this revision has no folder 'new'; commit it, or name another revision"
    #expect(run == Run(2, errors: "HEAD: error: \(sentence)\n"))
  }

  @Test(.enabled(if: hasGit)) func `the variables of git are ignored in a hook`() throws {
    let folder = try repository()
    let run = try tincture(
      "diff", "v1", "main", "--project", "app", in: folder,
      environment: ["GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index", "GIT_PREFIX": "x/"])
    #expect(run.code == 0 && run.output.contains("1 → 2"), "\(run)")
  }

  @Test(.enabled(if: hasGit)) func `no hook runs`() throws {
    let folder = try repository()
    let hook = folder.url(".git/hooks/post-index-change")
    try folder.write(
      "#!/bin/sh\ntouch '\(folder.url.path)/ran'\n", to: ".git/hooks/post-index-change")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    #expect(try tincture("diff", "v1", "--project", "app", in: folder).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.url("ran").path))
  }

  @Test(
    .enabled(if: hasGit),
    arguments: [
      ("nope", "no such folder, file or revision"), ("HEAD~7", "no such folder, file or revision"),
      ("$(touch x)", "no such folder, file or revision"),
      ("--output=x", "no such folder or file, and not a valid revision name"),
      ("-h", "no such folder or file, and not a valid revision name"),
    ])
  func `an invalid revision is refused, and no files remain`(
    revision: String, sentence: String
  ) throws {
    let folder = try repository()
    let scratch = try Folder()
    let before = try Snapshot(folder)
    let run = try tincture(
      "diff", "--project", "app", "--", revision, "HEAD", in: folder,
      environment: ["TMPDIR": scratch.url.path])
    #expect(run == Run(2, errors: "\(revision): error: \(sentence)\n"))
    #expect(try Snapshot(folder) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == [])
  }

  @Test(.enabled(if: hasGit)) func `revisions need a repository`() throws {
    let folder = try Folder(["tokens/n.json": number(1)])
    let run = try tincture("diff", in: folder)
    #expect(
      run
        == Run(
          2,
          errors: "HEAD: error: no such folder or file, and no git repository with revisions here; "
            + "compare folders: tincture diff OLD NEW\n"))
    try git(folder, "init", "--quiet")
    let empty = try tincture("diff", in: folder).errors
    #expect(empty.hasPrefix("HEAD: error: the repository has no commit yet; "), "\(empty)")
  }

  @Test func `without git, folders can still be compared`() throws {
    let folder = try Folder(["a/tokens/n.json": number(1)])
    let path = ["PATH": folder.url.path]
    #expect(try tincture("diff", "a", "a", in: folder, environment: path).code == 0)
    let run = try tincture("diff", "HEAD", "a", in: folder, environment: path)
    #expect(run == Run(2, errors: "git: error: cannot run: No such file or directory\n"))
  }
}
