import Testing

/// A project with one output, and token files with the given names.
private func project(
  _ names: String..., sources: String = "tokens/**", output: String = "out/tokens.json"
) throws -> Folder {
  let folder = try Folder([
    "tincture.json": """
    { "sources": ["\(sources)"], "outputs": [{ "format": "json", "to": "\(output)" }] }
    """
  ])
  for name in names { try folder.write(oneNumber, to: name) }
  return folder
}

@Test
func `a depfile lists the outputs, the files that were read, and the folders that were listed`()
  throws
{
  let folder = try project("tokens/a.json", "tokens/b/c.json")
  try folder.write(#"{ "m": { "$type": "number", "$value": 1 } }"#, to: "tokens/b/c.json")
  try tincture("build", "--depfile", "out.d", in: folder, code: 0)
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

@Test func `paths in a depfile start like the path of --project`() throws {
  let folder = try project("tokens/a.json")
  let outer = try Folder()
  try outer.link("brand", to: folder.url.path)
  try tincture("build", "--project", "./brand", "--depfile", "d", in: outer, code: 0)
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
]) func `a depfile escapes names for make and ninja`(name: String, escaped: String) throws {
  let folder = try project("tokens/\(name).json")
  try tincture("build", "--depfile", "d", in: folder, code: 0)
  #expect(try folder.text("d").contains(" \\\n  tokens/\(escaped).json \\\n"))
}

@Test func `make reads no file name in a depfile as a variable`() throws {
  let folder = try project("a=b/a.json", sources: "*/*.json")
  _ = try tincture("build", "--depfile", "d", in: folder)
  #expect(try folder.text("d").hasPrefix("out/tokens.json: \\\n  tincture.json \\\n"))
}

@Test(arguments: [
  ("a\nb", "a\\u{A}b"), ("a\tb", "a\\u{9}b"), ("a;touch b", "a;touch b"), ("a|b", "a|b"),
  ("a\\#b", "a\\#b"), ("a\\:b", "a\\:b"),
]) func `a name that a depfile cannot contain is refused, and nothing is written`(
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
          d: error: make cannot read the path 'tokens/\(shown).json' in a depfile; rename the file \
          or folder

          """))
  #expect(try Snapshot(folder) == before)
}

@Test(arguments: [
  "a%b.json", "a=b.json", "out/a=b.json", "x&", "a*.json", "a?.json", "a[b].json", "~a/b.json",
  "define", "include", "endif", ".PHONY", ".DEFAULT", ".a",
])
func `an output that make would misread is refused, and nothing is written`(output: String) throws {
  let folder = try project("tokens/a.json", output: output)
  let before = try Snapshot(folder)
  let run = try tincture("build", "--depfile", "d", in: folder)
  #expect(
    run
      == Run(
        2,
        errors: "d: error: make cannot read the path '\(output)' in a depfile; rename the file or "
          + "folder\n"))
  #expect(try Snapshot(folder) == before)
}

@Test(arguments: ["out/.PHONY", "out/define", "a.b", "defined"])
func `an output that only looks like a make directive is accepted`(output: String) throws {
  let folder = try project("tokens/a.json", output: output)
  #expect(try tincture("build", "--depfile", "d", in: folder).code == 0)
  #expect(try folder.text("d").hasPrefix("\(output): "))
}

@Test func `a depfile is written even if a finding is an error`() throws {
  let folder = try project("tokens/a.json", "tokens/z.json")
  try folder.write("{ broken", to: "tokens/z.json")
  try tincture("build", "--depfile", "d", in: folder, code: 1)
  #expect(
    try folder.text("d") == """
      out/tokens.json: \\
        tincture.json \\
        tokens/a.json \\
        tokens/z.json \\
        tokens

      """)
}

@Test func `a depfile lists the folder of a file that cannot be read`() throws {
  let folder = try resolverProject(source: "a.json")
  try folder.remove("tokens/r.resolver.json")
  try tincture("build", "--depfile", "d", in: folder, code: 2)
  #expect(try folder.text("d") == ".: \\\n  tincture.json \\\n  tokens\n")
  let outer = try Folder()
  try outer.link("brand", to: folder.url.path)
  #expect(try tincture("build", "--project", "brand", "--depfile", "d", in: outer).code == 2)
  #expect(try outer.text("d") == "brand: \\\n  brand/tincture.json \\\n  brand/tokens\n")
}

@Test(arguments: ["tokens/*.json", "tokens/missing/*.json", "missing/**", "missing/a.json"])
func `a depfile lists the folder in which a file could appear`(glob: String) throws {
  let folder = try project("tokens/a.json", sources: glob)
  _ = try tincture("build", "--depfile", "d", in: folder)
  let inputs = try folder.text("d").split(separator: "\n").map { $0.split(separator: " ")[0] }
  #expect(inputs.contains(".") == glob.hasPrefix("missing"))
  #expect(inputs.contains("tokens"))
}

@Test(arguments: [["build"], ["build", "--depfile", "out.d"], ["build", "--check"]])
func `a build without changes touches no file or folder`(arguments: [String]) throws {
  let folder = try Folder.shippedProject()
  _ = try tincture("build", "--depfile", "out.d", in: folder)
  let before = try Times(folder)
  let run = try tincture(arguments, in: folder, code: 0)
  #expect(run.output.contains("Up to date: 15 files"))
  #expect(try Times(folder) == before)
}

@Test func `a depfile never takes the place of a file that is not written yet`() throws {
  let folder = try project("tokens/a.json")
  let before = try Snapshot(folder)
  let run = try tincture("build", "--depfile", "./out/tokens.json", in: folder, code: 2)
  #expect(run.errors.contains("the depfile would overwrite 'out/tokens.json'"))
  #expect(try Snapshot(folder) == before)
}

@Test(arguments: ["tokens/a.json", "tincture.json", "out/tokens.json", "link"])
func `a depfile never overwrites a file of the build`(path: String) throws {
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
        errors: "\(path): error: the depfile would overwrite '\(written)', which belongs to the "
          + "build; use another file\n"))
  #expect(try Snapshot(folder) == before)
}
