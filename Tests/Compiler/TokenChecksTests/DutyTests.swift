import TokenTesting

/// The required ratio of a pair (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11).
@Suite struct DutyTests {
  private let pair = PairProject(foreground: color("#000000"), background: color("#FFFFFF"))

  /// Size and weight of the text, the level, and the required ratio.
  @Test(arguments: [
    (24.0, 400.0, "AA", "large-text", 3.0), (23.99, 400, "AA", "text", 4.5),
    (18.667, 700, "AA", "large-text", 3), (18.66, 700, "AA", "text", 4.5),
    (18.667, 600, "AA", "text", 4.5), (18.667, 699.9, "AA", "text", 4.5),
    (18.667, 1000, "AA", "large-text", 3), (23.99, 699, "AA", "text", 4.5),
    (24, 100, "AAA", "large-text", 4.5), (18.667, 700, "AAA", "large-text", 4.5),
    (18.66, 700, "AAA", "text", 7), (10, 400, "AAA", "text", 7),
  ]) func `large text needs less`(
    size: Double, weight: Double, level: String, duty: String, required: Double
  ) throws {
    var pair = pair
    pair.text = typography(size, weight: weight)
    pair.duty = #""text": "text""#
    pair.level = level
    let row = try #require(result(pair))
    #expect(row.duty.rawValue == duty)
    #expect(row.required == required)
  }

  /// Members of the pair, the level, and the required ratio.
  @Test(arguments: [
    ("", "AA", "text", 4.5 as Double?), ("", "AAA", "text", 7),
    (#""graphic": true"#, "AA", "graphic", 3), (#""graphic": true"#, "AAA", "graphic", 3),
    (#""decorative": "why""#, "AA", "decorative", nil),
    (#""inactive": "why", "when": { "s": "off" }"#, "AA", "inactive", nil),
    (#""inactive": true, "when": { "s": "off" }"#, "AAA", "inactive", nil),
    (#""minimum": 2, "because": "a test""#, "AAA", "custom", 2),
  ]) func `duties other than text have fixed ratios`(
    members: String, level: String, duty: String, required: Double?
  ) throws {
    var pair = pair
    pair.duty = members
    pair.level = level
    if members.contains("when") { pair.contract = #""axes": { "s": ["off"] }"# }
    let row = try #require(result(pair))
    #expect(row.duty.rawValue == duty && row.required == required)
  }

  /// Size and weight of a text, and what the row says that axe for iOS calls it.
  @Test(arguments: [
    (17.9, 400.0, nil as String?), (18, 400, "18 pt), not by WCAG (24 px)"),
    (23.9, 400, "18 pt), not by WCAG (24 px)"), (24, 400, nil), (13.9, 700, nil),
    (14, 700, "14 pt bold), not by WCAG (18.667 px bold)"),
    (18.6, 700, "14 pt bold), not by WCAG (18.667 px bold)"), (18.667, 700, nil),
    (18, 699, "18 pt), not by WCAG (24 px)"),
  ])
  func `a row says that axe for iOS calls a text large`(size: Double, weight: Double, end: String?)
    throws
  {
    var pair = pair
    pair.text = typography(size, weight: weight)
    pair.duty = #""text": "text""#
    let compilation = pair.compilation
    let row = try #require(compilation.audit.results.first)
    #expect(row.sizeNote == end.map { "large for axe for iOS (\($0)" })
    let html = String(decoding: compilation.auditHTML, as: UTF8.self)
    for report in [compilation.report.text(showsAll: true), compilation.report.markdown(), html] {
      #expect(report.contains("large for axe for iOS") == (end != nil))
    }
  }

  @Test func `a minimum below the standard of its text has a reason`() {
    var pair = PairProject(foreground: color("#999999"), background: color("#FFFFFF"))
    (pair.text, pair.duty) = (typography(24, weight: 400), #""minimum": 3, "text": "text""#)
    #expect(pair.compilation.findings(.invalidContract).isEmpty)
    pair.duty = #""minimum": 1"#
    #expect(pair.compilation.findings(.invalidContract).count == 1)
    #expect(pair.compilation.hasErrors)
  }

  @Test func `a rem is 16 pixels`() throws {
    var pair = pair
    pair.duty = #""text": "text""#
    pair.text = """
      { "fontFamily": "A", "fontSize": { "value": 1.5, "unit": "rem" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 }
      """
    #expect(try #require(result(pair)).duty == .largeText)
  }

  @Test(arguments: [
    (#""decorative": "why""#, "why" as String?, [Rule]()), (#""inactive": "why""#, "why", []),
    (#""inactive": true"#, nil, [.missingReason]),
  ]) func `a pair without a duty is measured and exempt at any ratio`(
    duty: String, because: String?, rules: [Rule]
  ) throws {
    let faint = PairProject(
      foreground: color("#FFFFFF"), background: color("#FFFFFF"),
      duty: duty + #", "when": { "s": "off" }"#, contract: #""axes": { "s": ["off"] }"#)
    let row = try #require(result(faint))
    #expect(row.outcome == .exempt && row.ratio == 1 && row.because == because)
    #expect(faint.compilation.findings.map(\.rule).filter { $0 != .emptyAudit } == rules)
  }

  @Test(arguments: [
    #""inactive": """#, #""inactive": false"#, #""inactive": true, "graphic": true"#,
  ]) func `inactive is true or a reason, and the only duty`(duty: String) {
    var pair = pair
    pair.duty = duty
    #expect(pair.compilation.findings.map(\.rule).contains(.invalidContract))
  }

  @Test func `a text token that is not a typography is a type mismatch`() {
    var pair = pair
    (pair.duty, pair.text) = (#""text": "text""#, "24")
    var files = pair.files
    files["tokens/t.tokens.json"] = files["tokens/t.tokens.json"]?
      .replacing("typography", with: "number")
    #expect(compiled(files).named == ["type-mismatch text"])
  }
}
