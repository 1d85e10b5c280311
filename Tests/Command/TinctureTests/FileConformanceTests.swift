import TokenTesting

/// The requirements of DTCG 2025.10 about files.
@Suite struct FileConformanceTests {
  @Test(arguments: ["t.tokens", "t.tokens.json", "t.json"])
  func `F-003: files of either media type contain the same tokens`(name: String) throws {
    let project = try Folder(["tokens/\(name)": oneNumber])
    try tincture("build", in: project, code: 0)
    #expect(try project.text("generated/Themes/Theme.swift").contains("var n: Double"))
  }

  @Test func `F-004: a listed file is read whatever its name`() throws {
    let project = try Folder([
      "brand": oneNumber, "skipped.txt": "{",
      "tincture.json": #"{ "sources": ["brand", "*.tokens"] }"#, "b.tokens": #"{ "g": {} }"#,
    ])
    try tincture("build", in: project, code: 0)
    #expect(try project.text("generated/Themes/Theme.swift").contains("var n: Double"))
  }

  @Test(arguments: ["brand.resolver.json", "themes.json", "resolver"])
  func `R-002: a resolver document can have any name`(name: String) throws {
    let project = try Folder([
      "tincture.json": #"{ "resolver": "\#(name)" }"#,
      name: """
      { "version": "2025.10",
        "resolutionOrder": [{ "type": "set", "name": "all", "sources": [\(oneNumber)] }] }
      """,
    ])
    try tincture("build", in: project, code: 0)
    #expect(try project.text("generated/Themes/Theme.swift").contains("var n: Double"))
  }

  @Test func `R-041: files in any folder of the project are read`() throws {
    let project = try resolverProject(source: "../shared/a.json#/in")
    try project.write(#"{ "in": \#(oneNumber) }"#, to: "shared/a.json")
    try tincture("build", in: project, code: 0)
    #expect(try project.text("generated/Themes/Theme.swift").contains("var n: Double"))
  }

  @Test func `R-041: a file outside the project is not read`() throws {
    let outside = try Folder(["a.json": oneNumber])
    let project = try resolverProject(source: "../../\(outside.url.lastPathComponent)/a.json")
    let run = try tincture("build", in: project, code: 1)
    #expect(run.errors.contains("[unresolved-reference]"))
    #expect(!FileManager.default.fileExists(atPath: project.url("generated").path))
  }

  @Test(arguments: ["https://example.com/t.json", "http://localhost:1/t.json#/g"])
  func `R-041: nothing is fetched`(source: String) throws {
    let run = try tincture("build", in: try resolverProject(source: source), code: 1)
    #expect(run.errors.contains("[unresolved-reference]"))
  }
}
