import TokenTesting

/// Descriptions, extensions, deprecation and types (Format 5.2 and 6.3).
@Suite struct FormatPropertyTests {
  @Test func `F-040: a description is the token's own`() {
    let built = Built(
      """
      { "g": { "$description": "of the group", "a": \(pixels(1)),
        "b": \(pixels(1, #", "$description": "of \"b\"""#)) } }
      """)
    #expect(built.errors == [])
    #expect(built.token("g/b")?["description"] == "of \"b\"")
    #expect(built.token("g/a")?["description"] == nil)
  }

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

  @Test func `F-043: extensions contain no tokens, groups or references`() {
    let data = ##"{ "org.x": { "t": \##(number()), "a": "{nope}", "$ref": "#/nope", "$foo": 1 } }"##
    let built = Built(
      #"{ "$extensions": \#(data), "t": \#(pixels(1, #", "$extensions": \#(data)"#)) }"#)
    #expect(built.errors + built.warnings == [])
    #expect(built.paths() == ["t"])
  }

  @Test func `F-045: the nearest deprecation applies`() {
    let built = Built(
      """
      { "g": { "$deprecated": "use h", "a": \(number()), "i": { "b": \(number()) },
        "j": { "$deprecated": false, "c": \(number()),
          "k": { "$type": "number", "$deprecated": true, "$value": 1 } } },
        "h": { "a": \(number()) } }
      """)
    #expect(built.errors == [])
    #expect(built.paths().filter(built.isDeprecated) == ["g/a", "g/i/b", "g/j/k"])
    #expect(built.token("g/i/b")?["deprecated"] == "use h")
  }

  @Test func `F-046: an alias has neither the description nor the deprecation of its target`() {
    let built = Built(
      """
      { "old": \(pixels(1, #", "$deprecated": true, "$description": "old""#)),
        "a": { "$value": "{old}" }, "b": { "$value": "{old}", "$deprecated": true } }
      """)
    #expect(built.errors == [])
    #expect(built.paths().filter(built.isDeprecated) == ["b", "old"])
    #expect(built.token("a")?["description"] == nil)
    #expect(built.warnings == ["deprecated-alias /a/$value"])
  }

  @Test func `F-047: a path in a deprecation text need not exist`() {
    let built = Built(#"{ "a": \#(pixels(1, #", "$deprecated": "use {gone.away}""#)) }"#)
    #expect(built.errors + built.warnings == [])
    #expect(built.token("a")?["deprecated"] == "use {gone.away}")
  }

  @Test(arguments: [
    ("Color", "unknown-type"), ("cubic-bezier", "unknown-type"), ("font", "unknown-type"),
    ("", "unknown-type"), ("string", "string-type"),
  ])
  func `F-050: a type must have its exact spelling`(type: String, rule: String) {
    let token = Built(#"{ "t": { "$type": "\#(type)", "$value": 1 } }"#)
    #expect(token.errors == ["\(rule) /t/$type"])
    let group = Built(#"{ "g": { "$type": "\#(type)", "t": { "$value": 1 } } }"#)
    #expect(group.errors == ["\(rule) /g/$type"])
  }

  @Test func `F-051: a token has its own type, else its target's, else that of the nearest group`()
  {
    let built = Built(
      """
      { "$type": "fontWeight", "w": { "$value": 400 },
        "base": { "$type": "number", "x": { "$value": 1 } },
        "g": { "$type": "dimension", "own": \(number(2)), "alias": { "$value": "{w}" },
          "h": { "near": { "$value": \(length(3).json) } } },
        "b": { "$extends": "{base}", "after": { "$value": 4 }, "c": { "below": { "$value": 5 } } } }
      """)
    #expect(built.errors == [])
    let types = ["w", "g/own", "g/alias", "g/h/near", "b/after", "b/c/below", "b/x"]
      .map { built.type($0) }
    let number = "number"
    #expect(types == ["fontWeight", number, "fontWeight", "dimension", number, number, number])
  }

  @Test func `F-052: an alias in a typed group has its target's type`() {
    let built = Built(
      """
      { "c": \(gray(0)), "g": { "$type": "dimension", "a": { "$value": "{c}" },
        "b": { "$value": "{g.a}" }, "r": { "$ref": "#/c" } } }
      """)
    #expect(built.errors == [])
    #expect(["g/a", "g/b", "g/r"].map { built.type($0) } == ["color", "color", "color"])
  }

  @Test(arguments: [
    "1", "true", #""solid""#, #""bold""#, #""Arial""#, "[0, 0, 1, 1]", #"["A", "B"]"#,
    length(1).json, #"{ "value": 1, "unit": "ms" }"#, color("#112233"), typography(1, weight: 1),
    gradient([(color("#112233"), 0)]),
  ])
  func `F-054: no type is guessed from a value`(value: String) {
    #expect(Built(#"{ "t": { "$value": \#(value) } }"#).errors == ["missing-type /t"])
  }

  @Test func `F-055: a declared type is checked against the referenced token`() {
    let built = Built(
      """
      { "d": \(pixels(1)), "via": { "$value": "{d}" },
        "a": { "$type": "color", "$value": "{via}" }, "b": { "$type": "number", "$ref": "#/via" },
        "c": { "$type": "dimension", "$value": "{via}" } }
      """)
    #expect(built.faults.count == 2)
    #expect(built.errors.allSatisfy { $0.hasPrefix("type-mismatch ") })
    #expect(built.faults.map { $0.prefix(3) } == ["/a/", "/b/"])
  }

  @Test func `F-056: an invalid value does not hide other faults`() {
    let built = Built(
      """
      { "a": { "$type": "number", "$value": "1" }, "b": { "$type": "fontWeight", "$value": 0 },
        "c": { "$value": "{nope}" }, "good": \(number()), "d": { "$value": "{a}" } }
      """)
    #expect(
      built.errors == [
        "invalid-value /a/$value", "invalid-value /b/$value", "unresolved-alias /c/$value",
      ])
  }
}
