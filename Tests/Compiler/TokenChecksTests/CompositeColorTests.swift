import TokenTesting

/// Colors inside borders, shadows and gradients are sides of pairs.
@Suite struct CompositeColorTests {
  private let white = color("#FFFFFF")
  private let blue = color("#005CE5")

  private func compilation(_ pairs: String...) -> Compilation {
    LayerProject(
      tokens: [
        ("bg", "color", white), ("blue", "color", blue), ("ring", "border", border(#""{blue}""#)),
        ("halo", "shadow", shadow([#""{blue}""#, white])),
        ("wash", "gradient", gradient([(blue, 0), (white, 1)])),
      ],
      roles: [
        ("bg", "color"), ("blue", "color"), ("ring", "border"), ("halo", "shadow"),
        ("wash", "gradient"),
      ], pairs: pairs
    ).compilation
  }

  @Test func `the color of a border is a side of a pair`() throws {
    let row = try #require(
      compilation(#"{ "foreground": "ring.color", "on": "bg", "graphic": true }"#).audit.results
        .first)
    #expect(row.foreground.path == "ring" && row.foreground.part == "color")
    #expect(row.foreground.value == "#005CE5" && row.outcome == .pass)
  }

  @Test func `each color of a shadow or a gradient has a row`() {
    let rows = compilation(
      #"{ "foreground": "halo.color", "on": "bg", "graphic": true }"#,
      #"{ "foreground": "wash.1.color", "on": "bg", "graphic": true }"#
    ).audit.results
    #expect(rows.map(\.foreground.role) == ["halo.0.color", "halo.1.color", "wash.1.color"])
    #expect(rows.map(\.outcome) == [.pass, .fail, .fail])
  }

  @Test(arguments: [
    ("ring", "write 'ring.color'"), ("halo.2.color", "a shadow with 2 colors, counted from 0"),
  ]) func `a composite value needs the name of its color`(layer: String, message: String) {
    let findings = compilation(#"{ "foreground": "\#(layer)", "on": "bg", "graphic": true }"#)
      .findings(.invalidContract)
    #expect(findings.map(\.message).contains { $0.contains(message) }, "\(findings)")
  }

  @Test func `colors inside composite values are unpaired until a pair has them`() {
    let bare = compilation(#"{ "foreground": "wash", "on": "bg", "decorative": "a wash" }"#)
    #expect(
      bare.audit.unpaired.map(\.name) == ["blue", "halo.0.color", "halo.1.color", "ring.color"])
    // The color that the border references is covered with it.
    let paired = compilation(
      #"{ "foreground": "ring.color", "on": "bg", "graphic": true }"#,
      #"{ "foreground": "halo.color", "on": "wash", "decorative": "a shadow" }"#)
    #expect(paired.audit.unpaired.map(\.name) == [])
    #expect(paired.audit.coverage.colors.first { $0.name == "blue" }?.status == .measured)
  }

  // MARK: Focus indicators (WCAG 2.4.13) and adjacent colors (1.4.11)

  @Test func `a focus indicator is measured against its neighbors and what it replaces`() {
    let rows = compilation(
      #"{ "foreground": "ring.color", "on": "bg", "focus": "wash" }"#
    ).audit.results
    #expect(rows.map(\.criterion) == ["1.4.11", "2.4.13"])
    #expect(rows.map(\.duty) == [.graphic, .focus])
    #expect(rows.map(\.outcome) == [.pass, .fail])
  }

  @Test func `the width of a focus indicator must be known`() {
    let pair = #"{ "foreground": "blue", "on": "bg", "focus": "bg" }"#
    let findings = compilation(pair).findings(.invalidContract)
    #expect(findings.map(\.message).contains { $0.contains("add a 'width'") })
  }

  @Test func `the best of several colors counts`() throws {
    let compilation = compilation(
      #"{ "foreground": { "anyOf": ["halo.1.color", "ring.color"] }, "on": "bg", "graphic": true }"#
    )
    let rows = compilation.audit.results
    let row = try #require(rows.first)
    let ratios = row.choices.map { "\($0.role) \(shown($0.ratio ?? 0))" }
    #expect(compilation.report.markdown().contains("the best of \(ratios.joined(separator: ", "))"))
    #expect(rows.count == 1 && row.outcome == .pass)
    #expect(row.foreground.role == "ring.color")
    #expect(row.choices.map(\.role) == ["halo.1.color", "ring.color"])
    #expect(row.key == "C/halo.1.color or ring.color/on/bg")
  }

  @Test func `if no color is enough the best one is reported`() throws {
    let compilation = compilation(
      #"{ "foreground": { "anyOf": ["halo.1.color", "bg"] }, "on": "bg", "graphic": true }"#)
    #expect(compilation.audit.results.map(\.outcome) == [.fail])
    #expect(compilation.findings(.lowContrast).first?.message.contains("the best of") == true)
  }
}
