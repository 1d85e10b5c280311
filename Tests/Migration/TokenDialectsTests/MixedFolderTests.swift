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
    ##"{ "b": { "$extends": "#/c" }, "c": { "d": { "$type": "number", "$value": 1 } } }"##,
    #"{ "b": { "$root": { "$type": "number", "$value": 1 } } }"#,
  ])
  func `a file with what only 2025_10 has is copied next to a draft`(_ text: String) {
    let conversion = converted(["a.json": draft, "b.json": text])
    #expect(conversion.recognized.map(\.dialect) == [.draft2, .dtcg])
    #expect(conversion.text("b.json") == text)
  }
}
