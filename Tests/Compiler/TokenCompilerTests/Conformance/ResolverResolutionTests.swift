import TokenTesting

/// The tokens that a resolver document resolves to (Resolver 6 to 8).
@Suite struct ResolverResolutionTests {
  /// A base file and a file for each context of `mode`.
  private func built(base: String, light: String, dark: String = "{}") -> Built {
    Built(CompiledCases.modes(base: base, light: light, dark: dark), main: "base.tokens.json")
  }

  private let light: JSONTree = ["mode": "light"]
  private let dark: JSONTree = ["mode": "dark"]

  @Test func `R-060: an alias that a later source replaces is not resolved`() {
    let modes = #"{ "a": \#(number(1)) }"#
    let built = built(base: #"{ "a": { "$value": "{nope}" } }"#, light: modes, dark: modes)
    #expect(built.errors == [])
    #expect(built.value("a", in: dark) == 1)
  }

  @Test func `R-061: the chosen context of a modifier overrides what came before`() {
    let built = built(
      base: #"{ "a": \#(number(1)), "g": { "b": \#(number(1)) } }"#,
      light: #"{ "g": { "b": \#(number(2)), "c": \#(number(2)) } }"#,
      dark: #"{ "a": \#(number(3)) }"#)
    #expect(built.errors == [])
    #expect(built.paths(in: light) == ["a", "g/b", "g/c"])
    #expect(built.paths(in: light).map { built.value($0, in: light) } == [1, 2, 2])
    #expect(built.paths(in: dark) == ["a", "g/b"])
    #expect(built.paths(in: dark).map { built.value($0, in: dark) } == [3, 1])
  }

  @Test func `R-062: aliases and pointers of an early source see later values`() {
    let built = built(
      base: """
        { "a": { "$value": "{b}" }, "p": { "$type": "number", "$ref": "#/b/$value/value" },
          "b": \(pixels(1)) }
        """,
      light: "{}", dark: #"{ "b": \#(pixels(2)) }"#)
    #expect(built.errors == [])
    #expect(built.value("a", in: light) == length(1))
    #expect(built.value("a", in: dark) == length(2))
    #expect(built.value("p", in: dark) == 2)
  }

  @Test func `R-063: types, extended groups, root tokens and pointers work across files`() {
    let built = built(
      base: """
        { "g": { "a": { "$value": 1 }, "$root": { "$value": 2 } },
          "e": { "$extends": "{late}", "own": \(number(3)) },
          "r": { "$value": "{late.$root}" } }
        """,
      light:
        #"{ "g": { "$type": "number" }, "late": { "x": \#(number(4)), "$root": \#(number(5)) } }"#,
      dark: ##"{ "g": { "$type": "number" }, "late": { "$root": { "$ref": "#/g/a" } } }"##)
    #expect(built.errors == [])
    #expect(built.paths(in: dark) == ["e/$root", "e/own", "g/$root", "g/a", "late/$root", "r"])
    #expect(built.value("r", in: dark) == 1)
    #expect(built.paths(in: light).filter { $0.hasPrefix("e/") } == ["e/$root", "e/own", "e/x"])
    #expect(built.value("e/x", in: light) == 4)
    #expect(built.value("r", in: light) == 5)
  }

  @Test func `R-064: a later token replaces the whole earlier one`() {
    let old = """
      { "c": { "$type": "color", "$description": "old", "$deprecated": true,
        "$extensions": { "org.x": 1 }, "$value":
          { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5, "hex": "#ffffff" } } }
      """
    let new = #"{ "c": \#(gray(0)) }"#
    let built = built(base: old, light: new, dark: new)
    #expect(built.errors + built.warnings == [])
    let expected: JSONTree = [
      "type": "color", "value": ["colorSpace": "srgb", "components": [0, 0, 0]],
    ]
    #expect(built.token("c", in: dark) == expected)
  }

  @Test func `R-064: a later group adds to an earlier one, and its properties win`() {
    let built = built(
      base: #"{ "g": { "$type": "number", "$deprecated": true, "a": { "$value": 1 } } }"#,
      light: #"{ "g": { "$deprecated": false, "b": { "$value": 2 } } }"#)
    #expect(built.errors == [])
    #expect(built.paths(in: light) == ["g/a", "g/b"])
    #expect(built.token("g/a", in: dark)?["deprecated"] == true)
    #expect([nil, false].contains(built.token("g/a", in: light)?["deprecated"]))
  }

  @Test func `R-065: a token in one file and a group in another are reported with both places`() {
    let built = built(
      base: #"{ "n": { "x": \#(number()) } }"#, light: #"{ "n": { "x": { "y": \#(number()) } } }"#)
    let finding = built.compilation.findings.first
    #expect(built.errors.map { $0.prefix { $0 != " " } } == ["conflicting-token"])
    let places = finding.map { [$0.place] + $0.related.map(\.place) } ?? []
    #expect(Set(places.map(\.file)) == ["base.tokens.json", "light.tokens.json"])
  }

  @Test func `R-066: a fault in one theme names the theme`() {
    let built = built(base: #"{ "a": { "$value": "{b}" } }"#, light: #"{ "b": \#(number()) }"#)
    #expect(built.errors == ["unresolved-alias /a/$value"])
    #expect(built.compilation.findings.first?.message.contains("dark") == true)
    #expect(built.compilation.findings.first?.message.contains("light") == false)
  }

  @Test func `R-066: a cycle in only one theme is found there`() {
    let built = built(
      base: #"{ "a": { "$value": "{b}" }, "b": \#(number()) }"#, light: "{}",
      dark: #"{ "b": { "$value": "{a}" } }"#)
    #expect(built.errors.map { $0.prefix { $0 != " " } } == ["alias-cycle"])
    #expect(built.compilation.findings.first?.message.contains("dark") == true)
  }

  @Test func `R-067: the properties of tokens are in the output of every theme`() {
    let properties =
      #", "$description": "d", "$deprecated": "gone", "$extensions": { "org.x": { "y": [1] } }"#
    let built = built(
      base: #"{ "a": \#(pixels(1, properties)) }"#, light: "{}",
      dark: #"{ "b": { "$value": "{a}" } }"#)
    #expect(built.errors == [])
    for theme in [light, dark] {
      #expect(
        built.token("a", in: theme) == [
          "type": "dimension", "value": length(1), "description": "d", "deprecated": "gone",
          "extensions": ["org.x": ["y": [1]]],
        ])
    }
  }
}
