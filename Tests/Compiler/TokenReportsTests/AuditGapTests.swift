import TokenTesting

/// Every format with a verdict reports what the audit could not measure.
@Suite struct AuditGapTests {
  /// A label and an icon on a fill; the icon is missing.
  private var compilation: Compilation {
    compiled([
      "tokens/t.tokens.json": """
      { "c": { "$type": "color", "label": { "$value": \(color("#000000")) },
        "fill": { "$value": \(color("#FFFFFF")) } } }
      """,
      "c.contract.json": """
      { "component": "C", "path": "c/*", "roles": { "label": { "type": "color" },
        "icon": { "type": "color" }, "fill": { "type": "color" } },
        "contrast": [ { "foreground": "label", "on": "fill" },
          { "foreground": "icon", "on": "fill", "graphic": true } ] }
      """,
    ])
  }

  private let gap = "1 check could not be measured; 1 error is not about contrast"

  @Test func `reports for people show the gap`() {
    let compilation = compilation
    #expect(compilation.audit.unjudgedPairs == 1 && compilation.audit.results.count == 1)
    let page = String(decoding: compilation.auditHTML, as: UTF8.self)
    for text in [compilation.report.text(), compilation.report.markdown(), page] {
      #expect(text.contains(gap))
    }
    for text in [compilation.report.markdown(), page] {
      #expect(text.contains("No check that was measured fails."))
      #expect(text.contains("c/icon") && text.contains("missing-token"))
    }
  }

  @Test func `reports for programs show the gap`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(compilation.report.json))
    let settings = (json as? [String: Any])?["audit"] as? [String: Any]
    #expect(settings?["unjudgedPairs"] as? Int == 1)
    let junit = String(decoding: compilation.report.jUnit(folder: ""), as: UTF8.self)
    #expect(junit.contains(#"failures="1""#))
  }

  @Test func `a complete audit has no gap`() throws {
    let whole = try Shipped.compilation.get()
    #expect(whole.audit.unjudgedPairs == 0)
    #expect(!whole.report.text().contains("could not be measured"))
    #expect(
      whole.report.markdown().contains("**No check fails; 1.67% were never measured. 3 warnings.**")
    )
  }

  @Test func `an error that is not about a pair is in the headline and in the counts`() {
    let compilation = PairProject(
      foreground: color("#000000"), background: color("#FFFFFF"),
      contract: ##"""
        "waivers": [ { "foreground": "fg", "on": "bg", "floor": 3, "because": "old" } ],
        "claims": [ { "foreground": "#000000", "on": "#FFFFFF", "ratio": 20 } ]
        """##
    ).compilation
    #expect(
      Set(compilation.findings.map(\.rule)) == [.unneededWaiver, .wrongClaim, .unownedWaiver])
    #expect(compilation.hasErrors)
    let verdict = "1 error. No check fails. 2 warnings."
    let page = String(decoding: compilation.auditHTML, as: UTF8.self)
    #expect(page.contains("<h1>\(verdict)</h1>"))
    #expect(page.contains("<title>Contrast audit: \(verdict)</title>"))
    #expect(compilation.report.markdown().contains("**\(verdict)**"))
    #expect(compilation.report.summary.hasSuffix(": 1 pass, 0 fail; 1 other error"))
    #expect(compilation.report.markdown().contains(" | unowned-waiver | "))
  }

  @Test func `an audit without pairs does not pass`() {
    let compilation = compiled(["tokens/t.tokens.json": "{", "c.contract.json": "{}"])
    for text in [
      compilation.report.markdown(), String(decoding: compilation.auditHTML, as: UTF8.self),
    ] {
      #expect(text.contains("Nothing was measured."))
      #expect(text.contains("errors are not about contrast"))
    }
  }

  @Test func `the verdict names waivers that a change can make needless`() throws {
    let contract = ##"""
      { "component": "C", "path": "c/*",
        "roles": { "l": { "type": "color" }, "p": { "type": "color" }, "k": { "type": "color" } },
        "contrast": [{ "foreground": "l", "on": ["p", "k"] }],
        "waivers": [{ "foreground": "l", "on": "k", "floor": 2.79, "because": "old", "owner": "a" }] }
      """##
    let colors = ["c/l": "#808080", "c/p": "#FFFFFF", "c/k": "#D9D9D9", "g": "#4D4D4D"]
    let compilation = compile(try colorProject(colors, contracts: ["c.contract.json": contract]))
    let verdict = "Change 1 alias, and every check passes; 1 waiver may not fit anymore."
    #expect(compilation.report.markdown().contains(verdict))
  }

  @Test(arguments: [
    (["ax"], "Change 1 alias, and everything passes."),
    (["ax", "by", "dy", "wx"], "Change 2 colors, and everything passes."),
    // Both remedies change the check of 'a' on 'y', and each is computed without the other.
    (["ax", "ay", "by", "dy", "wx"], "Change 2 colors for the 3 checks that fail."),
  ]) func `the verdict promises only what was computed`(pairs: [String], verdict: String) throws {
    let colors = [
      "c/a": "#3C3C3C", "c/b": "#505050", "c/d": "#505050", "c/w": "#FFFFFF", "c/x": "#7C7C7C",
      "c/y": "#B4B4B4",
    ]
    let terms = pairs.map { pair in
      #"{ "foreground": "\#(pair.prefix(1))", "on": "\#(pair.suffix(1))""#
        + (pair == "wx" ? #", "graphic": true }"# : " }")
    }
    let roles = "abdwxy".map { #""\#($0)": { "type": "color" }"# }
    let contract = #"""
      { "component": "C", "path": "c/*", "roles": { \#(roles.joined(separator: ",")) },
        "contrast": [\#(terms.joined(separator: ","))] }
      """#
    let compilation = compile(try colorProject(colors, contracts: ["c.contract.json": contract]))
    #expect(String(decoding: compilation.auditHTML, as: UTF8.self).contains("<h1>\(verdict)"))
    let failing = try #require(compilation.audit.results.first { $0.outcome == .fail })
    let waiver = [failing].waiverTexts[0].texts[0].replacing(": \"\"", with: ": \"x\"")
    let waived = contract.dropLast() + #","waivers": [\#(waiver)] }"#
    let accepted = compile(try colorProject(colors, contracts: ["c.contract.json": String(waived)]))
    #expect(
      accepted.audit.count(.waived) == 1 && !accepted.findings.contains { $0.rule == .slackFloor })
  }
}
