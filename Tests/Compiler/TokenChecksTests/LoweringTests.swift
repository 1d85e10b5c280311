import TokenTesting

/// A pair that asks for less than the standard says why, who decides, and until when.
@Suite struct LoweringTests {
  private let terms = #""because": "the old brand", "owner": "design""#

  private func pair(
    _ duty: String, gray: String, level: String = "AAA", today: String? = nil
  ) -> PairProject {
    PairProject(
      foreground: color(gray), background: color("#FFFFFF"), duty: duty, level: level, today: today)
  }

  /// Members of the pair, the project's level, and what a gray of 4.54:1 gets.
  @Test(arguments: [
    (#""level": "AA", TERMS"#, "AAA", Outcome.waived, 4.5, "1.4.3", [Rule]()),
    (#""level": "AA""#, "AAA", .fail, 7, "1.4.6", [.lowContrast, .missingReason]),
    (
      #""level": "AA", "minimum": 4.5"#, "AAA", .fail, 7, "1.4.6", [.lowContrast, .invalidContract]
    ),
    (#""level": "AA", "because": "the old brand""#, "AAA", .waived, 4.5, "1.4.3", [.unownedWaiver]),
    (#""level": "AAA", TERMS"#, "AA", .fail, 7, "1.4.6", [.lowContrast]),
    (#""level": "AA", TERMS"#, "AA", .pass, 4.5, "1.4.3", []),
    (#""minimum": 4.5, TERMS"#, "AAA", .waived, 4.5, "1.4.6", []),
    (#""minimum": 3, TERMS"#, "AAA", .waived, 3, "1.4.6", [.slackFloor]),
    (
      #""minimum": 4.5, "because": "the old brand""#, "AAA", .waived, 4.5, "1.4.6", [.unownedWaiver]
    ),
    (#""minimum": 5, TERMS"#, "AAA", .fail, 5, "1.4.6", [.lowContrast]),
    (#""minimum": 3, TERMS"#, "AA", .pass, 3, "1.4.3", [.unneededWaiver]),
  ]) func `a lower level or minimum is accepted with a reason`(
    duty: String, level: String, outcome: Outcome, required: Double, criterion: String,
    rules: [Rule]
  ) throws {
    let compilation = pair(duty.replacing("TERMS", with: terms), gray: "#767676", level: level)
      .compilation
    let row = try #require(compilation.audit.results.first)
    #expect(row.outcome == outcome && row.required == required && row.criterion == criterion)
    #expect(row.because == (outcome == .waived ? "the old brand" : nil))
    #expect(Set(compilation.findings.map(\.rule)) == Set(rules))
  }

  @Test(arguments: [(#""level": "AA""#, "level"), (#""minimum": 4.5"#, "minimum")])
  func `a lower level or minimum that every check exceeds is not needed`(duty: String, name: String)
  {
    let compilation = pair("\(duty), \(terms)", gray: "#222222").compilation
    #expect(compilation.audit.results.map(\.outcome) == [.pass])
    #expect(
      compilation.findings.map { "\($0.rule.rawValue) \($0.severity) \($0.message)" } == [
        "unneeded-waiver warning the '\(name)' of 'fg' is not needed: every check of the pair meets "
          + "the standard; remove it"
      ])
  }

  @Test func `what is new about a minimum is a warning`() {
    let slack = pair(#""minimum": 1, \#(terms)"#, gray: "#949494").compilation
    #expect(slack.findings.map { "\($0.rule.rawValue) \($0.severity)" } == ["slack-floor warning"])
    #expect(slack.findings.first?.message.hasSuffix(#"write "minimum": 3.03"#) == true)
    #expect(!slack.hasErrors)
  }

  @Test(arguments: [#""level": "AA""#, #""minimum": 4.54"#])
  func `a lower level or minimum can end`(duty: String) throws {
    let ending = #"\#(duty), \#(terms), "until": "2026-02-28""#
    let last = pair(ending, gray: "#767676", today: "2026-02-28").compilation
    #expect(last.marks == [] && last.audit.endlessWaivers == 0)
    #expect(last.audit.results.first?.acceptance?.until == "2026-02-28")
    let over = pair(ending, gray: "#767676", today: "2026-03-01").compilation
    #expect(over.findings.map(\.rule) == [.expiredWaiver, .lowContrast])
    #expect(try #require(over.audit.results.first).required == 7)
  }

  @Test func `reports count waivers without an end date`() {
    let compilation = pair(#""minimum": 4.54, \#(terms)"#, gray: "#767676").compilation
    #expect(compilation.audit.endlessWaivers == 1)
    for report in [
      compilation.report.markdown(), compilation.report.text(),
      String(decoding: compilation.auditHTML, as: UTF8.self),
    ] { #expect(report.contains("1 waiver has no end date")) }
    let json = String(decoding: compilation.report.json, as: UTF8.self)
    #expect(json.contains(#""endlessWaivers": 1"#))
  }

  /// Members of a pair or a contract, and the place and text of the only finding.
  @Test(arguments: [
    (
      #""graphic": true, "because": "a""#, "missing-reason", "'a' in 'because' says nothing; write "
    ),
    (#""decorative": "x1""#, "missing-reason", "'x1' in 'decorative' says nothing; write "),
    (#""decorative": "aaa""#, "missing-reason", "'aaa' in 'decorative' says nothing; write "),
    (#""unless": "no""#, "missing-reason", "'no' in 'unless' says nothing; write "),
    (
      #""unless": "proposed by tincture: no name says""#, "missing-reason",
      "'unless' is what 'propose' wrote; write "
    ),
    (#""because": """#, "invalid-contract", "'because' says why a low 'minimum' or 'level' is "),
    (#""graphic": true, "owner": "me""#, "invalid-contract", "'owner' is for pairs with a low "),
    (#""graphic": true, "until": "2030-01-01""#, "invalid-contract", "'until' is for pairs with "),
    (#""decorative": "裝飾""#, "", ""), (#""decorative": "장식""#, "", ""),
  ]) func `a reason has three letters, and something asks for it`(
    duty: String, rule: String, message: String
  ) {
    let compilation = pair(duty, gray: "#000000").compilation
    // A decorative pair alone measures nothing.
    let findings = compilation.findings.filter { $0.rule != .emptyAudit }
    #expect(findings.map(\.rule.rawValue) == (rule.isEmpty ? [] : [rule]))
    #expect(findings.allSatisfy { $0.message.hasPrefix(message) })
    #expect(compilation.audit.results.count == 1, "the contract is still read")
  }

  // MARK: Inactive pairs

  /// A component with two states; the label of the second is white on white.
  private func states(_ names: [String], _ pair: String, contract: String = "") -> Compilation {
    compiled([
      "t.tokens.json": """
      { "c": { "$type": "color", "bg": { "$value": \(color("#FFFFFF")) },
        "\(names[0])": { "mark": { "$value": \(color("#000000")) } },
        "\(names[1])": { "mark": { "$value": \(color("#FEFEFE")) } } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/<state>/*",
        "axes": { "state": ["\(names[0])", "\(names[1])"] }, \(contract)
        "roles": { "mark": { "type": "color" }, "bg": { "type": "color", "path": "c/bg" } },
        "contrast": [{ "foreground": "mark", "on": "bg", \(pair) }] }
      """,
    ])
  }

  /// States, other members of the contract, and where an inactive pair is exempt.
  @Test(arguments: [
    (["rest", "disabled"], "", ["disabled"]), (["rest", "hover-inactive"], "", ["hover-inactive"]),
    (["rest", "locked"], "", []),
    (["rest", "locked"], #""states": { "inactive": ["locked"] },"#, ["locked"]),
    (["rest", "locked"], #""states": { "inactive": "locked" },"#, ["locked"]),
  ]) func `an inactive pair applies where a state is inactive`(
    names: [String], contract: String, exempt: [String]
  ) {
    let compilation = states(names, #""inactive": "it is off""#, contract: contract)
    #expect(compilation.audit.results.map { $0.variant["state"] } == exempt)
    #expect(compilation.audit.results.allSatisfy { $0.outcome == .exempt })
    let unmatched = compilation.findings(.unmatchedPair)
    #expect(unmatched.map(\.severity) == (exempt.isEmpty ? [.warning] : []))
    #expect(unmatched.allSatisfy { $0.message.contains("is inactive in no state") })
  }

  @Test func `an inactive pair with a condition applies as it says`() {
    let pair = #""inactive": "it is off", "when": { "state": "rest" }"#
    let rows = states(["rest", "disabled"], pair).audit.results
    #expect(rows.map { $0.variant["state"] } == ["rest"])
  }

  @Test(arguments: [
    (#"{ "inactive": ["locke"] }"#, "no axis has the value 'locke'; did you mean 'locked'?"),
    (#"{ "inactive": ["rest", "locked"] }"#, "controls can be used in 'rest'; remove it"),
    (
      #"{ "last": ["locked"] }"#, "unknown key 'last' in 'states'; expected 'lasting' or 'inactive'"
    ),
  ]) func `the states of a contract are values of its axes`(states: String, message: String) {
    let compilation = self.states(
      ["rest", "locked"], #""graphic": true"#, contract: "\"states\": \(states),")
    #expect(compilation.findings.map(\.message).contains(message), "\(compilation.findings)")
  }

  /// Without states, a name in the pair says that it is inactive.
  @Test(arguments: [
    #"{ "foreground": "label-disabled", "on": "bg", "inactive": "it is off" }"#,
    #"{ "foreground": "mark", "on": "label-disabled", "inactive": "it is off" }"#,
    #"{ "foreground": { "role": "mark", "opacity": "disabled-opacity" }, "on": "bg", "inactive": "it is off" }"#,
    #"{ "foreground": "mark", "on": "bg", "groupOpacity": "disabled-opacity", "inactive": "it is off" }"#,
  ]) func `an inactive pair applies where its own name says so`(pair: String) {
    let project = LayerProject(
      tokens: [
        ("bg", "color", color("#FFFFFF")), ("mark", "color", color("#000000")),
        ("label-disabled", "color", color("#CCCCCC")), ("disabled-opacity", "number", "0.4"),
      ], roles: [("bg", "color"), ("mark", "color"), ("label-disabled", "color")], pairs: [pair])
    #expect(project.compilation.audit.results.map(\.outcome) == [.exempt])
    #expect(project.compilation.findings(.unmatchedPair).isEmpty)
  }

  // MARK: Role names

  /// Names of a foreground, and whether they call it text.
  @Test(arguments: [
    ("label", true), ("text", true), ("titleColor", true), ("captions", true), ("label2", true),
    ("sublabel-text", true), ("icon-label", true), ("placeholder", true), ("link", true),
    ("icon", false), ("label-icon", false), ("text-border", false), ("fg", false),
    ("number-glyph", false), ("mark", false), ("titlebar", false),
  ]) func `a shape that is named like text says why`(name: String, isText: Bool) {
    func findings(_ because: String) -> [Rule] {
      LayerProject(
        tokens: [("bg", "color", color("#FFFFFF")), (name, "color", color("#949494"))],
        roles: [("bg", "color"), (name, "color")],
        pairs: [#"{ "foreground": "\#(name)", "on": "bg", "graphic": true\#(because) }"#]
      ).compilation.findings.map(\.rule)
    }
    #expect(findings("") == (isText ? [.roleName] : []))
    #expect(findings(#", "because": "drawn as a picture""#) == [])
  }
}
