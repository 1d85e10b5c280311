import Testing

/// A project with three outputs. Two colors have the same name in Swift, but not in the others.
private func project() throws -> Folder {
  try Folder([
    "tincture.json": """
    { "rules": { "unpaired-color": "off" }, "outputs": [
      { "format": "swift", "to": "out/Themes" },
      { "format": "css", "to": "out/t.css", "exclude": ["space/1_5x"] },
      { "format": "json", "to": "out/t.json" }] }
    """, "tokens/space.tokens.json": spaces(second: "1_6x"),
  ])
}

private func spaces(second name: String) -> String {
  """
  { "space": { "$type": "color",
    "15x": { "$value": \(color(0, 0, 0)) },
    "\(name)": { "$value": \(color(1, 1, 1)) } } }
  """
}

private let collision = """
  tokens/space.tokens.json:3:3: error: 'space/1_5x' and 'space/15x' would both be 'space15x' in Swift; \
  set "names": { "space/1_5x": "…" } for the output 'out/Themes', or rename one of them \
  [name-collision]
  tokens/space.tokens.json:2:3: note: the other one

  """

@Test func `an output whose names collide keeps its files, and the others are written`() throws {
  let project = try project()
  #expect(try tincture("build", in: project).code == 0)
  try project.write("// mine\n", to: "out/Themes/mine.swift")
  let before = try Snapshot(project)
  try project.write(spaces(second: "1_5x"), to: "tokens/space.tokens.json")

  let stale = try tincture("build", "--check", in: project, code: 1)
  #expect(stale.errors.hasPrefix(collision), "\(stale)")
  #expect(stale.errors.contains("out/t.json:1:1: error: ") && !stale.errors.contains("out/Themes/"))

  let build = try tincture("build", in: project, code: 1)
  #expect(build.errors == collision)
  #expect(build.output.hasSuffix("\nWrote 2 files\n"), "\(build)")
  #expect(
    try Snapshot(project).changes(since: before).filter { $0.hasPrefix("out/") }
      == ["out/t.css", "out/t.json"])

  let check = try tincture("build", "--check", in: project, code: 1)
  #expect(check.errors == collision)
  try tincture("build", "--only", "out/t.json", "--check", in: project, code: 0)
}

@Test func `with another error, no output is written`() throws {
  let project = try project()
  #expect(try tincture("build", in: project).code == 0)
  let before = try Snapshot(project)
  try project.write(spaces(second: "1_5x"), to: "tokens/space.tokens.json")
  try project.write(#"{ "n": { "$value": 1 } }"#, to: "tokens/n.tokens.json")
  let build = try tincture("build", in: project, code: 1)
  #expect(!build.output.contains("Wrote"))
  #expect(try Snapshot(project).changes(since: before).filter { $0.hasPrefix("out/") } == [])
}
