import TokenTesting

/// States that color alone tells apart are reported.
@Suite struct StateTests {
  /// Compiles a tag in two states with different fills or texts.
  private func compilation(
    _ first: String, _ second: String, contract: String = "", axis: String = "state",
    inks: (String, String) = (color("#000000"), color("#000000"))
  ) -> Compilation {
    func state(_ fill: String, _ ink: String) -> String {
      """
      { "bg": { "$type": "color", "$value": \(color(fill)) },
        "ink": { "$type": "color", "$value": \(ink) } }
      """
    }
    return compiled([
      "tokens/t.tokens.json": """
      { "c": { "on": \(state(first, inks.0)), "off": \(state(second, inks.1)) } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/<\(axis)>/*", "axes": { "\(axis)": ["on", "off"] },
        "roles": { "bg": { "type": "color" }, "ink": { "type": "color" } },
        "contrast": [ { "foreground": "ink", "on": "bg", "decorative": "a test" } ]\(contract) }
      """,
    ])
  }

  @Test func `a luminance ratio of 3 in one role is enough`() throws {
    let ratio = try #require(
      compilation("#FFFFFF", "#949494").audit.states.first?.roles.first { $0.role == "bg" }?.ratio)
    #expect(ratio >= 3 && ratio < 3.1)
    #expect(compilation("#FFFFFF", "#949494").marks == [])
    #expect(compilation("#FFFFFF", "#959595").marks.count == 1)
  }

  @Test(arguments: [
    #"{ "c": { "on": { "bg": "#, #"{ "c": {} }"#,
    #"{ "c": { "on": { "bg": { "$type": "color", "$value": "{gone}" } } } }"#,
    #"{ "c": { "on": { "bg": { "$type": "color", "$value": \#(color("#000000")) } } } }"#,
  ]) func `nothing looks the same where a value is missing`(tokens: String) {
    let compilation = compiled([
      "tokens/t.tokens.json": tokens, "tokens/u.tokens.json": #"{ "u": {} }"#,
      "c.contract.json": """
      { "component": "C", "path": "c/<state>/*", "axes": { "state": ["on", "off"] },
        "roles": { "bg": { "type": "color" }, "ink": { "type": "color" } } }
      """,
    ])
    #expect(compilation.findings.map(\.severity).contains(.error))
    #expect(compilation.findings(.identicalStates) == [])
    #expect(!compilation.audit.states.map(\.isIdentical).contains(true))
  }

  @Test func `each of many states is compared with those of the nearest colors`() throws {
    let states = (0..<60).map { ("s\($0)", $0 == 50 ? 0 : $0) }
    let values = states.map {
      "\"\($0)\": { \"bg\": { \"$value\": \(color(RGB8(red: UInt8($1), green: 0, blue: 0).hex)) } }"
    }
    let compilation = compiled([
      "tokens/t.tokens.json": #"{ "c": { "$type": "color", \#(values.joined(separator: ", ")) } }"#,
      "c.contract.json": """
      { "component": "C", "path": "c/<state>/*", "roles": { "bg": { "type": "color" } },
        "axes": { "state": [\(states.map { "\"\($0.0)\"" }.joined(separator: ", "))] } }
      """,
    ])
    #expect(compilation.audit.states.count == 59 * 60 / 2 - 19 * 20 / 2)
    let same = try #require(compilation.findings(.identicalStates).first)
    #expect(same.message.hasPrefix("'s0' and 's50' of C look the same"))
  }

  @Test func `a token that both states share does not divide themes`() {
    func one(_ path: String, _ hex: String) -> String {
      "\"\(path)\": { \"bg\": { \"$type\": \"color\", \"$value\": \(color(hex)) } }"
    }
    func brand(_ on: String, _ off: String) -> String {
      #"{ "c": { \#(one("on", on)), \#(one("off", off)) } }"#
    }
    let project = AxisProject(
      axes: [
        ("brand", [("acme", brand("#FF8080", "#50C878")), ("zen", brand("#FF8181", "#50C878"))]),
        (
          "mode",
          [
            ("light", AxisProject.token("ink", "#000000")),
            ("dark", AxisProject.token("ink", "#FFFFFF")),
          ]
        ),
      ],
      files: [
        "c.contract.json": """
        { "component": "C", "path": "c/<state>/*", "axes": { "state": ["on", "off"] },
          "roles": { "bg": { "type": "color" }, "ink": { "type": "color", "path": "ink" } },
          "contrast": [{ "foreground": "ink", "on": "bg", "decorative": "a test" }] }
        """
      ])
    let compilation = compile(project.sources)
    #expect(compilation.findings(.colorOnlyState).count == 1)
    #expect(compilation.audit.states.map(\.holds.label) == ["acme", "zen"])
    #expect(compilation.audit.states.map { $0.roles.map(\.role) } == [["bg"], ["bg"]])
  }

  @Test func `a declared cue for either state is enough`() throws {
    for state in ["on", "off"] {
      let compilation = compilation(
        "#FF8080", "#50C878", contract: #", "cues": { "state": { "\#(state)": "a tick" } }"#)
      #expect(compilation.marks == [])
      #expect(compilation.audit.states.first?.cue == "a tick")
    }
  }

  @Test func `an axis with another name is checked if it has cues`() {
    #expect(compilation("#FF8080", "#50C878", axis: "kind").audit.states.isEmpty)
    let cues = #", "cues": { "kind": {} }"#
    #expect(compilation("#FF8080", "#50C878", contract: cues, axis: "kind").audit.states.isEmpty)
  }

  /// `color.md` 1.4 has these numbers for the light countdown: 1.01:1, ΔEOK 0.061, 0.063, 0.062, 0.033.
  @Test func `distances match simulated vision`() throws {
    let role = try #require(
      compilation("#EEF2F9", "#FCF0CA").audit.states.first?.roles.first { $0.role == "bg" })
    #expect(shown(role.ratio) == "1.01")
    #expect(
      role.distances.map { shown($0 + 0.0005, decimals: 3) } == [
        "0.061", "0.063", "0.062", "0.033",
      ])
    #expect(role.distances.min() == role.distances[3])
  }

  @Test func `translucent colors are compared composited`() throws {
    let compilation = compilation(
      "#FFFFFF", "#FFFFFF", inks: (color("#000000", alpha: 0.5), color("#000000", alpha: 1)))
    let seen = try #require(compilation.audit.states.first?.roles.first { $0.role == "ink" })
    let half = relativeLuminance(srgb: Triple(repeating: 0.5))
    #expect((seen.ratio - contrastRatio(half, to: 0)).magnitude < 0.02)
  }

  @Test(arguments: [
    #"{ "stat": { "on": "x" } }"#, #"{ "state": { "un": "x" } }"#, #"{ "state": { "on": "" } }"#,
    #"{ "state": "x" }"#, #"{ "state": { "on": "." } }"#,
  ]) func `an invalid cue is an error`(cues: String) {
    let compilation = compilation("#FF8080", "#50C878", contract: ", \"cues\": \(cues)")
    #expect(compilation.findings(.invalidContract).count == 1)
  }
}
