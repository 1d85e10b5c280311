import TokenTesting

/// Stacks of layers and opacities are measured as they are drawn.
@Suite struct LayerTests {
  private let tokens = [
    ("label", "color", color("#FFFFFF")), ("bg", "color", color("#005CE5")),
    ("overlay", "color", color("#000000", alpha: 0.2)), ("card", "color", color("#EEF2F9")),
    ("fade", "number", "0.7"),
  ]
  private let roles = [("label", "color"), ("bg", "color"), ("overlay", "color")]

  private func rows(_ pairs: String...) -> [ContrastResult] {
    LayerProject(tokens: tokens, roles: roles, pairs: pairs).compilation.audit.results
  }

  /// The ratio of two colors, as 8-bit and exact.
  private func ratio(_ one: Triple, _ other: Triple) -> Double {
    min(
      contrastRatio(relativeLuminance(srgb: one), to: relativeLuminance(srgb: other)),
      contrastRatio(RGB8(rounding: one), to: RGB8(rounding: other)))
  }

  private let white = Triple(1, 1, 1)
  private let blue = Triple(0, 0x5C / 255.0, 0xE5 / 255.0)
  private let card = Triple(0xEE / 255.0, 0xF2 / 255.0, 0xF9 / 255.0)

  /// Whether the row has the ratio on an sRGB screen.
  private func isEqual(_ row: ContrastResult, _ ratio: Double) -> Bool {
    (row.measured?.srgbRatio ?? row.ratio).map { abs($0 - ratio) < 1e-12 } ?? false
  }

  @Test func `layers are composited from the bottom up`() throws {
    let row = try #require(
      rows(#"{ "foreground": "label", "on": { "layers": ["overlay", "bg", "card"] } }"#).first)
    let back = Triple(0, 0, 0).composited(alpha: 0.2, over: blue)
    #expect(isEqual(row, ratio(white, back)))
    #expect(row.layers.map(\.role) == ["overlay", "bg", "card"])
    #expect(row.key == "C/label/on/overlay over bg over card")
  }

  @Test func `an opacity fades one layer`() throws {
    let row = try #require(
      rows(
        """
        { "foreground": { "role": "label", "opacity": "fade" },
          "on": { "layers": [{ "role": "bg", "opacity": "fade" }, "card"] } }
        """
      ).first)
    let back = blue.composited(alpha: 0.7, over: card)
    #expect(isEqual(row, ratio(white.composited(alpha: 0.7, over: back), back)))
    #expect(row.outcome == .fail)
    #expect(row.foreground.opacity?.path == "fade" && row.foreground.opacity?.value == 0.7)
  }

