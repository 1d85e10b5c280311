import TokenTesting

/// Plans for small projects, posted to an imitation of Figma's API.
@Suite struct FigmaPlanTests {
  /// A project with two modes. `link` is an alias of a token that depends on the mode.
  private func project(
    blue: String = "#005CE5", dark: String = "{palette.blue}", space: String = "1",
    more: String = ""
  ) -> Sources {
    let base = """
      { "palette": { "$type": "color", "ink": { "$value": \(color("#222222")) },
          "blue": { "$value": \(color(blue)), "$description": "Brand" } },
        "space": { "$type": "dimension", "s": { "$value": { "value": \(space), "unit": "rem" } } },
        "font": { "$type": "fontFamily", "$value": ["Inter", "Arial"] },
        "bold": { "$type": "fontWeight", "$value": 700 },
        "ratio": { "$type": "number", "$value": 1.3 },
        "slow": { "$type": "duration", "$value": { "value": 2, "unit": "s" } },
        "link": { "$type": "color", "$value": "{text.main}" }\(more) }
      """
    func text(_ value: String) -> String {
      let value = value.hasPrefix("{") ? quoted(value) : color(value)
      return #"{ "text": { "main": { "$type": "color", "$value": \#(value) } } }"#
    }
    return AxisProject(
      axes: [("mode", [("light", text("{palette.ink}")), ("dark", text(dark))])], base: base
    ).sources
  }

  @Test func `an empty file gets collections, modes, variables and values`() throws {
    var server = FigmaServer()
    let plan = try server.sync(with: project())
    #expect(
      plan.summary == """
        Variables: 8 created, 1 left out
        new collection 'tokens'
        new collection 'mode' with the modes 'light', 'dark'
        left out: 'slow': Figma has no variables of the type duration
        1 list of fonts, of which Figma gets the first
        """)
    #expect(server.value(of: "palette/blue") == "#005ce5")
    #expect(server.value(of: "space/s") == "16.0")
    #expect(server.value(of: "font") == "Inter")
    #expect(server.value(of: "bold") == "700.0")
    #expect(server.value(of: "text/main", in: "light") == "{palette/ink}")
    #expect(server.value(of: "text/main", in: "dark") == "{palette/blue}")
    #expect(server.value(of: "link") == "{text/main}")
    #expect(server.variable(named: "palette/blue")?["description"] as? String == "Brand")
  }

  @Test func `one edit is one entry`() throws {
    var server = try FigmaServer.filled(with: project())
    let edits: [(Sources, String, String)] = [
      (project(blue: "#005CE6"), "palette/blue", "#005ce6"),
      (project(space: "1.5"), "space/s", "24.0"),
      (project(dark: "#FFFFFF"), "text/main", "#ffffff"),
      (project(dark: "{palette.ink}"), "text/main", "{palette/ink}"),
    ]
    for (sources, name, value) in edits {
      let plan = try Planned(sources, for: server)
      #expect(plan.count == 1 && plan.values.count == 1, "\(name)")
      var changed = server
      try changed.sync(with: sources)
      #expect(changed.value(of: name, in: name == "text/main" ? "dark" : nil) == value)
    }
    let described = project(more: #", "note": { "$type": "number", "$value": 1 }"#)
    let added = try server.sync(with: described)
    #expect(added.count == 2 && added.variables.count == 1 && added.values.count == 1)
  }

  @Test func `a renamed token keeps its variable`() throws {
    let server = try FigmaServer.filled(with: project())
    var converted = try Sources(convertedFrom: server)
    for index in converted.tokens.indices {
      let text = String(decoding: converted.tokens[index].text, as: UTF8.self)
      let renamed = text.replacing("palette.ink", with: "palette.black")
        .replacing("\"ink\"", with: "\"black\"")
      converted.tokens[index].text = Array(renamed.utf8)
    }
    let plan = try Planned(converted, for: server)
    #expect(plan.count == 1)
    #expect(plan.variables.map { $0["name"] as? String } == ["palette/black"])
  }

  @Test func `the values that do not fit into one body are in the next`() throws {
    let all = try Planned(project(), for: FigmaServer())
    let limit = all.bytes.count - 200
    var server = FigmaServer()
    let (part, restCount) = all.plan.body(limit: limit)
    #expect(part.count <= limit && restCount > 0)
    try server.post(part)
    let rest = try server.sync(with: project())
    #expect(rest.variables.isEmpty && rest.values.count == restCount)
  }

  @Test func `shipped tokens are a fixed point, and come back from Figma`() throws {
    let sources = try Shipped().sources
    let server = try FigmaServer.filled(with: sources)
    #expect(server.variables.count > 150)
    let converted = try Sources(convertedFrom: server)
    #expect(try Planned(converted, for: server).count == 0)
    let diff = TokenCompiler.diff(sources, after: converted)
    #expect(diff.added.isEmpty && diff.renamed.isEmpty)
    #expect(Set(diff.removed.map(\.type)) == ["typography", "gradient"])
    let changed = diff.changed.filter {
      $0.kind != .extensions && ($0.kind != .value || ($0.deltaEOK ?? 1) > 1e-6)
    }
    // Figma has its first font.
    #expect(changed.map(\.path) == ["font/family/brand"], "\(changed)")
  }
}
