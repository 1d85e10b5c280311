import TokenTesting

private let edited = "generated/Themes/Badge.swift"
private let deleted = "generated/Themes/Theme.swift"
private let repaired = "Contrast: 144 checks"

@Test func `check reports an edited, a deleted and two stray files, and build restores them`()
  throws
{
  let project = try Folder.shippedProject()
  let asShipped = try Snapshot(project)
  let text = try project.text(edited)
  try project.write(String(text.dropLast(2)) + "} // mine\n", to: edited)
  try project.remove(deleted)
  try project.write(text, to: "generated/Themes/Old/Tag.swift")
  try project.write("// mine\n", to: "generated/reports/components/mine.md")
  let drifted = try Snapshot(project)

  let check = try tincture("build", "--check", in: project)
  #expect(
    check.errors == shippedWarnings + """
      generated/Themes/Badge.swift:1:1: error: the file was edited by hand; change the tokens \
      instead, then run 'tincture build' [edited-output]
      generated/Themes/Old/Tag.swift:1:1: error: no output writes this file anymore; run \
      'tincture build' to remove it [orphan-output]
      generated/Themes/Theme.swift:1:1: error: the file is missing; run 'tincture build' \
      [missing-output]
      generated/reports/components/mine.md:1:1: error: the folder is generated, but this file is \
      not; move it elsewhere [orphan-output]

      """)
  #expect(check.code == 1)
  #expect(check.output == "")
  #expect(try Snapshot(project) == drifted)

  let build = try tincture("build", in: project, code: 0)
  #expect(
    build.output.hasSuffix(
      "\nWrote 2 files; removed generated/Themes/Old/Tag.swift; 13 are unchanged\n"))
  let after = try Snapshot(project)
  #expect(after.changes(since: asShipped) == ["generated/reports/components/mine.md"])
  #expect(after.writes(since: drifted) == [edited, deleted])
}

@Test(arguments: [0, 200, 2000]) func `one changed byte anywhere in a file is drift`(
  offset: Int
) throws {
  let project = try Folder.shippedProject()
  var bytes = Array(try project.text(edited).utf8)
  bytes[offset] ^= 1
  try project.write(String(decoding: bytes, as: UTF8.self), to: edited)
  let check = try tincture("build", "--check", in: project, code: 1)
  #expect(
    check.errors == shippedWarnings + """
      \(edited):1:1: error: the file was edited by hand; change the tokens instead, then \
      run 'tincture build' [edited-output]

      """)
}

@Test func `after a token changes, only files generated from it are stale`() throws {
  let project = try Folder.shippedProject()
  let shipped = try Snapshot(project)
  let path = "tokens/counter.tokens.json"
  let text = try project.text(path)
  try project.write(text.replacing(#""value": 99"#, with: #""value": 98"#), to: path)
  let check = try tincture("build", "--check", in: project)
  let build = try tincture("build", in: project)
  let changed = try Snapshot(project).changes(since: shipped).filter { $0 != path }
  #expect(changed.contains("generated/Themes/EBCounter.swift"))
  #expect(changed.contains("generated/tokens.json"))
  #expect(!changed.contains("generated/Themes/EBCountdown.swift"))
  #expect(
    check.errors == shippedWarnings
      + changed.map { file in
        let fault =
          file == "generated/tokens.json"
          ? "the file was edited by hand or is out of date" : "the file is out of date"
        return "\(file):1:1: error: \(fault); run 'tincture build' [stale-output]\n"
      }.joined())
  #expect(check.code == 1)
  #expect(
    build.output.hasSuffix("\nWrote \(changed.count) files; \(15 - changed.count) are unchanged\n"),
    "\(build)")
  #expect(try tincture("build", "--check", in: project).code == 0)
}

@Test func `one finding counts the files of another version, and build writes them`() throws {
  let project = try Folder.shippedProject()
  let shipped = try Snapshot(project)
  let files = ["generated/Themes/Badge.swift", "generated/Themes/Theme.swift"]
  for file in files {
    let text = try project.text(file).replacing(/(Body: [^\s,]+).*/, maxReplacements: 1) {
      "\($0.output.1), form 99"
    }
    try project.write(text, to: file)
  }
  let check = try tincture("build", "--check", in: project)
  #expect(
    check.errors == shippedWarnings + """
      \(files[0]):1:1: error: 2 files were written by a newer version of tincture (this is \
      \(toolVersion)); install that version, or run 'tincture build' to replace them \
      [other-version]
      \(files[0]):1:1: note: Tincture's CHANGELOG.md lists what each version changes in generated files

      """)
  #expect(check.code == 1)
  let build = try tincture("build", in: project, code: 0)
  #expect(build.output.hasSuffix("\nWrote 2 files; 13 are unchanged\n"), "\(build)")
  #expect(try Snapshot(project).changes(since: shipped).isEmpty)
}

