@testable import gallery

/// Drawings that differ from an audited pair: each difference is found.
@MainActor struct JudgedPaintTests {
  @Test func `the audited pair is judged`() throws {
    #expect(try unjudged(button) == [])
    #expect(try unjudged(pressed(button)) == [])
    #expect(try unjudged(pressed(button).background(card)) == [])
  }

  @Test func `a color that no pair has is found`() throws {
    #expect(
      try unjudged(button.overlay { Rectangle().strokeBorder(Color.black) }) == [
        "line #000000 on #005CE5"
      ])
    #expect(try unjudged(button.background(Color.black)) == ["fill #000000 on #EEF2F9"])
    #expect(try unjudged(text(.black).background(fill)) == ["text #000000 on #005CE5"])
  }

  @Test func `an opacity that no pair has is found`() throws {
    #expect(
      try unjudged(button.compositingGroup().opacity(0.8)) == [
        "fill #005CE5 at 0.8 on #EEF2F9",
        "text #FFFFFF on #005CE5 over #EEF2F9, 1 below faded with it to 0.8",
      ])
    #expect(
      try unjudged(text(Color(red: 1, green: 1, blue: 1, opacity: 0.87)).background(fill)) == [
        "text #FFFFFF at 0.87 on #005CE5"
      ])
  }

  @Test func `a label and a fill that are faded one by one are found`() throws {
    #expect(
      try unjudged(button.opacity(0.87)) == [
        "text #FFFFFF at 0.87 on #005CE5 at 0.87 over #EEF2F9"
      ])
  }

  @Test func `a wrong order of layers is found`() throws {
    #expect(
      try unjudged(text(.white).background(card).background(fill)) == ["text #FFFFFF on #EEF2F9"])
    #expect(
      try unjudged(button.overlay { fill }.overlay { text(.white).background(card) }) == [
        "text #FFFFFF on #EEF2F9"
      ])
  }

  @Test func `another surface below a faded button is found`() throws {
    #expect(
      try unjudged(pressed(button).background(fill)) == [
        "fill #005CE5 at 0.87 on #005CE5",
        "text #FFFFFF on #005CE5 over #005CE5, 1 below faded with it to 0.87",
      ])
  }

  @Test func `small text on a pair for large text, graphics or decoration is found`() throws {
    for duty in ["large-text", "graphic", "decorative"] {
      #expect(try unjudged(button, duty: duty) == ["text #FFFFFF on #005CE5"])
    }
    #expect(
      try unjudged(text(.white).font(.system(size: 24)).background(fill), duty: "large-text") == [])
  }

  @Test func `a disabled button's pair is only for disabled buttons`() throws {
    let control = Button {
    } label: {
      button
    }
    #expect(
      try unjudged(control, duty: "inactive") == [
        "fill #005CE5 on #EEF2F9", "text #FFFFFF on #005CE5",
      ])
    #expect(try unjudged(control.disabled(true), duty: "inactive") == [])
  }

  private let fill = Color(red: 0, green: 92 / 255, blue: 229 / 255)
  private let card = Color(red: 238 / 255, green: 242 / 255, blue: 249 / 255)

  private var button: some View { text(.white).background(fill) }

  private func text(_ color: Color) -> some View { Text("Show now!").foregroundStyle(color) }

  private func pressed(_ view: some View) -> some View { view.compositingGroup().opacity(0.87) }

  /// The paints on the card that the report does not judge.
  private func unjudged(_ view: some View, duty: String = "text") throws -> [String] {
    let report = try ContrastReport(Data(file(duty: duty).utf8))
    let uses = ColorUses([.promo(.default)], in: .light, from: report)
    return uses.unjudged(in: ViewHost(view).render(), on: TokenColor(0xEEF2F9)).map(\.words)
  }

  /// A white label on a blue fill on a card, at rest and pressed.
  private func file(duty: String) -> String {
    """
    { "results": [
      \(row(duty: duty, layers: ["#005CE5"])),
      \(row(duty: "text", layers: ["#005CE5", "#EEF2F9"], opacity: 0.87))
    ] }
    """
  }

  private func use(_ value: String) -> String {
    """
    { "role": "role", "path": "path", "value": "\(value)", "opacity": null }
    """
  }

  private func row(duty: String, layers: [String], opacity: Double? = nil) -> String {
    let group = opacity.map { "{ \"path\": \"pressed\", \"value\": \($0) }" } ?? "null"
    return """
      { "key": "k", "component": "EBCountdownPromo", "holds": { "mode": ["light"] },
        "variant": { "mode": "light", "state": "default" }, "duty": "\(duty)", "required": 4.5,
        "foreground": \(use("#FFFFFF")), "background": \(use(layers[0])),
        "layers": [\(layers.map(use).joined(separator: ", "))], "groupOpacity": \(group),
        "outcome": "pass", "shown": "5.73", "because": null }
      """
  }
}
