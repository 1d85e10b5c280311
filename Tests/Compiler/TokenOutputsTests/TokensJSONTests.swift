import TokenTesting

/// `tokens.json`: the tokens of each theme, for other tools.
@Suite struct TokensJSONTests {
  /// The generated file of a project; empty if the project has errors.
  static func written(_ files: [String: String]) -> String {
    let output =
      #"{ "outputs": [{ "format": "json", "to": "tokens.json" }], "rules": { "partial-token": "off" } }"#
    return compiled(files.merging(["tincture.json": output]) { given, _ in given })
      .file("tokens.json")
  }

  /// The token lines of the only theme of a token file.
  static func lines(_ tokens: String) -> [String] {
    written(["t.tokens.json": tokens]).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }.filter { $0.contains(#": {"type": "#) }
  }

  private let themes = CompiledCases.modes(
    base: """
      { "size": { "$type": "dimension", "$deprecated": "use space",
        "100": { "$value": { "value": 4, "unit": "px" } },
        "50": { "$value": { "value": 0.50, "unit": "rem" }, "$description": "half" },
        "gap": { "$value": "{size.50}", "$deprecated": false } } }
      """,
    light: """
      { "text": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } },
        "day": { "$type": "number", "$value": 1 } }
      """,
    dark: """
      { "text": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1],
          "alpha": 0.5, "hex": "#ffffff" }, "$extensions": { "org.x": [ 1.0 ] } } }
      """)

  private let wholeFile = """
    {
      "version": 1,
      "themes": [
        {
          "theme": {
            "mode": "light"
          },
          "tokens": {
            "day": {"type": "number", "value": 1},
            "size/50": {"type": "dimension", "value": {"value": 0.5, "unit": "rem"}, \
    "description": "half", "deprecated": "use space"},
            "size/100": {"type": "dimension", "value": {"value": 4, "unit": "px"}, \
    "deprecated": "use space"},
            "size/gap": {"type": "dimension", "value": {"value": 0.5, "unit": "rem"}, \
    "alias": "size/50"},
            "text": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0.5, 1]}}
          }
        },
        {
          "theme": {
            "mode": "dark"
          },
          "tokens": {
            "size/50": {"type": "dimension", "value": {"value": 0.5, "unit": "rem"}, \
    "description": "half", "deprecated": "use space"},
            "size/100": {"type": "dimension", "value": {"value": 4, "unit": "px"}, \
    "deprecated": "use space"},
            "size/gap": {"type": "dimension", "value": {"value": 0.5, "unit": "rem"}, \
    "alias": "size/50"},
            "text": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 1, 1], \
    "alpha": 0.5, "hex": "#FFFFFF"}, "extensions": {"org.x": [1.0]}}
          }
        }
      ]
    }

    """

  @Test func `every theme lists its tokens, one per line, sorted by name`() {
    #expect(Self.written(themes) == wholeFile)
  }

  @Test func `a token that is an alias names the next token, not the last`() {
    let found = Self.lines(
      """
      { "a": { "$value": "{b.$root}", "$type": "number" },
        "b": { "$root": { "$value": "{c.1}" } },
        "c": { "$type": "number", "1": { "$value": 7 } } }
      """)
    #expect(
      found == [
        #""a": {"type": "number", "value": 7, "alias": "b/$root"},"#,
        #""b/$root": {"type": "number", "value": 7, "alias": "c/1"},"#,
        #""c/1": {"type": "number", "value": 7}"#,
      ])
  }

