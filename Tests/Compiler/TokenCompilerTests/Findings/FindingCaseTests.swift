import TokenTesting

/// Small projects have their findings: those of `Conformance/Data/findings.json`.
@Suite struct FindingCaseTests {
  @Test(arguments: FindingCase.all)
  func `a project has the findings of its case`(project: FindingCase) {
    let compilation = project.compilation
    let first = compilation.findings.first
    func expect(_ name: String, _ found: [String]) {
      guard let texts = project.row[name]?.items.compactMap(\.text) else { return }
      #expect(found == texts, "\(name)")
    }
    expect("named", compilation.named)
    expect("marks", compilation.marks)
    expect("messages", compilation.findings.map(\.message))
    expect("places", compilation.findings.map(\.place.file))
    expect("unpaired", compilation.audit.unpaired.map(\.path))
    expect("outcomes", compilation.audit.results.map(\.outcome.rawValue))
    let notes = first?.related ?? []
    expect("related", notes.map(\.place.file))
    expect("notes", notes.map { "\($0.place.line):\($0.place.column) \($0.message)" })
    if let message = project.row["message"]?.text {
      #expect(first?.message.contains(message) == true, "\(first?.message ?? "none")")
    }
    for value in project.row["values"]?.members ?? [] {
      #expect(compilation.value(of: value.name) == value.value.text, "\(value.name)")
    }
    for property in project.row["properties"]?.members ?? [] {
      #expect(compilation.property(of: property.name) == property.value.text)
    }
    if let isWritten = project.row["written"] {
      #expect(compilation.files.isEmpty == (isWritten == false))
    }
  }

  @Test func `cases have only the members that are read`() {
    #expect(FindingCase.all.count > 120)
    let known: Set = [
      "test", "tokens", "base", "light", "dark", "files", "rules", "named", "marks", "messages",
      "message", "places", "related", "notes", "unpaired", "outcomes", "values", "properties",
      "written",
    ]
    for project in FindingCase.all {
      #expect(known.isSuperset(of: project.row.members.map(\.name)), "\(project.name)")
    }
  }
}
