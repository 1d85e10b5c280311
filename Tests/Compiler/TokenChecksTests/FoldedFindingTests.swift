import TokenTesting

/// Findings that another finding alone causes: they are counted, not listed.
@Suite struct FoldedFindingTests {
  private static let tokens = """
    { "button": { "$type": "color", \(["rest", "hover"].map { state in
      """
      "\(state)": { "light": { "bg": { "$value": \(color("#FFFFFF")) }, "label": { "$value": \(color("#111111")) } } }
      """
    }.joined(separator: ",")) } }
    """

  private func findings(path: String, tokens: String = tokens) -> [Diagnostic] {
    compiled([
      "t.tokens.json": tokens,
      "t.contract.json": """
      { "component": "Button", "path": "\(path)",
        "axes": { "kind": ["rest", "hover"], "mode": ["light"] },
        "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
        "contrast": [ { "foreground": "label", "on": "bg", "minimum": 4.5 } ] }
      """,
    ]).findings
  }

  @Test(arguments: ["buttons/<kind>/<mode>/*", "button/<mode>/<kind>/*", "Button/<mode>/<kind>/*"])
  func `a wrong path is one finding with the right path`(path: String) throws {
    let findings = findings(path: path)
    let first = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(first.rule == .unmatchedContract)
    #expect(first.message.hasSuffix("; did you mean 'button/<kind>/<mode>/*'?"))
    #expect(
      first.related.map(\.message).last?.contains(
        "more findings are not shown until this is fixed: no '") == true)
  }

  @Test(arguments: ["button.<kind>.<mode>.*", "button/<kind>.<mode>/*", "{button.<kind>.<mode>.*}"])
  func `a path with dots is one finding with slashes`(path: String) {
    #expect(
      findings(path: path).map(\.message) == [
        "'\(path)' is not a path; write slashes between names: 'button/<kind>/<mode>/*'"
      ])
  }

  @Test func `a path that resembles none has no suggestion`() {
    let findings = findings(path: "counter/<kind>/<mode>/*")
    #expect(findings.map(\.rule) == [.unmatchedContract])
    #expect(!findings.contains { $0.message.contains("did you mean") })
  }

  @Test func `missing tokens of a contract that matches others are listed one by one`() {
    let tokens = Self.tokens.replacing("\"hover\"", with: "\"pressed\"")
    let found = findings(path: "button/<kind>/<mode>/*", tokens: tokens)
    #expect(found.count { $0.rule == .missingToken } == 2)
    #expect(!found.contains { $0.rule == .unmatchedContract })
  }

  @Test(arguments: ["{button/rest/light/bg}", "{buton.rest.light.bg}", "{button.rest.light.bgs}"])
  func `a misspelled alias names the whole alias to write`(alias: String) throws {
    let findings = compiled([
      "t.tokens.json": Self.tokens.replacing(
        "{ \"button\":", with: "{ \"x\": { \"$value\": \"\(alias)\" }, \"button\":")
    ]).findings
    let first = try #require(findings.first { $0.rule == .unresolvedAlias })
    #expect(first.message.contains("\"{button.rest.light.bg}\""))
  }

  /// A control that looks alike in both states until light and dark say how they differ.
  private func modes(dark: String) -> [String: String] {
    func file(_ hover: String) -> String {
      """
      { "c": { "$type": "color",
        "rest": { "bg": { "$value": \(color("#FFFFFF")) }, "t": { "$value": \(color("#000000")) } },
        "hover": { "bg": { "$value": \(color(hover)) }, "t": { "$value": \(color("#000000")) } } } }
      """
    }
    var files = CompiledCases.modes(base: file("#FFFFFF"), light: file("#777777"), dark: dark)
    files["c.contract.json"] = """
      { "component": "C", "path": "c/<state>/*", "axes": { "state": ["rest", "hover"] },
        "roles": { "bg": { "type": "color" }, "t": { "type": "color" } },
        "contrast": [{ "foreground": "t", "on": "bg" }] }
      """
    return files
  }

  @Test func `what follows from a file with a syntax error is counted`() {
    let whole = compiled(modes(dark: "{}")).findings.map(\.rule)
    #expect(Set(whole) == [.missingContextValue, .identicalStates])
    let broken = compiled(modes(dark: "{ \"c\": }")).findings
    #expect(broken.map(\.rule) == [.invalidJSON])
    #expect(
      broken.first?.related.map(\.message).last
        == "\(counted(whole.count, noun: "more finding")) are not shown until this is fixed")
  }
}
