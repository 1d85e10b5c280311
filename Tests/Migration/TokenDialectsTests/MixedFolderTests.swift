import TokenDialects
import TokenTesting

/// Folders in which some files show their dialect and others could have several.
@Suite struct MixedFolderTests {
  private let draft = ##"{ "a": { "$type": "color", "$value": "#FFFFFF" } }"##

  @Test(arguments: [
    #"{ "b": { "$type": "number", "$value": 1 } }"#,
    #"{ "b": { "$type": "fontFamily", "$value": "Inter" } }"#,
    #"{ "b": { "$type": "component", "c": { "$value": "{a}" } } }"#,
    #"{ "b": { "$value": ["{a}", "{a}"], "$type": "color" } }"#,
  ])
  func `a file that any draft may write has the draft of the files next to it`(_ text: String) {
    let conversion = converted(["a.json": draft, "b.json": text])
    #expect(conversion.recognized.map(\.dialect) == [.draft2, .draft2])
    #expect(conversion.findings.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test(arguments: [
    #"{ "b": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#,
    ##"{ "b": { "$extends": "#/c" }, "c": { "d": { "$type": "number", "$value": 1 } } }"##,
    #"{ "b": { "$root": { "$type": "number", "$value": 1 } } }"#,
  ])
  func `a file with what only 2025_10 has is copied next to a draft`(_ text: String) {
    let conversion = converted(["a.json": draft, "b.json": text])
    #expect(conversion.recognized.map(\.dialect) == [.draft2, .dtcg])
    #expect(conversion.text("b.json") == text)
  }

  @Test func `keys next to a $value are kept under $extensions`() {
    let conversion = converted([
      "t.json": ##"""
      { "a": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "docs": { "category": "space" },
        "$scopes": ["GAP"] } }
      """##
    ])
    #expect(
      conversion.recognized.map(\.reason) == [
        "a token has 'docs' next to its $value, which DTCG 2025.10 does not have"
      ])
    #expect(conversion.messages == "")
    let text = conversion.text("t.tokens.json")
    #expect(text.contains("\"dtcg-draft\""))
    #expect(text.contains(##""docs": {"category": "space"}"##))
    #expect(conversion.built().errors == "")
  }

  @Test func `a misspelled key is not kept as data`() {
    let conversion = converted([
      "t.json": #"{ "a": { "$type": "number", "$value": 1, "$desciption": "x" } }"#
    ])
    #expect(conversion.messages.contains("[unknown-property]"))
  }

  @Test func `tokens in a token are carried, and the token becomes $root`() {
    let conversion = converted([
      "t.json": ##"""
      { "color": { "link": { "value": "#0000FF", "hover": { "value": "#0000AA" },
        "states": { "active": { "value": "#000088" } }, "original": { "value": "blue" } } } }
      """##
    ])
    #expect(conversion.tokenCount == 3)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.contains(#""color/link/hover""#))
    #expect(values.contains(#""color/link/states/active""#))
  }

  private let broken = ##"""
    { "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00" } },
      "step": { "$type": "dimension", "$value": { "value": 2, "unit": "dp" } },
      "word": { "$type": "string", "$value": "x" } }
    """##

  @Test func `files of 2025_10 that break it are rewritten, with those next to them`() {
    let conversion = converted([
      "a.json": broken,
      "b.json": #"{ "faded": { "$type": "color", "$value": "{red}", "alpha": 0.5 } }"#,
      "c.json": #"{ "d": { "$root": { "$type": "number", "$value": 1 } } }"#,
    ])
    #expect(
      conversion.recognized.map(\.explanation) == [
        "its tokens have $value; rewritten because of [short-hex]",
        "a token has 'alpha' next to its $value, which DTCG 2025.10 does not have",
        "its tokens have $value",
      ])
    #expect(
      conversion.messages == """
        a.json:2:45: warning: 'step': 2dp has the unit 'dp'; it becomes 2px [changed-value]
        a.json:3:42: warning: 'word': DTCG 2025.10 has no type 'string'; if "x" has another type, set it \
        with --type 'word=TYPE' [not-carried]

        """)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(
      values.contains(
        #""faded": {"type": "color", "value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}}"#
      ))
    #expect(values.contains(##""hex": "#FF0000""##))
  }

  @Test func `--from dtcg copies files that break 2025_10`() {
    let conversion = converted(["a.json": broken]) { $0.dialect = .dtcg }
    #expect(conversion.text("a.json") == broken)
    #expect(conversion.messages.contains("[short-hex]"))
  }

  @Test func `an alias with an opacity follows colors that differ between files`() {
    let conversion = converted([
      "light.json": ##"{ "ink": { "value": "{black}", "type": "color" } }"##,
      "dark.json": ##"{ "ink": { "value": "{white}", "type": "color" } }"##,
      "base.json": ##"""
      { "black": { "value": "#000000", "type": "color" }, "white": { "value": "#FFFFFF", "type": "color" },
        "shade": { "value": "{ink}", "alpha": 0.5, "type": "color" } }
      """##,
    ])
    #expect(
      conversion.text("base.tokens.json").contains(
        ##""components": { "$ref": "#/ink/$value/components" }"##))
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.components(separatedBy: #""alpha": 0.5"#).count == 3)
  }
}
