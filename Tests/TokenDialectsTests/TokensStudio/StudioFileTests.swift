import Testing
import TokenCompiler
import TokenDialects

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
        "b.json:1:39 changed-value 'x' is declared in the sets 'a' and 'b'; the later one counts, unless "
          + "'$themes' says otherwise"
      ])
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
