import TokenTesting

/// An axis that is a part of a name: `button/<kind>/*-<state>`.
@Suite struct AxisInNameTests {
  private func project(_ path: String, more: [String: String] = [:]) throws -> Sources {
    let colors = [
      "btn/primary/label-rest": "#FFFFFF", "btn/primary/label-hover": "#999999",
      "btn/primary/bg-rest": "#000000", "btn/primary/bg-hover": "#888888",
    ]
    return try colorProject(
      colors.merging(more) { $1 },
      contracts: [
        "tokens/b.contract.json": """
        {
          "component": "Button", "path": "\(path)",
          "axes": { "kind": ["primary"], "state": ["rest", "hover"] },
          "roles": { "label": { "type": "color" }, "bg": { "type": "color" } },
          "contrast": [
            { "foreground": "label", "on": "bg" },
            { "foreground": "btn/<kind>/label-<state>", "on": "bg", "graphic": true }
          ]
        }
        """
      ])
  }

  @Test func `every variant has its tokens`() throws {
    let results = compile(try project("btn/<kind>/*-<state>")).audit.results
    #expect(results.map(\.foreground.path).sorted().first == "btn/primary/label-hover")
    #expect(results.count == 4)
    #expect(results.filter { $0.outcome == .fail }.count == 2)
  }

  @Test func `a token that no variant has is unexpected, and one that is missing is reported`()
    throws
  {
    let sources = try project("btn/<kind>/*-<state>", more: ["btn/primary/label-odd": "#000000"])
    #expect(
      compile(sources).findings.contains {
        $0.rule == .unexpectedToken && $0.path == "btn/primary/label-odd"
      })
    let missing = compile(try project("btn/<kind>/x-*-<state>"))
    #expect(missing.findings.contains { $0.rule == .unmatchedContract || $0.rule == .missingToken })
  }

  @Test func `an unknown axis in a name is named`() throws {
    let messages = compile(try project("btn/<kind>/*-<stat>")).findings.map(\.message)
    #expect(
      messages.contains(
        "the path 'btn/<kind>/*-<stat>' uses <stat>, but there is no axis 'stat'; did you mean 'state'?"
      ), "\(messages)")
  }
}
