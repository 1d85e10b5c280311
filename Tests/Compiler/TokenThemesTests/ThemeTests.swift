import SwiftOutput
import Testing
import TokenCompiler
import TokenModel
import TokenOutputs
import TokenReports
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

  @Test(arguments: [
    #"{ "mode": "dark" }"#, #"{ "brand": "acme", "mode": "dim" }"#, #"{ "brand": 1 }"#,
    #"{ "brand": "acme", "made": "dark" }"#, #"{ "brand": "Acma" }"#,
  ])
  func `an input that fits no theme is reported in the project file`(input: String) {
    let compilation = compiled([
      "b.resolver.json": modifiers,
      "tincture.json": #"{ "resolver": "b.resolver.json", "inputs": [\#(input)] }"#,
    ])
    #expect(!compilation.findings.isEmpty)
    #expect(
      compilation.findings.allSatisfy { $0.rule == .invalidProject && $0.place.line == 1 })
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

  @Test func `a token with different types in different themes is a type mismatch`() {
    let compilation = compiled(
      CompiledCases.modes(
        base: "{}", light: #"{ "a": { "$type": "number", "$value": 1 } }"#,
        dark: #"{ "a": { "$type": "fontWeight", "$value": 1 } }"#))
    #expect(compilation.named == ["type-mismatch a"])
    #expect(compilation.findings.first?.place.file == "dark.tokens.json")
  }

  @Test func `a fault in some themes names them`() {
    let compilation = compiled(
      CompiledCases.modes(
        base: #"{ "b": { "$type": "number", "$value": "{a}" } }"#,
        light: #"{ "a": { "$type": "number", "$value": 1 } }"#, dark: "{}"))
    #expect(compilation.named == ["unresolved-alias b"])
    #expect(compilation.findings.first?.message.contains("in theme dark") == true)
    let both = compiled(
      CompiledCases.modes(
        base: #"{ "b": { "$type": "number", "$value": "{a}" } }"#, light: "{}", dark: "{}"))
    #expect(both.named == ["unresolved-alias b"])
    #expect(both.findings.first?.message.contains("in theme") == false)
  }

  @Test func `without a resolver, a token can be declared only once`() {
    let compilation = compiled([
      "a.tokens.json": numberFile("x", 1), "b.tokens.json": numberFile("x", 2),
    ])
    #expect(compilation.named == ["conflicting-token n/x"])
    #expect(compilation.findings.first?.place.file == "b.tokens.json")
  }
}
