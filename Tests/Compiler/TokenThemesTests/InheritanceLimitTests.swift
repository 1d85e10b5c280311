import TokenTesting

/// Groups that inherit in long chains, or more than fits in memory (Format 6.4).
@Suite struct InheritanceLimitTests {
  @Test(arguments: [true, false])
  func `a chain of groups is filled from either end`(isForward: Bool) {
    let order = isForward ? Array(0...many) : (0...many).reversed()
    let compilation = resolved(
      tokens: object(order) { number in
        number == 0
          ? #""g0": { "a": \#(one) }"# : #""g\#(number)": { "$extends": "{g\#(number - 1)}" }"#
      })
    #expect(compilation.marks == [])
    #expect(compilation.token("g\(many)/a") == #"{"type": "number", "value": 1}"#)
  }

  @Test func `a cycle of groups is one finding, which shows its start`() throws {
    let compilation = resolved(
      tokens: object(0..<many) { number in
        #""g\#(number)": { "$extends": "{g\#((number + 1) % many)}" }"#
      })
    #expect(compilation.named == ["extends-cycle g0"])
    let finding = try #require(compilation.findings.first)
    #expect(finding.message.contains("g31 → … (\(many - 32) more) → g0; "))
  }

  /// Each group contains the previous one twice: 2 to the power of `times` tokens.
  private func doubling(_ times: Int) -> Compilation {
    resolved(
      tokens: object(0...times) { number in
        let base = #"{ "$extends": "{g\#(number - 1)}" }"#
        return number == 0
          ? #""g0": { "a": \#(one) }"# : #""g\#(number)": { "p": \#(base), "q": \#(base) }"#
      })
  }

  @Test func `groups that double forty times exceed the limit, and ten times are filled`() {
    #expect(doubling(40).findings.map(\.rule) == [.limitExceeded])
    let compilation = doubling(10)
    #expect(compilation.marks == [])
    #expect(compilation.lines.count { $0.hasPrefix("\"g10/") } == 1024)
  }

  @Test func `groups that are inherited more than 128 deep are refused`() {
    let deep = { (count: Int, end: String) in
      String(repeating: #"{ "g": "#, count: count) + end + String(repeating: " }", count: count)
    }
    func findings(_ count: Int) -> [Diagnostic] {
      let inherited = deep(count, #"{ "$extends": "{a}" }"#)
      return resolved(tokens: #"{ "a": \#(deep(64, one)), "b": \#(inherited) }"#).findings
    }
    #expect(findings(64) == [])
    #expect(findings(65).map(\.message).map { $0.contains("at most 128 groups") } == [true])
  }

  @Test func `many groups that inherit a large one exceed the limit`() {
    let groups = (0..<10_000).map { #""g\#($0)": { "$extends": "{base}" }"# }
    let base = object(0..<10_000) { "\"k\($0)\": \(one)" }
    let compilation = resolved(tokens: "{ \"base\": \(base), \(groups.joined(separator: ", ")) }")
    #expect(compilation.findings.map(\.rule) == [.limitExceeded])
  }
}
