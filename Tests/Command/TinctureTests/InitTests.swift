import TokenTesting

private let starterPaths = [
  "README.md", "schemas/contract.schema.json", "schemas/tincture.schema.json", "tincture.json",
  "tokens/app.resolver.json", "tokens/dark.tokens.json", "tokens/light.tokens.json",
  "tokens/notice.contract.json", "tokens/palette.tokens.json", "tokens/text.tokens.json",
]

@Test(arguments: [nil, ".", "shop", "a/b/c", "it's a \u{1F3A8}/", "./shop"])
func `init writes a project that builds without findings`(name: String?) throws {
  let folder = try Folder()
  let run = try tincture(["init"] + (name.map { [$0] } ?? []), in: folder)
  #expect(run.code == 0 && run.errors == "", "\(run)")
  let project = Folder(at: folder.url(name ?? "."))
  #expect(try Snapshot(project).paths == starterPaths)
  for path in starterPaths { #expect(run.output.contains("\n  \(path)\n"), "\(run)") }
  let build = try tincture("build", "--project", name ?? ".", in: folder)
  #expect(build.code == 0 && build.errors == "", "\(build)")
}

/// The last line is a command that a shell can run.
@Test(arguments: [".", "shop", "-x", "it's a $HOME; `x`"])
func `the command that init suggests works`(name: String) throws {
  let folder = try Folder()
  let output = try tincture("init", "--", name, in: folder).output
  let next = try #require(output.components(separatedBy: " Next: ").last)
  let path = ["PATH": "\(builtCommand.deletingLastPathComponent().path):/usr/bin:/bin"]
  let run = try run(URL(filePath: "/bin/sh"), ["-c", next], in: folder, path)
  #expect(run.code == 0, "\(run)")
  #expect(FileManager.default.fileExists(atPath: folder.url("\(name)/generated/Themes").path))
}

@Test func `init does not change other files`() throws {
  let folder = try Folder(["Package.swift": "", "tokens/mine.tokens.json": oneNumber])
  let before = try Snapshot(folder)
  #expect(try tincture("init", in: folder).code == 0)
  let after = try Snapshot(folder)
  #expect(after.changes(since: before) == starterPaths)
}

@Test func `a second init lists every existing file and writes nothing`() throws {
  let folder = try Folder()
  #expect(try tincture("init", "shop", in: folder).code == 0)
  let before = try Snapshot(folder)
  let run = try tincture("init", "shop", in: folder)
  #expect(run.code == 2 && run.output == "", "\(run)")
  for path in starterPaths where path != "README.md" {
    #expect(run.errors.contains("shop/\(path): error: this file already exists\n"), "\(run)")
  }
  #expect(run.errors.hasSuffix("\nNothing was written. Use another folder: tincture init FOLDER\n"))
  #expect(try Snapshot(folder) == before)
}

@Test(arguments: ["README.md", "readme.rst", "ReadMe"])
func `init leaves a README as it is`(name: String) throws {
  let folder = try Folder([name: "mine"])
  let run = try tincture("init", in: folder)
  #expect(run.code == 0 && run.output.contains("\nLeft \(name) as it is; "), "\(run)")
  let paths = starterPaths.filter { $0 != "README.md" } + [name]
  #expect(try Snapshot(folder).paths == paths.sorted())
  #expect(try folder.text(name) == "mine")
  #expect(try tincture("build", in: folder).code == 0)
}

@Test(arguments: ["tokens/light.tokens.json", "schemas/contract.schema.json"])
func `one existing file stops init`(path: String) throws {
  let folder = try Folder([path: "mine"])
  let run = try tincture("init", in: folder)
  #expect(
    run
      == Run(
        2,
        errors: "\(path): error: this file already exists\n"
          + "Nothing was written. Use another folder: tincture init FOLDER\n"))
  #expect(try Snapshot(folder).paths == [path])
}

@Test func `what a killed run left is completed, and its temporary files are removed`() throws {
  let folder = try Folder()
  #expect(try tincture("init", in: folder).code == 0)
  try folder.remove("tincture.json")
  try folder.write("{", to: ".tincture-0123456789abcdef.tmp")
  #expect(try tincture("init", in: folder).code == 0)
  #expect(try Snapshot(folder).paths == starterPaths)
}

@Test func `a broken link stops init too`() throws {
  let folder = try Folder()
  try folder.link("tincture.json", to: "nowhere")
  #expect(try tincture("init", in: folder).code == 2)
  #expect(try Snapshot(folder).paths == ["tincture.json"])
}

@Test(arguments: ["tokens", "schemas"]) func `nothing is written if a file is in place of a folder`(
  name: String
) throws {
  let folder = try Folder([name: "a file"])
  let run = try tincture("init", in: folder, code: 2)
  #expect(
    run.errors.hasSuffix("error: cannot make the folder: File exists\n")
      || run.errors.hasSuffix(": Not a directory\n"), "\(run)")
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [name])
}

@Test func `an empty folder name is wrong usage`() throws {
  let run = try tincture("init", "", in: Folder(), code: 64)
  #expect(run.errors.hasPrefix("error: the name of the folder is empty; name a folder\n"), "\(run)")
}
