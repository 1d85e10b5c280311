import TokenTesting

/// Descriptions, extensions, deprecation and types (Format 5.2 and 6.3).
@Suite struct FormatPropertyTests {
  @Test func `F-042: extensions are passed through, with every digit`() throws {
    let extensions = """
      { "org.example": { "big": 9007199254740993, "tenth": 0.1, "tiny": 1e-300,
        "list": [null, true],
        "text": "é \\u0007 \\"", "$value": "{nope}", "": {} }, "b": [] }
      """
    let built = Built(#"{ "t": \#(pixels(1, #", "$extensions": \#(extensions)"#)) }"#)
    #expect(built.errors == [])
    let expected = try JSONTree(Array(extensions.utf8))
    #expect(built.token("t")?["extensions"] == expected)
    #expect(built.compilation.file("tokens.json").contains("9007199254740993"))
  }

  @Test(arguments: [
    ("Color", "unknown-type"), ("cubic-bezier", "unknown-type"), ("font", "unknown-type"),
    ("", "unknown-type"), ("string", "string-type"),
  ]) func `F-050: a type must have its exact spelling`(type: String, rule: String) {
    let token = Built(#"{ "t": { "$type": "\#(type)", "$value": 1 } }"#)
    #expect(token.errors == ["\(rule) /t/$type"])
    let group = Built(#"{ "g": { "$type": "\#(type)", "t": { "$value": 1 } } }"#)
    #expect(group.errors == ["\(rule) /g/$type"])
  }

  @Test(arguments: [
    "1", "true", #""solid""#, #""bold""#, #""Arial""#, "[0, 0, 1, 1]", #"["A", "B"]"#,
    length(1).json, #"{ "value": 1, "unit": "ms" }"#, color("#112233"), typography(1, weight: 1),
    gradient([(color("#112233"), 0)]),
  ]) func `F-054: no type is guessed from a value`(value: String) {
    #expect(Built(#"{ "t": { "$value": \#(value) } }"#).errors == ["missing-type /t"])
  }
}