@Test func `hidden files in a generated folder are ignored`() throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  _ = try tincture("build", in: project)
  try project.write("", to: "generated/Themes/.DS_Store")
  #expect(try tincture("build", "--check", in: project).code == 0)
  #expect(try tincture("build", in: project).code == 0)
  #expect(try Snapshot(project, below: "generated").paths.contains("Themes/.DS_Store"))
}

@Test func `check does not look for drift if the tokens have errors`() throws {
  let project = try Folder.shippedProject()
  try project.remove(deleted)
  try project.write("{}", to: "tokens/semantic.dark.tokens.json")
  let check = try tincture("build", "--check", in: project, code: 1)
  #expect(!check.errors.contains("missing-output"))
}

private let oneComponent = """
  { "component": "@", "path": "@/*", "roles": { "r": { "type": "number" } } }
  """

/// Two projects in one folder. Each has a component, and writes Swift to a folder.
private func twoProjects(_ first: String, _ second: String) throws -> Folder {
  let folder = try Folder()
  for (name, to) in [("a", first), ("b", second)] {
    try folder.write(
      "{ \"\(name)\": { \"r\": { \"$type\": \"number\", \"$value\": 1 } } }",
      to: "\(name).tokens.json")
    try folder.write(oneComponent.replacing("@", with: name), to: "\(name).contract.json")
    try folder.write(
      """
      { "sources": ["\(name).tokens.json"], "contracts": ["\(name).contract.json"],
        "outputs": [{ "format": "swift", "to": "\(to)" }, { "format": "xcassets", "to": "\(to)/C" }] }
      """, to: "\(name).json")
  }
  return folder
}

@Test func `a build removes no file of another project`() throws {
  let folder = try twoProjects("gen", "gen/b")
  for project in ["b.json", "a.json"] {
    #expect(try tincture("build", "--project", project, in: folder).code == 0)
  }
  let before = try Snapshot(folder)
  let run = try tincture("build", "--project", "a.json", in: folder, code: 0)
  #expect(try Snapshot(folder) == before)
  #expect(before.paths.contains("gen/b/B.swift") && before.paths.contains("gen/b/C/Contents.json"))
  let warning =
    "gen/b/B.swift:1:1: warning: another project generated this file; give each project its own "
    + "folder, or delete the file [orphan-output]\n"
  #expect(run.errors.contains(warning), "\(run)")
  let check = try tincture("build", "--check", "--project", "a.json", in: folder)
  #expect(check.errors.contains(warning.replacing("warning", with: "error")), "\(check)")
}

@Test func `a build removes no file of a project in a subfolder`() throws {
  let folder = try twoProjects("gen", "b")
  for path in ["b.tokens.json", "b.contract.json"] {
    try folder.write(try folder.text(path), to: "gen/own/\(path)")
  }
  try folder.write(try folder.text("b.json"), to: "gen/own/tincture.json")
  #expect(try tincture("build", "--project", "gen/own", in: folder).code == 0)
  try folder.write(try folder.text("a.json"), to: "tincture.json")
  let before = try Snapshot(folder, below: "gen/own")
  #expect(try tincture("build", in: folder).code == 0)
  #expect(try Snapshot(folder, below: "gen/own") == before)
}

@Test func `a project removes its own old files, whatever the project file is called`() throws {
  let folder = try twoProjects("gen", "b")
  #expect(try tincture("build", "--project", "a.json", in: folder).code == 0)
  try folder.write(
    #"{ "sources": ["a.tokens.json"], "contracts": [], "outputs": [{ "format": "swift", "to": "gen" }] }"#,
    to: "a.json")
  let run = try tincture("build", "--project", "a.json", in: folder)
  #expect(run.output.hasSuffix("; removed gen/A.swift, gen/C/Contents.json\n"), "\(run)")
}

@Test func `a generated file that was edited is not removed`() throws {
  let project = try Folder.shippedProject()
  let text = try project.text(edited)
  try project.write(text + "// my own work\n", to: "generated/Themes/Mine.swift")
  let build = try tincture("build", in: project, code: 0)
  let sentence = """
    no output writes this file anymore, and it was edited by hand; save what you need \
    elsewhere, then delete it [orphan-output]

    """
  #expect(build.errors == shippedWarnings + "generated/Themes/Mine.swift:1:1: warning: " + sentence)
  #expect(try project.text("generated/Themes/Mine.swift").hasSuffix("// my own work\n"))
  let check = try tincture("build", "--check", in: project)
  #expect(check.errors == shippedWarnings + "generated/Themes/Mine.swift:1:1: error: " + sentence)
}
