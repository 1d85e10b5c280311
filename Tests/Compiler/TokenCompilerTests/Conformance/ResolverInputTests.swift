import TokenTesting

/// Inputs, which choose contexts (Resolver 5).
@Suite struct ResolverInputTests {
  /// Two modifiers; `theme` has no default.
  private static let order = """
    "resolutionOrder": [
      { "type": "modifier", "name": "theme", "contexts": {
        "light": [{ "c": \(number(1)) }], "dark": [{ "c": \(number(2)) }] } },
      { "type": "modifier", "name": "dense", "default": "off", "contexts": {
        "off": [{ "d": \(number(3)) }], "on": [{ "d": \(number(4)) }] } }]
    """

  /// Compiles the document with inputs.
  private func built(_ inputs: String, order: String = order) -> Built {
    Built(resolver: order, settings: "\"inputs\": [\(inputs)]")
  }

  @Test func `R-050: each input is a theme, with defaults for missing modifiers`() {
    let built = built(#"{ "theme": "dark" }, { "dense": "on", "theme": "light" }"#)
    #expect(built.errors + built.warnings == [])
    #expect(
      built.themes.map { $0["theme"] }
        == [["theme": "dark", "dense": "off"], ["theme": "light", "dense": "on"]])
    #expect(built.themes.map { $0["tokens"]?["c"]?["value"] } == [2, 1])
    #expect(built.themes.map { $0["tokens"]?["d"]?["value"] } == [3, 4])
  }

  @Test(arguments: ["true", "1", "null", #"["dark"]"#, "{}"])
  func `R-051: a context must be a string`(context: String) {
    #expect(
      built(#"{ "theme": "dark", "dense": \#(context) }"#).errors
        == ["invalid-project tincture.json#/inputs/0/dense"])
  }

  @Test func `R-052: an unknown modifier is reported with the nearest one`() {
    let built = built(#"{ "theme": "dark", "dence": "on" }"#)
    #expect(built.errors == ["invalid-project tincture.json#/inputs/0/dence"])
    #expect(built.compilation.findings.first?.message.contains("dense") == true)
  }

  @Test func `R-053: an unknown context is reported with the nearest one`() {
    let built = built(#"{ "theme": "drak" }"#)
    #expect(built.errors == ["invalid-project tincture.json#/inputs/0/theme"])
    #expect(built.compilation.findings.first?.message.contains("dark") == true)
  }

  @Test func `R-054: all faults of all inputs are reported together`() {
    let built = built(
      #"{ "theme": "sepia", "dense": true, "zoom": "in" }, { "dense": "on" }, { "theme": "dark" }"#)
    #expect(
      built.errors == [
        "invalid-project tincture.json#/inputs/0/dense",
        "invalid-project tincture.json#/inputs/0/theme",
        "invalid-project tincture.json#/inputs/0/zoom", "invalid-project tincture.json#/inputs/1",
      ])
  }

  @Test func `R-055: an input without modifiers has no effect`() {
    let built = built(
      #"{ "theme": "dark" }"#,
      order:
        #""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "a": \#(number()) }] }]"#)
    #expect(built.errors == [])
    #expect(built.warnings.count == 1)
    #expect(built.warnings.first?.hasPrefix("unused-input tincture.json#/inputs/0") == true)
    #expect(built.value("a") == 1)
  }

  @Test(arguments: [#"{ "theme": "Dark" }"#, #"{ "Theme": "dark" }"#, #"{ "THEME": "dARK" }"#])
  func `R-056: an input in different case is read with a warning`(input: String) {
    let built = built(input)
    #expect(built.errors == [])
    #expect(!built.warnings.isEmpty)
    #expect(built.warnings.allSatisfy { $0.hasPrefix("inexact-input tincture.json#/inputs/0/") })
    #expect(built.value("c", in: ["theme": "dark", "dense": "off"]) == 2)
  }

  @Test func `R-056: an exact name is preferred to one in different case`() {
    let modifiers = ["mode", "Mode"].map { name in
      """
      { "type": "modifier", "name": "\(name)", "default": "a",
        "contexts": { "a": [], "b": [{ "\(name)": \(number()) }] } }
      """
    }
    let built = built(
      #"{ "Mode": "b" }"#, order: #""resolutionOrder": [\#(modifiers.joined(separator: ", "))]"#)
    #expect(built.errors + built.warnings == [])
    #expect(built.paths() == ["Mode"])
  }

  @Test func `R-056: contexts that differ only in case are an error in the document`() {
    let built = Built(
      resolver: """
        "modifiers": { "m": { "contexts": { "dark": [], "Dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }]
        """)
    #expect(built.errors == ["invalid-resolver /modifiers/m/contexts/Dark"])
  }
}
