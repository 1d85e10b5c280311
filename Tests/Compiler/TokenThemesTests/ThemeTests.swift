import TokenTesting

/// The themes of a project, and their tokens.
@Suite struct ThemeTests {
  private let modifiers = resolverDocument(
    """
    "modifiers": {
      "mode": { "default": "light", "contexts": {
        "light": [\(numberFile("x", 1))], "dark": [\(numberFile("x", 2))] } },
      "brand": { "contexts": {
        "acme": [\(numberFile("y", 1))], "zen": [\(numberFile("y", 2))] } } },
    "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/mode" }]
    """)

  /// The cases of the enums in `Theme`.
  private func cases(_ compilation: Compilation) -> [String] {
    let lines = compilation.file("Theme.swift").split(separator: "\n")
    return lines.filter { $0.hasPrefix("    case ") && !$0.contains(":") }
      .map { String($0.dropFirst(9)) }
  }

  @Test func `every modifier is an axis of themes, in the order of resolution`() {
    let compilation = compiled(["b.resolver.json": modifiers])
    #expect(cases(compilation) == ["acme", "zen", "light", "dark"])
  }

  @Test func `without a resolver, a contract's theme axis defines the themes`() {
    let tokens = ["light", "dark"].map {
      #""\#($0)": { "fg": { "$type": "color", "$value": \#(color("#112233")) } }"#
    }
    let compilation = compiled([
      "tincture.json": unpairedOff,
      "t.tokens.json": #"{ "c": { \#(tokens.joined(separator: ", ")) } }"#,
      "c.contract.json": """
      { "component": "C", "path": "c/<mode>/*", "axes": { "mode": ["light", "dark"] },
        "theme": "mode", "roles": { "fg": { "type": "color" } } }
      """,
    ])
    #expect(compilation.marks == [])
    #expect(cases(compilation) == ["light", "dark"])
    #expect(compilation.file("C.swift").contains("extension Theme.CTokens {"))
  }

  @Test func `a theme axis that is not a modifier, and a theme that is not a value, are errors`() {
    func contract(_ axis: String, _ values: String) -> String {
      """
      { "component": "C", "path": "n/<\(axis)>/*", "axes": { "\(axis)": \(values) },
        "theme": "\(axis)", "roles": { "x": { "type": "number" } } }
      """
    }
    let unknown = compiled([
      "b.resolver.json": modifiers, "c.contract.json": contract("size", #"["s", "m"]"#),
    ])
    #expect(unknown.findings(.invalidContract).map(\.place.line) == [2])
    let lacking = compiled([
      "b.resolver.json": modifiers, "c.contract.json": contract("mode", #"["light"]"#),
    ])
    #expect(lacking.findings(.invalidContract).count == 1)
  }

  @Test func `the files that a document references are found`() {
    let text = resolverDocument(
      """
      "sets": { "a": { "sources": [{ "$ref": "t.json#/x" }, { "$ref": "../b.json" },
        { "$ref": "#/sets/b" }, { "$ref": "../../out.json" }, { "$ref": "t.json" }] } }
      """)
    let file = SourceFile(path: "tokens/b.resolver.json", text: text)
    #expect(Project().files(namedBy: file) == ["b.json", "tokens/t.json"])
  }
}
