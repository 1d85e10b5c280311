import TokenTesting

private let token = #"{ "n": { "$type": "number", "$value": 1 } }"#

/// Causes that messages name: merge conflicts, Git LFS, shallow clones, full disks.
@Suite struct KnownCauseTests {
  @Test func `a merge conflict in a generated file is not an edit by hand`() throws {
    let project = try Folder.shippedProject()
    let path = "generated/Themes/Badge.swift"
    let lines = try project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let both = [["<<<<<<< HEAD"], lines[8..<9], ["======="], lines[8..<9], [">>>>>>> other"]]
    try project.write((lines[..<8] + both.joined() + lines[9...]).joined(separator: "\n"), to: path)
    let run = try tincture("build", "--check", in: project, code: 1)
    #expect(
      run.errors.contains(
        "\(path):1:1: error: the file has the marks of a merge conflict; run 'tincture build' "
          + "[edited-output]"), "\(run)")
    try tincture("build", in: project, code: 0)
    #expect(try !project.text(path).contains("<<<"))
  }

  @Test(arguments: [("version https://git-lfs.github.com/spec/v1\n", true), ("version 2\n", false)])
  func `a pointer of Git LFS is named`(text: String, isPointer: Bool) throws {
    let folder = try Folder(["tokens/a.json": text])
    let run = try tincture("build", in: folder, code: 1)
    #expect(run.errors.contains("run 'git lfs pull'") == isPointer, "\(run)")
  }

  @Test(.enabled(if: hasGit)) func `a shallow clone is named`() throws {
    let folder = try Folder(["up/tokens/a.json": token])
    let up = Folder(at: folder.url("up"))
    try git(up, "init", "--quiet")
    try commit(up)
    try up.write(token, to: "tokens/b.json")
    try commit(up)
    try git(
      folder, "clone", "--quiet", "--depth=1", "file://" + folder.url("up").path, "down")
    let run = try tincture("diff", "HEAD~1", in: Folder(at: folder.url("down")), code: 2)
    #expect(
      run.errors.contains("this clone lacks older commits: fetch them (fetch-depth: 0"), "\(run)")
  }

  @Test(.enabled(if: hasGit), arguments: ["smudge", "process"])
  func `programs that Git would run on files do not run`(kind: String) throws {
    let folder = try Folder(["tokens/a.json": token, ".gitattributes": "*.json filter=a.b\n"])
    try git(folder, "init", "--quiet")
    try commit(folder)
    try git(folder, "config", "filter.a.b.\(kind)", "touch \(folder.url("ran").path); cat")
    try git(folder, "config", "filter.a.b.required", "true")
    let run = try tincture("diff", "HEAD", in: folder, code: 0)
    #expect(run == Run(0, output: "Nothing changed.\n"))
    #expect(try !Snapshot(folder).paths.contains("ran"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["--version"], ["help"], ["build", "--help"]])
  func `help and version need room for what they print`(arguments: [String]) throws {
    let words = arguments.joined(separator: " ")
    let run = try run(
      URL(filePath: "/bin/sh"), ["-c", "\"$0\" \(words) > /dev/full", builtCommand.path],
      in: Folder([:]), [:])
    #expect(run.code == 2 && run.errors.contains("cannot write"), "\(run)")
    #expect(try tincture(arguments, in: Folder([:]), code: 0).output.hasSuffix("\n"))
  }

  @Test(arguments: ["sarif", "gitlab", "github", "junit"])
  func `reports for a forge name files as they are in the repository`(format: String) throws {
    let project = try labelProject(gray: 0.6)
    try project.write("", to: ".git/HEAD")
    let below = Folder(at: project.url("tokens"))
    let arguments = ["audit", "--project", "..", "--format", format]
    let run = try tincture(arguments, in: below, code: 1)
    #expect(run.output.contains("tokens/a.tokens.json") && !run.output.contains("../"), "\(run)")
    #expect(run.errors.hasPrefix("../tokens/a.tokens.json:"))
    let workspace = project.url("").deletingLastPathComponent()
    let checkout = try tincture(
      arguments, in: below, code: 1, environment: ["GITHUB_WORKSPACE": workspace.path])
    let name = project.url("").lastPathComponent
    #expect(checkout.output.contains("\(name)/tokens/a.tokens.json"), "\(checkout)")
  }
}
