import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Test func `a build exits with 2 if a token file cannot be read`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.link("tokens/b.tokens.json", to: "nowhere")
  let before = try Snapshot(project)
  let errors = "tokens/b.tokens.json: error: cannot read: No such file or directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
  #expect(try tincture("audit", in: project) == Run(2, errors: errors))
  #expect(try Snapshot(project) == before)
}

@Test func `a build exits with 2 if a file of the resolver is a folder`() throws {
  let project = try resolverProject(source: "a.json")
  try project.makeFolder("tokens/a.json")
  let errors = "tokens/a.json: error: cannot read: Is a directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
}

@Test func `a build exits with 2 if the project file cannot be read`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.link("tincture.json", to: "nowhere")
  let errors = "tincture.json: error: cannot read: No such file or directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
}

@Test func `a build exits with 2 if an output folder cannot be created`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber, "generated": "a file\n"])
  let before = try Snapshot(project)
  let errors = "generated/Themes: error: cannot make the folder: Not a directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
  #expect(try Snapshot(project) == before)
}

@Test func `no file changes if one of them cannot be written`() throws {
  let project = try Folder.shippedProject()
  try project.write(#"{ "a": "b" }"#, to: "generated/reports/components/x.md")
  for name in ["Badge", "EBCounter", "Theme"] {
    try project.write("// old\n", to: "generated/Themes/\(name).swift")
  }
  try project.remove("generated/Themes/EBCountdown.swift")
  try project.makeFolder("generated/Themes/EBCountdown.swift")
  let before = try Snapshot(project)
  let run = try tincture("build", in: project)
  #expect(
    run.errors == shippedWarnings
      + "generated/Themes/EBCountdown.swift: error: cannot write: Is a directory\n")
  #expect(run.code == 2)
  #expect(try Snapshot(project) == before)
}

/// Opening a pipe would wait until another program writes to it.
@Test(arguments: [
  "tokens/b.tokens.json", "generated/Themes/Theme.swift", "generated/Themes/x.swift",
])
func `a pipe in place of a file does not block`(path: String) throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.makeFolder("generated/Themes")
  #expect(mkfifo(project.url(path).path, 0o600) == 0)
  let run = try tincture("build", in: project)
  let isStray = path.hasSuffix("x.swift")
  #expect(run.code == (isStray ? 0 : 2), "\(run)")
  #expect(run.errors.contains("\(path): error: cannot") == !isStray, "\(run)")
  let checked = try tincture("build", "--check", in: project)
  #expect(checked.code == (isStray ? 1 : 2))
  #expect(checked.errors.contains("\(path):1:1: error: ") == isStray, "\(checked)")
}

@Test func `a depfile that is a pipe is refused`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  #expect(mkfifo(project.url("d").path, 0o600) == 0)
  let run = try tincture("build", "--depfile", "d", in: project)
  #expect(run == Run(2, errors: "d: error: cannot write: not a regular file\n"))
}

@Test(.enabled(if: getuid() != 0, "root can read everything"))
func `an unreadable project is an error, not a project without tokens`() throws {
  let outer = try Folder(["project/tokens/a.tokens.json": oneNumber])
  #expect(chmod(outer.url("project").path, 0) == 0)
  let run = try tincture("build", "--project", "project", in: outer)
  #expect(chmod(outer.url("project").path, 0o700) == 0)
  #expect(run == Run(2, errors: "project/tokens: error: cannot read: Permission denied\n"))
}

@Test(arguments: ["../*.tokens.json", "../a.tokens.json", "/usr/lib/*", "**/../../*", "*/../../a*"])
func `a pattern that leads out of the project is refused, and no folder outside is read`(
  glob: String
) throws {
  let outer = try Folder(["a.tokens.json": "{ broken"])
  try outer.write(#"{ "sources": ["\#(glob)"] }"#, to: "project/tincture.json")
  let run = try tincture("build", "--project", "project", in: outer)
  #expect(run.code == 1)
  #expect(
    run.errors
      == "project/tincture.json:1:15: error: '\(glob)' is outside the project folder; name a path "
      + "inside it [invalid-project]\n")
}
