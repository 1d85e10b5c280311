import Testing
import TokenDialects
import TokenModel

/// Modes that are names in paths, such as `button/light/text` and `button/dark/text`.
@Suite struct GroupModeTests {
  private let tokens = ##"""
    { "color": {
        "gray": { "1": { "value": "#111111" }, "9": { "value": "#EEEEEE" } },
        "text": { "light": { "value": "{color.gray.1}" }, "dark": { "value": "{color.gray.9}" } },
        "link": { "light": { "value": "{color.text.light}" }, "dark": { "value": "{color.text.dark}" } },
        "print": { "value": "{color.link.light.value}" } } }
    """##

  private func axis() throws -> ModeAxis {
    try #require(ModeAxis("mode=light:**/light/**,dark:**/dark/**"))
  }

  @Test func `--mode makes one token of the tokens in two groups, and aliases follow`() throws {
    let axis = try axis()
    let conversion = converted(["t.json": tokens]) { $0.modes = [axis] }
    #expect(
      conversion.plan == [
        "every theme: t (3 tokens)",
        "modifier 'mode': 'light' (default) adds t.light; 'dark' adds t.dark, because --mode says so",
        "2 themes",
      ])
    #expect(
      conversion.messages == """
        t.json:5:25: warning: 'color/print': {color.link.light.value} is the value of one context, so that \
        value replaces the alias [changed-value]

        """)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    let hexes = values.split(separator: "\n").map { line in
      let name = line.split(separator: "\"").first.map(String.init) ?? ""
      let hex = line.firstMatch(of: /#[0-9A-F]{6}/).map { String($0.output) } ?? ""
      return hex.isEmpty ? String(line) : "\(name) \(hex)"
    }
    #expect(
      hexes == [
        "# \"mode\": \"light\"", "color/gray/1 #111111", "color/gray/9 #EEEEEE",
        "color/link #111111",
        "color/print #111111", "color/text #111111",
        "# \"mode\": \"dark\"", "color/gray/1 #111111", "color/gray/9 #EEEEEE",
        "color/link #EEEEEE",
        "color/print #111111", "color/text #EEEEEE",
      ])
    #expect(
      conversion.text("t.light.tokens.json").contains(#""link": { "$value": "{color.text}" }"#))
    #expect(conversion.text("t.tokens.json").contains(#""print": { "$value": "{color.gray.1}" }"#))
  }

  @Test func `without --mode, the plan says what would make modes`() {
    #expect(
      converted(["t.json": tokens]).plan.last
        == "2 tokens have 'light' and 'dark' in their names; to make them modes, add --mode "
        + "'mode=light:**/light/**,dark:**/dark/**'")
  }

  @Test func `names of shades are not modes`() {
    let conversion = converted([
      "t.json": ##"""
      { "color": { "red": { "light": { "value": "#FF8888" }, "base": { "value": "#FF0000" } } } }
      """##
    ])
    #expect(conversion.plan == ["every theme: t (2 tokens)", "1 theme"])
  }

  @Test func `a group at the top level is a mode, and aliases in other text follow too`() throws {
    let axis = try axis()
    let conversion = converted([
      "t.json": ##"""
      { "light": { "edge": { "value": "#DDDDDD" }, "low": { "value": "0 1px 2px {light.edge}", "type": "shadow" } },
        "dark": { "edge": { "value": "#222222" }, "low": { "value": "0 1px 2px {dark.edge}", "type": "shadow" } } }
      """##
    ]) { options in
      options.modes = [axis]
      options.types = [("**/edge", .color)]
    }
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.components(separatedBy: "\"low\"").count == 3)
    #expect(values.contains("#222222"))
    #expect(conversion.findings.map(\.message) == [])
  }

  @Test func `a pattern that matches neither a set nor a group is reported`() throws {
    let axis = try #require(ModeAxis("mode=light:**/day/**,dark:**/dark/**"))
    let conversion = converted(["t.json": tokens]) { $0.modes = [axis] }
    #expect(conversion.messages.contains("no set matches '**/day/**'"))
  }

  @Test func `aliases in a circle between contexts end`() throws {
    let axis = try axis()
    let conversion = converted([
      "t.json": #"""
      { "a": { "light": { "value": "{a.dark}", "type": "color" },
        "dark": { "value": "{a.light}", "type": "color" } } }
      """#
    ]) { $0.modes = [axis] }
    #expect(conversion.tokenCount == 0)
    #expect(conversion.messages.contains("'a': its alias refers back to itself"))
    #expect(!conversion.messages.contains("no set matches"))
  }
}
