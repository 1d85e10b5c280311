import Testing

private let commands =
  "'init', 'build', 'audit', 'explain', 'fix', 'diff', 'propose', 'convert' or 'figma'"
private let auditFormats =
  "'text', 'json', 'markdown', 'html', 'sarif', 'junit', 'gitlab' or 'github'"

@Test(arguments: [
  (["frob"], "unknown command 'frob'; expected \(commands)"),
  (["biuld", "--check"], "unknown command 'biuld'; did you mean 'build'?"),
  (["help", "adit"], "unknown command or rule 'adit'; did you mean 'audit'?"),
  (["help", "low-contrst"], "unknown command or rule 'low-contrst'; did you mean 'low-contrast'?"),
  (["help", "frob"], "unknown command or rule 'frob'; expected \(commands), or a rule"),
  (["build", "--chek"], "Unknown option '--chek'. Did you mean '--check'?"),
  (["build", "--frob"], "Unknown option '--frob'"),
  (["build", "--depfil", "d"], "Unknown option '--depfil'. Did you mean '--depfile'?"),
  (
    ["build", "--list-action", "a"],
    "Unknown option '--list-action'. Did you mean '--list-actions'?"
  ),
  (["BUILD"], "unknown command 'BUILD'; did you mean 'build'?"),
  (["build", ".", "extra"], "Unexpected argument 'extra'"),
  (["build", "--project"], "Missing value for '--project <path>'"),
  (["build", "--today", "tomorrow"], "--today needs a day, such as 2025-06-30"),
  (["build", "--watch", "--check"], "--watch cannot be used with --check"),
  (["build", "--watch", "--timings"], "--timings cannot be used with --watch"),
  (["build", "--list-actions", "--depfile", "d"], "--list-actions cannot be used with --depfile"),
  (
    ["build", "--list-actions", "--project", "a", "b"],
    "name the project once: as b, or with --project"
  ),
  (
    ["audit", "--format", "xml"],
    "The value 'xml' is invalid for '--format <format>': expected \(auditFormats)"
  ),
  (
    ["audit", "--format", "jsn"],
    "The value 'jsn' is invalid for '--format <format>': expected \(auditFormats); "
      + "did you mean 'json'?"
  ),
  (
    ["audit", "--format", "SARIF"],
    "The value 'SARIF' is invalid for '--format <format>': expected \(auditFormats); "
      + "did you mean 'sarif'?"
  ),
  (
    ["diff", "HEAD", "--format", "makdown"],
    "The value 'makdown' is invalid for '--format <format>': expected 'text', 'markdown', 'json' or "
      + "'html'; did you mean 'markdown'?"
  ),
  (
    ["explain", "#000", "--format", "xml"],
    "The value 'xml' is invalid for '--format <format>': expected 'text' or 'json'"
  ),
  (
    ["audit", "--format", "text", "--format", "json", "--output", "a.txt"],
    "--output allows only one --format; run once for each file"
  ),
])
func `wrong usage exits with 64 and touches nothing`(arguments: [String], sentence: String) throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  let before = try Snapshot(project)
  let run = try tincture(arguments, in: project, code: 64)
  #expect(run.output == "")
  #expect(run.errors.hasPrefix("error: \(sentence)\n"), "\(run)")
  #expect(run.errors.contains("\nUsage: tincture "), "\(run)")
  #expect(run.errors.contains("\n  See 'tincture "), "\(run)")
  #expect(try Snapshot(project) == before)
}

@Test func `help goes to standard output and lists the subcommands and exit codes`() throws {
  let run = try tincture("--help", in: Folder(), code: 0)
  #expect(run.errors == "")
  for part in ["\n  build ", "\n  audit ", "\n  init ", "--version"] {
    #expect(run.output.contains(part), "\(run)")
  }
  #expect(run.output.contains(/\n\nEXIT CODES:\n  0 [^:]*\n  64 +wrong usage\n$/), "\(run)")
}

@Test(arguments: [["--version"], ["build", "--version"], ["audit", "--version"]])
func `only the version is printed, and it is a semantic version`(arguments: [String]) throws {
  let run = try tincture(arguments, in: Folder(), code: 0)
  #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil, "\(run)")
  #expect(run.errors == "")
}

@Test(arguments: ["tincture-mustache", "tincture-yaml"])
func `the programs that the command runs have its version`(name: String) throws {
  let program = builtCommand.deletingLastPathComponent().appending(path: name)
  let printed = try run(program, ["--version"], in: Folder())
  #expect(try printed == tincture("--version", in: Folder()))
}

@Test func `no generated file contains the version`() throws {
  let version = try tincture("--version", in: Folder()).output.dropLast()
  let project = try Folder([
    "tokens/a.tokens.json": oneNumber,
    "tincture.json": """
    { "outputs": [
      { "format": "swift", "to": "out/swift" }, { "format": "css", "to": "out/a.css" },
      { "format": "json", "to": "out/tokens.json" },
      { "format": "audit-html", "to": "out/audit.html" },
      { "format": "audit-markdown", "to": "out/audit.md" },
      { "format": "xcassets", "to": "out/a.xcassets" },
      { "format": "compose", "to": "out/compose", "package": "a.b" }] }
    """,
  ])
  try tincture("build", in: project, code: 0)
  let files = try Snapshot(project, below: "out").bytes
  #expect(files.count > 6)
  for (path, bytes) in files {
    #expect(!String(decoding: bytes, as: UTF8.self).contains(version), "\(path)")
  }
}
