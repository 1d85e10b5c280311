import Testing

/// Without a project, a build says how to get one.
@Suite struct MissingProjectTests {
  @Test func `a project in a parent folder is suggested, but not built`() throws {
    let project = try Folder([
      "tincture.json": #"{ "contracts": [] }"#, "tokens/color/a.tokens.json": oneNumber,
    ])
    let before = try Snapshot(project)
    let run = try tincture("build", "--project", "tokens/color", in: project, code: 1)
    #expect(
      run.errors == """
        tokens/color: error: there is no tincture.json here; the nearest one is in '.'; use --project . \
        [unmatched-source]

        """)
    #expect(try Snapshot(project) == before)
    let inside = Folder(at: project.url("tokens/color"))
    #expect(
      try tincture("build", in: inside).errors.hasSuffix("use --project ../.. [unmatched-source]\n")
    )
    #expect(try tincture("build", "--project", "../..", in: inside).code == 0)
  }

  @Test func `without a project, init and files that are not JSON are mentioned`() throws {
    let folder = try Folder(["shop/tokens/a.yaml": "a: 1", "shop/tokens/b.json5": "{}"])
    let run = try tincture("build", "--project", "shop", in: folder, code: 1)
    #expect(
      run.errors == """
        shop: error: there are no tokens here: no tincture.json, and no file matches 'tokens/**'; create \
        a project: tincture init shop [unmatched-source]
        shop/tokens/a.yaml:1:1: note: only JSON files are built; convert it: tincture convert tokens/a.yaml \
        --to converted
        shop/tokens/b.json5:1:1: note: only JSON files are built; convert it: tincture convert \
        tokens/b.json5 --to converted

        """)
  }

  @Test func `files without a token are an error`() throws {
    let folder = try Folder([
      "tincture.json": #"{ "sources": ["t/*"], "contracts": [] }"#, "t/a.json": "{}",
      "t/b.json": "{}",
    ])
    let run = try tincture("build", in: folder, code: 1)
    #expect(
      run.errors == """
        tincture.json:1:15: error: none of 2 token files declares a token; a token is a named object with \
        a '$value' [unmatched-source]
        t/a.json:1:1: note: no token here
        t/b.json:1:1: note: no token here

        """)
  }
}
