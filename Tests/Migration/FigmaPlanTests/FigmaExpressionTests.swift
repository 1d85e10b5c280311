import FigmaPlan
import TokenTesting

/// What variables can express, and names and limits of Figma.
@Suite struct FigmaExpressionTests {
  private func token(_ name: String, _ value: String) -> String {
    #"{ "\#(name)": { "$type": "color", "$value": \#(value) } }"#
  }

  @Test
  func `a token that depends on two modifiers is left out, but not an alias of one that does`()
    throws
  {
    // The role depends on both modifiers by its values, and only on the mode by its aliases.
    let role = { (name: String) in token("role", quoted("{\(name)}")) }
    let base = """
      { "a": { "$type": "color", "$value": \(color("#111111")) },
        "b": { "$type": "color", "$value": \(color("#222222")) },
        "both": { "$type": "color", "$value": \(color("#333333")) },
        "user": { "$type": "color", "$value": "{both}" } }
      """
    let project = AxisProject(
      axes: [
        ("brand", [("acme", token("a", color("#444444"))), ("zen", token("a", color("#555555")))]),
        ("mode", [("light", role("a")), ("dark", role("b"))]),
        ("size", [("s", token("both", quoted("{role}"))), ("l", "{}")]),
      ], base: base)
    var server = FigmaServer()
    let plan = try server.sync(with: project.sources)
    #expect(server.value(of: "role", in: "light") == "{a}")
    #expect(server.value(of: "role", in: "dark") == "{b}")
    #expect(server.value(of: "both", in: "s") == "{role}")
    #expect(server.value(of: "both", in: "l") == "#333333")
    #expect(server.value(of: "user") == "{both}")
    #expect(plan.plan.summary[0] == "Variables: 5 created")

    // As a value in one brand, the role depends on both, and so do its aliases.
    var mixed = project
    mixed.axes[0].contexts[1].tokens = """
      { "a": { "$type": "color", "$value": \(color("#555555")) },
        "mixed": { "$type": "color", "$value": "{role}" } }
      """
    mixed.axes[1].contexts[1].tokens = """
      { "role": { "$type": "color", "$value": "{b}" },
        "mixed": { "$type": "color", "$value": \(color("#999999")) },
        "last": { "$type": "color", "$value": "{mixed}" } }
      """
    mixed.base = base.replacing(
      #""a": {"#,
      with: """
        "mixed": { "$type": "color", "$value": \(color("#666666")) },
        "last": { "$type": "color", "$value": "{mixed}" }, "a": {
        """)
    let left = try server.sync(with: mixed.sources)
    #expect(
      left.summary.contains(
        "left out: 'last', 'mixed': depends on 'brand' and 'mode'; a variable can follow only one"))
  }

  @Test func `aliases that change direction never make a cycle`() throws {
    func chain(_ names: [String]) -> Sources {
      let last = #""\#(names[0])": { "$type": "color", "$value": \#(color("#123456")) }"#
      let aliases = zip(names.dropFirst(), names).map {
        #""\#($0)": { "$type": "color", "$value": "{\#($1)}" }"#
      }
      return sources(["t.tokens.json": "{ \(([last] + aliases).joined(separator: ", ")) }"])
    }
    let names = ["a", "b", "c", "d", "e"]
    var server = try FigmaServer.filled(with: chain(names))
    for order in [names.reversed(), ["c", "a", "e", "b", "d"], ["d", "e", "c", "b", "a"], names] {
      try server.sync(with: chain(order))
      #expect(server.value(of: order[0]) == "#123456")
      #expect(server.value(of: order[4]) == "{\(order[3])}")
    }
  }

  @Test func `names that Figma does not allow are changed and reported`() throws {
    var project = AxisProject(axes: [("mode", [("a", "{}"), ("b", "{}")])])
    let number = #"{ "$type": "number", "$value": 1 }"#
    project.base = """
      { "a.b": \(number), "{c}": \(number), "x/y": \(number), " pad ": \(number),
        "group": { "$root": \(number), "inner": \(number) }, "z::error::": \(number),
        "x": { "y": \(number) } }
      """
    project.settings = #""rules": "lenient""#
    var server = FigmaServer()
    let plan = try server.sync(with: project.sources)
    let names = server.variables.values.compactMap { $0["name"] as? String }.sorted()
    #expect(names == ["group", "group/inner", "pad", "x/y", "z::error::"])
    #expect(
      plan.summary == """
        Variables: 5 created, 1 left out
        new collection 'tokens'
        left out: 'x~1y': has the name of 'x/y' in Figma
        ' pad ' is 'pad' in Figma
        """)
  }

  @Test func `a name that convert had to change still matches`() throws {
    let server = try FigmaServer(
      #"""
      { "meta": {
        "variableCollections": { "C": { "name": "c", "modes": [{ "modeId": "m", "name": "M" }] } },
        "variables": {
          "V:1": { "name": "gray/0.5", "resolvedType": "FLOAT", "variableCollectionId": "C",
            "valuesByMode": { "m": 1 } },
          "V:2": { "name": "{b}", "resolvedType": "FLOAT", "variableCollectionId": "C",
            "valuesByMode": { "m": 1 } } } } }
      """#)
    let number = #"{ "$type": "number", "$value": 1 }"#
    let project = sources([
      "t.tokens.json": #"{ "gray": { "0_5": \#(number) }, "(b)": \#(number) }"#
    ])
    #expect(try Planned(project, for: server).count == 0)
    #expect(try Planned(Sources(convertedFrom: server), for: server).count == 0)
  }

  @Test func `a modifier with more contexts than modes is left out`() throws {
    func project(_ count: Int) -> Sources {
      let contexts = (1...count).map { index in
        ("c\(index)", #"{ "n": { "$type": "number", "$value": \#(index) } }"#)
      }
      return AxisProject(axes: [("brand", contexts)]).sources
    }
    _ = try FigmaServer.filled(with: project(40))
    let plan = try Planned(project(41), for: FigmaServer())
    #expect(plan.count == 0)
    #expect(
      plan.summary.contains("'brand' has more contexts than a collection can have modes (40)"))
  }

  @Test func `scopes come from the extension, and stay as they are in Figma`() throws {
    let server = try FigmaServer.filled(with: gap(scope: "GAP"))
    let variable = server.variable(named: "gap")
    #expect(variable?["scopes"] as? [String] == ["GAP"])
    #expect(variable?["codeSyntax"] as? [String: String] == ["iOS": "Theme.gap"])
    #expect(variable?["hiddenFromPublishing"] as? Bool == true)
    let plan = try Planned(gap(scope: "FONT_SIZE"), for: server)
    #expect(plan.count == 0)
    #expect(
      plan.summary == """
        Variables: 1 unchanged
        other scopes in Figma, which stay as they are: 'gap'
        """)
  }

  @Test func `new code syntax is sent, and that of other platforms stays`() throws {
    var server = try FigmaServer.filled(with: gap(syntax: #""WEB": "--gap", "iOS": "Theme.gap""#))
    let plan = try server.sync(with: gap(syntax: #""iOS": "Theme.space.gap""#))
    #expect(plan.count == 1)
    #expect(
      plan.summary == """
        Variables: 1 changed
        new code syntax: 'gap'
        """)
    let syntax = ["WEB": "--gap", "iOS": "Theme.space.gap"]
    #expect(server.variable(named: "gap")?["codeSyntax"] as? [String: String] == syntax)
    #expect(try Planned(gap(syntax: ""), for: server).count == 0)
    #expect(try Planned(Sources(convertedFrom: server), for: server).count == 0)
  }

  private func gap(scope: String = "GAP", syntax: String = #""iOS": "Theme.gap""#) -> Sources {
    sources([
      "t.tokens.json": """
      { "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" },
        "$extensions": { "com.figma": { "scopes": ["\(scope)"],
          "codeSyntax": { \(syntax) }, "hiddenFromPublishing": true } } } }
      """
    ])
  }
}
