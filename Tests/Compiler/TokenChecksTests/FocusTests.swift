import TokenTesting

/// What is not drawn does not count, and a focus indicator has two sides.
@Suite struct FocusTests {
  private func compilation(_ pair: String, ring: (type: String, value: String)) -> Compilation {
    LayerProject(
      tokens: [
        ("bg", "color", color("#FFFFFF")), ("page", "color", color("#EEF2F9")),
        ("faint", "color", color("#F0F0F0")), ("ring", ring.type, ring.value),
        ("wide", "dimension", #"{ "value": 24, "unit": "px" }"#),
        ("thin", "dimension", #"{ "value": 1.5, "unit": "px" }"#),
      ],
      roles: [("bg", "color"), ("page", "color"), ("faint", "color"), ("ring", ring.type)],
      pairs: [pair]
    ).compilation
  }

  private static let blue = color("#2340A9")
  private static let undrawn = "so it is not drawn"

  private static func dashes(_ lengths: Int..., cap: String = "butt") -> String {
    let lengths = lengths.map { #"{ "value": \#($0), "unit": "px" }"# }.joined(separator: ",")
    return border(blue, style: #"{ "dashArray": [\#(lengths)], "lineCap": "\#(cap)" }"#)
  }

  /// A border or a shadow, and why the color has no ratio as a graphic and a focus indicator, or nil.
  @Test(arguments: [
    (("border", border(blue, width: 0)), undrawn as String?, undrawn as String?),
    (("border", border(blue)), nil, nil), (("border", dashes(0, 4)), undrawn, undrawn),
    (("border", dashes(0, 4, 0)), nil, nil), (("border", dashes(0, 4, cap: "round")), nil, nil),
    (("shadow", shadow([blue], spread: 0)), undrawn, undrawn),
    (("shadow", shadow([blue], spread: -2)), undrawn, undrawn),
    (("shadow", shadow([blue], blur: 1, spread: -2)), undrawn, undrawn),
    (
      ("shadow", shadow([blue], blur: 20, spread: 0)), "is nowhere at full strength",
      "is not a ring at full strength"
    ),
    (
      ("shadow", shadow([blue], offset: 3, blur: 2, spread: 0)), nil,
      "is not a ring at full strength"
    ),
    (("shadow", shadow([blue], offset: 3, spread: 0)), nil, "is not a ring at full strength"),
    (("shadow", shadow([blue], blur: 20, spread: 2)), nil, nil),
    (("shadow", shadow([blue])), nil, nil),
  ]) func `what is not drawn has no ratio`(
    ring: (type: String, value: String), graphic: String?, focus: String?
  ) {
    for (duty, flaw) in [(#""graphic": true"#, graphic), (#""focus": "page""#, focus)] {
      let pair = #"{ "foreground": "ring.color", "on": ["bg", "page"], \#(duty) }"#
      for row in compilation(pair, ring: ring).audit.results {
        #expect(row.outcome == (flaw == nil ? .pass : .indeterminate))
        #expect(row.because?.hasSuffix(flaw ?? "") ?? (flaw == nil))
      }
    }
  }

  @Test func `what is not drawn is never enough`() throws {
    let pair =
      #"{ "foreground": { "anyOf": ["ring.color", "faint"] }, "on": "bg", "graphic": true }"#
    let drawn = compilation(pair, ring: ("border", border(Self.blue)))
    #expect(drawn.audit.results.map(\.outcome) == [.pass])
    let row = try #require(
      compilation(pair, ring: ("border", border(Self.blue, width: 0))).audit.results.first)
    #expect(row.outcome == .fail && row.foreground.role == "faint")
    #expect(row.choices.map { $0.ratio == nil } == [true, false])
  }

  @Test func `a layer that is not drawn is not a background, and shows what is below it`() {
    func outcomes(on background: String) -> [Outcome] {
      compilation(
        #"{ "foreground": "bg", "on": \#(background) }"#,
        ring: ("border", border(Self.blue, width: 0))
      ).audit.results.map(\.outcome)
    }
    #expect(outcomes(on: #""ring.color""#) == [.indeterminate])
    #expect(outcomes(on: #"{ "layers": ["ring.color", "page"] }"#) == [.fail])
  }

  /// A border or a shadow, the width that the pair names, and the widths that are found to be thin.
  @Test(arguments: [
    (("border", border(blue, width: 1)), "", ["error 1px"]),
    (("border", border(blue, width: 1)), "wide", ["warning 1px"]),
    (("border", border(blue, width: 1)), "thin", ["warning 1px", "error 1.5px"]),
    (("border", border(blue, width: 2)), "thin", ["error 1.5px"]),
    (("border", border(blue, width: 2)), "wide", []), (("color", blue), "wide", []),
    (("color", blue), "thin", ["error 1.5px"]),
    (("shadow", shadow([blue], blur: 9, spread: 1)), "", ["error 1px"]),
    (("shadow", shadow([blue], blur: 9, spread: 1)), "wide", ["warning 1px"]),
    (("shadow", shadow([blue], spread: 2)), "", []),
  ]) func `the lesser width of a focus indicator counts`(
    ring: (type: String, value: String), width: String, thin: [String]
  ) {
    let focus = width.isEmpty ? #""page""# : #"{ "unfocused": "page", "width": "\#(width)" }"#
    let foreground = ring.type == "color" ? "ring" : "ring.color"
    let compilation = compilation(
      #"{ "foreground": "\#(foreground)", "on": ["bg", "page"], "focus": \#(focus) }"#, ring: ring)
    let findings = compilation.findings(.thinFocusIndicator)
    #expect(findings.map { "\($0.severity) \($0.message.split(separator: " ")[5])" } == thin)
    #expect(compilation.findings(.invalidContract).isEmpty)
  }

  @Test func `a layer of a shadow is as wide as what the layers above leave`() {
    let value =
      shadow([color("#FFFFFF")], spread: 2).dropLast() + ", "
      + shadow([Self.blue], spread: 3).dropFirst()
    let compilation = compilation(
      #"{ "foreground": "ring.1.color", "on": ["bg", "page"], "focus": "page" }"#,
      ring: ("shadow", String(value)))
    #expect(compilation.findings(.thinFocusIndicator).count == 1)
    #expect(compilation.findings(.thinFocusIndicator)[0].message.contains("is 1px wide"))
  }

  /// The pair's members other than its foreground, and whether one side is missing.
  @Test(arguments: [
    (#""on": "bg", "focus": "page""#, true), (#""on": ["bg", "page"], "focus": "page""#, false),
    (#""on": ["bg", { "role": "bg" }], "focus": "page""#, true),
    (#""on": ["page", { "layers": ["faint", "bg"] }], "focus": "page""#, false),
    (#""on": "page", "focus": "page", "because": "a gap of the page is on both sides""#, false),
  ]) func `a focus indicator has two neighbors`(members: String, isReported: Bool) {
    let compilation = compilation(
      #"{ "foreground": "ring.color", \#(members) }"#, ring: ("border", border(Self.blue)))
    #expect(compilation.findings(.focusNeighbor).count == (isReported ? 1 : 0))
  }
}
