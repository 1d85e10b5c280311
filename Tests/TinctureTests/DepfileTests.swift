import Testing

private let numberFile = #"{ "n": { "$type": "number", "$value": 1 } }"#

/// A project with one output, and token files of those names.
private func project(_ names: String..., sources: String = "tokens/**") throws -> Folder {
  let folder = try Folder([
    "tincture.json": """
    { "sources": ["\(sources)"], "outputs": [{ "format": "json", "to": "out/tokens.json" }] }
    """
  ])
  for name in names { try folder.write(numberFile, to: name) }
  return folder
}

@Test func `a depfile names the outputs, then every file that was read and every folder listed`()
  throws
{
  let folder = try project("tokens/a.json", "tokens/b/c.json")
  try folder.write(
    #"{ "m": { "$type": "number", "$value": 1 } }"#, to: "tokens/b/c.json")
  let run = try tincture("build", "--depfile", "out.d", in: folder)
  #expect(run.code == 0, "\(run)")
  #expect(
    try folder.text("out.d") == """
      out/tokens.json: \\
        tincture.json \\
        tokens/a.json \\
        tokens/b/c.json \\
        tokens \\
        tokens/b

      """)
}

@Test func `a depfile names paths as --project was given`() throws {
  let folder = try project("tokens/a.json")
  let outer = try Folder()
  try outer.link("brand", to: folder.url.path)
  let run = try tincture("build", "--project", "./brand", "--depfile", "d", in: outer)
  #expect(run.code == 0, "\(run)")
  #expect(
    try outer.text("d") == """
      ./brand/out/tokens.json: \\
        ./brand/tincture.json \\
        ./brand/tokens/a.json \\
        ./brand/tokens

      """)
}

@Test(arguments: [
  ("a b", "a\\ b"), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a:b", "a\\:b"), ("a\\b", "a\\b"),
  ("a\\ b", "a\\\\\\ b"), ("a\\\\ b", "a\\\\\\\\\\ b"), ("é[1]%", "é[1]%"),
])
func `a depfile escapes names as make and ninja read them`(name: String, escaped: String) throws {
  let folder = try project("tokens/\(name).json")
  let run = try tincture("build", "--depfile", "d", in: folder)
  #expect(run.code == 0, "\(run)")
  #expect(try folder.text("d").contains(" \\\n  tokens/\(escaped).json \\\n"))
}

@Test func `in a depfile no file name is a variable of make`() throws {
  let folder = try project("a=b/a.json", sources: "*/*.json")
  _ = try tincture("build", "--depfile", "d", in: folder)
  #expect(try folder.text("d").hasPrefix("out/tokens.json: \\\n  tincture.json \\\n"))
}

@Test(arguments: [
  ("a\nb", "a\\u{A}b"), ("a\tb", "a\\u{9}b"), ("a;touch b", "a;touch b"), ("a|b", "a|b"),
  ("a\\#b", "a\\#b"), ("a\\:b", "a\\:b"),
])
func `a name that no depfile can hold is refused and nothing is written`(
  name: String, shown: String
) throws {
  let folder = try project("tokens/\(name).json")
  let before = try Snapshot(folder)
  let run = try tincture("build", "--depfile", "d", in: folder)
  #expect(
    run
      == Run(
        2,
        errors: """
          d: error: cannot name 'tokens/\(shown).json' in a depfile, because make would misread it; \
          rename it

          """))
  #expect(try Snapshot(folder) == before)
}

@Test(arguments: [
  "a%b.json", "a=b.json", "out/a=b.json", "x&", "a*.json", "a?.json", "a[b].json", "~a/b.json",
  "define", "include", "endif", ".PHONY", ".DEFAULT", ".a",
])
func `an output that make would take for something else is refused and nothing is written`(
  output: String
) throws {
  let folder = try Folder([
    "tokens/a.json": numberFile,
    "tincture.json": """
    { "sources": ["tokens/**"], "outputs": [{ "format": "json", "to": "\(output)" }] }
    """,
  ])
  let before = try Snapshot(folder)
  let run = try tincture("build", "--depfile", "d", in: folder)
  #expect(
    run
      == Run(
        2,
        errors: "d: error: cannot name '\(output)' in a depfile, because make would misread it; "
          + "rename it\n"))
  #expect(try Snapshot(folder) == before)
}

@Test(arguments: ["out/.PHONY", "out/define", "a.b", "defined"])
func `an output that only looks like a line of make's language is named`(output: String) throws {
  let folder = try Folder([
    "tokens/a.json": numberFile,
    "tincture.json": """
    { "sources": ["tokens/**"], "outputs": [{ "format": "json", "to": "\(output)" }] }
    """,
  ])
  #expect(try tincture("build", "--depfile", "d", in: folder).code == 0)
  #expect(try folder.text("d").hasPrefix("\(output): "))
}

@Test func `a depfile is written while a finding is an error`() throws {
  let folder = try project("tokens/a.json", "tokens/z.json")
  try folder.write("{ broken", to: "tokens/z.json")
  let run = try tincture("build", "--depfile", "d", in: folder)
  #expect(run.code == 1)
  #expect(
    try folder.text("d") == """
      out/tokens.json: \\
        tincture.json \\
        tokens/a.json \\
        tokens/z.json \\
        tokens

      """)
}

@Test func `a depfile is written when a file cannot be read, and waits for its folder`() throws {
  let folder = try resolverProject(source: "a.json")
  try folder.remove("tokens/r.resolver.json")
  let run = try tincture("build", "--depfile", "d", in: folder)
  #expect(run.code == 2)
  #expect(try folder.text("d") == ".: \\\n  tincture.json \\\n  tokens\n")
}

@Test(arguments: ["tokens/*.json", "tokens/missing/*.json", "missing/**", "missing/a.json"])
func `a depfile names the folder in which a file could appear`(glob: String) throws {
  let folder = try project("tokens/a.json", sources: glob)
  _ = try tincture("build", "--depfile", "d", in: folder)
  let inputs = try folder.text("d").split(separator: "\n").map { $0.split(separator: " ")[0] }
  #expect(inputs.contains(".") == glob.hasPrefix("missing"))
  #expect(inputs.contains("tokens"))
}

@Test(arguments: [["build"], ["build", "--depfile", "out.d"], ["build", "--check"]])
func `where nothing changed no file and no folder is touched`(arguments: [String]) throws {
  let folder = try Folder.shippedProject()
  _ = try tincture("build", "--depfile", "out.d", in: folder)
  let before = try Times(folder)
  let run = try tincture(arguments, in: folder)
  #expect(run.code == 0)
  #expect(run.output.contains("Up to date: 12 files"))
  #expect(try Times(folder) == before)
}

@Test(arguments: ["tokens/a.json", "tincture.json", "out/tokens.json", "link"])
func `a depfile never overwrites what belongs to the build`(path: String) throws {
  let folder = try project("tokens/a.json")
  try folder.link("link", to: "tokens/a.json")
  _ = try tincture("build", in: folder)
  let before = try Snapshot(folder)
  let run = try tincture("build", "--depfile", path, in: folder)
  let written = path == "link" ? "tokens/a.json" : path
  #expect(
    run
      == Run(
        2,
        errors: "\(path): error: the depfile would write over '\(written)', which belongs to the "
          + "build; name another file\n"))
  #expect(try Snapshot(folder) == before)
}
