import Testing
import TokenDialects
import TokenModel

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
}
