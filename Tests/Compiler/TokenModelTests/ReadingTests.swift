import TokenTesting

/// How common faults are read when the project makes their rules warnings.
@Suite struct ReadingTests {
  /// A token with a common fault, its rule, the value that is read, and the end of the finding.
  struct Deviation: Sendable, CustomTestStringConvertible {
    var rule: Rule
    var token: String
    var value: String?
    var reading: String

    var testDescription: String { "\(rule.rawValue) \(token)" }

    init(_ rule: Rule, _ token: String, _ value: String?, _ reading: String) {
      (self.rule, self.token, self.value, self.reading) = (rule, token, value, reading)
    }
  }

  private static func color(_ members: String) -> String {
    #"{ "$type": "color", "$value": { "colorSpace": \#(members) } }"#
  }

  private static func dimension(_ value: String) -> String {
    #"{ "$type": "dimension", "$value": \#(value) }"#
  }

  private static func typography(_ members: String) -> String {
    """
    { "$type": "typography", "$value": { "fontFamily": "A", "fontWeight": 400,
      "fontSize": { "value": 20, "unit": "px" }, \(members) } }
    """
  }

  static let deviations = [
    Deviation(
      .shortHex, color(##""srgb", "components": [1, 1, 1], "hex": "#fff""##), "#FFFFFF",
      "read as #FFFFFF"),
    Deviation(
      .shortHex, color(##""srgb", "components": [1, 0, 0], "hex": "#FF000080""##), "#FF0000",
      "read as #FF0000"),
    Deviation(
      .componentRange, color(#""hsl", "components": [360, 100, 50]"#), "#FF0000", "read as 0"),
    Deviation(
      .componentRange, color(#""hsl", "components": [-120, 100, 50]"#), "#0000FF", "read as 240"),
    Deviation(
      .componentRange, color(#""xyz-d65", "components": [0.9505, 1, 1.0891]"#),
      "color(xyz-d65 0.9505 1 1.0891)", "read as 1.0891"),
    Deviation(.componentRange, color(#""srgb", "components": [255, 0, 0]"#), nil, "left out"),
    Deviation(
      .tokenAlpha,
      ##"{ "$type": "color", "alpha": 0.2, "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"##,
      "#00000033", "applied if the value is a color"),
    Deviation(
      .olderForm, ##"{ "$type": "color", "$value": "#1972F9" }"##, "#1972F9", "read as #1972F9"),
    Deviation(
      .olderForm, #"{ "$type": "color", "$value": "rgba(0, 0, 0, 0.5)" }"#, "#00000080",
      "read as #00000080"),
    Deviation(
      .olderForm, #"{ "$type": "color", "$value": " RebeccaPurple" }"#, "#663399",
      "read as #663399"),
    Deviation(.olderForm, #"{ "$type": "duration", "$value": "0.2s" }"#, "0.2s", "read as 0.2s"),
    Deviation(.olderForm, #"{ "$type": "duration", "$value": 200 }"#, "200ms", "read as 200ms"),
    Deviation(
      .olderForm, #"{ "$type": "fontWeight", "$value": "Semi Bold" }"#, "600", "read as 600"),
    Deviation(
      .olderForm, #"{ "$type": "fontWeight", "$value": "700 Italic" }"#, "700",
      "read as 700, without its slant 'italic'"),
    Deviation(.bareDimension, dimension("0"), "0px", "read as 0px"),
    Deviation(.bareDimension, dimension("\"-0.5rem\""), "-0.5rem", "read as -0.5rem"),
    Deviation(.dimensionUnit, dimension(#"{ "value": 8, "unit": "dp" }"#), "8px", "read as 8px"),
    Deviation(.dimensionUnit, dimension(#"{ "value": 0, "unit": "" }"#), "0px", "read as 0px"),
    Deviation(.dimensionUnit, dimension(#"{ "value": 2, "unit": "em" }"#), nil, "left out"),
    Deviation(.invalidValue, dimension("\"0.5em\""), nil, "left out"),
    Deviation(.dimensionUnit, dimension(#"{ "value": 2, "unit": "vw" }"#), nil, "left out"),
    Deviation(
      .missingLetterSpacing, typography(#""lineHeight": 1.5"#), "A 400 20px × 1.5", "read as 0px"),
    Deviation(
      .lineHeightUnit,
      typography(
        #""lineHeight": { "value": 30, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" }"#
      ), "A 400 20px × 1.5", "read as 1.5"),
    Deviation(
      .lineHeightUnit,
      typography(#""lineHeight": "140%", "letterSpacing": { "value": 0, "unit": "px" }"#),
      "A 400 20px × 1.4", "read as 1.4"),
    Deviation(
      .dimensionUnit,
      typography(#""lineHeight": 1, "letterSpacing": { "value": 0.05, "unit": "em" }"#),
      "A 400 20px × 1", "read as 1px"),
    Deviation(
      .stringType, #"{ "$type": "string", "$value": "x" }"#, nil,
      "an alias gets the type of its target, any other value is left out"),
    Deviation(
      .unknownType, #"{ "$type": "breakpoint", "$value": "x" }"#, nil,
      "an alias gets the type of its target, any other value is left out"),
    Deviation(
      .unknownProperty, #"{ "$type": "number", "$value": 1, "comment": "x" }"#, "1", "ignored"),
    Deviation(.missingType, #"{ "$value": 1 }"#, nil, "left out"),
    Deviation(.invalidValue, #"{ "$type": "number", "$value": "1" }"#, nil, "left out"),
  ]

  @Test(arguments: deviations)
  func `a common fault is an error, and a warning with its reading under lenient`(
    _ deviation: Deviation
  ) {
    let text = #"{ "t": \#(deviation.token), "other": { "$type": "number", "$value": 1 } }"#
    let strict = compiled(tokens: text)
    #expect(strict.findings.map(\.rule) == [deviation.rule] && strict.hasErrors)
    let lenient = lenient(text)
    #expect(lenient.findings.map(\.rule) == [deviation.rule])
    #expect(lenient.findings.first?.severity == .warning)
    #expect(lenient.findings.first?.message.hasSuffix("; \(deviation.reading)") == true)
    #expect(lenient.value(of: "t") == deviation.value)
    #expect(lenient.value(of: "other") == "1")
  }

  /// A value in an older form, its origin, and the value in the form of DTCG 2025.10.
  static let older = [
    (
      ##"{ "$type": "color", "$value": "#1972F9" }"##, "this form is from DTCG's second draft",
      ##"{"colorSpace": "srgb", "components": [0.09803921569, 0.4470588235, 0.9764705882], "hex": "#1972F9"}"##
    ),
    (
      #"{ "$type": "color", "$value": "hsl(210 50% 40% / 50%)" }"#, "this form is from CSS",
      ##"{"colorSpace": "hsl", "components": [210, 50, 40], "alpha": 0.5, "hex": "#336699"}"##
    ),
    (
      #"{ "$type": "dimension", "$value": "16px" }"#, "this form is from DTCG's second draft",
      #"{"value": 16, "unit": "px"}"#
    ),
    (
      #"{ "$type": "duration", "$value": "200ms" }"#, "this form is from DTCG's second draft",
      #"{"value": 200, "unit": "ms"}"#
    ),
    (
      #"{ "$type": "duration", "$value": 200 }"#, "it has no unit", #"{"value": 200, "unit": "ms"}"#
    ),
    (#"{ "$type": "fontWeight", "$value": "Semi Bold" }"#, "this is from a font", "600"),
  ]

  @Test(arguments: older) func `a finding about an older form contains the value to paste`(
    token: String, form: String, value: String
  ) throws {
    let strict = compiled(tokens: #"{ "t": \#(token) }"#)
    let finding = try #require(strict.findings.first)
    #expect(finding.message.hasSuffix("; \(form); write \(value), or run tincture convert"))
    #expect(strict.hasErrors && strict.files.isEmpty)
    // The pasted value has no findings.
    let type = token.split(separator: #""$value""#)[0]
    #expect(compiled(tokens: #"{ "t": \#(type)"$value": \#(value) } }"#).findings == [])
  }

  @Test func `letter spacing in em is read in the unit of the font size`() {
    let lenient = lenient(
      """
      { "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontWeight": 400,
        "fontSize": { "value": 2, "unit": "rem" }, "lineHeight": 1,
        "letterSpacing": { "value": -0.5, "unit": "em" } } } }
      """)
    #expect(lenient.findings.first?.message.hasSuffix("; read as -1rem") == true)
    #expect(lenient.file("Theme.swift").contains("letterSpacing: TokenLength.rem(-1)"))
  }

  @Test func `rules can override a preset`() {
    let text = #"{ "a": { "$type": "string", "$value": "x" }, "b": { "$value": 1 } }"#
    func severities(_ rules: String) -> [String] {
      compiled(["t.tokens.json": text, "tincture.json": #"{ "rules": \#(rules) }"#]).findings
        .map { "\($0.rule.rawValue) \($0.severity.rawValue)" }
    }
    #expect(severities(#""strict""#) == ["string-type error", "missing-type error"])
    #expect(severities(#""lenient""#) == ["string-type warning", "missing-type warning"])
    #expect(
      severities(#"{ "preset": "lenient", "string-type": "off" }"#) == ["missing-type warning"])
    #expect(
      severities(#"{ "string-type": "warning" }"#) == ["string-type warning", "missing-type error"])
  }
}

/// Compiles a token file with lenient rules.
func lenient(_ tokens: String) -> Compilation {
  compiled(["t.tokens.json": tokens, "tincture.json": #"{ "rules": "lenient" }"#])
}
