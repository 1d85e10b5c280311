import Testing
import TokenCompiler
import TokenDialects
import TokenModel

/// Files of Tokens Studio without themes, and what stands beside tokens.
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

  @Test func `a file without themes holds sets where only that makes its references fit`() {
    let run = StudioRun(["tokens.json": bare])
    #expect(
      run.themes[""]?.keys.sorted() == ["basis/gap", "basis/ink", "basis/line", "button/label"])
    #expect(
      run.findings == [
        "tokens.json:1:1 changed-value this file has no '$themes' and no '$metadata', but its references "
          + "only fit if its members are sets, whose names are no part of paths; so they are read"
      ])
    let set = StudioRun([
      "tokens.json": bare.replacing("{basis", with: "{common.basis")
    ])
    #expect(set.themes[""]?["parts~1button/button/label"] != nil)
    #expect(set.findings == [])
  }

  @Test(arguments: ["dark", "a-dark", "z-dark"])
  func `files of the same tokens are contexts, and what one lacks it has from the usual one`(
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
    #expect(run.themes["default"]?["button/label"]?.contains("#102030") == true)
    #expect(run.themes[dark]?["button/label"]?.contains("#DDEEFF") == true)
    #expect(run.themes[dark]?["basis/gap"] == #"{"value": 4, "unit": "px"}"#)
    #expect(
      run.findings.contains {
        $0.contains("'base/common', and no theme tells the two apart")
          && $0.hasSuffix(
            "1 tokens of the other are missing here, such as 'basis/gap', and have its values")
      })
  }

  @Test func `a token of two other sets is told where no theme says which counts`() {
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
        "b.json:1:39 changed-value the set 'b' overrides 'x' of 'a'; if both are meant, choose between the "
          + "two sets in '$themes'"
      ])
  }

  /// What the review's file is made of.
  private static let modes = """
    { "light": { "bg": { "$type": "color", "$value": "#FFFFFF" },
        "fg": { "$type": "color", "$value": "#000000" }, "up": { "$type": "sizing", "$value": "1" } },
      "dark": { "bg": { "$type": "color", "$value": "#101010" },
        "fg": { "$type": "color", "$value": "#EEEEEE" } },
      "fix": { "up": { "$type": "sizing", "$value": "2" } },
      "$themes": [], "$metadata": { "tokenSetOrder": ["dark", "light", "fix"] } }
    """

  @Test func `sets of mostly the same tokens are modes, in an order without themes too`() {
    let run = StudioRun(["tokens.json": Self.modes])
    #expect(run.themes.keys.sorted() == ["dark", "light"])
    #expect(run.themes["light"]?["bg"]?.contains("#FFFFFF") == true)
    #expect(run.themes["dark"]?["bg"]?.contains("#101010") == true)
    #expect(run.themes["dark"]?["up"] == #"{"value": 2, "unit": "px"}"#)
    #expect(run.findings.contains { $0.contains("taken as contexts of one modifier, 'mode'") })
  }

  @Test func `what a set overrides is told once for each pair of sets`() {
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
        "b.json:1:39 changed-value the set 'b' overrides 2 tokens of 'a', such as 'x'; if both are meant, "
          + "choose between the two sets in '$themes'"
      ])
    #expect(
      run.conversion.findings.first?.related.map(\.message) == [
        "'x' is overridden", "'y' is overridden",
      ])
    // A theme that shows the first of the two loses nothing.
    let theme = #"{ "name": "A", "selectedTokenSets": { "a": "enabled" } }"#
    let both = #"{ "name": "B", "selectedTokenSets": { "a": "enabled", "b": "enabled" } }"#
    #expect(StudioRun(files.merging(["$themes.json": "[\(theme), \(both)]"]) { $1 }).findings == [])
    let hidden = StudioRun(files.merging(["$themes.json": "[\(both)]"]) { $1 })
    #expect(hidden.findings.count == 1)
    #expect(hidden.findings.first?.contains("overrides 2 tokens of 'a' in every theme") == true)
  }

  @Test func `what groups and tokens say besides is kept, and what is neither is told`() throws {
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
        "a.json:5:26 not-carried 'loose' is a number and neither a token nor a group; it is left behind"
      ])
  }

  @Test func `links of themes to Figma are told once`() {
    let theme = Miniatures.theme("Day", nil, ["a": "enabled"])
      .replacing(
        "\"name\"", with: "\"$figmaModeId\": \"1:0\", \"$figmaStyleReferences\": {}, \"name\"")
    let run = StudioRun([
      "$themes.json": "[\(theme), \(theme.replacing("Day", with: "Night"))]",
      "a.json": #"{ "x": { "$type": "sizing", "$value": "1" } }"#,
    ])
    #expect(
      run.findings == [
        "$themes.json:1:1 not-carried themes hold '$figmaModeId' too, which a resolver has no place for; "
          + "they are left out, and no token changes by that"
      ])
  }
}
