import TokenTesting

/// Every fault in a file is reported at its place, even if there are many on a long line.
@Suite struct ManyFaultsTests {
  /// Members of an object on one line, with `@` for a number, and where the fault is in each.
  @Test(arguments: [
    (Rule.invalidValue, #""t@": { "$type": "number", "$value": "x" }"#, #""x""#),
    (.unknownProperty, #""t@": { "$type": "number", "$value": 1, "x": 1 }"#, #""x""#),
    (.unresolvedAlias, #""t@": { "$value": "{x@}" }"#, #""{"#),
    (.unresolvedReference, ##""t@": { "$ref": "#/x@" }"##, ##""#"##),
  ]) func `each fault is reported at its place`(rule: Rule, member: String, fault: String) throws {
    let numbers = 10_000..<10_000 + many
    let findings = resolved(tokens: object(numbers) { member.replacing("@", with: "\($0)") })
      .findings
    #expect(Set(findings.map(\.rule)) == [rule])
    let first = member.replacing("@", with: "10000")
    let index = try #require(first.firstRange(of: fault)).lowerBound
    let start = "{ ".count + first.distance(from: first.startIndex, to: index) + 1
    let columns = (0..<many).map { start + $0 * (first.count + ", ".count) }
    #expect(findings.map(\.place.column) == columns)
  }

  @Test func `a key repeated many times is reported each time`() {
    let findings = resolved(tokens: object(0...many) { _ in #""a": {}"# }).findings
    #expect(Set(findings.map(\.rule)) == [.duplicateKey])
    #expect(findings.map(\.place.column) == (1...many).map { 3 + $0 * 9 })
    #expect(Set(findings.map { $0.related.map(\.place.column) }) == [[3]])
  }
}