  @Test func `an alias can differ by theme`() {
    var files = themes
    files["light.tokens.json"] = #"{ "text": { "$value": "{size.50}" } }"#
    files["dark.tokens.json"] = #"{ "text": { "$value": "{size.100}" } }"#
    let found = Self.written(files).split(separator: "\n").filter { $0.contains(#""text": "#) }
    #expect(found.map { $0.contains(#""alias": "size/50""#) } == [true, false])
    #expect(found.map { $0.contains(#""alias": "size/100""#) } == [false, true])
  }

  @Test func `a deprecation comes from the nearest group, and aliases do not inherit it`() {
    let found = Self.lines(
      """
      { "$type": "number",
        "g": { "$deprecated": true,
          "a": { "$value": 1 },
          "b": { "$value": 1, "$deprecated": "use \\"x\\"" },
          "c": { "$value": 1, "$deprecated": false },
          "h": { "$deprecated": false, "d": { "$value": 1 } },
          "i": { "$deprecated": "gone", "e": { "$value": 1 } } },
        "x": { "$value": "{g.a}" } }
      """)
    #expect(
      found == [
        #""g/a": {"type": "number", "value": 1, "deprecated": true},"#,
        #""g/b": {"type": "number", "value": 1, "deprecated": "use \"x\""},"#,
        #""g/c": {"type": "number", "value": 1},"#, #""g/h/d": {"type": "number", "value": 1},"#,
        #""g/i/e": {"type": "number", "value": 1, "deprecated": "gone"},"#,
        #""x": {"type": "number", "value": 1, "alias": "g/a"}"#,
      ])
  }

  @Test func `a description stays in its string`() {
    let found = Self.lines(
      #"{ "t": { "$type": "number", "$value": 1, "$description": "\"},\n\u202E\\ é \uD83D\uDE00" } }"#
    )
    #expect(
      found == [#""t": {"type": "number", "value": 1, "description": "\"},\u000a\u202e\\ é 😀"}"#])
  }

  @Test func `extensions stay as written`() {
    let found = Self.lines(
      #"""
      { "$extensions": { "org.group": 1 },
        "t": { "$type": "number", "\u0024extensions": {
            "org.x": [ 1.0, 1e2,12345678901234567890 , 0.1, -0, 1E+2 ],
            "\u00e9\/" : "\u00e9 ,: {\t", "é": { } , "$value": "{nope}",
            "$extensions": { "deep" : [ [ ], null, true ] } },
          "$value": 1 },
        "u": { "$type": "number", "$value": "{t}", "$extensions": {} } }
      """#)
    #expect(
      found == [
        #""t": {"type": "number", "value": 1, "extensions": "#
          + #"{"org.x": [1.0, 1e2, 12345678901234567890, 0.1, -0, 1E+2], "#
          + #""\u00e9\/": "\u00e9 ,: {\t", "é": {}, "$value": "{nope}", "#
          + #""$extensions": {"deep": [[], null, true]}}},"#,
        #""u": {"type": "number", "value": 1, "alias": "t", "extensions": {}}"#,
      ])
  }

  @Test func `extensions of a token in a resolver document are found`() {
    let text = Self.written([
      "t.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [
          { "t": { "$type": "number", "$value": 1, "$extensions": { "org.x": 1.50 } } } ] } ] }
      """
    ])
    #expect(text.contains(#""t": {"type": "number", "value": 1, "extensions": {"org.x": 1.50}}"#))
  }

  /// A name as written in a token file, and the path of a token with that name below `g`.
  static let names: [(spelled: String, path: String)] = [
    ("$root", "g/$root"), ("a/b", "g/a~1b"), ("c~d", "g/c~0d"), ("~1", "g/~01"),
    ("q\\\"uote", "g/q\\\"uote"), ("back\\\\slash", "g/back\\\\slash"), (" pad ", "g/ pad "),
    ("tab\\t", "g/tab\\u0009"), ("⚽️", "g/⚽️"), ("👩‍👩‍👧", "g/👩‍👩‍👧"),
    ("\\u202Ebidi", "g/\\u202ebidi"), ("\\u00fc", "g/\u{FC}"), ("u\\u0308", "g/u\u{308}"),
    ("u\u{308}", "g/u\u{308}"), ("\u{FC}", "g/\u{FC}"), ("\\u0301x", "g/\u{301}x"),
    ("~\u{301}", "g/~0\u{301}"), ("/\u{338}", "g/~1\u{338}"), ("\\uE000", "g/\\ue000"),
    ("\\uDB40\\uDC41", "g/\\udb40\\udc41"),
  ]

  @Test(arguments: names) func `a name is kept byte by byte`(spelled: String, path: String) {
    let found = Self.lines(
      #"{ "a": { "$value": "{g.\#(spelled)}" }, "#
        + #""g": { "\#(spelled)": { "$type": "number", "$value": 1 } } }"#)
    let expected = [
      #""a": {"type": "number", "value": 1, "alias": "\#(path)"},"#,
      #""\#(path)": {"type": "number", "value": 1}"#,
    ]
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(found)")
  }

  @Test func `two Unicode forms of a word are two names`() throws {
    let text = Self.written([
      "t.tokens.json": """
      { "a": { "\u{E9}": { "$type": "number", "$value": 1 } },
        "b": { "e\u{301}": { "$type": "number", "$value": 2 } },
        "c": { "$value": "{b.e\u{301}}" } }
      """
    ])
    let tokens = try #require(TokensFile(Array(text.utf8)).themes.first?.tokens)
    #expect(tokens.map(\.path) == ["a/\u{E9}", "b/e\u{301}", "c"].map { Array($0.utf8) })
    #expect(tokens.last?.members.last == TokensFile.Member("alias", "\"b/e\u{301}\""))
  }
}
