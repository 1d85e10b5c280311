import TokenTesting

@Suite struct ProposeTests {
  private func color(_ level: Double) -> String {
    #"{ "$value": { "colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)] } }"#
  }

  /// Two components, one of which fails.
  private func folder(_ more: [String: String] = [:]) throws -> Folder {
    let tokens = """
      {
        "$type": "color",
        "card": { "title": \(color(0.6)), "bg": \(color(1)) },
        "chip": { "label": \(color(0)), "label-hover": \(color(0.1)), "bg": \(color(1)), "bg-hover": \(color(0.9)) }
      }
      """
    return try Folder(["tokens/a.tokens.json": tokens].merging(more) { $1 })
  }

  private let summary = """
    tokens/card.contract.json: 1 check of 1 pair: 0 fail, 1 waived; lowest 2.84:1, title on bg
    """

  @Test func `contracts are written, and the audit accepts them`() throws {
    let folder = try folder()
    let run = try tincture("propose", in: folder)
    #expect(run.code == 0 && run.errors == "", "\(run)")
    #expect(
      run.output.hasPrefix(
        "wrote \(summary)\nwrote tokens/chip.contract.json: 2 checks of 2 pairs: 2 pass, 0 fail"))
    #expect(
      run.output.contains("\nTogether: 3 checks of 3 pairs: 2 pass, 0 fail, 1 waived\n"), "\(run)")
    #expect(
      run.output.contains(
        "\nCoverage: 0 of 6 colors (0%) without these contracts, 6 (100%) with them\n"), "\(run)")
    let audit = try tincture("audit", in: folder, code: 0)
    #expect(audit.output.contains("2.84"))
    #expect(audit.output.contains("\nContrast: 3 checks of 3 pairs: 2 pass, 0 fail, 1 waived\n"))
    try tincture("build", in: folder, code: 0)
  }

  @Test func `a dry run prints the contracts and writes nothing`() throws {
    let folder = try folder()
    let run = try tincture("propose", "--dry-run", in: folder)
    #expect(run.code == 0 && run.output.contains("would write \(summary)\n"), "\(run)")
    #expect(run.output.contains(#""component": "Card""#))
    #expect(throws: (any Error).self) { try folder.text("tokens/card.contract.json") }
  }

  @Test func `a file that exists is not replaced`() throws {
    let folder = try folder([
      "tokens/card.contract.json.txt": "", "more/card.contract.json": "mine",
    ])
    let run = try tincture("propose", "--to", "more", in: folder, code: 0)
    #expect(
      run.output.contains(
        "skipped more/card.contract.json: the file exists; tincture propose replaces no file\n"))
    #expect(run.output.contains("wrote more/chip.contract.json"))
    #expect(
      run.output.contains(
        "Add \"more/*.contract.json\" to 'contracts' in tincture.json; no pattern there matches "
          + "the new files.\n"), "\(run)")
    #expect(try folder.text("more/card.contract.json") == "mine")
  }

  @Test func `the folder is relative to the project folder, and can be new`() throws {
    let folder = try Folder([
      "shop/tokens/a.tokens.json": try folder().text("tokens/a.tokens.json")
    ])
    let run = try tincture("propose", "--project", "shop", "--to", "more/new", in: folder)
    #expect(run.code == 0 && run.output.hasPrefix("wrote shop/more/new/card"), "\(run)")
    #expect(run.output.contains(#"Add "more/new/*.contract.json" to 'contracts'"#), "\(run)")
    let other = try tincture("propose", "--project", "shop", "--to", "../more", in: folder)
    #expect(other.code == 64)
    #expect(
      other.errors.contains(
        "--to ../more is outside the project folder shop; name a folder in it, relative to the "
          + "project folder\n"), "\(other)")
  }

  @Test func `nothing is written through a link that leads out of the project`() throws {
    let folder = try Folder([
      "shop/tokens/a.tokens.json": try folder().text("tokens/a.tokens.json"), "out/keep": "",
    ])
    try folder.link("shop/g", to: "../out")
    for to in ["g", "g/new"] {
      let run = try tincture("propose", "--project", "shop", "--to", to, in: folder)
      #expect(run.code == 2 && run.errors.contains("a link leads out of the project"), "\(run)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url("out").path) == ["keep"])
  }

  @Test func `a folder without a project is an error, as for the audit`() throws {
    let folder = try Folder([:])
    let run = try tincture("propose", in: folder)
    let audit = try tincture("audit", in: folder)
    #expect(run.code == 1 && run.output == "" && run.errors == audit.errors, "\(run)")
    #expect(run.errors.contains("there are no tokens here"))
  }

  @Test func `a project without colors has nothing to propose`() throws {
    let folder = try Folder(["tokens/a.tokens.json": oneNumber])
    #expect(
      try tincture("propose", in: folder)
        == Run(0, output: "No contract to propose: no token of this project is a color.\n"))
    let json = try tincture("propose", "--format", "json", in: folder)
    #expect(json.output.contains(#""percent": null"#), "\(json)")
  }

  @Test func `a project file without contracts gets the pattern, and keeps every other byte`()
    throws
  {
    let file =
      "\u{0D}\n{\u{0D}\n\t\"sources\" : [\"a.tokens.json\"],\u{0D}\n\t\"rules\": {}\u{0D}\n}\n\n"
    let folder = try Folder([
      "a.tokens.json": try folder().text("tokens/a.tokens.json"), "tincture.json": file,
    ])
    let dry = try tincture("propose", "--dry-run", in: folder)
    #expect(
      dry.output.contains("\nwould add \"contracts\": [\"*.contract.json\"] to tincture.json\n"))
    #expect(try folder.text("tincture.json") == file)
    let run = try tincture("propose", in: folder)
    #expect(run.output.contains("\nadded \"contracts\": [\"*.contract.json\"] to tincture.json\n"))
    #expect(
      try folder.text("tincture.json")
        == file.replacing("{}", with: "{},\u{0D}\n\t\"contracts\": [\"*.contract.json\"]"))
    #expect(try tincture("audit", in: folder).code == 0)
  }

  @Test func `contracts that the default finds stay in the project`() throws {
    let folder = try folder(["tincture.json": "{}"])
    #expect(try tincture("propose", in: folder).code == 0)
    #expect(try folder.text("tincture.json") == "{}")
    try folder.write(
      try folder.text("tokens/a.tokens.json").replacing("card", with: "tile").replacing(
        "chip", with: "pin"), to: "tokens/b.tokens.json")
    #expect(try tincture("propose", "--to", "more", in: folder).code == 0)
    #expect(
      try folder.text("tincture.json")
        == #"{"contracts": ["tokens/**/*.contract.json", "more/*.contract.json"]}"#)
  }

  @Test func `contracts in the project file are not changed`() throws {
    let file = #"{ "contracts": ["other/*.contract.json"] }"#
    let folder = try folder(["tincture.json": file, "other/a.contract.json": oneContract])
    let run = try tincture("propose", in: folder)
    #expect(
      run.output.contains("Add \"tokens/*.contract.json\" to 'contracts' in tincture.json"),
      "\(run)")
    #expect(try folder.text("tincture.json") == file)
  }

  private let oneContract = """
    { "component": "Old", "roles": { "title": { "type": "color", "path": "card/title" } } }
    """

  @Test func `a folder that cannot be written is an error`() throws {
    let folder = try folder(["taken": ""])
    try tincture("propose", "--to", "taken", in: folder, code: 2)
  }

  @Test func `a limit that may hide colors is named`() throws {
    let deep =
      String(repeating: #"{ "g": "#, count: 130) + color(0) + String(repeating: "}", count: 130)
    let run = try tincture("propose", in: folder(["tokens/deep.tokens.json": deep]), code: 0)
    #expect(run.output.contains("\nSome colors may be missing, because a limit was reached; "))
  }

  @Test func `contracts are not written where a build would refuse them`() throws {
    let folder = try folder([
      "tincture.json": #"{ "outputs": [{ "format": "swift", "to": "out" }] }"#,
      "brand/tincture.json": #"{ "inputsRoot": "..", "sources": ["../tokens/*.json"] }"#,
    ])
    let output = try tincture("propose", "--to", "out/x", in: folder, code: 64)
    #expect(output.errors.contains("out/x is in the output folder 'out'; "), "\(output)")
    let outside = try tincture("propose", "brand", in: folder, code: 64)
    #expect(
      outside.errors.contains("the folder of the tokens is outside the project folder brand; "))
  }

  @Test func `the JSON has every member`() throws {
    let folder = try folder()
    let run = try tincture("propose", "--dry-run", "--format", "json", in: folder)
    let value = try run.json
    expect(
      value,
      [
        "version": .number, "folder": .string, "written": .boolean, "contracts": .array,
        "added": .array, "taken": .array, "refused": .array, "coverage": .object(count: 4),
        "leftOut": .array,
      ])
    expect(
      (value["contracts"] as? [Any])?.first,
      [
        "component": .string, "file": .string, "pairs": .number, "checks": .number, "pass": .number,
        "fail": .number, "waived": .number, "exempt": .number, "lowest": .object(count: 3),
        "comments": .array, "contract": .object(count: 6),
      ])
  }
}
