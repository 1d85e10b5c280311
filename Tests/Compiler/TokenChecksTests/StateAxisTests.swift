import Testing
import TokenModel
import TokenOutputs
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
      """,
      "tincture.json": #"{ "rules": { "unpaired-color": "off" } }"#,
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
  ) {
    #expect(Axis(name: axis, values: [first, second, "other"]).meansStates)
  }

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
    (#"["statos"]"#, "there is no axis 'statos'; did you mean 'status'?"),
    ("[]", "'states' is empty; name an axis, or remove the key"),
  ])
  func `an axis that does not exist is an error`(states: String, message: String) {
    let compilation = compilation(
      on: "", off: "", axis: "status", contract: #", "states": \#(states)"#)
    #expect(compilation.findings.map(\.message) == [message])
    #expect(compilation.findings.first?.rule == .invalidContract)
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
        "'on' and 'off' of C differ only in hue: only 'on' has 'tick', at 2.61:1; raise one role "
          + "to 3:1, or set 'cues'"
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
    func width(_ value: Int) -> String {
      #", "width": { "$type": "number", "$value": \#(value) }"#
    }
    let role = #", "width": { "type": "number" }"#
    #expect(compilation(on: width(1), off: width(2), roles: role).findings == [])
    #expect(
      compilation(on: width(1), off: width(1), roles: role).findings.map(\.rule)
        == [.identicalStates])
  }
}
