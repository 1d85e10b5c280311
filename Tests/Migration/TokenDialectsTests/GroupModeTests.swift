import ModeFinding
import TokenDialects
import TokenTesting

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
        "every theme: t (5 tokens)",
        "modifier 'mode': 'light' (default) adds t.light; 'dark' adds t.dark, because --mode says so",
        "2 themes",
      ])
    #expect(
      conversion.messages == """
        t.json:3:35: warning: 'color/text/light' and 1 more also stay tokens of their own, because aliases \
        reference them from another context [changed-value]

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
        "color/link #111111", "color/link-light #111111",
        "color/print #111111", "color/text #111111", "color/text-light #111111",
        "# \"mode\": \"dark\"", "color/gray/1 #111111", "color/gray/9 #EEEEEE",
        "color/link #EEEEEE", "color/link-light #111111",
        "color/print #111111", "color/text #EEEEEE", "color/text-light #111111",
      ])
    #expect(
      conversion.text("t.light.tokens.json").contains(#""link": { "$value": "{color.text}" }"#))
    #expect(
      conversion.text("t.tokens.json").contains(#""print": { "$value": "{color.link-light}" }"#))
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
    #expect(conversion.messages.contains("'a': it is part of a cycle"))
    #expect(!conversion.messages.contains("no set matches"))
  }

  /// Two files with the same colors in both modes, and one that references them.
  private let twice: KeyValuePairs<String, String> = [
    "a.json": ##"""
    { "color": { "light": { "fg": { "type": "color", "value": "#111111" } },
      "dark": { "fg": { "type": "color", "value": "#EEEEEE" } } } }
    """##,
    "b.json": ##"""
    { "color": { "light": { "fg": { "type": "color", "value": "#222222" } },
      "dark": { "fg": { "type": "color", "value": "#DDDDDD" } } } }
    """##,
    "c.json": ##"""
    { "button": { "light": { "text": { "type": "color", "value": "{color.light.fg}" } },
      "dark": { "text": { "type": "color", "value": "{color.light.fg}" } } } }
    """##,
  ]

  @Test
  func `of two files in one context the last one wins, also for aliases from another context`()
    throws
  {
    let axis = try axis()
    let conversion = converted(twice) { $0.modes = [axis] }
    #expect(conversion.built().values.components(separatedBy: "#111111").count == 1)
    #expect(conversion.built().values.components(separatedBy: "#222222").count == 6)
    #expect(
      conversion.findings.filter { $0.message.contains("overrides") }.map(\.message) == [
        "this file overrides 'color/fg' of 'a.light'; to keep both, say with --mode which contexts they are",
        "this file overrides 'color/light/fg' of 'a'; to keep both, say with --mode which contexts they are",
        "this file overrides 'color/fg' of 'a.dark'; to keep both, say with --mode which contexts they are",
      ])
  }

  @Test func `sets that two axes need become contexts of one modifier with all combinations`()
    throws
  {
    let modes = [try axis(), try #require(ModeAxis("brand=x:a,y:b"))]
    let conversion = converted(twice) { $0.modes = modes }
    #expect(
      conversion.plan == [
        "modifier 'mode-brand': 'light-x' (default) adds a, c.light, a.light; 'light-y' adds b, c.light, b.light; "
          + "'dark-x' adds a, c.dark, a.dark; 'dark-y' adds b, c.dark, b.dark, because --mode puts some sets into "
          + "'mode' and 'brand' at once", "4 themes",
      ])
    #expect(!conversion.messages.contains("overrides"))
  }

  @Test func `an alias in a value of another context follows too`() throws {
    let axis = try axis()
    let conversion = converted([
      "t.json": ##"""
      { "color": { "light": { "o": { "type": "color", "value": "#111111" } },
          "dark": { "o": { "type": "color", "value": "#EEEEEE" } } },
        "tip": { "light": { "s": { "type": "shadow", "value": "{sh.dark.p}" } } },
        "sh": { "dark": { "p": { "type": "shadow", "value": "0 0 0 1px {color.dark.o}" } } } }
      """##
    ]) { $0.modes = [axis] }
    #expect(!conversion.messages.contains("no file declares"))
    #expect(conversion.text("t.light.tokens.json").contains(#""s": { "$value": "{sh.dark.p}" }"#))
    #expect(conversion.text("t.tokens.json").contains(#""color": "{color.dark.o}""#))
  }

  @Test(arguments: [
    ##"{ "bg": { "$type": "color", "$value": "{white}", "darkValue": "{black}" }, "##,
    ##"{ "bg": { "$type": "color", "$value": ["{on-light}", "{on-dark}"] }, "on-light": { "$type": "color", "$value": "{white}" }, "on-dark": { "$type": "color", "$value": "{black}" }, "##,
  ])
  func `a second value for dark mode makes a mode`(text: String) {
    let conversion = converted([
      "t.json": text
        + ##""white": { "$type": "color", "$value": "#FFFFFF" }, "black": { "$type": "color", "$value": "#000000" } }"##
    ])
    #expect(conversion.plan.last == "2 themes")
    let (errors, values) = conversion.built()
    #expect(errors == "")
    let dark = values.components(separatedBy: "\"mode\": \"dark\"").last ?? ""
    #expect(
      dark.contains(
        ##""bg": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0]"##))
  }

  @Test func `a second value for dark mode in one theme is a mode of that theme`() {
    let conversion = converted([
      "core/a.json": ##"{ "white": { "$type": "color", "$value": "#FFFFFF" } }"##,
      "themes/old/a.json":
        ##"{ "bg": { "$type": "color", "$value": "#EEEEEE", "darkValue": "#111111" } }"##,
      "themes/new/a.json": ##"{ "bg": { "$type": "color", "$value": "#DDDDDD" } }"##,
    ])
    #expect(
      conversion.plan.dropFirst() == [
        "modifier 'theme-mode': 'new' (default) adds themes/new/a; 'old-light' adds themes/old/a.light; "
          + "'old-dark' adds themes/old/a.dark, because the folders are in 'themes', and tokens have a value "
          + "for each", "3 themes",
      ])
    #expect(conversion.built().errors == "")
  }

  @Test func `an alias from another context follows the contexts of other axes`() throws {
    let modes = [try axis(), try #require(ModeAxis("brand=x:a,y:b"))]
    let conversion = converted([
      "a.json": ##"{ "dark": { "o": { "type": "color", "value": "#010101" } } }"##,
      "b.json": ##"{ "dark": { "o": { "type": "color", "value": "#020202" } } }"##,
      "c.json": ##"{ "tip": { "light": { "c": { "type": "color", "value": "{dark.o}" } } } }"##,
    ]) { $0.modes = modes }
    let (errors, values) = conversion.built()
    #expect(errors == "")
    let themes = values.components(separatedBy: "# ").filter { $0.contains("light-") }
    #expect(themes.count == 2)
    #expect(
      themes.first?.contains(
        "\"tip/c\": {\"type\": \"color\", \"value\": {\"colorSpace\": \"srgb\", \"components\": [0.003921568627"
      ) == true)
    #expect(themes.last?.contains("#020202") == true)
  }

  @Test func `the advice names an axis that exists already once`() {
    let conversion = converted([
      "t.json": ##"""
      { "bg": { "$type": "color", "$value": "#FFFFFF", "darkValue": "#000000" },
        "fg": { "light": { "$type": "color", "$value": "#000000" }, "dark": { "$type": "color", "$value": "#FFFFFF" } } }
      """##
    ])
    #expect(
      conversion.plan.last
        == "1 token has 'light' and 'dark' in its name; to make them modes, add --mode "
        + "'mode=light:t.light,dark:t.dark,light:**/light/**,dark:**/dark/**'")
  }

  @Test func `axes with too many combinations are an error, and nothing grows`() {
    let axes = (0..<12).map { axis in
      "a\(axis)=c0:t," + (1..<8).map { "c\($0):" }.joined(separator: ",")
    }
    let conversion = converted(["t.json": ##"{ "x": { "value": "#FFFFFF", "type": "color" } }"##]) {
      $0.modes = axes.compactMap(ModeAxis.init)
    }
    #expect(conversion.findings.map(\.rule).contains(.limitExceeded))
  }

  @Test(arguments: [
    (
      ["mode=light:**/light/**,dark:**/dark/**", "x=a:**/light/**,b:**/dark/**"], [],
      "--mode 'x' changes nothing: an earlier --mode has its groups; leave out one of them"
    ),
    (
      ["mode=light:**/light/**,dark:**/dark/**"], ["**/light/**"],
      "no set matches '**/light/**'; no set or group of tokens has the name 'light'"
    ),
  ])
  func `groups that are contexts already cannot be others`(
    modes: [String], bases: [String], message: String
  ) {
    let text = ##"""
      { "b": { "light": { "bg": { "$type": "color", "$value": "#FFFFFF" } },
        "dark": { "bg": { "$type": "color", "$value": "#000000" } } } }
      """##
    let conversion = converted(["t.json": text]) {
      ($0.modes, $0.bases) = (modes.compactMap(ModeAxis.init), bases)
    }
    #expect(conversion.messages.contains("error: \(message)"), "\(conversion.messages)")
    #expect(conversion.files.isEmpty)
  }
}
