import TokenDialects
import TokenTesting

/// `--type` in all dialects, and patterns without matches.
@Suite struct TypeOptionTests {
  private func converted(_ text: String, _ types: [(pattern: String, type: TokenType)])
    -> Conversion
  {
    TokenDialectsTests.converted(["t.json": text]) { $0.types = types }
  }

  @Test(arguments: [
    ##"{ "a": { "$type": "color", "$value": "#fff" } }"##,
    ##"{ "a": { "value": "#fff", "type": "color" } }"##,
    ##"{ "$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "a": { "$type": "number", "$value": 1 } }"##,
    ##"{ "s": { "a": { "type": "color", "value": "#fff" } }, "$themes": [] }"##,
  ])
  func `a pattern without matches is an error`(text: String) {
    #expect(converted(text, [("a", .color)]).findings(.unmatchedSource) == [])
    let unmatched = converted(text, [("colour/**", .color)]).findings(.unmatchedSource)
    #expect(
      unmatched.map(\.message) == [
        "no token matches --type 'colour/**=color'; correct the pattern or remove it"
      ])
    #expect(unmatched.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    #"{ "meta": { "variableCollections": { "C": { "name": "s", "modes": [{ "modeId": "1", "name": "m" }] } }, "variables": { "V": { "name": "gap", "resolvedType": "FLOAT", "variableCollectionId": "C", "scopes": ["GAP"], "valuesByMode": { "1": 4 } } } } }"#,
    #"{ "gap": { "$type": "number", "$value": 4, "$extensions": { "com.figma.variableId": "V", "com.figma.scopes": ["GAP"] } } }"#,
    #"[{ "s": { "modes": { "m": { "gap": { "$scopes": ["GAP"], "$type": "float", "$value": 4 } } } } }]"#,
    #"{ "gap": { "type": "dimension", "value": 4, "extensions": { "org.lukasoppermann.figmaDesignTokens": { "scopes": ["GAP"] } } } }"#,
    #"{ "gap": { "type": "dimension", "value": 4, "blendMode": "normal", "extensions": { "org.lukasoppermann.figmaDesignTokens": {} } } }"#,
    #"{ "gap": { "$type": "number", "$value": 4, "$scopes": ["GAP"] } }"#,
  ])
  func `--type wins over scopes`(text: String) {
    let conversion = converted(text, [("gap", .number)])
    #expect(conversion.messages == "")
    #expect(conversion.built().values == #""gap": {"type": "number", "value": 4}"#)
    #expect(converted(text, []).built().values.hasPrefix(#""gap": {"type": "dimension""#))
  }
}

extension Conversion {
  fileprivate func findings(_ rule: Rule) -> [Diagnostic] { findings.filter { $0.rule == rule } }
}
