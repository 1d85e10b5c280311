import TokenTesting

/// Explanations are reported once for all themes that they hold in.
@Suite struct ExplainThemeTests {
  @Test func `a token is explained over the axes that matter`() throws {
    let sources = AxisProject.brands().sources
    let page = try explained("page", in: sources).object("token").objects("themes")
    #expect(page.map { $0.string("value") } == ["#FFFFFF", "#222222"])
    #expect(page.map { $0.number("themes") } == [2, 2])
    #expect(
      page.map { $0["holds"] as? [String: [String]] } == [["mode": ["light"]], ["mode": ["dark"]]])
    #expect(
      page.map { $0["theme"] as? [String: String] } == [
        ["brand": "acme", "mode": "light"], ["brand": "acme", "mode": "dark"],
      ])
    let text = try explainedText("page", in: sources)
    #expect(text.contains("\nin light\n") && text.contains("\nin dark\n"))
    #expect(try explainedText("fixed", in: sources).contains("\nin every theme\n"))
    let fixed = try explained("fixed", in: sources).object("token").objects("themes")
    #expect(fixed.map { $0.number("themes") } == [4] && fixed[0].object("holds").isEmpty)
  }

  @Test func `colors and groups are explained over the axes that matter`() throws {
    let project = AxisProject(
      axes: AxisProject.brands().axes.map { axis in
        (axis.name, axis.contexts.map { ($0.name, "{ \"g\": \($0.tokens) }") })
      })
    let group = try explainedText("g", in: project.sources)
    #expect(group.contains("  g/page  color  #FFFFFF (light), #222222 (dark)\n"))
    #expect(group.contains("  g/tint  color  #005CE5 (acme), #066133 (zen)\n"))
    let pair = try explained("g/page", "on", "#000", in: project.sources).objects("themes")
    #expect(pair.map { $0.number("themes") } == [2, 2])
    let both = try explained("g/page", "on", "g/tint", in: project.sources).objects("themes")
    #expect(both.map { $0.number("themes") } == [1, 1, 1, 1])
  }

  /// `white` has no axis, but is used in dark mode alone.
  @Test func `uses in some themes are listed with these themes`() throws {
    let project = AxisProject(
      axes: [
        ("brand", [("acme", "{}"), ("zen", "{}")]),
        (
          "mode",
          [
            ("light", AxisProject.token("text", "#000000")),
            ("dark", #"{ "text": { "$type": "color", "$value": "{white}" } }"#),
          ]
        ),
      ], base: AxisProject.token("white", "#FFFFFF"))
    let rows = try explained("white", in: project.sources).object("token").objects("themes")
    #expect(rows.map { $0.object("users")["tokens"] as? [String] } == [[], ["text"]])
    #expect(
      rows.map { $0["holds"] as? [String: [String]] } == [["mode": ["light"]], ["mode": ["dark"]]])
  }

  @Test(arguments: [(10, [10, 9]), (400, [400])])
  func `many uses in many themes are those of all themes`(users: Int, counts: [Int]) throws {
    let alias = #"{ "$type": "color", "$value": "{white}" }"#
    let aliases = (0..<users).map { ", \"a\($0)\": \(alias)" }.joined()
    let project = AxisProject(
      axes: [
        ("mode", (0..<99).map { ("m\($0)", "{}") } + [("own", AxisProject.token("a0", "#000000"))])
      ], base: "\(AxisProject.token("white", "#FFFFFF").dropLast())\(aliases) }")
    let rows = try explained("white", in: project.sources).object("token").objects("themes")
    #expect(rows.map { ($0.object("users")["tokens"] as? [String])?.count } == counts)
    #expect(rows.allSatisfy { ($0.object("users")["ofAllThemes"] != nil) == (users == 400) })
    let text = try explainedText("white", in: project.sources)
    #expect(text.contains("used in any theme by") == (users == 400))
  }

  /// `bg` depends on the mode, and the text on it on both axes.
  @Test func `pairs with other tokens are listed with their own themes`() throws {
    func tag(_ name: String, _ hex: String) -> String {
      #"{ "tag": \#(AxisProject.token(name, hex)) }"#
    }
    var project = AxisProject(
      axes: [
        ("brand", [("acme", tag("label", "#767676")), ("zen", tag("label", "#777777"))]),
        ("mode", [("light", tag("bg", "#FFFFFF")), ("dark", tag("bg", "#000000"))]),
      ])
    project.files["t.contract.json"] = """
      { "component": "Tag", "path": "tag/*",
        "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
        "contrast": [{ "foreground": "label", "on": "bg" }] }
      """
    let rows = try explained("tag/bg", in: project.sources).object("token").objects("themes")
    #expect(rows.map { $0.number("themes") } == [2, 2])
    let pairs = rows.map { row in row.objects("pairs").map { $0["holds"] as? [String: [String]] } }
    #expect(
      pairs
        == ["light", "dark"].map { mode in
          ["acme", "zen"].map { ["brand": [$0], "mode": [mode]] }
        })
    let text = try explainedText("tag/bg", in: project.sources)
    #expect(text.contains("pass 4.54, needs 4.5 (text, 1.4.3): Tag acme light, label"))
    #expect(text.contains("fail 4.47, needs 4.5 (text, 1.4.3): Tag zen light, label"))
  }

  @Test func `a token whose uses depend on too many axes has those of all themes`() throws {
    let alias = { (name: String) in #"{ "\#(name)": { "$type": "color", "$value": "{white}" } }"# }
    let project = AxisProject(
      axes: (0..<24).map { ("m\($0)", [("a\($0)", "{}"), ("b\($0)", alias("t\($0)"))]) },
      base: AxisProject.token("white", "#FFFFFF"))
    let rows = try explained("white", in: project.sources).object("token").objects("themes")
    #expect(rows.map { $0.number("themes") } == [Double(1 << 24)])
    #expect((rows.first?.object("users")["tokens"] as? [String])?.count == 24)
  }
}
