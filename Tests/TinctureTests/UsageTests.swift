import Testing

@Test(arguments: [
  (["frob"], "Unexpected argument 'frob'"),
  (["build", "--frob"], "Unknown option '--frob'"),
  (["build", "extra"], "Unexpected argument 'extra'"),
  (["build", "--project"], "Missing value for '--project <path>'"),
  (["build", "--today", "tomorrow"], "--today is a day, YYYY-MM-DD"),
  (
    ["audit", "--format", "xml"],
    "The value 'xml' is invalid for '--format <format>'. Please provide one of the following:\n"
      + ["text", "json", "markdown", "html", "sarif", "junit", "gitlab", "github"]
      .map { "  - \($0)" }.joined(separator: "\n")
  ),
  (
    ["audit", "--format", "text", "--format", "json", "--output", "a.txt"],
    "--output takes one --format; run once for each file"
  ),
])
func `wrong usage exits with 64 and touches nothing`(
  arguments: [String], sentence: String
) throws {
  let project = try Folder(["tokens/a.tokens.json": oneNumber])
  let before = try Snapshot(project)
  let run = try tincture(arguments, in: project)
  #expect(run.code == 64)
  #expect(run.output == "")
  #expect(run.errors.hasPrefix("Error: \(sentence)\n"), "\(run)")
  #expect(run.errors.contains("\nUsage: tincture "), "\(run)")
  #expect(try Snapshot(project) == before)
}

@Test func `help goes to standard output and names both subcommands and the exit codes`() throws {
  let run = try tincture("--help", in: Folder())
  #expect(run.code == 0)
  #expect(run.errors == "")
  for part in ["\n  build ", "\n  audit ", "Exit codes: 0 fine; 1 ", " 64 "] {
    #expect(run.output.contains(part), "\(run)")
  }
}
