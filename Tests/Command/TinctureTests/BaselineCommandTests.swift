import Testing

/// `audit --baseline` and `--write-baseline`, as a team that adopts the audit uses them.
@Suite struct BaselineCommandTests {
  @Test func `a baseline is written, accepted, and shrinks`() throws {
    let project = try labelProject(gray: 0.6)
    #expect(try tincture("audit", in: project).code == 1)

    let written = try tincture("audit", "--write-baseline", "debt/contrast.json", in: project)
    #expect(written.code == 0, "\(written)")
    #expect(written.errors.contains("warning: "))
    #expect(written.errors.contains("; the baseline accepts it at 2.84:1"))
    let text = try project.text("debt/contrast.json")
    #expect(text.contains(#"{"result": "Tag/label/on/bg", "ratio": 2.84"#), "\(text)")

    try tincture("audit", "--baseline", "debt/contrast.json", in: project, code: 0)
    #expect(try tincture("audit", in: project).code == 1)

    let fixed = try labelProject(gray: 0.2)
    try fixed.write(project.text("debt/contrast.json"), to: "debt/contrast.json")
    let stale = try tincture("audit", "--baseline", "debt/contrast.json", in: fixed, code: 1)
    #expect(stale.errors.hasPrefix("debt/contrast.json:4:5: error: "), "\(stale)")
    #expect(stale.errors.contains("[stale-baseline]\n"))

    let regenerated = try tincture(
      "audit", "--baseline", "debt/contrast.json", "--write-baseline", in: fixed)
    #expect(regenerated == Run(0, output: regenerated.output))
    #expect(try !fixed.text("debt/contrast.json").contains("Tag"))
  }

  @Test func `a baseline is not overwritten if the audit is incomplete`() throws {
    let project = try labelProject(gray: 0.6)
    _ = try tincture("audit", "--write-baseline", "b.json", in: project)
    try project.write("{", to: "tokens/a.tokens.json")
    let before = try Snapshot(project)
    let run = try tincture("audit", "--write-baseline", "b.json", in: project)
    #expect(run.code == 1 && run.output == "")
    #expect(run.errors.contains("[invalid-json]\n"))
    #expect(run.errors.hasSuffix("fix that first\n"), "\(run)")
    #expect(try Snapshot(project) == before)
  }

  @Test func `a missing baseline is an error`() throws {
    let project = try labelProject(gray: 0.6)
    let before = try Snapshot(project)
    let run = try tincture("audit", "--baseline", "none.json", in: project, code: 2)
    #expect(run.errors == "none.json: error: --baseline names a file that does not exist\n")
    #expect(run.output == "")
    #expect(try Snapshot(project) == before)
  }

  @Test func `the path of a baseline in a finding is relative to the working directory`() throws {
    let folder = try Folder([
      "app/tokens/a.tokens.json": oneNumber, "app/near.json": "[]", "far/far.json": "[]",
    ])
    for (file, printed) in [
      ("app/near.json", "app/near.json"), ("far/far.json", "far/far.json"),
    ] {
      let run = try tincture("audit", "--project", "app", "--baseline", file, in: folder)
      #expect(run.code == 1 && run.errors.hasPrefix("\(printed):1:1: error: "), "\(run)")
    }
  }

  @Test(arguments: [
    ["--write-baseline", "b.json"], ["--write-baseline=b.json"],
    ["--baseline", "b.json", "--write-baseline"], ["--write-baseline", "--baseline", "b.json"],
    ["--baseline", "old.json", "--write-baseline", "b.json"],
    ["--baseline=b.json", "--write-baseline", "--format", "json"],
  ]) func `a baseline is written to the given file`(arguments: [String]) throws {
    let project = try labelProject(gray: 0.6)
    let before = try Snapshot(project)
    try tincture(["audit"] + arguments, in: project, code: 0)
    #expect(try Snapshot(project).changes(since: before) == ["b.json"])
  }

  @Test func `writing a baseline needs a file name`() throws {
    let run = try tincture("audit", "--write-baseline", in: labelProject(gray: 0.6))
    #expect(
      run.code == 64 && run.errors.hasPrefix("error: --write-baseline needs a file"), "\(run)")
  }
}
