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

  @Test func `each group whose members are too deep is reported once`() {
    let alias = String(repeating: "g.", count: 127)
    let text = """
      { "a": \(nested(127)),
        "b": \(nested(128, #"{ "t": \#(Self.token), "u": \#(Self.token) }"#)),
        "c": \(nested(200)),
        "d": { "$type": "color", "$value": "{b.\(alias)g.t}" } }
      """
    let findings = compiled(tokens: text).findings
    #expect(findings.map(\.rule) == [.limitExceeded, .limitExceeded])
    #expect(findings.map(\.place.line) == [2, 3])
    let message = "tokens and groups can be in at most 128 groups; use fewer levels of groups"
    #expect(findings.map(\.message) == [message, message])
    #expect(findings.map(\.path) == ["b", "c"].map { $0 + String(repeating: "/g", count: 128) })
  }
}
