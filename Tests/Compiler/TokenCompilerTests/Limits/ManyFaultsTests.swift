import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// Every fault in a file is reported at its place, even if there are many on a long line.
@Suite struct ManyFaultsTests {
  /// Expects a finding at each member of an object on one line.
  ///
  /// - Parameter member: The member with a number. All must have the same width.
  private func expectFaults(
    _ rule: Rule, at fault: String, inEach member: (Int) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let numbers = 10_000..<10_000 + many
    let findings = resolved(tokens: object(numbers, member)).findings
    #expect(Set(findings.map(\.rule)) == [rule], sourceLocation: sourceLocation)
    let first = member(10_000)
    let index = try #require(first.firstRange(of: fault)).lowerBound
    let start = "{ ".count + first.distance(from: first.startIndex, to: index) + 1
    let columns = (0..<many).map { start + $0 * (first.count + ", ".count) }
    #expect(findings.map(\.place.column) == columns, sourceLocation: sourceLocation)
  }

  @Test func `invalid values are reported at their places`() throws {
    try expectFaults(.invalidValue, at: #""x""#) {
      #""t\#($0)": { "$type": "number", "$value": "x" }"#
    }
  }

  @Test func `unknown members of tokens are reported at their places`() throws {
    try expectFaults(.unknownProperty, at: #""x""#) {
      #""t\#($0)": { "$type": "number", "$value": 1, "x": 1 }"#
    }
  }

  @Test func `unresolved aliases are reported at their places`() throws {
    try expectFaults(.unresolvedAlias, at: #""{"#) { #""t\#($0)": { "$value": "{x\#($0)}" }"# }
  }

  @Test func `unresolved references are reported at their places`() throws {
    try expectFaults(.unresolvedReference, at: ##""#"##) {
      ##""t\##($0)": { "$ref": "#/x\##($0)" }"##
    }
  }

  @Test func `a key repeated many times is reported each time`() {
    let findings = resolved(tokens: object(0...many) { _ in #""a": {}"# }).findings
    #expect(Set(findings.map(\.rule)) == [.duplicateKey])
    #expect(findings.map(\.place.column) == (1...many).map { 3 + $0 * 9 })
    #expect(Set(findings.map { $0.related.map(\.place.column) }) == [[3]])
  }
}
