import TokenTesting

/// A theme can have its own level and surface.
@Suite struct OverrideTests {
  /// Ink of 5.10:1 on a translucent fill, in themes of mode and contrast.
  private func compilation(_ overrides: String, fillAlpha: Double = 1) -> Compilation {
    compiled([
      "tincture.json": """
      { "resolver": "r.resolver.json",
        "audit": { "surface": "page/light", "overrides": [
          \(overrides)] } }
      """,
      "r.resolver.json": """
      { "version": "2025.10",
        "modifiers": {
          "mode": { "contexts": { "light": [\(tokens(fillAlpha))], "dark": [\(tokens(fillAlpha))] } },
          "contrast": { "contexts": { "normal": [{}], "high": [{}] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/mode" }, { "$ref": "#/modifiers/contrast" }] }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { "ink": { "type": "color" }, "fill": { "type": "color" } },
        "contrast": [ { "foreground": "ink", "on": "fill" } ] }
      """,
    ])
  }

  /// Each row as its outcome, the required ratio and the themes in which it holds.
  private func rows(of audit: Audit) -> [String] {
    audit.results.map { row in
      let required = row.required.map { plain($0) } ?? "–"
      return "\(row.outcome.rawValue), needs \(required) in \(row.holds.themeCount) themes: "
        + row.holds.label
    }
  }

  private func tokens(_ fillAlpha: Double) -> String {
    """
    { "c": { "$type": "color", "ink": { "$value": \(color("#005CE5")) },
        "fill": { "$value": \(color("#EEF2F9", alpha: fillAlpha)) } },
      "page": { "$type": "color", "light": { "$value": \(color("#FFFFFF")) },
        "dark": { "$value": \(color("#000000")) } } }
    """
  }

  @Test func `a high-contrast theme can require a higher level`() {
    let plain = compilation("").audit
    #expect(rows(of: plain) == ["pass, needs 4.5 in 4 themes: "])
    let audit = compilation(#"{ "where": { "contrast": "high" }, "level": "AAA" }"#).audit
    #expect(
      rows(of: audit) == ["pass, needs 4.5 in 2 themes: normal", "fail, needs 7 in 2 themes: high"])
  }

  @Test func `the last matching override wins`() {
    let audit = compilation(
      """
      { "where": { "contrast": "high" }, "level": "AAA" },
      { "where": { "contrast": ["high"], "mode": ["dark"] }, "level": "AA" }
      """
    ).audit
    let strict = audit.results.filter { $0.required == 7 }.map(\.holds.label)
    #expect(strict == ["light high"])
    let themes = audit.results.reduce(0) { $0 + $1.holds.themeCount }
    #expect(themes == 4)
  }

  @Test func `reports name the levels of all themes`() {
    let override = #"{ "where": { "contrast": "high" }, "level": "AAA" }"#
    let compilation = compilation(override)
    #expect(compilation.report.text().contains("WCAG 2.2, levels AA and AAA\n"))
    #expect(compilation.report.markdown().contains("WCAG 2.2, levels AA and AAA.\n"))
  }

  @Test func `a theme can have its own surface`() throws {
    let override = #"{ "where": { "mode": "dark" }, "surface": "page/dark" }"#
    let rows = compilation(override, fillAlpha: 0.5).audit.results
    try #require(rows.map(\.holds.label) == ["light", "dark"])
    #expect(rows.map(\.holds.themeCount) == [2, 2])
    #expect(rows.map(\.surface?.path) == ["page/light", "page/dark"])
    #expect(rows[0].ratio != rows[1].ratio)
  }

  @Test func `a missing surface is reported at the override that names it`() {
    let override = #"{ "where": { "mode": "dark" }, "surface": "page/night" }"#
    let findings = compilation(override).findings(.missingToken)
    #expect(findings.map(\.path) == ["page/night"])
    #expect(findings.first?.place.file == "tincture.json" && findings.first?.place.line == 3)
  }

  @Test(arguments: [
    (#"{ "where": { "contast": "high" }, "level": "AAA" }"#, "did you mean 'contrast'?"),
    (#"{ "where": { "contrast": "hihg" }, "level": "AAA" }"#, "did you mean 'high'?"),
    (#"{ "where": { "contrast": "high" } }"#, "must set 'level', 'surface' or both"),
    (#"{ "level": "AAA" }"#, "'where' is missing"),
    (#"{ "where": { "contrast": "high" }, "level": "A" }"#, "'AA' or 'AAA'"),
    (#"{ "where": { "contrast": [] }, "level": "AAA" }"#, "the override applies to no theme"),
  ]) func `an invalid override is an error`(override: String, sentence: String) throws {
    let findings = compilation(override).findings(.invalidProject)
    #expect(findings.count == 1)
    #expect(try #require(findings.first).message.contains(sentence))
  }
}
