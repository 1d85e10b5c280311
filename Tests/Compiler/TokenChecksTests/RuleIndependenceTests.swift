import TokenTesting

/// A rule that is off silences no other rule.
@Suite struct RuleIndependenceTests {
  private let files = [
    "many.resolver.json": """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] }, "empty": { "sources": [] } },
      "modifiers": { "contrast": { "default": "normal", "contexts": {
        "normal": [{ "$ref": "normal.tokens.json" }], "high": [{ "$ref": "high.tokens.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/empty" },
        { "$ref": "#/modifiers/contrast" }] }
    """,
    "base.tokens.json": """
    { "c": { "$type": "color", "bg": { "$value": \(color("#FFFFFF")) },
        "default": { "line": { "$value": \(color("#BBBBBB")) } },
        "hover": { "line": { "$value": \(color("#BBBBBB")) } },
        "other": { "extra": { "$value": \(color("#888888")) } } },
      "old": { "$type": "color", "$deprecated": true, "ink": { "$value": \(color("#000000")) } },
      "new": { "$type": "color", "ink": { "$value": "{old.ink}" }, "Ink": { "$value": "{none}" },
        "odd ": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1.5] } },
        "loop": { "$value": "{new.loop}" },
        "more": { "$value": \(color("#000000")), "note": 1 } },
      "size": { "$type": "dimension", "a": { "$value": 4 },
        "b": { "$value": { "value": 1, "unit": "em" } } },
      "text": { "$type": "string", "a": { "$value": "x" } } }
    """,
    "normal.tokens.json": """
    { "c": { "$type": "color", "default": { "label": { "$value": \(color("#333333")) } },
        "hover": { "label": { "$value": \(color("#333333")) } } },
      "only": { "$type": "color", "here": { "$value": \(color("#000000")) } } }
    """,
    "high.tokens.json": """
    { "c": { "$type": "color", "default": { "label": { "$value": \(color("#444444")) } },
        "hover": { "label": { "$value": \(color("#444444")) } },
        "other": { "some": { "$value": \(color("#888888")) } } } }
    """,
    "c.contract.json": """
    { "component": "C", "path": "c/<state>/*", "axes": { "state": ["default", "hover"] },
      "roles": { "label": { "type": "color" }, "line": { "type": "color" },
        "bg": { "type": "color", "path": "c/bg" } },
      "contrast": [{ "foreground": "label", "on": ["bg", { "layers": ["bg", "line"] }] },
        { "foreground": "line", "on": "bg", "graphic": true, "unknwn": 1 }],
      "waivers": [{ "foreground": "line", "on": "bg", "floor": 1, "because": "under review" },
        { "foreground": "label", "on": "bg", "floor": 3, "because": "under review",
          "owner": "x", "until": "2020-01-01" },
        { "foreground": "label", "on": "line", "floor": 3, "because": "under review" }],
      "claims": [{ "foreground": "#000000", "on": "#FFFFFF", "ratio": 3, "source": "a page" }] }
    """,
  ]

  /// What a finding is about, without the words that other findings' counts change.
  private struct Subject: Hashable {
    var rule: Rule
    var place: Place
    var path: String?
  }

  private func subjects(_ rules: [Rule: String], preset: String) -> Set<Subject> {
    let settings = rules.map { #", "\#($0.key.rawValue)": "\#($0.value)""# }.joined()
    let project = """
      { "resolver": "many.resolver.json", "contracts": ["*.contract.json"],
        "rules": { "preset": "\(preset)"\(settings) } }
      """
    let findings = compiled(files.merging(["tincture.json": project]) { $1 }, today: "2026-01-01")
      .findings
    return Set(findings.map { Subject(rule: $0.rule, place: $0.place, path: $0.path) })
  }

  @Test(arguments: ["strict", "lenient"]) func `no finding of another rule is lost`(preset: String)
  {
    let all = subjects([:], preset: preset)
    let rules = Set(all.map(\.rule)).filter(\.canBeOff)
    #expect(rules.count >= 18)
    for rule in rules {
      let rest = subjects([rule: "off"], preset: preset)
      #expect(all.filter { $0.rule != rule }.subtracting(rest) == [], "\(rule.rawValue) is off")
      #expect(!rest.contains { $0.rule == rule })
    }
  }

  @Test func `what a rule that is off would cover, others report`() {
    let covered = subjects([.unknownKey: "off"], preset: "lenient")
    let open = subjects([.unknownKey: "off", .unexpectedToken: "off"], preset: "lenient")
    func rules(_ path: String, _ subjects: Set<Subject>) -> Set<Rule> {
      Set(subjects.filter { $0.path == path }.map(\.rule))
    }
    #expect(rules("c/other/extra", covered) == [.unexpectedToken])
    #expect(rules("c/other/extra", open) == [.unpairedColor])
    #expect(rules("c/other/some", covered) == [.unexpectedToken])
    #expect(rules("c/other/some", open) == [.partialToken])
  }
}
