import TokenTesting

/// The nesting of generated types, and what they contain.
@Suite(.serialized) struct NestingTests {
  private static let token = #"{ "$type": "color", "$value": \#(color("#112233")) }"#

  /// A token inside `count` groups called `g`, or other contents.
  private func nested(_ count: Int, _ inner: String = #"{ "t": \#(token) }"#) -> String {
    String(repeating: #"{ "g": "#, count: count) + inner + String(repeating: " }", count: count)
  }

  @Test(arguments: ["5", "6"]) func `groups as deep as the limit compile`(version: String) throws {
    let compilation = compiled(tokens: #"{ "a": \#(nested(127)), "color": \#(nested(127)) }"#)
    let groups = String(repeating: "g.", count: 127)
    let use = """
      let token: TokenColor = Theme.default.a.\(groups)t
      let fixed: TokenColor = Theme.default.colors.\(groups)t
      let adaptive: Adaptive<TokenColor> = Theme.colors.\(groups)t
      """
    try expectNoMessages(compilation, use: use, module: "Deep", version: version)
  }

  @Test func `the deepest token below the limit is reported`() {
    let text = """
      { "a": \(nested(127)),
        "b": \(nested(128)),
        "c": \(nested(200, #"{ "t": \#(Self.token), "g": \#(nested(800)) }"#)) }
      """
    let findings = compiled(tokens: text).findings
    #expect(findings.map(\.rule) == [.limitExceeded])
    #expect(findings.map(\.place.line) == [3])
    let message =
      "this token is 1002 groups deep, and generated Swift nests at most 128 types; use fewer groups"
    #expect(findings.map(\.message) == [message])
    #expect(findings.last?.path?.utf8.count == 2 * 1002 + 1)
  }

  @Test func `only Swift, Kotlin and asset catalogs limit nesting`() {
    var files = ["t.tokens.json": nested(1000)]
    #expect(compiled(files).findings.map(\.rule) == [.limitExceeded])
    for output in [#""xcassets", "to": "a.xcassets""#, #""compose", "to": "a", "package": "a.b""#] {
      files["tincture.json"] = #"{ "outputs": [{ "format": \#(output) }] }"#
      #expect(compiled(files).findings.map(\.rule) == [.limitExceeded])
    }
    files["tincture.json"] = #"{ "outputs": [{ "format": "audit-markdown", "to": "a.md" }] }"#
    #expect(compiled(files).findings == [])
  }
}
