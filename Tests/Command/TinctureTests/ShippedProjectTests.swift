import Testing

@Test func `checking the shipped project succeeds and writes nothing`() throws {
  let project = try Folder.shippedProject()
  let before = try Snapshot(project)
  let run = try tincture("build", "--check", in: project)
  let line = "Up to date: 15 files match the tokens\n"
  #expect(run == Run(0, output: line, errors: shippedWarnings))
  #expect(try Snapshot(project) == before)
}

@Test func `a build without generated files writes the checked-in files`() throws {
  let project = try Folder.shippedProject()
  let checkedIn = try Snapshot(project)
  try project.remove("generated")
  let run = try tincture("build", in: project)
  #expect(run.output.hasSuffix("\nWrote 15 files\n"), "\(run)")
  #expect(try Snapshot(project).bytes == checkedIn.bytes)
}

@Test func `the build names the themes that inputs leave out`() throws {
  let project = try Folder.shippedProject()
  let file = try project.text("tincture.json")
  let inputs = #""inputs": [{ "mode": "light" }], "contracts""#
  try project.write(file.replacing(#""contracts""#, with: inputs), to: "tincture.json")
  let lines = try tincture("build", in: project).output.split(separator: "\n")
  #expect(lines.dropFirst().first == "inputs leave out 1 of 2 themes: dark")
}

@Test func `the build prints the last line of the audit`() throws {
  let project = try Folder.shippedProject()
  let build = try tincture("build", in: project).output
  let audit = try tincture("audit", in: project).output
  #expect(build.split(separator: "\n").first == audit.split(separator: "\n").last)
  #expect(
    build.hasPrefix("Contrast: 144 checks of 83 pairs: 97 pass, 0 fail, 5 waived, 42 exempt\n"),
    "\(build)")
}
