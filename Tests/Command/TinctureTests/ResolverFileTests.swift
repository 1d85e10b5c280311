import Testing

@Test func `paths in a resolver are relative to its folder`() throws {
  let project = try resolverProject(
    source: "./sets/../a.json", files: ["tokens/a.json": oneNumber, "tokens/unread.json": "{"])
  let run = try tincture("build", in: project)
  #expect(run == Run(0, output: unmeasured + "Wrote 3 files\n"))
}

@Test(arguments: [
  ("gone.json", "'tokens/gone.json' does not exist; correct the path, or add the file"),
  (
    "../../a.json",
    "'../../a.json' is outside the project folder; move the file into it, or allow it with "
      + "'inputsRoot'"
  ),
]) func `a file in a resolver that cannot be read is reported with its place`(
  source: String, sentence: String
) throws {
  let project = try resolverProject(source: source)
  let place = "tokens/r.resolver.json:3:59"
  #expect(
    try tincture("build", in: project)
      == Run(
        1, output: nothingMeasured,
        errors: "\(place): error: \(sentence) [unresolved-reference]\n"))
  #expect(try Snapshot(project).paths == ["tincture.json", "tokens/r.resolver.json"])
}
