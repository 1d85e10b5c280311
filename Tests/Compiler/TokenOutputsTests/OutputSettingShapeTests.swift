import TokenTesting

/// The shapes of settings, with a format that only this test has.
@Suite struct OutputSettingShapeTests {
  private let kind = OutputKind(
    id: "toy", summary: "A toy.", destination: .file, defaultPath: "toy.txt",
    settings: [
      OutputSetting(
        "include", summary: "Paths.", shape: .list(of: .text(pattern: ".")),
        faults: { value in
          (value.items ?? []).filter { $0.text == "bad" }
            .map { OutputSetting.Fault("no 'bad'", in: $0) }
        }),
      OutputSetting(
        "names", summary: "Names.", shape: .object(of: .word(["kebab", "snake"])),
        conflicts: [OutputSetting.Conflict(with: "include", message: "one of the two")]),
    ])

  private func read(_ settings: String) -> (project: Project, findings: [String]) {
    let text = "{ \"outputs\": [{ \"format\": \"toy\", \"to\": \"t\"\(settings) }] }"
    let (project, findings) = Project.read(
      SourceFile(path: "tincture.json", text: text), outputs: [kind])
    return (project, findings.map { "\($0.place.column): \($0.message)" })
  }

  @Test func `lists keep their items, and objects their members`() {
    let list = read(#", "include": ["a/**", "b"]"#)
    #expect(list.project.outputs[0].settings["include"]?.items?.map(\.text) == ["a/**", "b"])
    let object = read(#", "names": { "b": "snake", "a": "kebab" }"#)
    let members = object.project.outputs[0].settings["names"]?.members
    #expect(members?.mapValues(\.text) == ["a": "kebab", "b": "snake"])
    #expect(list.findings + object.findings == [])
  }

  @Test func `a finding is at the invalid item`() {
    #expect(read(#", "include": ["a", "bad"]"#).findings == ["62: no 'bad'"])
    #expect(read(#", "include": ["a", 1]"#).findings == ["62: expected a string, found 1"])
    #expect(read(#", "include": "a""#).findings == [#"56: expected an array, found "a""#])
    #expect(read(#", "names": []"#).findings == ["54: expected an object, found an array"])
    #expect(
      read(#", "names": { "a": "Kebab" }"#).findings == [
        "61: 'names' must be 'kebab' or 'snake', found 'Kebab'; did you mean 'kebab'?"
      ])
    #expect(read(#", "names": { "a": "snake" }, "include": []"#).findings == ["54: one of the two"])
  }

  @Test func `a project without outputs writes the formats with a default path`() {
    let (project, findings) = Project.read(
      SourceFile(path: "tincture.json", text: "{}"), outputs: [kind])
    #expect(project.outputs.map(\.to) == ["toy.txt"] && findings == [])
    #expect(Project().outputs == [])
    #expect(
      Project.withoutFile.outputs.map(\.to)
        == ["generated/Themes", "generated/reports/contrast.md", "generated/reports/components"])
  }
}
