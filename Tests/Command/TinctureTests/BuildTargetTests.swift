import TokenTesting

/// `tincture build-target` and `plan-target`, which the SwiftPM plugin runs.
@Suite struct BuildTargetTests {
  private let names = ["--shared", "S.swift", "--values", "V.swift"]

  private func project(_ config: String = "{}") throws -> Folder {
    try Folder([
      "tincture.json": config,
      "tokens/a.tokens.json": """
      { "label": { "size": { "$type": "number", "$value": 12 } },
        "icon": { "size": { "$type": "number", "$value": 8 } } }
      """, "tokens/label.contract.json": contract("Label"),
      "tokens/icon.contract.json": contract("Icon"),
    ])
  }

  private func contract(_ name: String) -> String {
    """
    { "component": "\(name)", "path": "\(name.lowercased())/*",
      "roles": { "size": { "type": "number" } } }
    """
  }

  private func build(_ project: Folder, _ more: [String] = []) throws -> Run {
    let watched = ["a.tokens", "label.contract", "icon.contract"]
      .flatMap { ["--watched", "tokens/\($0).json"] }
    return try tincture(["build-target", "--into", "out"] + names + watched + more, in: project)
  }

  @Test func `each contract is in its own file, and the others are in the shared file`()
    throws
  {
    let project = try project()
    let before = try Snapshot(project)
    #expect(try build(project, ["--component", "L.swift=tokens/label.contract.json"]) == Run(0))
    let after = try Snapshot(project)
    #expect(after.changes(since: before) == ["out/L.swift", "out/S.swift", "out/V.swift"])
    #expect(try project.text("out/L.swift").contains("struct LabelTokens"))
    #expect(try project.text("out/S.swift").contains("struct IconTokens"))
    #expect(try !project.text("out/S.swift").contains("struct LabelTokens"))
    #expect(try project.text("out/V.swift").split(separator: "\n").count == 7)
  }

  @Test func `a missing contract has an empty file, and value types have theirs`() throws {
    let project = try project(
      #"{ "outputs": [{ "format": "swift", "to": "t", "runtime": "inline" }] }"#)
    #expect(try build(project, ["--component", "N.swift=tokens/none.contract.json"]) == Run(0))
    #expect(try Snapshot(project, below: "out").paths == ["N.swift", "S.swift", "V.swift"])
    #expect(try project.text("out/N.swift").split(separator: "\n").count == 7)
    #expect(try project.text("out/V.swift").contains("public struct TokenColor"))
  }

  @Test func `the planned command writes the planned files`() throws {
    struct Action: Decodable { var command, inputs, outputs: [String] }
    let project = try project()
    let plan = try tincture("plan-target", in: project)
    let action = try JSONDecoder().decode(Action.self, from: Data(plan.output.utf8))
    #expect(
      action.inputs == [
        "tincture.json", "tokens/a.tokens.json", "tokens/icon.contract.json",
        "tokens/label.contract.json", "tokens",
      ])
    let built = try tincture(action.command.dropFirst() + ["--into", "out"], in: project)
    #expect(built == Run(0))
    #expect(try Snapshot(project, below: "out").paths == action.outputs.sorted())
  }

  @Test func `no command is planned while the project file is not JSON`() throws {
    let plan = try tincture("plan-target", in: project("{"), code: 1)
    #expect(plan.output == "")
    #expect(plan.errors.contains("[invalid-json]"))
  }

  @Test func `unchanged files keep their modification time`() throws {
    let project = try project()
    let more = ["--component", "L.swift=tokens/label.contract.json"]
    #expect(try build(project, more) == Run(0))
    let before = try Snapshot(project)
    try project.write(
      try project.text("tokens/a.tokens.json").replacing("12", with: "13"),
      to: "tokens/a.tokens.json")
    #expect(try build(project, more) == Run(0))
    #expect(try Snapshot(project).writes(since: before) == ["out/L.swift", "tokens/a.tokens.json"])
  }

  @Test func `an error writes nothing`() throws {
    let project = try project(
      """
      { "outputs": [
        { "format": "swift", "to": "a" },
        { "format": "swift", "to": "b" } ] }
      """)
    let run = try build(project)
    #expect(
      run
        == Run(
          1,
          errors: "tincture.json:3:30: error: a target needs exactly one output with the format "
            + "'swift', but the project has 2; give each target its own tincture.json in its "
            + "folder [invalid-project]\n"))
    #expect(!FileManager.default.fileExists(atPath: project.url("out").path))
  }

  @Test func `a file that the build does not watch is reported`() throws {
    let project = try project()
    try project.write(#"{ "n": { "$type": "number", "$value": 1 } }"#, to: "tokens/b.tokens.json")
    let run = try build(project)
    #expect(
      run
        == Run(
          1,
          errors: "tokens/b.tokens.json:1:1: error: the build does not watch this new file yet; "
            + "save Package.swift once, or clean the build folder in Xcode\n"))
  }

  @Test(arguments: [
    (["--component", "L.swift"], "--component needs NAME=PATH, found 'L.swift'"),
    (["--component", "../L.swift=a"], "expected a file name without '/', found '../L.swift'"),
  ]) func `invalid names are wrong usage`(arguments: [String], sentence: String) throws {
    let run = try build(try project(), arguments)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("error: \(sentence)\n"), "\(run)")
  }
}
