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

  /// Compiles the document with an input.
  private func built(_ input: String) -> Built {
    Built(resolver: Self.order, settings: "\"inputs\": [\(input)]")
  }

  @Test(arguments: ["true", "1", "null", #"["dark"]"#, "{}"])
  func `R-051: a context must be a string`(context: String) {
    #expect(
      built(#"{ "theme": "dark", "dense": \#(context) }"#).errors
        == ["invalid-project tincture.json#/inputs/0/dense"])
  }

  @Test(arguments: [#"{ "theme": "Dark" }"#, #"{ "Theme": "dark" }"#, #"{ "THEME": "dARK" }"#])
  func `R-056: an input in different case is read with a warning`(input: String) {
    let built = built(input)
    #expect(built.errors == [])
    #expect(!built.warnings.isEmpty)
    #expect(built.warnings.allSatisfy { $0.hasPrefix("inexact-input tincture.json#/inputs/0/") })
    #expect(built.value("c", in: ["theme": "dark", "dense": "off"]) == 2)
  }
}
