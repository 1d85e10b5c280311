import Testing

/// Runs `tincture figma plan`.
@Suite struct FigmaTests {
  private let empty = #"{ "meta": { "variableCollections": {}, "variables": {} } }"#

  private func project(_ files: [String: String] = [:]) throws -> Folder {
    try Folder(["tokens/n.tokens.json": oneNumber, "v.json": empty].merging(files) { $1 })
  }

  private let body = """
    {
      "variableCollections": [
        {"action": "CREATE", "id": "tincture-collection-2", "name": "tokens", "initialModeId": "tincture-mode-3"}
      ],
      "variableModes": [],
      "variables": [
        {"action": "CREATE", "id": "tincture-variable-1", "name": "n", "variableCollectionId": \
    "tincture-collection-2", "resolvedType": "FLOAT", "scopes": ["ALL_SCOPES"]}
      ],
      "variableModeValues": [
        {"variableId": "tincture-variable-1", "modeId": "tincture-mode-3", "value": 1}
      ]
    }

    """

  private let summary = "Variables: 1 created\nnew collection 'tokens'\n"

  @Test func `the body goes to standard output, and the summary to standard error`() throws {
    let folder = try project()
    let run = try tincture("figma", "plan", "v.json", in: folder)
    #expect(run == Run(0, output: body, errors: summary))
    let written = try tincture("figma", "plan", "v.json", "--output", "out/b.json", in: folder)
    #expect(written == Run(0, output: "Wrote out/b.json\n", errors: summary))
    #expect(try folder.text("out/b.json") == body)
    let inside = Folder(at: folder.url("tokens"))
    #expect(try tincture("figma", "plan", "../v.json", "--project", "..", in: inside) == run)
  }

  @Test func `equal variables give empty arrays`() throws {
    let variables = """
      { "meta": {
        "variableCollections": { "C": { "name": "c", "modes": [{ "modeId": "m", "name": "M" }] } },
        "variables": { "V": { "name": "n", "resolvedType": "FLOAT", "variableCollectionId": "C",
          "valuesByMode": { "m": 1 } } } } }
      """
    let run = try tincture("figma", "plan", "v.json", in: project(["v.json": variables]))
    #expect(
      run
        == Run(
          0,
          output: """
            {
              "variableCollections": [],
              "variableModes": [],
              "variables": [],
              "variableModeValues": []
            }

            """, errors: "Variables: 1 unchanged\n"))
  }

  @Test func `a failing pair writes nothing and exits with 1`() throws {
    let folder = try labelProject(gray: 0.8)
    try folder.write(empty, to: "v.json")
    try folder.write("old", to: "b.json")
    let run = try tincture("figma", "plan", "v.json", "--output", "b.json", in: folder)
    #expect(run.code == 1 && run.output == "")
    #expect(run.errors.contains("[low-contrast]"), "\(run)")
    #expect(run.errors.hasSuffix("\n1 error; no plan was written\n"), "\(run)")
    #expect(try folder.text("b.json") == "old")
  }

  @Test func `an expired waiver writes nothing, as the audit fails`() throws {
    let waiver = """
      , "waivers": [{ "foreground": "label", "on": "bg", "floor": 2.84, "because": "brand",
        "owner": "ds", "until": "2025-06-30" }]
      """
    let folder = try labelProject(gray: 0.6, adding: waiver)
    try folder.write(empty, to: "v.json")
    let run = try tincture("figma", "plan", "v.json", in: folder)
    #expect(run.code == 1 && run.output == "", "\(run)")
    try tincture("figma", "plan", "v.json", "--today", "2025-06-30", in: folder, code: 0)
  }

  @Test func `colors that no contract measures are refused, unless the project allows them`() throws
  {
    let folder = try labelProject(gray: 0.8)
    try folder.remove("tokens/a.contract.json")
    try folder.write(empty, to: "v.json")
    let run = try tincture("figma", "plan", "v.json", in: folder)
    #expect(run.code == 1 && run.output == "")
    #expect(
      run.errors == """
        tokens/a.tokens.json:2:3: error: no color is measured, because the project has no contract; 'tincture propose' writes contracts [empty-audit]
        tokens/a.tokens.json:2:3: note: the first color
        note: to plan without contracts, set 'empty-audit' to "warning" in the 'rules' of tincture.json
        1 error; no plan was written

        """)
    try folder.write(
      #"{ "sources": ["tokens/*.tokens.json"], "rules": { "empty-audit": "warning" } }"#,
      to: "tincture.json")
    let allowed = try tincture("figma", "plan", "v.json", in: folder)
    #expect(allowed.code == 0 && allowed.output.contains("tag/label"), "\(allowed)")
    #expect(
      allowed.errors == """
        tincture.json:1:1: warning: no color is measured, because the project has no contract; 'tincture propose' writes contracts [empty-audit]
        tokens/a.tokens.json:2:3: note: the first color
        Variables: 2 created
        new collection 'tokens'

        """)
  }

  @Test func `warnings are counted, and the audit lists them`() throws {
    let folder = try labelProject(gray: 0.2)
    try folder.write(empty, to: "v.json")
    try folder.write(
      #"{ "x": { "$type": "color", "$value": \#(color(0, 0, 0)) } }"#, to: "tokens/x.tokens.json")
    let run = try tincture("figma", "plan", "v.json", in: folder)
    #expect(run.code == 0 && !run.errors.contains("warning:"), "\(run)")
    #expect(run.errors.hasSuffix("\n1 warning; 'tincture audit' lists it\n"), "\(run)")
  }

  @Test func `an answer that is not one is refused`() throws {
    let folder = try project(["v.json": #"{ "status": 403, "error": true }"#, "w.json": "{"])
    let run = try tincture("figma", "plan", "v.json", in: folder)
    #expect(run.code == 1 && run.output == "")
    #expect(
      run.errors
        == "v.json: error: expected the answer of GET /v1/files/:file_key/variables/local, "
        + "with 'variables' and 'variableCollections'\n1 error; no plan was written\n")
    let broken = try tincture("figma", "plan", "w.json", in: folder)
    #expect(broken.code == 1 && broken.errors.contains("w.json:1:2: error: "), "\(broken)")
    #expect(broken.errors.hasSuffix("\n1 error; no plan was written\n"), "\(broken)")
    let missing = try tincture("figma", "plan", "u.json", in: folder)
    #expect(missing.code == 2 && missing.output == "", "\(missing)")
  }

  @Test(arguments: [
    ["figma", "plan"], ["figma", "plan", "a", "b"], ["figma", "push"],
    ["figma", "plan", "v.json", "--frob"],
  ]) func `wrong usage of figma exits with 64`(arguments: [String]) throws {
    #expect(try tincture(arguments, in: project()).code == 64)
  }
}
