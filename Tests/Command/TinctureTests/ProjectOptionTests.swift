import Testing

/// A value of `--project`, the folder in which the command runs, and the prefix of paths in findings.
@Test(arguments: [
  ("app", ".", "app/"), ("app/", ".", "app/"), ("./app", ".", "./app/"),
  ("app/tincture.json", ".", "app/"), ("app/other.json", ".", "app/"),
  ("..", "app/tokens", "../"), ("../", "app/tokens", "../"),
  ("../tincture.json", "app/tokens", "../"),
]) func `the project can be given by its folder or its file, also in a parent folder`(
  project: String, path: String, prefix: String
) throws {
  let folder = try twoProjects()
  let run = try tincture(
    "build", "--project", project, in: Folder(at: folder.url(path), keeping: folder))
  #expect(run == Run(1, output: nothingMeasured, errors: finding(prefix)))
}

@Test(arguments: ["", "/tincture.json"]) func `the project can be given by an absolute path`(
  rest: String
) throws {
  let folder = try twoProjects()
  let path = folder.url("app").path
  let run = try tincture("build", "--project", path + rest, in: folder)
  #expect(run == Run(1, output: nothingMeasured, errors: finding(path + "/")))
}

@Test func `files are written to the project, wherever the command runs`() throws {
  let folder = try Folder(["app/tokens/a.tokens.json": oneNumber])
  #expect(try tincture("build", "--project", "app", in: folder).code == 0)
  #expect(
    try Snapshot(folder).paths == [
      "app/generated/Themes/Theme+SwiftUI.swift", "app/generated/Themes/Theme.swift",
      "app/generated/reports/contrast.md", "app/tokens/a.tokens.json",
    ])
}

@Test func `generated files do not depend on the location of the project`() throws {
  let shipped = try Folder.shippedProject()
  let folder = try Folder()
  try tincture("build", "--check", "--project", shipped.url.path, in: folder, code: 0)
}

@Test(arguments: [
  (["build", "--project", "nowhere"], "nowhere: error: --project names a folder or file"),
  (
    ["audit", "nowhere/tincture.json"],
    "nowhere/tincture.json: error: FOLDER names a folder or file"
  ),
  (["audit", "app", "--baseline", "no.json"], "no.json: error: --baseline names a file"),
  (["figma", "plan", "no.json"], "no.json: error: RESPONSE names a file"),
  (["convert", "app", "no.json", "--to", "x"], "no.json: error: INPUT names a file or folder"),
]) func `a missing path is reported with the argument that names it`(
  arguments: [String], opening: String
) throws {
  let folder = try twoProjects()
  try folder.write(#"{ "sources": [] }"#, to: "app/tincture.json")
  let run = try tincture(arguments, in: folder)
  #expect(run == Run(2, errors: opening + " that does not exist\n"))
}

@Test(arguments: ["build", "audit", "propose"])
func `the project can be an argument, once`(command: String) throws {
  let folder = try twoProjects()
  let named = try tincture(command, "--project", "app", in: folder)
  #expect(try tincture(command, "app", in: folder) == named && named.code == 1)
  for arguments in [["app", "--project", "app"], ["app", "--project", "."], ["app", "app"]] {
    #expect(try tincture([command] + arguments, in: folder).code == 64)
  }
}

private func twoProjects() throws -> Folder {
  let config = #"{ "sources": ["tokens/*.json"] }"#
  return try Folder([
    "app/tincture.json": config, "app/other.json": config, "app/tokens/a.json": #"{ "a": 1 }"#,
  ])
}

private func finding(_ prefix: String) -> String {
  "\(prefix)tokens/a.json:1:8: error: expected a token or group (an object) at 'a', "
    + "found a number; write {\"$value\": …} for a token [invalid-value]\n"
}
