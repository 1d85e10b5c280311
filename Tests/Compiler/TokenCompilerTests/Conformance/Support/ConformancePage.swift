/// `docs/contributing/conformance.md`: a table for each module.
///
/// - Parameter vectors: The requirement of each vector.
func conformancePage(
  _ requirements: [Requirement], _ tests: [NamedTest], vectors: [String]
) -> String {
  let counts = vectors.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  var page = """
    # Conformance

    Look up a requirement of the Design Tokens format 2025.10: what Tincture does about it, and \
    which tests check it. This page is made from the tests in \
    `Tests/Compiler/TokenCompilerTests/Conformance`. They fail when it is out of date; to update it:

    ```sh
    UPDATE_CONFORMANCE=1 swift test --filter Conformance
    ```

    Classes: **E**, a conforming tool rejects it; **W**, it may warn; **N**, it has that result; \
    **I**, the text is silent or only informs, and the page gives our decision. § is the section \
    of the module’s report. A *vector* is a document with its verdict, in `Data/dtcg.json` and \
    `Data/more.json`.

    \(requirements.count) requirements, \(vectors.count) vectors, \(tests.count) tests.

    """
  for module in Requirement.Module.allCases {
    page += "\n## \(module.rawValue.capitalized)\n\n"
    page += "| id | § | class | requirement | Tincture | tests |\n|---|---|---|---|---|---|\n"
    for requirement in requirements where requirement.module == module {
      let names = tests.filter { $0.requirement == requirement.id }.map(\.name)
      page += row(requirement, vectors: counts[requirement.id, default: 0], tests: names)
    }
  }
  return page
}

private func row(_ requirement: Requirement, vectors: Int, tests: [String]) -> String {
  let count = vectors == 0 ? [] : ["\(vectors) vector\(vectors == 1 ? "" : "s")"]
  let cells = [
    requirement.id, requirement.section, requirement.class, requirement.title,
    requirement.behavior, (count + tests).joined(separator: "; "),
  ]
  return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
}
