import Testing
import TokenCompiler

@testable import TokenModel

/// Tokens whose many values are those of the tokens that they reference.
@Suite struct ReferenceTests {
  private static let brands = 5

  /// An ink for each brand, and roles that reference the inks by mode and contrast.
  private static func files(outputs: String = "", old: String = "") -> [String: String] {
    func inks(_ brand: Int) -> String {
      let inks = (0..<4).map { #""i\#($0)": { "$value": \#(brand * 10 + $0) }"# }
      return #""ink": { "$type": "number", \#(inks.joined(separator: ", "))\#(old) }"#
    }
    let contexts = (0..<brands).map { #""b\#($0)": [{ \#(inks($0)) }]"# }
    return [
      "tincture.json": """
      { "resolver": "a.resolver.json", "outputs": [{ "format": "swift", "to": "out"\(outputs) }] }
      """,
      "a.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "role": {
          "$type": "number", "text": { "$value": "{ink.i0}" }, "same": { "$value": "{ink.i3}" },
          "mixed": { "$value": "{ink.i1}" } } }] } },
        "modifiers": {
          "brand": { "contexts": { \(contexts.joined(separator: ", ")) } },
          "mode": { "contexts": { "light": [], "dark": [{ "role": {
            "$type": "number", "text": { "$value": "{ink.i1}" }, "mixed": { "$value": 7 } } }] } },
          "contrast": { "contexts": { "standard": [], "high": [{ "role": {
            "$type": "number", "text": { "$value": "{ink.i2}" } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" },
          { "$ref": "#/modifiers/mode" }, { "$ref": "#/modifiers/contrast" }] }
      """,
    ]
  }

  @Test func `a token with many values names the tokens that it references`() {
    let swift = compiled(Self.files()).file("Theme.swift")
    #expect(
      swift.contains(
        """
          /// `role/text`
          /// - light standard: `ink/i0`
          /// - high: `ink/i2`
          /// - dark standard: `ink/i1`
          public var text: Double {
            switch (_theme.mode, _theme.contrast) {
            case (.light, .standard): _theme.ink.i0
            case (.dark, .standard): _theme.ink.i1
            case (_, .high): _theme.ink.i2
            }
          }
        """))
    // In dark mode `role/mixed` is no reference.
    #expect(swift.contains("/// - b4 light: 41\n"))
  }

  @Test func `it has the values that it has in each theme`() throws {
    let compilation = compiled(Self.files())
    let tokens = analyze(sources(Self.files())).analysis.tokens
    let names = ["text", "same", "mixed"]
    let expected = try tokens.themes.indices.map { theme in
      try names.map { name in
        let path = try #require(tokens.set.paths.find(["role", name]))
        guard case .number(let number)? = tokens.value(path, in: theme) else { return "?" }
        return "\(number)"
      }
      .joined(separator: " ")
    }
    let main = """
      for theme in Theme.allCases {
        print(theme.role.text, theme.role.same, theme.role.mixed)
      }
      """
    let printed = try SwiftCompiler.shared.get().output(
      of: main, with: compilation, module: "References", importsValues: true)
    #expect(printed == expected.joined(separator: "\n") + "\n")
    #expect(Set(expected).count == Self.brands * 4)
  }

  @Test func `a token that references one without a property lists its values`() {
    let swift = compiled(Self.files(outputs: #", "exclude": ["ink/**"]"#)).file("Theme.swift")
    #expect(!swift.contains("ink"))
    #expect(swift.contains("case .b3: 33"))
    let deprecated = compiled(Self.files(old: #", "$deprecated": true"#)).file("Theme.swift")
    #expect(!deprecated.contains("_theme.ink.i0"))
  }
}
