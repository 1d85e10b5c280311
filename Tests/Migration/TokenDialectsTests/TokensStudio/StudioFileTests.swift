import TokenDialects
import TokenTesting

/// Tokens Studio files without themes, and members other than tokens.
@Suite struct StudioFileTests {
  private let bare = """
    {
      "brand": {},
      "common": { "basis": {
        "ink": { "$type": "color", "$value": "#102030" },
        "line": { "$type": "color", "$value": "{basis.ink}" },
        "gap": { "$type": "spacing", "$value": "4px" }
      } },
      "parts/button": { "button": { "label": { "$type": "color", "$value": "{basis.line}" } } }
    }
    """

  @Test func `members of a file without themes are sets if only that makes its references work`() {
    let run = StudioRun(["tokens.json": bare])
    #expect(
      run.themes[""]?.keys.sorted() == ["basis/gap", "basis/ink", "basis/line", "button/label"])
    #expect(
      run.findings == [
        "tokens.json:1:1 changed-value this file has no '$themes' or '$metadata', but its references "
          + "work only if its members are sets; they are read as sets"
      ])
    let set = StudioRun(["tokens.json": bare.replacing("{basis", with: "{common.basis")])
    #expect(set.themes[""]?["parts~1button/button/label"] != nil)
    #expect(set.findings == [])
  }

  @Test(arguments: ["dark", "a-dark", "z-dark"])
  func `files with the same tokens are contexts, and missing tokens come from the default`(
    dark: String
  ) {
    let run = StudioRun([
      "base.json": bare,
      "\(dark)/base.json": """
      { "common": { "basis": {
        "ink": { "$type": "color", "$value": "#DDEEFF" },
        "line": { "$type": "color", "$value": "{basis.ink}" }
      } } }
      """,
    ])
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
    #expect(run.themes.count == 2)
    let usual = dark == "dark" ? "light" : "default"
    #expect(run.themes[usual]?["button/label"]?.contains("#102030") == true)
    #expect(run.themes[dark]?["button/label"]?.contains("#DDEEFF") == true)
    #expect(run.themes[dark]?["basis/gap"] == #"{"value": 4, "unit": "px"}"#)
    #expect(run.findings.contains { $0.contains("becomes the context '\(dark)' of the modifier") })
  }

  @Test func `a token in two other sets is reported if no theme chooses between them`() {
    let run = StudioRun([
      "a.json":
        #"{ "x": { "$type": "sizing", "$value": "1" }, "y": { "$type": "sizing", "$value": "1" } }"#,
      "b.json": """
      { "x": { "$type": "sizing", "$value": "2" }, "v": { "$type": "sizing", "$value": "2" },
        "w": { "$type": "sizing", "$value": "2" } }
      """,
    ])
    #expect(run.themes[""]?["x"] == #"{"value": 2, "unit": "px"}"#)
    #expect(
      run.findings == [
        "b.json:1:39 changed-value this file overrides 'x' of 'a'; to keep both, say with --mode which "
          + "contexts they are"
      ])
  }

  /// The sets of a file with two modes.
  private static let modes = """
    { "light": { "bg": { "$type": "color", "$value": "#FFFFFF" },
        "fg": { "$type": "color", "$value": "#000000" }, "up": { "$type": "sizing", "$value": "1" } },
      "dark": { "bg": { "$type": "color", "$value": "#101010" },
        "fg": { "$type": "color", "$value": "#EEEEEE" } },
      "fix": { "up": { "$type": "sizing", "$value": "2" } },
      "$themes": [], "$metadata": { "tokenSetOrder": ["dark", "light", "fix"] } }
    """

  @Test func `sets with mostly the same tokens are modes, even with an order and without themes`() {
    let run = StudioRun(["tokens.json": Self.modes])
    #expect(run.themes.keys.sorted() == ["dark", "light"])
    #expect(run.themes["light"]?["bg"]?.contains("#FFFFFF") == true)
    #expect(run.themes["dark"]?["bg"]?.contains("#101010") == true)
    #expect(run.themes["dark"]?["up"] == #"{"value": 2, "unit": "px"}"#)
    #expect(
      run.findings.contains { $0.contains("becomes the context 'dark' of the modifier 'mode'") })
  }

  @Test func `overrides are reported once for each pair of sets`() {
    let files = [
      "a.json": """
      { "x": { "$type": "sizing", "$value": "1" }, "y": { "$type": "sizing", "$value": "1" },
        "u": { "$type": "sizing", "$value": "1" }, "v": { "$type": "sizing", "$value": "1" },
        "w": { "$type": "sizing", "$value": "1" } }
      """,
      "b.json": """
      { "x": { "$type": "sizing", "$value": "2" }, "y": { "$type": "sizing", "$value": "2" } }
      """,
      "$metadata.json": #"{ "tokenSetOrder": ["a", "b"] }"#,
    ]
    let run = StudioRun(files)
    #expect(
      run.findings == [
        "b.json:1:39 changed-value this file overrides 2 tokens of 'a', such as 'x'; to keep both, say with "
          + "--mode which contexts they are"
      ])
    #expect(
      run.conversion.findings.first?.related.map(\.message) == [
        "'x' is overridden", "'y' is overridden",
      ])
    // Nothing is lost if a theme shows the first of the two.
    let theme = #"{ "name": "A", "selectedTokenSets": { "a": "enabled" } }"#
    let both = #"{ "name": "B", "selectedTokenSets": { "a": "enabled", "b": "enabled" } }"#
    #expect(StudioRun(files.merging(["$themes.json": "[\(theme), \(both)]"]) { $1 }).findings == [])
    let hidden = StudioRun(files.merging(["$themes.json": "[\(both)]"]) { $1 })
    #expect(hidden.findings.count == 1)
    #expect(hidden.findings.first?.contains("overrides 2 tokens of 'a' in every theme") == true)
  }

  @Test func `other members of groups and tokens are kept, and stray values are reported`() throws {
    let run = StudioRun([
      "a.json": """
      {
        "$description": "All of it",
        "space": {
          "$description": "Between things", "$extensions": { "org.example": { "n": 1.50 } },
          "$deprecated": true, "loose": 7,
          "small": { "$type": "sizing", "$value": "4", "comment": "tight", "$description": 5 }
        }
      }
      """
    ])
    #expect(
      run.file("a.tokens.json") == """
        {
          "$description": "All of it",
          "space": {
            "$description": "Between things",
            "$deprecated": true,
            "$extensions": { "org.example": {"n": 1.50} },
            "small": {
              "$type": "dimension",
              "$value": { "value": 4, "unit": "px" },
              "$extensions": { "tokens-studio": { "comment": "tight", "$description": 5 } }
            }
          }
        }

        """)
    #expect(
      run.findings == [
        "a.json:5:26 not-carried 'loose' is a number, not a token or group; it is left out"
      ])
  }

  @Test func `links of themes to Figma are reported once`() {
    let theme = Miniatures.theme("Day", nil, ["a": "enabled"]).replacing(
      "\"name\"", with: "\"$figmaModeId\": \"1:0\", \"$figmaStyleReferences\": {}, \"name\"")
    let run = StudioRun([
      "$themes.json": "[\(theme), \(theme.replacing("Day", with: "Night"))]",
      "a.json": #"{ "x": { "$type": "sizing", "$value": "1" } }"#,
    ])
    #expect(
      run.findings == [
        "$themes.json:1:1 not-carried themes have '$figmaModeId', which a resolver cannot express; "
          + "they are left out, and no token changes"
      ])
  }
}
