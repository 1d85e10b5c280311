import CLibrary
import Testing

@Test(.enabled(if: getuid() != 0, "root can read everything"))
func `an unreadable project is an error, not a project without tokens`() throws {
  let outer = try Folder(["project/tokens/a.tokens.json": oneNumber])
  #expect(chmod(outer.url("project").path, 0) == 0)
  let run = try tincture("build", "--project", "project", in: outer)
  #expect(chmod(outer.url("project").path, 0o700) == 0)
  #expect(run == Run(2, errors: "project/tokens: error: cannot read: Permission denied\n"))
}

@Test(arguments: ["../*.tokens.json", "../a.tokens.json", "/usr/lib/*", "**/../../*", "*/../../a*"])
func `a pattern that leads out of the project is refused, and no folder outside is read`(
  glob: String
) throws {
  let outer = try Folder(["a.tokens.json": "{ broken"])
  try outer.write(#"{ "sources": ["\#(glob)"] }"#, to: "project/tincture.json")
  let run = try tincture("build", "--project", "project", in: outer, code: 1)
  let setting = glob.hasPrefix("../") ? #", or allow it with "inputsRoot": "..""# : ""
  #expect(
    run.errors
      == "project/tincture.json:1:15: error: '\(glob)' is outside the project folder; name a path "
      + "inside it\(setting) [invalid-project]\n")
}
