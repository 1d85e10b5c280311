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
}

extension Conversion {
  fileprivate func findings(_ rule: Rule) -> [Diagnostic] { findings.filter { $0.rule == rule } }
}
