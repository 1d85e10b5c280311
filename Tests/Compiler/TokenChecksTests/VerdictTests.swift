import TokenTesting

/// Which results and findings are the same.
@Suite struct VerdictTests {
  @Test func `results of the same pair in the same variant have unique keys`() {
    var pair = PairProject(foreground: color("#000000"), background: color("#FFFFFF"))
    pair.text = typography(24, weight: 400)
    pair.duty = """
      "level": "AA" }, { "foreground": "fg", "on": "bg", "text": "text" },
      { "foreground": "fg", "on": "bg", "graphic": true
      """
    let keys = pair.compilation.audit.results.map(\.key)
    #expect(keys.map { $0.split(separator: "/").last } == ["text", "large-text", "graphic"])
  }

  @Test func `a finding shows where other themes declare the same color`() throws {
    func label(_ hex: String) -> String {
      #"{ "c": { "label": { "$type": "color", "$value": \#(color(hex)) } } }"#
    }
    let brands = (0..<12).map { #""b\#($0)": [\#(label($0 == 11 ? "#000000" : "#DDDDDD"))]"# }
    let compilation = compiled([
      "a.resolver.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [
          { "c": { "bg": { "$type": "color", "$value": \(color("#FFFFFF")) } } }] } },
        "modifiers": { "brand": { "contexts": {
          \(brands.joined(separator: ",\n"))
        } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "label": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": "bg" }] }
      """,
    ])
    let finding = try #require(compilation.findings(.lowContrast).first)
    #expect(compilation.findings(.lowContrast).count == 1)
    let twins = finding.related.filter { $0.message.hasPrefix("the same foreground") }
    let messages = (1...7).map { "the same foreground in b\($0)" }
    #expect(twins.map(\.message) == messages + ["the same foreground in b8, and in 2 more places"])
    #expect(twins.map(\.place.line) == Array(5...12))
  }
}
