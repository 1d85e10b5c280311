import Testing

/// The paths of outputs, and the files that remain at their old paths.
@Suite struct OutputPathTests {
  private func project(_ format: String, _ to: String) throws -> Folder {
    let folder = try Folder(["tokens/a.tokens.json": oneNumber, "taken/x.txt": "mine"])
    try folder.write(
      #"{ "contracts": [], "outputs": [{ "format": "\#(format)", "to": "\#(to)" }] }"#,
      to: "tincture.json")
    return folder
  }

  @Test(arguments: [
    (
      "swift", "Themes.swift",
      "'to' must be a folder for 'swift', but 'Themes.swift' looks like a file; write 'Themes'"
    ),
    (
      "component-markdown", "docs/a.md",
      "'to' must be a folder for 'component-markdown', but 'docs/a.md' looks like a file; write 'docs'"
    ),
    (
      "swift", "~/Themes",
      "'~/Themes' would make a folder named '~'; write a path below the project folder"
    ),
    (
      "swift", "tokens",
      "'tokens' is a generated folder but contains the source 'tokens/a.tokens.json'; give the "
        + "output its own folder"
    ),
    ("css", "out/", "'to' must be a file for 'css', but 'out/' is a folder; name a file in it"),
    ("css", "taken", "'to' must be a file for 'css', but 'taken' is a folder; name a file in it"),
    (
      "swift", "taken/x.txt",
      "'to' must be a folder for 'swift', but 'taken/x.txt' is a file; change 'to', or remove the file"
    ),
  ]) func `a path that does not match the format is an error at its place`(
    format: String, to: String, message: String
  ) throws {
    let project = try project(format, to)
    let before = try Snapshot(project)
    let run = try tincture("build", in: project, code: 1)
    #expect(run.errors.hasPrefix("tincture.json:1:"), "\(run)")
    #expect(run.errors.hasSuffix(": error: \(message) [invalid-project]\n"), "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(try Snapshot(project) == before)
  }

  @Test func `generated files at the old path of an output are found`() throws {
    let project = try labelProject(
      gray: 0.2,
      config:
        #"{ "outputs": [{ "format": "swift", "to": "old/Themes" }, { "format": "audit-markdown", "to": "old.md" }] }"#
    )
    #expect(try tincture("build", in: project).code == 0)
    #expect(try tincture("build", "--check", in: project).code == 0)
    try project.write("// mine\n", to: "old/Themes/Mine.swift")
    try project.write(
      #"{ "outputs": [{ "format": "swift", "to": "new/Themes" }, { "format": "audit-markdown", "to": "new.md" }] }"#,
      to: "tincture.json")
    #expect(try tincture("build", in: project).code == 0)
    let before = try Snapshot(project)
    let check = try tincture("build", "--check", in: project, code: 1)
    let places = check.errors.split(separator: "\n").map { $0.split(separator: ":")[0] }
    #expect(
      places == [
        "old.md", "old/Themes/Tag.swift", "old/Themes/Theme+SwiftUI.swift",
        "old/Themes/Theme.swift",
      ], "\(check)")
    #expect(
      check.errors.hasPrefix(
        "old.md:1:1: error: no output writes this generated file anymore; delete it, or restore "
          + "its 'to' [orphan-output]\n"))
    #expect(try Snapshot(project) == before)
  }

  @Test func `files that a link leads to are those of their output`() throws {
    let outputs = ["a", "b", "c"].map {
      #"{ "format": "audit-markdown", "to": "\#($0)/\#($0).md" }"#
    }
    let swift = #"{ "format": "swift", "to": "Themes", "runtime": "inline" }"#
    let folders = #"{ "format": "component-markdown", "to": "pages" }"#
    let project = try labelProject(
      gray: 0.2,
      config: #"{ "outputs": [\#((outputs + [swift, folders]).joined(separator: ", "))] }"#)
    for folder in ["real", "Themes", "c"] { try project.makeFolder(folder) }
    for (link, target) in [
      ("a", "real"), ("b", "Themes"), ("pages", "Themes"), ("c/c.md", "nowhere"),
    ] {
      try project.link(link, to: target)
    }
    let check = try tincture("build", "--check", in: project, code: 1)
    #expect(check.errors.contains("c/c.md:1:1: error: the file is missing; "), "\(check)")
    for _ in 1...2 {
      let build = try tincture("build", in: project, code: 0)
      #expect(!build.output.contains("emoved"), "\(build)")
      #expect(try tincture("build", "--check", in: project, code: 0).errors == "")
    }
  }

  @Test func `the files of other projects are left alone`() throws {
    let outputs = #"{ "outputs": [{ "format": "audit-markdown", "to": "old.md" }] }"#
    let project = try labelProject(gray: 0.2, config: outputs)
    #expect(try tincture("build", in: project).code == 0)
    let report = try project.text("old.md")
    try project.write(outputs.replacing("old", with: "new"), to: "tincture.json")
    #expect(try tincture("build", in: project).code == 0)
    // In a folder with another project, and next to a project file that may have generated it.
    try project.remove("old.md")
    try project.write(report, to: "inner/old.md")
    #expect(try tincture("build", "--check", in: project).code == 1)
    try project.write(outputs, to: "inner/tincture.json")
    #expect(try tincture("build", "--check", in: project).code == 0)
    try project.remove("inner/tincture.json")
    try project.write(outputs, to: "brand.json")
    #expect(try tincture("build", "--check", in: project).code == 0)
  }
}
