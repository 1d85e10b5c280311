import TokenTesting

@testable import TokenChecks

/// The contrast map of the palettes.
@Suite struct PaletteMapTests {
  /// A palette with these steps, and a component with `fg` and `bg` from it; `dark` is what replaces
  /// steps in the second theme.
  private func map(
    _ steps: [(name: String, color: String)], dark: [(name: String, color: String)] = [],
    fg: String, bg: String
  ) throws -> PaletteMap {
    func palette(_ steps: [(name: String, color: String)]) -> String {
      let steps = steps.map { #""\#($0.name)": { "$value": \#(color($0.color)) }"# }
      return #"{ "brand": { "$type": "color", "p": { \#(steps.joined(separator: ", ")) } }"#
    }
    let files = CompiledCases.modes(
      base: """
        \(palette(steps)),
        "c": { "$type": "color", "fg": { "$value": "{y}" }, "bg": { "$value": "{brand.p.\(bg)}" } },
        "y": { "$type": "color", "$value": "{brand.p.\(fg)}" } }
        """, light: "{}", dark: palette(dark) + "}")
    let contract = [
      "c.contract.json": """
      { "component": "C", "path": "c/*", "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg", "minimum": 4.5 }] }
      """
    ]
    let found = compiled(files.merging(contract) { $1 })
    let tokens = try #require(found.tokens)
    return try #require(PaletteMap(tokens, audit: found.audit))
  }

  @Test func `the map has the ratios of the audit, and the checks behind each`() throws {
    let map = try map(
      [("900", "#000000"), ("50", "#FFFFFF"), ("500", "#999999")], fg: "500", bg: "50")
    #expect(map.steps.map(\.path) == ["brand/p/50", "brand/p/500", "brand/p/900"])
    #expect(map.steps.map(\.isUsed) == [true, true, false])
    #expect(map.rows.map(\.count) == [0, 1, 2])
    #expect(map.rows[1][0].results.map(\.ratio) == [map.rows[1][0].ratio])
    #expect(map.rows[2][0].ratio == 21 && map.rows[2].allSatisfy(\.results.isEmpty))
    #expect(
      map.sentences == [
        "Each ratio is where the row of one step meets the column of the other.",
        "Of 3 combinations, 2 reach 3:1, 2 reach 4.5:1, 2 reach 7:1.",
        "Checks measure 1 of them; 1 fails: brand/p/500 with brand/p/50 (2.84:1).",
        "Nothing uses brand/p/900.",
      ])
  }

  @Test func `a palette that differs between themes is that of the first failure`() throws {
    let map = try map(
      [("50", "#FFFFFF"), ("900", "#000000")], dark: [("900", "#999999")], fg: "900", bg: "50")
    #expect(map.rows[1][0].results.map(\.outcome) == [.fail] && map.rows[1][0].ratio < 3)
    #expect(
      map.sentences.last
        == "The colors are those of dark; other themes have others for brand/p/900.")
  }

  @Test func `of too many steps, those that checks show stay`() throws {
    let many = (0..<100).map { (name: "\($0)00", color: "#\(10 + $0 % 90)8080") }
    let map = try map(many, fg: "9700", bg: "9900")
    #expect(map.count == 100 && map.steps.count == PaletteMap.limit)
    #expect(map.steps.suffix(2).map(\.path) == ["brand/p/9700", "brand/p/9900"])
  }
}
