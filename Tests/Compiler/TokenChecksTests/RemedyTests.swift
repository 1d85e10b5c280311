import TokenTesting

/// A suggestion passes in every pair of the changed token, or a finding names the pair that does not.
@Suite struct RemedyTests {
  /// Compiles one component with colors by role, and pairs in the form `foreground background`.
  private func compilation(
    _ colors: [String: String], _ pairs: [String], level: String = "AA"
  ) -> Compilation {
    let names = colors.keys.sorted()
    let tokens = names.map { name in
      let value = colors[name] ?? ""
      return "\"\(name)\": { \"$value\": \(value.hasPrefix("{") ? "\"\(value)\"" : color(value)) }"
    }
    let written = pairs.map { pair in
      let words = pair.split(separator: " ")
      return #"{ "foreground": "\#(words[0])", "on": "\#(words[1])" }"#
    }
    return compiled([
      "tincture.json": #"{ "audit": { "level": "\#(level)" } }"#,
      "tokens/t.tokens.json":
        "{ \"c\": { \"$type\": \"color\", \(tokens.joined(separator: ", ")) } }",
      "c.contract.json": """
      { "component": "C", "path": "c/*",
        "roles": { \(names.map { "\"\($0)\": { \"type\": \"color\" }" }.joined(separator: ", ")) },
        "contrast": [ \(written.joined(separator: ", ")) ] }
      """,
    ])
  }

  @Test(arguments: [
    ("#7A7A7A", "#E0E0E0"), ("#E0E0E0", "#7A7A7A"), ("#808080", "#F2F2F2"), ("#A07000", "#FFF0D0"),
  ]) func `the lighter side stays the lighter one`(ink: String, page: String) throws {
    let row = try #require(
      compilation(["ink": ink, "page": page], ["ink page"]).audit.results.first)
    #expect(row.outcome == .fail)
    let (front, ground) = try (#require(RGB8(hex: ink)), #require(RGB8(hex: page)))
    let isLighter = front.relativeLuminance > ground.relativeLuminance
    let suggestion = try #require(row.suggestion)
    let (newFront, newGround) =
      suggestion.move == .foreground ? (suggestion.color, ground) : (front, suggestion.color)
    #expect((newFront.relativeLuminance > newGround.relativeLuminance) == isLighter)
  }

  @Test func `a color that would move far is not advised`() throws {
    let row = try #require(
      compilation(["ink": "#8A8A8A", "page": "#9A9A9A"], ["ink page"]).audit.results.first)
    let obstacle = try #require(row.obstacle)
    #expect(row.remedy == nil && obstacle.contains("'c/ink' passes only as #"))
    #expect(obstacle.hasSuffix(", far away"))
  }

  @Test func `many failures of one token are not all tried, and say so`() {
    let inks = (1...50).map { "ink\($0)" }
    let tokens = inks.map { "\"\($0)\": { \"$value\": \(color("#666666", alpha: 0.99)) }" }
    let compilation = compiled([
      "tokens/t.tokens.json": """
      { "c": { "$type": "color", "page": { "$value": \(color("#808080")) },
        \(tokens.joined(separator: ", ")) } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*", "roles": { "page": { "type": "color" },
        \(inks.map { "\"\($0)\": { \"type\": \"color\" }" }.joined(separator: ", ")) },
        "contrast": [
          \(inks.map { "{ \"foreground\": \"\($0)\", \"on\": \"page\" }" }.joined(separator: ", "))] }
      """,
    ])
    let obstacles = compilation.audit.results.compactMap(\.obstacle)
    #expect(obstacles.count { $0.contains("'c/page' passes only as #") } == 10)
    let many = "'c/page' is in 50 checks, too many to try a color for each failure"
    #expect(obstacles.count { $0.hasSuffix(many) } == 40)
  }

  @Test func `a finding names the pair that prevents a suggestion`() throws {
    let compilation = compilation(
      ["white": "#FFFFFF", "gray": "#5A5A5A", "fill": "#9A9A9A"],
      ["white fill", "gray fill", "white gray"])
    let row = try #require(
      compilation.audit.results.first { $0.foreground.role == "white" && $0.outcome == .fail })
    #expect(row.suggestion == nil)
    let obstacle = try #require(row.obstacle)
    #expect(obstacle.contains("no color for 'c/white' reaches 4.5:1 and stays lighter"))
    #expect(
      obstacle.contains("no color for 'c/fill' also passes as 'c/gray' (#5A5A5A) on 'c/fill'"))
    let finding = compilation.findings(.lowContrast).first { $0.subject.results.contains(row.key) }
    #expect(finding?.message.hasSuffix("no remedy: \(obstacle)") == true)
    // The gray alone can become darker.
    #expect(compilation.audit.causes.first { $0.path == "c/gray" }?.remedy?.kind == .color)
  }

  @Test func `pairs with aliases of the changed token are checked`() throws {
    let audit = compilation(
      ["ink": "#6075C1", "label": "{c.ink}", "page": "#EEF2F9", "night": "#222222"],
      ["ink page", "label night"]
    ).audit
    let row = try #require(audit.results.first { $0.foreground.role == "ink" })
    // A darker ink for the page would also be darker on the night background, and a page on which this ink
    // is legible would be a dark one.
    #expect(row.suggestion == nil)
    #expect(
      row.obstacle
        == "no color for 'c/ink' also passes as 'c/label' (#6075C1) on 'c/night' (#222222); no color for "
        + "'c/page' reaches 4.5:1 and stays lighter")
  }

  /// A color that is the background of many texts is searched once, and no single pair is named.
  @Test func `many pairs of one token share its search`() throws {
    let light = (0..<20).map { ("l\($0)", RGB8(red: 250, green: 250, blue: UInt8(230 + $0)).hex) }
    let dark = (0..<20).map { ("d\($0)", RGB8(red: 0, green: 0, blue: UInt8($0)).hex) }
    var colors = Dictionary(uniqueKeysWithValues: light + dark)
    colors["page"] = "#808080"
    let rows = compilation(colors, light.map { "\($0.0) page" }).audit.results
    let moves = Set(rows.compactMap(\.suggestion).filter { $0.move == .background }.map(\.color))
    #expect(rows.count == 20 && rows.allSatisfy { $0.suggestion != nil } && moves.count == 1)

    // No page has 7:1 with both light and dark texts, and no text has 7:1 on this page.
    let both = compilation(colors, (light + dark).map { "\($0.0) page" }, level: "AAA")
    let failed = both.audit.results
    #expect(failed.count == 40 && failed.allSatisfy { $0.outcome == .fail && $0.suggestion == nil })
    for row in failed {
      let obstacle = try #require(row.obstacle)
      #expect(obstacle.contains("no color for 'c/page' passes in all of its 40 checks"))
    }
  }

  @Test(arguments: [
    ("#8098F9", "#101828", 0), ("#101828", "#8098F9", 1), ("#005CE5", "#1972F9", 1),
  ]) func `the stop of a gradient where the ratio is lowest is suggested`(
    first: String, last: String, stop: Int
  ) throws {
    let stops = [(color(first), 0.0), (color(last), 1.0)]
    var pair = PairProject(foreground: color("#FFFFFF"), background: gradient(stops))
    pair.backgroundType = "gradient"
    let failing = try #require(pair.compilation.audit.results.first)
    #expect(failing.outcome == .fail && failing.measured?.at == Double(stop))
    let suggestion = try #require(failing.suggestion)
    #expect(suggestion.move == .background && suggestion.stop == stop)
    #expect(suggestion.subject == "stop \(stop + 1) of the background")
    var mended = stops
    mended[stop].0 = color(suggestion.color.hex)
    pair.background = gradient(mended)
    let passing = try #require(pair.compilation.audit.results.first)
    #expect(passing.outcome == .pass)
    #expect(abs((passing.ratio ?? 0) - suggestion.ratio) < 1e-9)
  }

  @Test func `every suggestion passes when it is applied`() throws {
    var random = SplitMix(seed: 90)
    var followed = 0
    for _ in 0..<40 {
      var colors: [String: String] = [:]
      for name in ["ink", "link", "card", "page"] {
        colors[name] =
          RGB8(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random)
          ).hex
      }
      let pairs = ["ink card", "ink page", "link card"]
      for row in compilation(colors, pairs).audit.results where row.outcome == .fail {
        guard let suggestion = row.suggestion else { continue }
        let side = suggestion.move == .foreground ? row.foreground : row.background
        var changed = colors
        changed[side.role] = suggestion.color.hex
        let after = compilation(changed, pairs).audit.results
        let own = after.filter { [$0.foreground.role, $0.background.role].contains(side.role) }
        #expect(own.allSatisfy { $0.outcome == .pass }, "\(colors) \(side.role)")
        followed += 1
      }
    }
    #expect(followed > 10)
  }

  /// Two components: `a` on `b` fails, and the other one shows what refers to `a`.
  private func remedies(_ other: String, roles: String) -> [ContrastCause] {
    compiled([
      "t.tokens.json": """
      { "x": { "$type": "color", "a": { "$value": \(color("#BBBBBB")) },
               "b": { "$value": \(color("#FFFFFF")) } },
        "y": { "b": { "$type": "color", "$value": \(color("#222222")) }, "g": \(other) } }
      """,
      "x.contract.json": """
      { "component": "X", "path": "x/*",
        "roles": { "a": { "type": "color" }, "b": { "type": "color" } },
        "contrast": [{ "foreground": "a", "on": "b" }] }
      """,
      "y.contract.json": """
      { "component": "Y", "path": "y/*",
        "roles": { "b": { "type": "color" }, "g": { "type": "\(roles)" } },
        "contrast": [{ "foreground": "b", "on": "g" }] }
      """,
    ]).audit.causes
  }

  /// With #767676 in place of `a`, the label of `Y` has 3.5:1.
  @Test(arguments: [
    (
      #"{ "$type": "gradient", "$value": [{ "color": "{x.a}", "position": 0 }, { "color": "{x.b}", "position": 1 }] }"#,
      "gradient"
    ),
    (
      ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/x/a/$value/components" } } }"##,
      "color"
    ),
  ]) func `a remedy regards what refers to a part`(other: String, role: String) throws {
    let causes = remedies(other, roles: role)
    #expect(causes.count == 1 && causes[0].remedy?.to != "#767676")
  }

  private func opacities(under name: String) -> [ContrastCause] {
    compiled([
      "t.tokens.json": """
      { "op": { "$type": "number", "d": { "$value": 0.3 }, "e": { "$value": "{op.d}" } },
        "x": { "$type": "color", "a": { "$value": \(color("#000000")) },
               "b": { "$value": \(color("#FFFFFF")) } } }
      """,
      "x.contract.json": """
      { "component": "X", "path": "x/*",
        "roles": { "a": { "type": "color" }, "b": { "type": "color" } },
        "contrast": [
          { "foreground": { "role": "a", "opacity": "op/d" }, "on": "b" },
          { "foreground": { "role": "a", "opacity": "op/\(name)" }, "on": "b", "minimum": 7 }] }
      """,
    ]).audit.causes
  }

  /// 4.5:1 needs an opacity of 0.54, and 7:1 one of 0.65 or 0.66.
  @Test(arguments: ["d", "e"])
  func `one opacity has one remedy, also where others reference it`(name: String) throws {
    let causes = opacities(under: name)
    #expect(causes.map(\.results.count) == [2] && causes[0].path == "op/d")
    #expect(["0.65", "0.66"].contains(causes[0].remedy?.to))
  }

  private func causes(of tokens: String, on background: String = #""b""#) -> [ContrastCause] {
    compiled([
      "t.tokens.json": tokens,
      "x.contract.json": """
      { "component": "X", "path": "x/*",
        "roles": { "a": { "type": "color" }, "b": { "type": "color" } },
        "contrast": [{ "foreground": "a", "on": \(background) }] }
      """,
    ]).audit.causes
  }

  @Test func `a token that another component names stays`() {
    func contract(_ path: String, terms: String = "") -> String {
      #"{ "component": "\#(path)", "roles": { "r": { "type": "color", "path": "\#(path)" } }, "#
        + #""contrast": [{ "foreground": "r", "on": "b"\#(terms) }] }"#
    }
    let tokens = """
      { "$type": "color", "ink": { "$value": \(color("#2B3342")) }, "a": { "$value": "{s}" },
        "s": { "$value": \(color("#616B7A")) }, "b": { "$value": \(color("#CCD1D9")) } }
      """
    let (own, other) = (contract("a"), contract("s", terms: #", "graphic": true"#))
    let files = ["t.tokens.json": tokens, "a.contract.json": own, "s.contract.json": other]
    #expect(compiled(files).audit.causes.map(\.remedy?.token) == ["a"])
  }

  @Test func `a color on a tint of itself has a remedy`() throws {
    let causes = causes(
      of: """
        { "op": { "$type": "number", "$value": 0.12 },
          "x": { "$type": "color", "a": { "$value": \(color("#999999")) },
                 "b": { "$value": \(color("#FFFFFF")) } } }
        """, on: #"{ "layers": [{ "role": "a", "opacity": "op" }, "b"] }"#)
    let remedy = try #require(causes.first?.remedy)
    // #6C6C6C is 4.49:1 on the tint of itself.
    #expect(remedy.token == "x/a" && remedy.to == "#6B6B6B" && remedy.ratio >= 4.5)
  }

  @Test func `a remedy changes no theme in which its checks do not fail`() {
    func modifier(_ name: String, _ role: String, _ colors: [(context: String, hex: String)])
      -> String
    {
      let contexts = colors.map { context, hex in
        #""\#(context)": [{ "c": { "\#(role)": { "$type": "color", "$value": \#(color(hex)) } } }]"#
      }
      return
        #"{ "type": "modifier", "name": "\#(name)", "contexts": { \#(contexts.joined(separator: ", ")) } }"#
    }
    let brand = modifier("brand", "bg", [("a", "#FFFFFF"), ("b", "#000000")])
    let mode = modifier("mode", "fg", [("light", "#999999"), ("dark", "#FFFFFF")])
    let audit = compiled([
      "tincture.json": """
      { "resolver": "r.resolver.json", "contracts": ["c.contract.json"],
        "inputs": [{ "brand": "a", "mode": "light" }, { "brand": "b", "mode": "dark" }] }
      """,
      "r.resolver.json": #"{ "version": "2025.10", "resolutionOrder": [\#(brand), \#(mode)] }"#,
      "c.contract.json": """
      { "component": "C", "path": "c/*", "contrast": [{ "foreground": "fg", "on": "bg" }],
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } } }
      """,
    ]).audit
    #expect(audit.causes.map(\.remedy?.token) == ["c/fg"])
    #expect(audit.causes.first?.remedy?.declarations.count == 1)
  }

  @Test func `an inherited color is changed where it is written`() throws {
    let causes = causes(
      of: """
        { "p": { "$type": "color", "light": { "$value": \(color("#CDCDCD")) },
                 "dark": { "$value": \(color("#444444")) } },
          "base": { "$type": "color", "a": { "$value": "{p.light}" },
                    "b": { "$value": \(color("#FFFFFF")) } },
          "x": { "$extends": "{base}" } }
        """)
    #expect(causes.first?.remedy?.token == "base/a" && causes.first?.remedy?.to == "{p.dark}")
    #expect(causes.first?.remedy?.alsoChanges == [])
  }
}
