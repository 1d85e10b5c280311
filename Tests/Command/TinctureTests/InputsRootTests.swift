import TokenTesting

private let core = #"{ "d": { "$type": "number", "$value": 1 } }"#

/// A project that reads tokens of a folder next to it.
private func neighbors(root: String? = "..", source: String = "../core/*.json") throws -> Folder {
  let setting = root.map { #""inputsRoot": "\#($0)", "# } ?? ""
  return try Folder([
    "core/core.json": core,
    "brand/tincture.json":
      #"{ \#(setting)"sources": ["\#(source)"], "outputs": [{ "format": "json", "to": "o.json" }] }"#,
  ])
}

@Suite struct InputsRootTests {
  @Test func `a project reads files below a folder above it that it names`() throws {
    let folder = try neighbors()
    let run = try tincture("build", "--project", "brand", in: folder, code: 0)
    #expect(run.output.hasSuffix("Wrote 1 file\n"), "\(run)")
    #expect(try folder.text("brand/o.json").contains(#""d""#))
    #expect(
      try tincture("build", "--check", in: Folder(at: folder.url("brand")), code: 0).errors == "")
  }

  @Test func `findings name the file as seen from the working directory`() throws {
    let folder = try neighbors()
    try folder.write("{", to: "core/core.json")
    let run = try tincture("build", "--project", "brand", in: folder, code: 1)
    #expect(run.errors.hasPrefix("core/core.json:1:"), "\(run)")
  }

  @Test(arguments: [nil, "."]) func `without a folder above, the message names the setting`(
    root: String?
  ) throws {
    let run = try tincture("build", "--project", "brand", in: neighbors(root: root), code: 1)
    #expect(run.errors.contains(#"or allow it with "inputsRoot": "..""#), "\(run)")
  }

  @Test func `nothing further up is read, also through links`() throws {
    let far = try neighbors(source: "../../far/*.json")
    #expect(
      try tincture("build", "--project", "brand", in: far, code: 1).errors.contains("outside"))
    let outer = try Folder(["secret.json": core, "in/a.json": "{}"])
    let linked = try neighbors()
    try linked.remove("core/core.json")
    try linked.link("core/core.json", to: outer.url("secret.json").path)
    let run = try tincture("build", "--project", "brand", in: linked, code: 2)
    #expect(
      run.errors.contains("core/core.json: error: cannot read: the file is outside"), "\(run)")
  }

  @Test func `an output stays in the project folder`() throws {
    let folder = try neighbors()
    try folder.write(
      #"{ "inputsRoot": "..", "outputs": [{ "format": "json", "to": "../o.json" }] }"#,
      to: "brand/tincture.json")
    #expect(
      try tincture("build", "--project", "brand", in: folder, code: 1).errors.contains("outside"))
    #expect(try Snapshot(folder).paths == ["brand/tincture.json", "core/core.json"])
  }

  @Test func `a resolver names files there too`() throws {
    let folder = try neighbors()
    try folder.write(#"{ "inputsRoot": "..", "resolver": "r.json" }"#, to: "brand/tincture.json")
    try folder.write(
      #"""
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "../core/core.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """#, to: "brand/r.json")
    #expect(
      try tincture("explain", "d", "--project", "brand", in: folder, code: 0).output.contains("1"))
  }

  @Test(.enabled(if: hasGit)) func `a revision has the files above the project`() throws {
    let folder = try neighbors()
    try git(folder, "init", "--quiet")
    try commit(folder)
    try folder.write(core.replacing("1", with: "2"), to: "core/core.json")
    let run = try tincture("diff", "HEAD", "--project", "brand", in: folder, code: 0)
    #expect(run.output.contains("\n  d  1 → 2\n"), "\(run)")
  }
}
