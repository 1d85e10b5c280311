import TokenDialects
import TokenTesting

/// `--type` in all dialects, and patterns without matches.
@Suite struct TypeOptionTests {
  private func converted(_ text: String, _ types: [(pattern: String, type: TokenType)])
    -> Conversion
  {
    TokenDialectsTests.converted(["t.json": text]) { $0.types = types }
  }

  private let current = """
    { "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
      "space": { "a": { "$value": { "value": 1, "unit": "px" }, "$description": "}\\"" },
        "b": { "$type": "number", "$value": 4 }, "c": { "$value": "{space.a}" },
        "d": { "$value": 5, "$extensions": { "x": [1, { "y": "]" }] } } } }
    """

  @Test func `it sets types in DTCG 2025.10 files, and copies the rest`() throws {
    let conversion = converted(current, [("space/a", .dimension)])
    #expect(conversion.findings.map(\.rule).contains(.changedValue))
    let text = try #require(
      conversion.files.first.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(
      text
        == current.replacing(
          #"{ "value": 1, "unit": "px" }"#,
          with: #"{ "value": 1, "unit": "px" }, "$type": "dimension""#))
  }

  @Test func `it replaces the type in the file`() throws {
    let conversion = converted(current, [("space/*", .fontWeight)])
    let text = try #require(
      conversion.files.first.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(text.contains(#""b": { "$type": "fontWeight", "$value": 4 }"#))
    #expect(text.contains(#""d": { "$value": 5, "$type": "fontWeight", "$extensions""#))
    #expect(text.contains(#""c": { "$value": "{space.a}" }"#))
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
}

extension Conversion {
  fileprivate func findings(_ rule: Rule) -> [Diagnostic] { findings.filter { $0.rule == rule } }
}
