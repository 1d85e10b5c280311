import Testing

/// `--warnings-as-errors`, and its alias `--strict-warnings`.
@Suite struct StrictWarningsTests {
  @Test(arguments: ["--warnings-as-errors", "--strict-warnings"])
  func `warnings are errors, and nothing is written`(option: String) throws {
    let waiver =
      #", "waivers": [{ "foreground": "label", "on": "bg", "floor": 2.84, "because": "brand" }]"#
    let project = try labelProject(gray: 0.6, adding: waiver)
    let before = try Snapshot(project)
    for command in [["audit"], ["build"], ["build", "--check"]] {
      let run = try tincture(command + [option], in: project, code: 1)
      #expect(run.errors.contains(": error: the waiver for 'label' on 'bg' has no 'owner'"))
      #expect(!run.errors.contains("warning: "))
    }
    #expect(try Snapshot(project) == before)
    let run = try tincture("build", in: project)
    #expect(run.code == 0 && run.errors.contains(": warning: the waiver for"), "\(run)")
  }

  @Test func `a project without warnings builds`() throws {
    let project = try labelProject(gray: 0.2)
    #expect(try tincture("build", "--warnings-as-errors", in: project).code == 0)
    #expect(try tincture("audit", "--warnings-as-errors", in: project).code == 0)
  }

  @Test func `warnings about the project file are errors too`() throws {
    let project = try labelProject(gray: 0.2)
    try project.write(
      #"{ "rules": { "unknown-key": "warning" }, "outptus": [] }"#, to: "tincture.json")
    #expect(try tincture("audit", in: project).code == 0)
    let run = try tincture("audit", "--warnings-as-errors", in: project)
    #expect(run.code == 1 && run.errors.contains(":1:42: error: "), "\(run)")
  }

  @Test func `failures that a baseline accepts stay warnings`() throws {
    let project = try labelProject(gray: 0.6)
    _ = try tincture("audit", "--write-baseline", "b.json", in: project)
    let run = try tincture("audit", "--baseline", "b.json", "--warnings-as-errors", in: project)
    #expect(run.code == 0 && run.errors.contains("warning: "), "\(run)")
  }

  @Test func `the option becomes part of an action`() throws {
    let project = try labelProject(gray: 0.2)
    let run = try tincture("build", "--list-actions", "--warnings-as-errors", in: project)
    #expect(run.output.contains(#""--warnings-as-errors"], "inputs""#), "\(run)")
  }
}
