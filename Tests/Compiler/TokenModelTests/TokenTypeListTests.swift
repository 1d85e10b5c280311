import TokenTesting

/// The lists that *Add a token type* in CONTRIBUTING.md names and no compiler checks.
@Suite struct TokenTypeListTests {
  @Test(arguments: [
    "docs/reference/outputs.md", "docs/reference/templates.md", "schemas/contract.schema.json",
    "Tests/Compiler/TokenTesting/CompiledCases.swift", "Tests/Consumers/outputs.py",
    "Tests/Consumers/test_compose.py", "Tests/Consumers/test_css.py",
    "Tests/Exactness/model/shapes.py", "Tests/Exactness/model/values.py",
    "Tests/Exactness/projects/values.py", "Tests/Fuzzing/Mutations/Words.swift",
    "Tests/Golden/golden/projects.py",
  ]) func `the list has every type`(path: String) throws {
    let text = String(decoding: try Shipped.file(path).text, as: UTF8.self)
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    #expect(TokenType.allCases.map(\.rawValue).filter { !words.contains($0) } == [])
  }
}
