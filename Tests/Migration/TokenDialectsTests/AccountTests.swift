import TokenDialects
import TokenTesting

/// What becomes of every value, and whether each theme has the tokens that the source says.
@Suite struct AccountTests {
  private func set(_ tokens: KeyValuePairs<String, String>) -> String {
    let tokens = tokens.map { name, value in
      let isColor = value.contains("#") || value.hasPrefix("{") && value.hasSuffix("}")
      return #""\#(name)": { "type": "\#(isColor ? "color" : "sizing")", "value": "\#(value)" }"#
    }
    return "{ \(tokens.joined(separator: ", ")) }"
  }

  private func project(
    _ sets: KeyValuePairs<String, String>, themes: [String]
  ) -> KeyValuePairs<String, String> {
    let members = sets.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    let order = sets.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return [
      "t.json": """
      { \(members), "$themes": [\(themes.joined(separator: ", "))],
        "$metadata": { "tokenSetOrder": [\(order)] } }
      """
    ]
  }

  @Test func `what is not written is counted too`() {
    let account = converted(["a.json": ##"{ "a": { "value": "#f00" }, "b": { "value": 4 } }"##])
      .account
    #expect(account.values == 2 && account[.leftOut] == 2)
  }

  @Test func `every value has one fate`() {
    let conversion = converted(
      project(
        [
          "core": set(["a": "1px", "b": "2px", "c": "{d}"]), "over": set(["a": "3px"]),
          "spare": set(["x": "1px", "y": "2px"]),
          "words":
            #"{ "w": { "type": "text", "value": "Buy" }, "v": { "type": "sizing", "value": "4vw" } }"#,
        ],
        themes: [
          Miniatures.theme(
            "All", "One", ["core": "enabled", "over": "enabled", "words": "enabled"])
        ]))
    let account = conversion.account
    #expect(account.values == 8)
    #expect(Account.Fate.allCases.map { account[$0] } == [2, 1, 2, 1, 2])
    #expect(
      conversion.summary(folder: "new", isDryRun: false, project: nil).contains(
        "Converted 2 of 8 values: 1 shadowed, 2 unused, 1 inexpressible (not carried), 2 left out "
          + "(4 findings)"))
  }

  @Test func `colors of Material Theme Builder that cannot be read are left out`() {
    let conversion = converted([
      "t.json": ##"""
      { "seed": "none", "coreColors": { "primary": "not a color" },
        "schemes": { "light": { "a": "#2A5CA0", "b": "#FFFFFF" }, "dark": { "a": "#AAC7FF", "b": "nonsense" } },
        "palettes": { "p": { "0": "#000000", "50": "#12" } } }
      """##
    ])
    #expect(conversion.account.values == 7)
    #expect(conversion.account[.carried] == 4 && conversion.account[.leftOut] == 3)
    #expect(conversion.findings.count { $0.rule == .notCarried } == 3)
  }

  @Test(arguments: [
    (
      Dialect.tokensBruecke,
      ##"{ "T": { "a": { "$type": "color", "$value": "#HEX", "$extensions": { "mode": { "Day": "#HEX", "Night": "#000000" } } } } }"##
    ),
    (
      Dialect.spectrum,
      ##"{ "a": { "sets": { "light": { "$schema": "https://x/token-types/color.json", "value": "#HEX" }, "dark": { "$schema": "https://x/token-types/color.json", "value": "#000000" } } } }"##
    ),
  ]) func `values of a token that is declared twice are shadowed`(dialect: Dialect, text: String) {
    let conversion = converted([
      "a.json": text.replacing("HEX", with: "AA0000"),
      "b.json": text.replacing("HEX", with: "00BB00"),
    ]) { $0.dialect = dialect }
    #expect(conversion.account.values == 4)
    #expect(conversion.account[.carried] == 2 && conversion.account[.shadowed] == 2)
    #expect(conversion.messages.contains(dialect == .spectrum ? "is declared twice" : "overrides"))
  }

  @Test(arguments: [true, false]) func `many losses are an error, unless they are accepted`(
    isPartial: Bool
  ) {
    let conversion = converted(["t.json": set(["a": "1vw", "b": "2vw", "c": "3px"])]) {
      $0.isPartial = isPartial
    }
    #expect(conversion.hasErrors != isPartial && !conversion.files.isEmpty)
    #expect(conversion.messages.contains("2 of 3 values are left out"))
  }

  @Test(arguments: [true, false]) func `a plan that is not proven is not written`(isPartial: Bool) {
    let themes = [
      Miniatures.theme("Acme", "Brand", ["core": "enabled", "acme": "enabled"]),
      Miniatures.theme("Zenith", "Brand", ["core": "enabled", "zenith": "enabled"]),
      Miniatures.theme("Light", "Mode", ["light": "enabled"]),
      Miniatures.theme("Dark", "Mode", ["dark": "enabled"]),
    ]
    let sets: KeyValuePairs = [
      "core": set(["x": "{y} * 2"]), "acme": set(["x": "4px"]), "zenith": set(["x": "2px"]),
      "light": set(["y": "8px"]), "dark": set(["y": "6px"]),
    ]
    let conversion = converted(project(sets, themes: themes)) { $0.isPartial = isPartial }
    #expect(conversion.findings.contains { $0.rule == .unprovenPlan })
    #expect(conversion.files.isEmpty != isPartial && conversion.hasErrors != isPartial)
  }

  @Test func `a set that only another group enables can be referenced, and does not win`() {
    let themes = [
      Miniatures.theme("Day", "Mode", ["day": "enabled"]),
      Miniatures.theme("Night", "Mode", ["night": "enabled"]),
      Miniatures.theme("Calm", "Mood", ["calm": "enabled", "night": "source"]),
      Miniatures.theme("Loud", "Mood", ["loud": "enabled"]),
    ]
    let sets: KeyValuePairs = [
      "day": set(["page": "#EEEEEE"]), "night": set(["page": "#111111", "ink": "#222222"]),
      "calm": set(["panel": "{page}", "line": "{ink}"]), "loud": set(["panel": "#FF0000"]),
    ]
    let run = StudioRun(
      Dictionary(uniqueKeysWithValues: project(sets, themes: themes).map { ($0, $1) }))
    #expect(run.themes["Day/Calm"]?["panel"]?.contains("#EEEEEE") == true)
    #expect(run.themes["Day/Calm"]?["line"]?.contains("#222222") == true)
    #expect(run.themes["Day/Calm"]?["ink"] == nil)
    #expect(run.themes["Night/Calm"]?["panel"]?.contains("#111111") == true)
  }

  @Test func `--unit says the unit of lengths without one`() {
    for (unit, text) in [(DimensionValue.Unit?.none, "rem"), (.px, "px"), (.rem, "rem")] {
      let conversion = converted(["t.json": set(["a": "2"])]) {
        ($0.unit, $0.dialect) = (unit, .styleDictionary)
      }
      #expect(conversion.text("t.tokens.json").contains(#""value": 2, "unit": "\#(text)""#))
      #expect(conversion.messages.isEmpty == (unit != nil))
    }
  }

  @Test func `modes next to each other are contexts of one axis`() {
    func colors(_ hex: String, _ names: [String]) -> String {
      "{ \(names.map { ##""\##($0)": { "type": "color", "value": "#\##(hex)" }"## }.joined(separator: ", ")) }"
    }
    let (usual, charts) = (["a", "b", "c"], ["a", "k", "l", "m", "n"])
    let conversion = converted([
      "ash-dark/c.json": colors("000011", usual), "ash-light/c.json": colors("110000", usual),
      "charts-dark/c.json": colors("0000AA", charts),
      "charts-light/c.json": colors("AA0000", charts),
    ])
    #expect(conversion.plan.count == 2 && conversion.plan.last == "4 themes")
    let named = converted([
      "Density.Comfy.tokens.json": set(["gap": "16px"]),
      "Density.Tight.tokens.json": set(["gap": "8px"]),
    ])
    #expect(named.plan.first?.hasPrefix("modifier 'Density': 'Comfy' (default)") == true)
  }
}
