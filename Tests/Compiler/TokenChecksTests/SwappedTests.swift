import TokenTesting

/// Values that look swapped between two themes are reported.
@Suite struct SwappedTests {
  /// Compiles a label, and optionally an icon, on a fill, in a light and a dark theme.
  private func compilation(
    light: [String: String], dark: [String: String], roles: [String] = ["label"]
  ) -> Compilation {
    func group(_ colors: [String: String]) -> String {
      let members = colors.sorted { $0.key < $1.key }.map { role, hex in
        "\"\(role)\": { \"$value\": \(color(hex)) }"
      }
      return "{ \(members.joined(separator: ", ")) }"
    }
    let names = ["bg"] + roles
    return compiled([
      "tokens/t.tokens.json": """
      { "c": { "$type": "color",
        "light": \(group(light)),
        "dark": \(group(dark)) } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/<mode>/*", "axes": { "mode": ["light", "dark"] },
        "theme": "mode",
        "roles": { \(names.map { "\"\($0)\": { \"type\": \"color\" }" }.joined(separator: ", ")) },
        "contrast": [ \(roles.map { "{ \"foreground\": \"\($0)\", \"on\": \"bg\" }" }
          .joined(separator: ", ")) ] }
      """,
    ])
  }

  @Test func `a fill on which several roles fail is reported itself`() throws {
    let compilation = compilation(
      light: ["bg": "#111111", "label": "#222222", "icon": "#202020"],
      dark: ["bg": "#FFFFFF", "label": "#EEEEEE", "icon": "#F0F0F0"], roles: ["label", "icon"])
    #expect(compilation.findings(.swappedValues).map(\.path) == ["c/light/bg"])
  }

  @Test func `values that fail even if exchanged are not reported`() {
    let compilation = compilation(
      light: ["bg": "#FFFFFF", "label": "#DDDDDD"], dark: ["bg": "#111111", "label": "#CCCCCC"])
    #expect(compilation.findings(.swappedValues).isEmpty)
    #expect(compilation.findings(.lowContrast).count == 1)
  }

  @Test func `values that pass are not reported`() {
    let compilation = compilation(
      light: ["bg": "#767676", "label": "#FFFFFF"], dark: ["bg": "#757575", "label": "#FFFFFF"])
    #expect(compilation.marks == [])
  }

  @Test(arguments: [("light", "dark", 1), ("day", "night", 0)])
  func `a light surface darker than the dark one is named`(light: String, dark: String, count: Int)
  {
    func context(_ name: String, _ page: String, _ ink: String) -> String {
      """
      "\(name)": [{ "page": { "$type": "color", "$value": \(color(page)) },
        "ink": { "$type": "color", "$value": \(color(ink)) } }]
      """
    }
    let compilation = compiled([
      "tincture.json": #"{ "resolver": "r.resolver.json", "audit": { "surface": "page" } }"#,
      "r.resolver.json": """
      { "version": "2025.10", "modifiers": { "mode": { "contexts": {
        \(context(light, "#111111", "#FFFFFF")), \(context(dark, "#EEEEEE", "#000000")) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }
      """,
      "c.contract.json": """
      { "component": "C", "roles": { "ink": { "type": "color", "path": "ink" } },
        "contrast": [ { "foreground": "ink", "on": "page" } ] }
      """,
    ])
    #expect(compilation.findings(.swappedValues).count == count)
  }
}
