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

  @Test func `overrides are reported once for each pair of sets`() {
    let files = [
      "a.json": """
      { "x": { "$type": "sizing", "$value": "1" }, "y": { "$type": "sizing", "$value": "1" },
        "u": { "$type": "sizing", "$value": "1" }, "v": { "$type": "sizing", "$value": "1" },
        "w": { "$type": "sizing", "$value": "1" } }
      """,
      "b.json": """
      { "x": { "$type": "sizing", "$value": "2" }, "y": { "$type": "sizing", "$value": "2" } }
      """, "$metadata.json": #"{ "tokenSetOrder": ["a", "b"] }"#,
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
}
