import Testing

/// A project that writes `out/tokens.json` and nothing else.
private func project() throws -> Folder {
  try Folder([
    "tokens/a.tokens.json": oneNumber,
    "tincture.json": #"{ "outputs": [{ "format": "json", "to": "out/tokens.json" }] }"#,
  ])
}

private let tokensFile = """
  {
    "version": 1,
    "themes": [
      {
        "theme": {},
        "tokens": {
          "n": {"type": "number", "value": 1}
        }
      }
    ]
  }

  """

@Test func `the resolved tokens are written, and are then up to date`() throws {
  let project = try project()
  try project.write("mine\n", to: "out/notes.txt")
  #expect(try tincture("build", in: project) == Run(0, output: noPairs + "Wrote 1 of 1 files\n"))
  #expect(try project.text("out/tokens.json") == tokensFile)
  let written = try Snapshot(project)
  #expect(
    try tincture("build", "--check", in: project)
      == Run(0, output: "Up to date: 1 file matches the tokens\n"))
  #expect(try tincture("build", in: project) == Run(0, output: noPairs + "Up to date: 1 files\n"))
  #expect(try Snapshot(project) == written)
}
