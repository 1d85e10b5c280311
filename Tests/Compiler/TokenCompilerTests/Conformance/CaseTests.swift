import Testing

/// Every case has its findings and tokens.
@Suite struct CaseTests {
  @Test(arguments: Case.all)
  func `a project has the findings and tokens of its case`(project: Case) {
    let built = project.build()
    #expect(built.errors == project.texts("errors") ?? [])
    if let warnings = project.texts("warnings") { #expect(built.warnings == warnings) }
    if let message = project.row["message"]?.text {
      let found = built.compilation.findings.first?.message ?? ""
      #expect(found.contains(message), "\(found)")
    }
    guard let themes = project.row["themes"]?.items else { return expect(project.row, in: built) }
    #expect(built.themes.map { $0["theme"] } == themes.map { $0["theme"] })
    for theme in themes { expect(theme, in: built) }
  }

  @Test func `cases have only the members that are read`() {
    #expect(Case.all.count > 100)
    let known: Set = [
      "test", "document", "base", "light", "dark", "files", "settings", "errors", "warnings",
      "message", "paths", "values", "tokens", "themes",
    ]
    for project in Case.all {
      #expect(known.isSuperset(of: project.row.members.map(\.name)), "\(project.name)")
    }
  }

  /// Expects the paths, values and tokens of a theme.
  private func expect(_ theme: JSONTree, in built: Built) {
    let input = theme["theme"]
    if let paths = theme["paths"] {
      #expect(built.paths(in: input) == paths.items.compactMap(\.text))
    }
    for member in theme["values"]?.members ?? [] {
      #expect(built.value(member.name, in: input) == member.value, "\(member.name)")
    }
    for token in theme["tokens"]?.members ?? [] {
      let found = built.token(token.name, in: input)
      #expect((found == nil) == (token.value == .null), "\(token.name)")
      for member in token.value.members {
        #expect(found?[member.name] ?? .null == member.value, "\(token.name) \(member.name)")
      }
    }
  }
}