  @Test func `a group is composited before it is faded`() throws {
    let row = try #require(
      rows(
        """
        { "foreground": "label", "on": { "layers": ["bg", "card"] }, "groupOpacity": "fade" }
        """
      ).first)
    let back = blue.composited(alpha: 0.7, over: card)
    #expect(isEqual(row, ratio(white.composited(alpha: 0.7, over: card), back)))
    #expect(row.ratio.map { shown($0) } == "3.27")
  }

  @Test func `a group on one layer needs a surface`() throws {
    let pair = #"{ "foreground": "label", "on": "bg", "groupOpacity": "fade" }"#
    #expect(rows(pair).map(\.outcome) == [.indeterminate])
    let project = LayerProject(
      tokens: tokens, roles: roles, pairs: [pair], audit: #""surface": "card""#)
    let row = try #require(project.compilation.audit.results.first)
    #expect(row.ratio.map { shown($0) } == "3.27")
    #expect(row.surface?.path == "card")
  }

  @Test func `a layer hides what is below an opaque one`() throws {
    let stacked = rows(#"{ "foreground": "label", "on": { "layers": ["bg", "overlay"] } }"#)
    let plain = rows(#"{ "foreground": "label", "on": "bg" }"#)
    #expect(stacked.map(\.ratio) == plain.map(\.ratio))
    #expect(stacked.map(\.outcome) == [.pass])
  }

  @Test func `a layer can show the color of another variant`() throws {
    let project = LayerProject(
      tokens: [("idle", "color", color("#FFFFFF")), ("focused", "color", color("#005CE5"))],
      roles: [],
      pairs: [
        """
        { "foreground": "edge", "on": { "role": "edge", "in": { "state": "idle" } },
          "graphic": true, "when": { "state": "focused" }, "unless": "nothing changes" }
        """
      ], contract: #""axes": { "state": ["idle", "focused"] }"#)
    var files = project.files
    files["c.contract.json"] = files["c.contract.json"]?.replacing(
      #""roles": {"#, with: #""roles": { "edge": { "type": "color", "path": "<state>" }"#)
    let row = try #require(compiled(files).audit.results.first)
    #expect([row.foreground.path, row.background.path] == ["focused", "idle"])
    #expect(row.background.role == "edge in idle")
    #expect(isEqual(row, ratio(blue, white)))
  }

  @Test(arguments: [
    (#"{ "foreground": "label", "on": { "layers": [] } }"#, "'layers' is empty"),
    (#"{ "foreground": { "role": "label", "in": { "x": "y" } }, "on": "bg" }"#, "no axis 'x'"),
    (#"{ "foreground": { "anyOf": [] }, "on": "bg" }"#, "'anyOf' is empty"),
    (#"{ "foreground": { "anyOf": ["label", "bg"] }, "on": "card" }"#, "'anyOf' is for shapes"),
    (
      #"{ "foreground": "label", "on": "bg", "groupOpacity": "wide" }"#, "an opacity is from 0 to 1"
    ),
    (#"{ "foreground": 3, "on": "bg" }"#, "expected a role or a path"),
    (#"{ "foreground": "label", "on": "bg", "level": "B" }"#, "expected 'AA' or 'AAA'"),
  ]) func `a faulty layer is reported`(pair: String, message: String) {
    let project = LayerProject(
      tokens: tokens + [("wide", "number", "1.5")], roles: roles, pairs: [pair])
    let findings = project.compilation.findings(.invalidContract)
    #expect(findings.map(\.message).contains { $0.contains(message) }, "\(findings)")
  }

  @Test(arguments: [
    (#""unless": ".""#, "'unless' has no words; write why the pair is not measured elsewhere"),
    (#""decorative": "-""#, "'decorative' has no words; write why the pair needs no contrast"),
    (#""decorative": true"#, "'decorative' has no words; write why the pair needs no contrast"),
    (#""unless": null"#, "'unless' has no words; write why the pair is not measured elsewhere"),
    (#""inactive": "?""#, "'inactive' has no words; write why the control cannot be used"),
    (
      #""minimum": 1.5, "because": " ""#,
      "'because' has no words; write why less contrast is enough"
    ),
  ])
  func `a pair with a reason without words is reported, and measured`(duty: String, message: String)
  {
    let project = LayerProject(
      tokens: tokens, roles: roles, pairs: [#"{ "foreground": "label", "on": "bg", \#(duty) }"#])
    let compilation = project.compilation
    let messages = compilation.findings(.invalidContract).map(\.message)
    #expect(messages.count == 1 && messages[0].hasPrefix(message + ", such as \""))
    // Without a state in which controls are inactive, an inactive pair applies nowhere.
    let isMeasured = compilation.audit.results.first?.ratio != nil
    #expect(isMeasured != duty.contains("inactive"))
  }

  @Test(arguments: [
    (#"{ "layers": ["bg", "overlay"] }"#, "'overlay' is never seen: 'bg' above it is opaque"),
    (
      #"{ "layers": [{ "role": "overlay", "opacity": "none" }, "bg"] }"#,
      "'overlay at none' is never seen: it is fully transparent"
    ),
    (#"{ "layers": ["overlay", "bg"] }"#, nil),
  ]) func `a layer that is never seen is reported`(stack: String, message: String?) {
    let project = LayerProject(
      tokens: tokens + [("none", "number", "0")], roles: roles,
      pairs: [#"{ "foreground": "label", "on": \#(stack) }"#])
    let findings = project.compilation.findings(.hiddenLayer)
    #expect(findings.map(\.message) == [message.map { $0 + "; remove it" }].compactMap(\.self))
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test func `an unknown layer is not a role or a path`() {
    let project = LayerProject(
      tokens: tokens, roles: roles,
      pairs: [#"{ "foreground": "label", "on": { "layers": ["overlai", "bg"] } }"#])
    let findings = project.compilation.findings(.unmatchedPair)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("did you mean 'overlay'?") == true)
  }

  @Test func `an opacity that is missing or no number is reported at the layer`() {
    func marks(_ opacity: String) -> [String] {
      LayerProject(
        tokens: tokens, roles: roles,
        pairs: [
          #"""
          { "foreground": { "role": "label", "opacity": "\#(opacity)" }, "on": "bg",
            "decorative": "a test" }
          """#
        ]
      ).compilation.findings.map(\.rule.rawValue).filter { $0 != "unpaired-color" }
    }
    #expect(marks("none") == ["missing-token"])
    #expect(marks("bg") == ["type-mismatch"])
    #expect(marks("fade") == [])
  }

  @Test func `a waiver names layers as the pair does`() {
    let pair = """
      { "foreground": { "role": "label", "opacity": "fade" }, "on": { "layers": ["overlay", "card"] } }
      """
    let waiver = #", "floor": 1, "because": "a test", "owner": "tests" }"#
    func outcomes(_ on: String) -> [String] {
      let project = LayerProject(
        tokens: tokens, roles: roles, pairs: [pair],
        contract: """
          "waivers": [{ "foreground": { "role": "label", "opacity": "fade" }, "on": \(on)\(waiver)]
          """)
      let compilation = project.compilation
      return compilation.audit.results.map(\.outcome.rawValue)
        + compilation.findings(.unmatchedWaiver).map(\.rule.rawValue)
    }
    #expect(outcomes(#"{ "layers": ["overlay", "card"] }"#).first == "waived")
    #expect(outcomes(#""overlay""#) == ["fail", "unmatched-waiver"])
  }

  /// White to gray on gray to black: gray can lie on gray, unless both run the same way.
  @Test(arguments: [
    (#""foreground": "front", "on": "back""#, "1.61", true),
    (#""foreground": "front", "on": "back", "aligned": true"#, "5.69", false),
    (#""foreground": "front", "on": "back", "aligned": false"#, "1.61", true),
    (#""foreground": "label", "on": { "layers": ["veil", "back"] }"#, "3.69", false),
    (
      #""foreground": "label", "on": { "layers": ["veil", "back"], "aligned": true }"#, "5.74",
      false
    ),
    (
      #""foreground": "label", "on": [{ "on": { "layers": ["veil", "back"], "aligned": true } }]"#,
      "5.74", false
    ),
  ]) func `gradients lie on each other at any positions unless they are aligned`(
    pair: String, ratio: String, hasTwoPositions: Bool
  ) throws {
    let project = LayerProject(
      tokens: tokens + [
        ("front", "gradient", gradient([(color("#FFFFFF"), 0), (color("#888888"), 1)])),
        ("back", "gradient", gradient([(color("#666666"), 0), (color("#000000"), 1)])),
        (
          "veil", "gradient",
          gradient([(color("#FFFFFF", alpha: 0), 0), (color("#FFFFFF", alpha: 0.2), 1)])
        ),
      ], roles: roles + [("front", "gradient"), ("back", "gradient"), ("veil", "gradient")],
      pairs: ["{ \(pair) }"])
    let row = try #require(project.compilation.audit.results.first)
    #expect(row.ratio.map { shown($0) } == ratio)
    #expect((row.measured?.groundAt != nil) == (hasTwoPositions || pair.contains("front")))
    if hasTwoPositions { #expect([row.measured?.at, row.measured?.groundAt] == [1, 0]) }
  }

  @Test func `whether gradients are aligned is true or false`() {
    let project = LayerProject(
      tokens: tokens, roles: roles,
      pairs: [#"{ "foreground": "label", "on": "bg", "aligned": "yes" }"#])
    #expect(
      project.compilation.findings(.invalidContract).map(\.message).contains {
        $0.contains("true or false")
      })
  }

  /// Each layer used to have 16 times the samples of the one below it.
  @Test func `samples of translucent gradients do not multiply`() throws {
    let veil = gradient([(color("#000000", alpha: 0.5), 0), (color("#111111", alpha: 0.6), 1)])
    let names = (0..<6).map { "veil\($0)" }
    let layers = (names + ["card"]).map { "\"\($0)\"" }.joined(separator: ", ")
    let project = LayerProject(
      tokens: tokens + names.map { ($0, "gradient", veil) },
      roles: roles + names.map { ($0, "gradient") },
      pairs: ["{ \"foreground\": \"label\", \"on\": { \"layers\": [\(layers)] } }"])
    let row = try #require(project.compilation.audit.results.first)
    #expect((row.drawn?.background.stops.count).map { $0 < 2000 } == true)
  }
}
