import Testing

@Test(
  arguments: ["tincture.json", "tokens/a.tokens.json", "tokens/a.contract.json"],
  ["audit-markdown", "audit-html", "json"])
func `an output never overwrites its sources`(path: String, format: String) throws {
  let project = try labelProject(
    gray: 0.2, config: #"{ "outputs": [{ "format": "\#(format)", "to": "\#(path)" }] }"#)
  let before = try Snapshot(project)
  let run = try tincture("build", in: project)
  #expect(run.code == 1, "\(run)")
  #expect(run.errors.hasPrefix("tincture.json:1:"), "\(run)")
  #expect(try Snapshot(project) == before)
}

@Test func `two outputs that would write one file are refused`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  try project.write(
    """
    { "outputs": [
      { "format": "audit-markdown", "to": "a.md" }, { "format": "audit-markdown", "to": "a.md" }
    ] }
    """, to: "tincture.json")
  let before = try Snapshot(project)
  let run = try tincture("build", in: project)
  #expect(run.code == 1, "\(run)")
  #expect(run.errors.hasPrefix("tincture.json:2:"), "\(run)")
  #expect(try Snapshot(project) == before)
}
