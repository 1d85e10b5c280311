import TokenTesting

/// Files, names, tokens, groups and paths (Format 4 to 6.2, 6.7 and 6.8).
@Suite struct FormatGroupTests {
  @Test(arguments: ["{ // no\n}", "{ /* no */ }", #"{ "g": {}, }"#, "{ 'g': {} }", "{}{}", ""])
  func `F-001: what other parsers tolerate is not JSON`(text: String) {
    #expect(Built(text).compilation.findings.map(\.rule) == [.invalidJSON])
  }

  @Test func `F-002: a duplicate key is an error with both places`() {
    let text = """
      { "g": {
      "a": \(number(1)),
      "b": {},
      "a": \(number(2)) } }
      """
    let findings = Built(text).compilation.findings
    #expect(findings.map(\.rule) == [.duplicateKey])
    #expect(findings.map(\.place.line) == [4])
    #expect(findings.first?.related.map(\.place.line) == [2])
  }

  @Test func `F-013: names are compared by bytes, including spaces and composed letters`() {
    let names = [
      " pad ", "pad", "caf\u{E9}", "cafe\u{301}", "1 ⚽️", "a/b", "~", "日本", "K", "\u{212A}",
    ]
    let tokens = names.enumerated().map { "\"\($1)\": \(number(Double($0)))" }
    let aliases = names.enumerated().map { "\"x\($0)\": { \"$value\": \"{\($1)}\" }" }
    let built = Built("{ \((tokens + aliases).joined(separator: ", ")) }")
    #expect(built.errors == [])
    for index in names.indices { #expect(built.value("x\(index)") == .number(Double(index))) }
    #expect(built.warnings.contains("padded-name / pad "))
  }

  @Test func `F-015: names that differ only in case are a warning`() {
    let built = Built(#"{ "g": { "a": \#(number()), "b": \#(number()), "A": \#(number()) } }"#)
    #expect(built.errors == [])
    #expect(built.warnings.count == 1)
    #expect(built.warnings.first?.hasPrefix("similar-name /g/") == true)
  }

  @Test func `F-015: tokens with the same Swift name are an error`() {
    let compilation = compiled(tokens: #"{ "big-red": \#(number()), "bigRed": \#(number()) }"#)
    #expect(compilation.findings(.nameCollision).count == 1)
  }

  @Test(arguments: [
    (##""value": "#fff""##, "'g/t': 'value' is not read; write '$value'"),
    (
      ##""type": "color", "value": { "hex": "#FFFFFF" }, "note": """##,
      "'g/t': 'type' and 'value' are not read; write '$type' and '$value'"
    ),
    (
      #""$value": 1, "type": "number", "description": """#,
      "'g/t': 'type' and 'description' are not read; write '$type' and '$description'"
    ),
    (
      #""$value": 1, "$type": "number", "extensions": {}"#,
      "'g/t': 'extensions' is not read; write '$extensions'"
    ),
    (#""type": "number", "a": { "$value": 1 }"#, "'g/t': 'type' is not read; write '$type'"),
    (#""$Value": 1, "$type": "number""#, "unknown property '$Value'; did you mean '$value'?"),
  ]) func `F-025: a misnamed property is reported once, with the right name`(
    members: String, message: String
  ) {
    let findings = Built(
      #"{ "g": { "t": { \#(members) }, "u": { "$type": "number", "$value": 1 } } }"#
    ).compilation.findings
    #expect(findings.map(\.message) == [message])
  }

  @Test(arguments: TokenType.allCases) func `F-026: no type takes null`(type: TokenType) {
    let built = Built(#"{ "t": { "$type": "\#(type.rawValue)", "$value": null } }"#)
    #expect(built.errors == ["invalid-value /t/$value"])
  }

  @Test func `F-150: outputs name tokens by path, and Swift by the words of the path`() {
    let text = """
      { "font": { "size/s": { "a~b": \(number(1)) }, "x": \(number(2)) },
        "gap": { "x": \(number(3)) } }
      """
    #expect(Built(text).paths() == ["font/size~1s/a~0b", "font/x", "gap/x"])
    let compilation = compiled(tokens: text)
    #expect(compilation.property(of: "font/x") == "x: Double")
    #expect(compilation.property(of: "gap/x") == "x: Double")
    #expect(compilation.file("Theme.swift").contains("struct Gap"))
  }

  @Test(arguments: ["$root", "$type", "$ref", "$extends", "$x"])
  func `F-151: a group cannot be named like a property`(name: String) {
    let built = Built(#"{ "g": { "\#(name)": { "t": \#(number()) } } }"#)
    #expect(!built.faults.isEmpty)
    #expect(built.faults.allSatisfy { $0.hasPrefix("/g/\(name)") })
  }
}
