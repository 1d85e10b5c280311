import Testing
import TokenCompiler
import TokenModel

/// Every fault of a file is told with its place, however many there are and however long the line.
@Suite struct ManyFaultsTests {
  /// Fails unless each member of an object on one line has that fault, where it stands.
  ///
  /// - Parameter member: The member of that number; all are of one width.
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

  @Test func `values that do not fit`() throws {
    try expectFaults(.invalidValue, at: #""x""#) {
      #""t\#($0)": { "$type": "number", "$value": "x" }"#
    }
  }

  @Test func `members that no token has`() throws {
    try expectFaults(.unknownProperty, at: #""x""#) {
      #""t\#($0)": { "$type": "number", "$value": 1, "x": 1 }"#
    }
  }

  @Test func `aliases that lead nowhere`() throws {
    try expectFaults(.unresolvedAlias, at: #""{"#) { #""t\#($0)": { "$value": "{x\#($0)}" }"# }
  }

  @Test func `references that lead nowhere`() throws {
    try expectFaults(.unresolvedReference, at: ##""#"##) {
      ##""t\##($0)": { "$ref": "#/x\##($0)" }"##
    }
  }

  @Test func `a key that stands in one object as often as there are tokens`() {
    let findings = resolved(tokens: object(0...many) { _ in #""a": {}"# }).findings
    #expect(Set(findings.map(\.rule)) == [.duplicateKey])
    #expect(findings.map(\.place.column) == (1...many).map { 3 + $0 * 9 })
    #expect(Set(findings.map { $0.related.map(\.place.column) }) == [[3]])
  }
}
