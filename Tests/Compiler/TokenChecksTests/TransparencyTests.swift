import TokenTesting

/// Findings about failing checks name a color that is translucent, if its alpha is the fault.
@Suite struct TransparencyTests {
  /// A button on a page, with a text on it and an edge of its own color.
  private func compilation(fill: String, alpha: Double) -> Compilation {
    compiled([
      "t.tokens.json": """
      { "green": { "$type": "color", "$value": \(color(fill, alpha: alpha)) },
        "b": { "$type": "color", "fill": { "$value": "{green}" },
          "label": { "$value": \(color("#FFFFFF")) }, "page": { "$value": \(color("#FFFFFF")) } } }
      """,
      "c.contract.json": """
      { "component": "B", "path": "b/*", "roles": {
          "fill": { "type": "color" }, "label": { "type": "color" }, "page": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": { "layers": ["fill", "page"] } },
          { "foreground": "fill", "on": "page", "graphic": true }] }
      """,
    ])
  }

  @Test func `a color that passes without its alpha is named with what it looks like`() throws {
    let found = compilation(fill: "#0C6B47", alpha: 0.5)
    let message = try #require(found.findings(.lowContrast).first?.message)
    #expect(found.findings(.lowContrast).count == 1)
    #expect(
      message.contains(
        "'green' is translucent: over 'b/page' (#FFFFFF) it is about #86B5A3; without its alpha, "
          + "both checks pass"), "\(message)")
    #expect(found.audit.causes.map(\.obstacle).first??.contains("without its alpha") ?? false)
  }

  @Test(arguments: [("#7FDDB4", 0.5), ("#7FDDB4", 1)])
  func `a color that fails without its alpha too is not blamed for it`(fill: String, alpha: Double)
  {
    let findings = compilation(fill: fill, alpha: alpha).findings(.lowContrast)
    #expect(!findings.isEmpty && !findings.contains { $0.message.contains("translucent") })
  }
}
