import FigmaPlan
import TokenTesting

/// How tokens find their variables and modes.
@Suite struct FigmaMatchingTests {
  private func tokens(_ members: String) -> Sources {
    sources(["tokens/t.tokens.json": "{ \(members) }"])
  }

  private func server(_ collections: String, _ variables: String) throws -> FigmaServer {
    try FigmaServer(
      #"{ "meta": { "variableCollections": { \#(collections) }, "variables": { \#(variables) } } }"#
    )
  }

  private func collection(_ id: String, _ name: String, modes: [String], more: String = "")
    -> String
  {
    let modes = modes.map { #"{ "modeId": "\#(id)/\#($0)", "name": "\#($0)" }"# }
    return """
      "\(id)": { "id": "\(id)", "name": "\(name)", "defaultModeId": "\(id)/m",
        "modes": [\(modes.joined(separator: ", "))]\(more) }
      """
  }

  private func variable(
    _ id: String, _ name: String, in collection: String, _ type: String, values: String,
    more: String = ""
  ) -> String {
    """
    "\(id)": { "id": "\(id)", "name": "\(name)", "variableCollectionId": "\(collection)",
      "resolvedType": "\(type)", "valuesByMode": { \(values) }\(more) }
    """
  }

  @Test func `a name in several collections is refused, unless the token has an id`() throws {
    let server = try server(
      collection("C:1", "one", modes: ["m"]) + "," + collection("C:2", "two", modes: ["m"]),
      variable("V:1", "n", in: "C:1", "FLOAT", values: #""C:1/m": 1"#) + ","
        + variable("V:2", "n", in: "C:2", "FLOAT", values: #""C:2/m": 2"#))
    let error = #expect(throws: FigmaRefusal.self) {
      try planned(tokens(#""n": { "$type": "number", "$value": 2 }"#), for: server)
    }
    #expect(
      error?.message == "'n' is in several collections: 'one' and 'two'; put the id of one into "
        + "$extensions.com.figma.variableId")
    let id = #""$extensions": { "com.figma": { "variableId": "V:2" } }"#
    let named = tokens(#""n": { "$type": "number", "$value": 2, \#(id) }"#)
    #expect(try Planned(named, for: server).count == 0)
  }

  @Test func `values are equal apart from the noise of floats`() throws {
    let server = try server(
      collection("C:1", "one", modes: ["m"]),
      variable(
        "V:1", "c", in: "C:1", "COLOR",
        values: #""C:1/m": { "r": 0.7137255072593689, "g": 0, "b": 1, "a": 0.07999999821186066 }"#)
        + ","
        + variable("V:2", "n", in: "C:1", "FLOAT", values: #""C:1/m": 12.300000190734863"#) + ","
        + variable(
          "V:3", "o", in: "C:1", "FLOAT", values: #""C:1/m": 40"#,
          more: #", "scopes": ["OPACITY"]"#) + ","
        + variable(
          "V:4", "w", in: "C:1", "STRING", values: #""C:1/m": "SemiBold Italic""#,
          more: #", "scopes": ["FONT_STYLE"]"#) + ","
        + variable("V:5", "f", in: "C:1", "STRING", values: #""C:1/m": "'Inter', Arial""#))
    func project(_ component: String) -> Sources {
      tokens(
        """
        "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(component), 0, 1],
          "alpha": 0.08, "hex": "#B600FF" } },
        "n": { "$type": "number", "$value": 12.3 }, "o": { "$type": "number", "$value": 0.4 },
        "w": { "$type": "fontWeight", "$value": 600 },
        "f": { "$type": "fontFamily", "$value": ["Inter", "Arial"] }
        """)
    }
    #expect(try Planned(project("0.7137254902"), for: server).count == 0)
    #expect(try Planned(project("0.714"), for: server).count == 0, "the hex is the same")
    #expect(try Planned(project("0.7138"), for: server).count == 0)
    let other = tokens(#""o": { "$type": "number", "$value": 0.5 }"#)
    #expect(try Planned(other, for: server).values.map { $0["value"] as? Int } == [50])
  }

  @Test func `modes are contexts by name, in any case, and others are reported`() throws {
    let modes = ["Light", "dark", "print"]
    let values = modes.map { #""C:1/\#($0)": 1"# }.joined(separator: ", ")
    let server = try server(
      collection("C:1", "Appearance", modes: modes),
      variable("V:1", "n", in: "C:1", "FLOAT", values: values))
    func number(_ value: Int) -> String { #"{ "n": { "$type": "number", "$value": \#(value) } }"# }
    let project = AxisProject(
      axes: [("mode", [("light", number(2)), ("dark", number(3)), ("dim", number(4))])])
    var changed = server
    let plan = try changed.sync(with: project.sources)
    #expect(plan.modes.map { $0["name"] as? String } == ["dim"])
    #expect(plan.values.count == 3)
    #expect(changed.value(of: "n", in: "Light") == "2.0")
    #expect(changed.value(of: "n", in: "dim") == "4.0")
    #expect(changed.value(of: "n", in: "print") == "1")
    #expect(
      plan.summary.contains(
        "the mode 'print' of 'Appearance' keeps its values: no context has its name"))
    let constant = tokens(#""n": { "$type": "number", "$value": 9 }"#)
    let left = try Planned(constant, for: server)
    #expect(left.count == 0)
    #expect(
      left.summary.contains(
        "left out: 'n': no mode of its collection 'Appearance' has the name of a context"))
  }

  @Test func `a value that an extending collection inherits is not an override`() throws {
    let more = """
      , "isExtension": true, "parentVariableCollectionId": "C:1",
      "variableOverrides": { "V:2": { "C:2/b": 5 } }
      """
    let server = try server(
      collection("C:1", "brand", modes: ["m"]) + ","
        + collection("C:2", "zen", modes: ["b"], more: more),
      variable("V:1", "a", in: "C:1", "FLOAT", values: #""C:1/m": 1"#) + ","
        + variable("V:2", "b", in: "C:1", "FLOAT", values: #""C:1/m": 1"#))
    func project(a: (Int, Int), b: (Int, Int)) -> Sources {
      func numbers(_ a: Int, _ b: Int) -> String {
        #"{ "$a": 1, "a": \#(number(a)), "b": \#(number(b)) }"#.replacing(#""$a": 1, "#, with: "")
      }
      func number(_ value: Int) -> String { #"{ "$type": "number", "$value": \#(value) }"# }
      return AxisProject(axes: [("brand", [("m", numbers(a.0, b.0)), ("zen", numbers(a.1, b.1))])])
        .sources
    }
    let converted = try Sources(convertedFrom: server)
    #expect(try Planned(converted, for: server).count == 0)
    // Both brands change: only the parent's value is sent.
    let both = try Planned(project(a: (2, 2), b: (1, 5)), for: server)
    #expect(both.values.map { $0["modeId"] as? String } == ["C:1/m"])
    var changed = server
    try changed.sync(with: project(a: (2, 2), b: (1, 5)))
    #expect((changed.collections["C:2"]?["variableOverrides"] as? FigmaServer.Object)?.count == 1)
    // One brand changes: an override. It changes back: the override is removed.
    let one = try changed.sync(with: project(a: (2, 7), b: (1, 5)))
    #expect(one.values.map { $0["modeId"] as? String } == ["C:2/b"])
    let back = try changed.sync(with: project(a: (2, 2), b: (1, 5)))
    #expect(back.count == 1 && back.values[0]["value"] is NSNull)
  }

  @Test func `variables of libraries, deleted ones and other types are left alone`() throws {
    let server = try server(
      collection("C:1", "one", modes: ["m"]),
      variable("V:1", "a", in: "C:1", "FLOAT", values: #""C:1/m": 1"#, more: #", "remote": true"#)
        + "," + variable("V:2", "b", in: "C:1", "STRING", values: #""C:1/m": "x""#) + ","
        + variable("V:3", "d", in: "gone", "FLOAT", values: #""x": 1"#))
    let plan = try Planned(
      tokens(
        ["a", "b", "d"].map { #""\#($0)": { "$type": "number", "$value": 2 }"# }
          .joined(separator: ", ")), for: server)
    #expect(plan.count == 0)
    #expect(
      plan.summary == """
        Variables: 3 left out
        left out: 'a': the variable is in a library; change it there
        left out: 'b': the variable is a STRING
        left out: 'd': the answer does not list the collection of its variable
        """)
  }

  // MARK: Siblings

  /// Primitives in one collection, roles in another one with modes.
  private func themed(modes: [String] = ["Light", "Dark"]) throws -> FigmaServer {
    func alias(_ id: String) -> String { #"{ "type": "VARIABLE_ALIAS", "id": "\#(id)" }"# }
    func values(_ light: String, _ dark: String) -> String {
      modes.map { #""C:2/\#($0)": \#(alias($0 == "Dark" ? dark : light))"# }.joined(separator: ", ")
    }
    let hidden = #", "scopes": []"#
    let text = #", "scopes": ["TEXT_FILL"]"#
    let black = #""C:1/m": { "r": 0, "g": 0, "b": 0, "a": 1 }"#
    let white = #""C:1/m": { "r": 1, "g": 1, "b": 1, "a": 1 }"#
    let lists = [
      variable("V:1", "gray/black", in: "C:1", "COLOR", values: black, more: hidden),
      variable("V:2", "gray/white", in: "C:1", "COLOR", values: white, more: hidden),
      variable("V:3", "text/body", in: "C:2", "COLOR", values: values("V:1", "V:2"), more: text),
      variable("V:4", "text/muted", in: "C:2", "COLOR", values: values("V:1", "V:2"), more: text),
    ]
    return try self.server(
      collection("C:1", "Primitives", modes: ["m"]) + ","
        + collection("C:2", "Theme", modes: modes), lists.joined(separator: ","))
  }

  /// The tokens of `themed()`, and others that do not depend on the mode.
  private func roles(adding more: String) -> Sources {
    func role(_ name: String) -> String {
      #"{ "text": { "$type": "color", "body": { "$value": "{gray.\#(name)}" }, "#
        + #""muted": { "$value": "{gray.\#(name)}" } } }"#
    }
    let base = """
      { "gray": { "$type": "color", "black": { "$value": \(color("#000000")) },
          "white": { "$value": \(color("#FFFFFF")) } }, \(more) }
      """
    return AxisProject(
      axes: [("Theme", [("Light", role("black")), ("Dark", role("white"))])], base: base
    ).sources
  }

  private func collectionName(of name: String, in server: FigmaServer) -> String? {
    let id = server.variable(named: name)?["variableCollectionId"] as? String
    return id.flatMap { server.collections[$0]?["name"] as? String }
  }

  @Test func `an alias goes to its siblings, with one value for all modes and its target's scopes`()
    throws
  {
    var server = try themed()
    let link = #""text": { "$type": "color", "link": { "$value": "{text.body}" } }"#
    let plan = try server.sync(with: roles(adding: link))
    #expect(plan.variables.count == 1 && plan.values.count == 2)
    #expect(collectionName(of: "text/link", in: server) == "Theme")
    for mode in ["Light", "Dark"] {
      #expect(server.value(of: "text/link", in: mode) == "{text/body}")
    }
    #expect(server.variable(named: "text/link")?["scopes"] as? [String] == ["TEXT_FILL"])
    let converted = try Sources(convertedFrom: server)
    #expect(try Planned(converted, for: server).count == 0)
  }

  @Test func `an alias of a hidden variable is not hidden`() throws {
    var server = try themed()
    let ink = #""text": { "$type": "color", "ink": { "$value": "{gray.black}" } }"#
    try server.sync(with: roles(adding: ink))
    #expect(collectionName(of: "text/ink", in: server) == "Theme")
    #expect(server.variable(named: "text/ink")?["scopes"] as? [String] == ["ALL_SCOPES"])
  }

  @Test func `a new variable has a value in every mode, also without a context`() throws {
    var server = try themed(modes: ["Light", "Dark", "Print"])
    let link = #""text": { "$type": "color", "link": { "$value": "{text.body}" } }"#
    try server.sync(with: roles(adding: link))
    #expect(server.value(of: "text/link", in: "Print") == "{text/body}")
  }

  @Test func `plain values and new groups stay with variables of one mode`() throws {
    var server = try themed()
    let more = """
      "blue": { "$type": "color", "mid": { "$value": \(color("#0000FF")) } },
      "text": { "$type": "color", "only": { "$value": \(color("#222222")) },
        "new": { "plain": { "$value": \(color("#333333")) }, "alias": { "$value": "{text.body}" } } }
      """
    try server.sync(with: roles(adding: more))
    let homes = ["blue/mid", "text/only", "text/new/plain", "text/new/alias"].map {
      collectionName(of: $0, in: server)
    }
    #expect(homes == ["Primitives", "Theme", "Primitives", "Theme"])
  }

  @Test func `values for a mode that the answer does not list are reported`() throws {
    let server = try server(
      collection("C:1", "one", modes: ["m"]),
      variable("V:1", "n", in: "C:1", "FLOAT", values: #""C:1/m": 1, "9:9": 2"#))
    let plan = try Planned(tokens(#""n": { "$type": "number", "$value": 1 }"#), for: server)
    #expect(plan.count == 0)
    #expect(
      plan.summary == """
        Variables: 1 unchanged
        'one' has no mode '9:9'; values for it are ignored: 'n'
        """)
  }

  @Test func `variables without a token say whether --delete removes them`() throws {
    let server = try server(
      collection("C:1", "one", modes: ["m"]),
      variable("V:1", "old", in: "C:1", "FLOAT", values: #""C:1/m": 1"#) + ","
        + variable("V:2", "flag", in: "C:1", "BOOLEAN", values: #""C:1/m": true"#) + ","
        + variable("V:3", "label", in: "C:1", "STRING", values: #""C:1/m": "x""#))
    let kept =
      "only in Figma, in 'one': 'flag', 'label'; never deleted: texts and booleans cannot be tokens"
    let plan = try Planned(tokens(""), for: server)
    #expect(plan.count == 0)
    #expect(
      plan.summary == """
        Variables: none
        only in Figma, in 'one': 'old'; add --delete to remove it
        \(kept)
        """)
    let deleting = try Planned(tokens(""), for: server, deletes: true)
    #expect(deleting.variables.map { $0["id"] as? String } == ["V:1"])
    #expect(
      deleting.summary == """
        Variables: 1 deleted
        deleted, in 'one': 'old'
        \(kept)
        """)
  }
}
