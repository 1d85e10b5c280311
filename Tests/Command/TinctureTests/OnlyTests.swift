import Foundation
import Testing

/// A project with two outputs, whose project file is not called tincture.json.
private func brand() throws -> Folder {
  try Folder([
    "acme.json": """
    { "sources": ["tokens/acme.json"], "outputs": [
      { "format": "swift", "to": "out/acme" }, { "format": "json", "to": "out/acme.json" }
    ] }
    """, "tokens/acme.json": oneNumber,
  ])
}

@Test func `with --only, the other outputs are not written or checked`() throws {
  let project = try brand()
  try project.write("// Old\n", to: "out/acme/mine.swift")
  let before = try Snapshot(project)
  let build = try tincture(
    "build", "--project", "acme.json", "--only", "out/acme.json", in: project)
  #expect(
    build
      == Run(
        0, output: unmeasured.replacing("propose", with: "propose acme.json") + "Wrote 1 file\n"))
  #expect(try Snapshot(project).changes(since: before) == ["out/acme.json"])
  let check = try tincture(
    "build", "--project", "acme.json", "--only", "./out//acme.json", "--check", in: project)
  #expect(check == Run(0, output: "Up to date: 1 file matches the tokens\n"))
}

@Test func `an unknown output is refused, with a list of the outputs`() throws {
  let project = try brand()
  let run = try tincture("build", "--project", "acme.json", "--only", "acme", in: project)
  #expect(
    run
      == Run(
        2,
        errors: "acme.json: error: no output has the path 'acme'; the outputs are 'out/acme', "
          + "'out/acme.json'\n"))
}

@Test func `each action is a line, and running all of them is a complete build`() throws {
  let project = try brand()
  let list = try tincture("build", "--project", "acme.json", "--list-actions", in: project)
  #expect(
    list
      == Run(
        0,
        output: """
          {"command": ["tincture", "build", "--project", "acme.json", "--only", "out/acme"], \
          "inputs": ["acme.json", "tokens/acme.json"], "outputs": ["out/acme/Theme+SwiftUI.swift", "out/acme/Theme.swift"]}
          {"command": ["tincture", "build", "--project", "acme.json", "--only", "out/acme.json"], \
          "inputs": ["acme.json", "tokens/acme.json"], "outputs": ["out/acme.json"]}

          """))
  for line in list.output.split(separator: "\n") {
    let action = try JSONDecoder().decode(Action.self, from: Data(line.utf8))
    let alone = try Folder()
    for input in action.inputs { try alone.write(project.text(input), to: input) }
    try tincture(Array(action.command.dropFirst()), in: alone, code: 0)
    #expect(try Snapshot(alone).paths == (action.inputs + action.outputs).sorted())
    for output in action.outputs { try project.write(alone.text(output), to: output) }
  }
  #expect(try tincture("build", "--project", "acme.json", "--check", in: project).code == 0)
}

private struct Action: Decodable { var command, inputs, outputs: [String] }

@Test func `actions of several projects include their folders`() throws {
  let outer = try Folder([
    "a/tincture.json": #"{ "outputs": [{ "format": "json", "to": "o.json" }] }"#,
    "a/tokens/n.json": oneNumber, "b/tokens/n.json": "{ broken",
  ])
  let run = try tincture("build", "--list-actions", "--today", "2026-01-02", "a", "b", in: outer)
  #expect(
    run.output == """
      {"command": ["tincture", "build", "--project", "tincture.json", "--only", "o.json", \
      "--today", "2026-01-02"], "inputs": ["tincture.json", "tokens/n.json"], \
      "outputs": ["o.json"], "folder": "a"}
      {"command": ["tincture", "build", "--only", "generated/Themes", "--today", "2026-01-02"], \
      "inputs": ["tokens/n.json"], "outputs": ["generated/Themes"], "folder": "b"}
      {"command": ["tincture", "build", "--only", "generated/reports/contrast.md", "--today", \
      "2026-01-02"], "inputs": ["tokens/n.json"], "outputs": ["generated/reports/contrast.md"], \
      "folder": "b"}
      {"command": ["tincture", "build", "--only", "generated/reports/components", "--today", \
      "2026-01-02"], "inputs": ["tokens/n.json"], "outputs": ["generated/reports/components"], \
      "folder": "b"}

      """)
  #expect(run.code == 0)
  #expect(run.errors == "")
}

@Test func `a broken project file has no actions, and its errors are printed`() throws {
  let project = try Folder(["tincture.json": #"{ "ouputs": [] }"#])
  let run = try tincture("build", "--list-actions", in: project, code: 1)
  #expect(run.output == "")
  #expect(run.errors.hasPrefix("tincture.json:1:3: error: "), "\(run)")
}

@Test func `an output never overwrites a project file of another name`() throws {
  let project = try Folder([
    "acme.json": #"{ "outputs": [{ "format": "json", "to": "acme.json" }] }"#,
    "tokens/a.json": oneNumber,
  ])
  let before = try Snapshot(project)
  let run = try tincture("build", "--project", "acme.json", in: project, code: 1)
  #expect(run.errors.contains("the output would overwrite its source 'acme.json'"), "\(run)")
  #expect(try Snapshot(project) == before)
}
