import TokenTesting

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
    #expect(
      swift.contains(
        """
          /// `role/mixed`
          /// - light: `ink/i1`
          /// - dark: 7
          public var mixed: Double {
            switch _theme.mode {
            case .light: _theme.ink.i1
            case .dark: 7
            }
          }
        """))
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
      of: main, with: compilation, module: "References")
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

  @Test func `a color that later modifiers override takes at most a line for each`() {
    let axes = 0..<7
    func ink(_ value: Int) -> String {
      #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.\#(value)] } } }"#
    }
    let modifiers = axes.map { #""m\#($0)": { "contexts": { "off": [], "on": [\#(ink($0))] } }"# }
    let order = axes.map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
    let swift = compiled([
      "a.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [\(ink(9))] } },
        "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
      """
    ]).file("Theme.swift")
    let property = swift[
      (swift.range(of: "var ink: TokenColor")?.lowerBound ?? swift.startIndex)...]
    let lines = property.split(separator: "\n").prefix { $0 != "  }" }
    let cases = lines.filter { $0.contains("case ") }
    #expect(cases.count <= axes.count + 1, "\(lines.joined(separator: "\n"))")
  }
}
