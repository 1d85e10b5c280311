import TokenTesting

/// A fault is reported once at its place, and not again for every pair that it affects.
@Suite struct EchoTests {
  /// A pair whose translucent background needs the surface.
  private func pair(surface: String?) -> PairProject {
    PairProject(
      foreground: color("#000000"), background: color("#FFFFFF", alpha: 0.5), surface: surface)
  }

  @Test(arguments: [("\"{nope}\"", ["unresolved-alias surface"]), ("1", ["invalid-value surface"])])
  func `an unreadable surface is reported once`(value: String, named: [String]) {
    let compilation = pair(surface: value).compilation
    #expect(compilation.named == named)
    #expect(compilation.audit.results.isEmpty)
  }

  @Test func `a token at the root can be a background`() throws {
    let compilation = compiled([
      "t.tokens.json": """
      { "$type": "color", "page": { "$value": \(color("#FFFFFF")) },
        "c": { "fg": { "$value": \(color("#000000")) } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*", "roles": { "fg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "page" }] }
      """,
    ])
    #expect(compilation.named == [])
    #expect(try #require(compilation.audit.results.first).background.path == "page")
  }

  /// Light passes, dark needs the waiver.
  private func twoModes(inputs: String, where circumstances: String = "") -> [String: String] {
    func file(_ label: String) -> String {
      """
      { "$type": "color", "c": { "fg": { "$value": \(color(label)) },
        "bg": { "$value": \(color("#FFFFFF")) } } }
      """
    }
    var files = CompiledCases.modes(base: "{}", light: file("#000000"), dark: file("#999999"))
    files["c.contract.json"] = """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }],
        "waivers": [{ "foreground": "fg", "on": "bg", "floor": 2.8, "because": "debt", "owner": "o"\(circumstances) }] }
      """
    files["tincture.json"] = #"{ "resolver": "b.resolver.json", "inputs": [\#(inputs)] }"#
    return files
  }

  @Test func `a waiver for a theme that is not built is not unneeded`() {
    let both = #"{ "mode": "light" }, { "mode": "dark" }"#
    #expect(compiled(twoModes(inputs: both)).named == [])
    #expect(compiled(twoModes(inputs: #"{ "mode": "light" }"#)).named == [])
    let light = #", "where": { "mode": "light" }"#
    let inLight = twoModes(inputs: #"{ "mode": "light" }"#, where: light)
    #expect(compiled(inLight).named == ["unneeded-waiver -"])
  }

  @Test(arguments: [
    #""sets": { "z": "v" }"#, #""sets": { "z": { "sources": 7 } }"#, #""modifiers": { "z": 7 }"#,
    #""modifiers": { "z": { "contexts": { "a": [], "b": 1 } } }"#,
  ]) func `unused declarations in a resolver are still read`(member: String) {
    let order = #""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}] }]"#
    let compilation = compiled(["r.resolver.json": resolverDocument("\(order), \(member)")])
    #expect(compilation.named == ["invalid-resolver -"])
  }
}
