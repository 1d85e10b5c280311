import TokenTesting

@testable import TokenChecks

/// Which axes are of states, and which roles tell states apart.
@Suite struct StateAxisTests {
  /// A tag in two values of an axis, each with the members of its group.
  private func compilation(
    on: String, off: String, axis: String = "state", roles: String = "", pairs: String = "",
    contract: String = ""
  ) -> Compilation {
    let bg = #""bg": { "$value": \#(color("#FFFFFF")) }, "ink": { "$value": \#(color("#000000")) }"#
    return compiled([
      "tokens/t.tokens.json": """
      { "c": { "$type": "color", "on": { \(bg)\(on) }, "off": { \(bg)\(off) } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/<\(axis)>/*", "axes": { "\(axis)": ["on", "off"] },
        "roles": { "bg": { "type": "color" }, "ink": { "type": "color" }\(roles) },
        "contrast": [ { "foreground": "ink", "on": "bg" }\(pairs) ]\(contract) }
      """, "tincture.json": #"{ "rules": { "unpaired-color": "off" } }"#,
    ])
  }

  @Test(arguments: ["kind", "lamp"]) func `any axis can be of states`(axis: String) {
    let named = compilation(on: "", off: "", axis: axis, contract: #", "states": ["\#(axis)"]"#)
    #expect(named.findings.map(\.rule) == [.identicalStates])
    #expect(named.audit.states.map(\.axis) == [axis])
  }

  @Test(
    arguments: [
      ("state", "a", "b"), ("status", "a", "b"), ("interactionState", "a", "b"),
      ("validity", "a", "b"), ("status", "success", "danger"), ("x", "default", "hover"),
      ("x", "valid", "invalid"), ("look", "rest", "is-pressed"), ("field", "default", "error"),
      ("result", "success", "error"),
    ])
  func `axes are of states by their name, or else by their values`(
    axis: String, first: String, second: String
  ) { #expect(Axis(name: axis, values: [first, second, "other"]).meansStates) }

  @Test(
    arguments: [
      ("kind", "default", "error"), ("size", "small", "large"), ("x", "on", "dark"),
      ("x", "success", "danger"), ("variant", "default", "selected"), ("mode", "normal", "active"),
      ("brand", "acme", "zen"), ("x", "default", "idle"), ("tone", "valid", "invalid"),
    ])
  func `kinds, sizes and modes are not states`(axis: String, first: String, second: String) {
    #expect(!Axis(name: axis, values: [first, second]).meansStates)
  }

  @Test func `states of an axis called status need a difference or a cue`() {
    let same = compilation(on: "", off: "", axis: "status")
    #expect(same.findings.map(\.rule) == [.identicalStates])
    let cue = #", "cues": { "status": { "on": "a check mark" } }"#
    #expect(compilation(on: "", off: "", axis: "status", contract: cue).findings == [])
  }

  @Test(arguments: [
    (#"["statos"]"#, "there is no axis or state 'statos'; did you mean 'status'?"),
    (#"{ "lasting": ["onn"] }"#, "there is no axis or state 'onn'; did you mean 'on'?"),
    ("[]", "'states' is empty; name an axis, or remove the key"),
  ]) func `an axis that does not exist is an error`(states: String, message: String) {
    let compilation = compilation(
      on: "", off: "", axis: "status", contract: #", "states": \#(states)"#)
    #expect(compilation.findings.map(\.message) == [message])
    #expect(compilation.findings.first?.rule == .invalidContract)
  }

  /// The findings about a component whose fill in each state is a color.
  private func findings(_ states: [(state: String, hex: String)], contract: String = "")
    -> [Diagnostic]
  {
    let tokens = states.map { #""\#($0.state)": { "bg": { "$value": \#(color($0.hex)) } }"# }
    return compiled([
      "tokens/t.tokens.json": #"{ "c": { "$type": "color", \#(tokens.joined(separator: ", ")) } }"#,
      "c.contract.json": """
      { "component": "C", "path": "c/<state>/*", "axes": { "state": \(states.map(\.state)) },
        "roles": { "bg": { "type": "color" } }\(contract) }
      """,
    ]).findings.filter { [.colorOnlyState, .identicalStates].contains($0.rule) }
  }

  @Test(arguments: [
    ("selected", true), ("error", true), ("active", true), ("expired", true), ("hover", false),
    ("is-pressed", false), ("focus-visible", false), ("disabled", false), ("inactive", false),
    ("selected-hover", false), ("highlighted", false),
  ]) func `color alone must not tell apart states that last`(state: String, isReported: Bool) {
    let states = [("default", "#0C6B47"), (state, "#A82C1A")]
    #expect(findings(states).count == (isReported ? 1 : 0))
    for names in [#"["\#(state)"]"#, #"["state"]"#, #"{ "lasting": "\#(state)" }"#] {
      #expect(findings(states, contract: #", "states": \#(names)"#).count == 1, "\(names)")
    }
  }

  @Test func `next to what is active, an inactive state lasts`() {
    #expect(findings([("active", "#0C6B47"), ("inactive", "#A82C1A")]).count == 1)
  }

  @Test func `the states of an axis are one finding, with each two of them in a note`() throws {
    let found = findings([
      ("default", "#0C6B47"), ("error", "#A82C1A"), ("expired", "#443D5C"), ("hover", "#0C6B47"),
      ("late", "#443D5C"),
    ])
    #expect(found.map(\.rule) == [.colorOnlyState, .identicalStates])
    let colorOnly = try #require(found.first)
    #expect(
      colorOnly.message
        == "'default' and 'error' of C are told apart by color alone: 1.05:1 at most (bg); "
        + "3:1, or a cue such as an icon, is safer")
    #expect(
      colorOnly.related.count == 5 && !colorOnly.related.contains { $0.message.contains("hov") })
    #expect(found.last?.message.hasPrefix("'default' and 'hover' of C look the same") ?? false)
    #expect(found.last?.related.map(\.message) == ["so do 'expired' and 'late'"])
  }

  /// A role that only `on` has, with its color and its pair.
  private func lone(_ value: String, pair: String = "") -> Compilation {
    compilation(
      on: #", "tick": { "$value": \#(value) }"#, off: "",
      roles: #", "tick": { "type": "color", "when": { "state": ["on"] } }"#, pairs: pair)
  }

  private let drawn = #", { "foreground": "tick", "on": "bg", "decorative": "only a test" }"#

  @Test func `a role that only one state has counts if it can be seen`() {
    for pair in ["", drawn] {
      let compilation = lone(color("#949494"), pair: pair)
      #expect(compilation.findings == [])
      #expect(compilation.audit.states.first?.cue == "only 'on' has 'tick'")
    }
  }

  @Test func `a role below 3 to 1 on what its pair draws it on is not a cue`() {
    let compilation = lone(color("#A0A0A0"), pair: drawn)
    #expect(
      compilation.findings.map(\.message) == [
        "'on' and 'off' of C are told apart by color alone: 2.61:1 at most (only 'on' has 'tick'); "
          + "3:1, or a cue such as an icon, is safer"
      ])
    #expect(lone(color("#A0A0A0")).findings == [], "without a pair, any opacity counts")
  }

  @Test func `a fully transparent role is not a difference`() {
    for pair in ["", drawn] {
      let compilation = lone(color("#000000", alpha: 0), pair: pair)
      #expect(compilation.findings.map(\.rule) == [.identicalStates])
      #expect(compilation.audit.states.first?.cue == nil)
    }
    #expect(lone(color("#000000", alpha: 0.01)).findings == [])
  }

  @Test func `a role that is not a color can tell states apart`() {
    func width(_ value: Int) -> String { #", "width": { "$type": "number", "$value": \#(value) }"# }
    let role = #", "width": { "type": "number" }"#
    #expect(compilation(on: width(1), off: width(2), roles: role).findings == [])
    #expect(
      compilation(on: width(1), off: width(1), roles: role).findings.map(\.rule)
        == [.identicalStates])
  }
}
