import TokenTesting

/// Waivers apply exactly where they are needed, and unneeded ones are reported.
@Suite struct WaiverTests {
  /// A pair of 3.88:1 with waivers; each begins a line, the first line 5.
  private func pair(
    waivers: [String], _ foreground: String = "#6075C1", background: String = color("#EEF2F9")
  ) -> PairProject {
    PairProject(
      foreground: color(foreground), background: background,
      contract: "\"waivers\": [\n\(waivers.joined(separator: ",\n"))]")
  }

  private func pair(_ members: String, background: String = color("#EEF2F9")) -> PairProject {
    pair(
      waivers: [
        #"{ "foreground": "fg", "on": "bg", "because": "debt", "owner": "o", \#(members) }"#
      ], background: background)
  }

  @Test func `a waiver accepts a pair down to its floor`() throws {
    let compilation = pair(#""floor": 3.88"#).compilation
    let row = try #require(compilation.audit.results.first)
    #expect(row.outcome == .waived && row.because == "debt")
    #expect(compilation.marks == [])
    #expect(!compilation.files.isEmpty)
  }

  @Test(arguments: [
    (#""because": "", "#, "'because' has no words; write why the low contrast is accepted"),
    (#""because": null, "#, "'because' has no words; write why the low contrast is accepted"),
    ("", "a waiver needs a reason; write why the low contrast is accepted"),
  ]) func `a waiver without a reason is an error, and nothing else changes`(
    because: String, message: String
  ) throws {
    let compilation = pair(
      waivers: [#"{ "foreground": "fg", "on": "bg", \#(because)"owner": "o", "floor": 3.88 }"#]
    ).compilation
    let finding = try #require(compilation.findings.first)
    #expect(compilation.findings.count == 1 && finding.severity == .error)
    #expect(finding.message.hasPrefix(message + ", such as \"because\": \"the brand's"))
    #expect(try #require(compilation.audit.results.first).outcome == .waived)
    #expect(compilation.files.isEmpty)
  }

  /// A pair with waivers of several floors.
  private func pair(floors: [String]) -> Compilation {
    pair(
      waivers: floors.map { floor in
        #"{ "foreground": "fg", "on": "bg", "because": "debt", "owner": "o", "floor": \#(floor) }"#
      }
    ).compilation
  }

  @Test func `of two waivers that accept a pair, the stricter one is needed`() throws {
    for (floors, line) in [(["3.86", "3.88"], 5), (["3.88", "3.86"], 6), (["3.88", "3.88"], 6)] {
      let compilation = pair(floors: floors)
      #expect(compilation.marks == ["unneeded-waiver \(line):1 -"])
      #expect(compilation.audit.results.map(\.outcome) == [.waived])
    }
    #expect(try #require(pair(floors: ["3", "3.88"]).audit.results[0].acceptance).floor == 3.88)
  }

  @Test func `a waiver is undercut even if another one accepts the pair`() {
    let compilation = pair(floors: ["3", "3.9"])
    #expect(compilation.findings(.undercutWaiver).map(\.place.line) == [6])
    #expect(compilation.audit.results.map(\.outcome) == [.fail])
  }

  @Test func `a waiver for a pair that cannot be measured is not reported`() {
    let project = pair(#""floor": 1"#, background: color("#FFFFFF", alpha: 0.5))
    #expect(project.compilation.findings.map(\.rule) == [.indeterminateContrast])
  }

  @Test func `a waiver for an unknown axis is reported with the axis`() throws {
    let finding = try #require(
      pair(#""floor": 3, "where": { "mood": ["x"] }"#).compilation.findings(.unmatchedWaiver).first)
    #expect(finding.message.hasSuffix("there is no axis or modifier 'mood'"))
  }

  @Test func `a waiver for a decorative pair is unneeded`() {
    var pair = pair(#""floor": 1"#)
    pair.duty = #""decorative": "why""#
    #expect(pair.compilation.named == ["unneeded-waiver -"])
  }

  @Test(arguments: [
    #""foreground": "bg", "on": "fg""#, #""foreground": "fg", "on": "gb""#,
    #""foreground": "fg", "on": "bg", "where": { "m": ["x"] }"#,
  ]) func `a waiver that matches no pair is an error`(waiver: String) {
    let pair = pair(
      waivers: [#"{ \#(waiver), "floor": 1, "because": "debt", "owner": "o" }"#], "#000000")
    #expect(pair.compilation.marks == ["unmatched-waiver 5:1 -"])
  }

  @Test func `a waiver expires after its last day`() throws {
    var pair = pair(#""floor": 3.88, "until": "2026-02-28""#)
    #expect(pair.compilation.marks == [])
    pair.today = "2026-02-28"
    #expect(pair.compilation.marks == [])
    pair.today = "2026-03-01"
    let compilation = pair.compilation
    #expect(compilation.named == ["expired-waiver -", "low-contrast c/fg"])
    #expect(try #require(compilation.audit.results.first).outcome == .fail)
  }

  @Test(arguments: ["2026-13-01", "2026-00-10", "2026-1-1", "tomorrow", "2026-02-32", "20260228"])
  func `the end of a waiver must be a date`(until: String) {
    let compilation = pair(#""floor": 3.88, "until": "\#(until)""#).compilation
    #expect(compilation.findings.map(\.rule) == [.invalidContract])
  }

  @Test(arguments: ["", " ", "."]) func `an owner has a word`(owner: String) {
    let members = #""because": "debt", "floor": 3.88, "owner": "\#(owner)""#
    let pair = pair(waivers: [#"{ "foreground": "fg", "on": "bg", \#(members) }"#])
    #expect(pair.compilation.findings(.unownedWaiver).count == 1)
  }

  @Test(arguments: ["floor", "because", "foreground", "on"])
  func `a waiver must have all required members`(member: String) {
    let members = ["foreground": #""fg""#, "on": #""bg""#, "floor": "3.88", "because": #""x""#]
      .filter { $0.key != member }.map { #""\#($0.key)": \#($0.value)"# }
    let pair = pair(waivers: ["{ \(members.joined(separator: ", ")) }"])
    #expect(pair.compilation.findings.map(\.rule).contains(.invalidContract))
  }

  @Test func `a waiver for a pair that is missing a token is not reported`() {
    var files = pair(#""floor": 3.88"#).files
    files["tokens/t.tokens.json"] =
      #"{ "c": { "bg": { "$type": "color", "$value": \#(color("#EEF2F9")) } } }"#
    #expect(compiled(files).named == ["missing-token c/fg"])
  }

  @Test func `a waiver can name a theme that is not in the contract's path`() {
    var files = CompiledCases.modes(
      base: #"{ "c": { "bg": { "$type": "color", "$value": \#(color("#EEF2F9")) } } }"#,
      light: #"{ "fg": { "$type": "color", "$value": \#(color("#6075C1")) } }"#,
      dark: #"{ "fg": { "$type": "color", "$value": \#(color("#000000")) } }"#)
    func contract(_ mode: String) -> String {
      """
      { "component": "C", "path": "c/*",
        "roles": { "fg": { "type": "color", "path": "fg" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "fg", "on": "bg" }],
        "waivers": [{ "foreground": "fg", "on": "bg", "where": { "mode": ["\(mode)"] },
          "floor": 3.88, "because": "debt", "owner": "o" }] }
      """
    }
    files["c.contract.json"] = contract("light")
    #expect(compiled(files).marks == [])
    files["c.contract.json"] = contract("dark")
    #expect(Set(compiled(files).findings.map(\.rule)) == [Rule.lowContrast, .unneededWaiver])
    files["c.contract.json"] = contract("dim")
    #expect(Set(compiled(files).findings.map(\.rule)) == [Rule.lowContrast, .invalidContract])
  }
}
