import Testing

@Test func `a token file that cannot be read ends the build with 2`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.link("tokens/b.tokens.json", to: "nowhere")
  let before = try Snapshot(project)
  let errors = "tokens/b.tokens.json: error: cannot read: No such file or directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
  #expect(try tincture("audit", in: project) == Run(2, errors: errors))
  #expect(try Snapshot(project) == before)
}

@Test func `a folder where the resolver expects a file ends the build with 2`() throws {
  let project = try resolverProject(source: "a.json")
  try project.makeFolder("tokens/a.json")
  let errors = "tokens/a.json: error: cannot read: Is a directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
}

@Test func `a project file that cannot be read ends the build with 2`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.link("tincture.json", to: "nowhere")
  let errors = "tincture.json: error: cannot read: No such file or directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
}

@Test func `an output folder that cannot be made ends the build with 2`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber, "generated": "a file\n"])
  let before = try Snapshot(project)
  let errors = "generated/Themes: error: cannot make the folder: Not a directory\n"
  #expect(try tincture("build", in: project) == Run(2, errors: errors))
  #expect(try Snapshot(project) == before)
}

@Test func `a folder in the way of one file leaves every file as it was`() throws {
  let project = try Folder.shippedProject()
  try project.write(#"{ "a": "b" }"#, to: "generated/reports/components/x.md")
  for name in ["Badge", "EBCounter", "Theme"] {
    try project.write("// old\n", to: "generated/Themes/\(name).swift")
  }
  try project.remove("generated/reports/contrast.md")
  try project.makeFolder("generated/reports/contrast.md")
  let before = try Snapshot(project)
  let run = try tincture("build", in: project)
  #expect(
    run.errors == shippedWarnings
      + "generated/reports/contrast.md: error: cannot write: Is a directory\n")
  #expect(run.code == 2)
  #expect(try Snapshot(project) == before)
}
