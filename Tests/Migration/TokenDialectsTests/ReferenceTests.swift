import TokenDialects
import TokenTesting

/// References that Style Dictionary resolves and DTCG does not have: to plain values, to groups, and in
/// the middle of other text.
@Suite struct ReferenceTests {
  @Test func `groups that reference each other end`() {
    let conversion = converted([
      "t.json": ##"""
      { "a": { "x": { "value": "{b}" } }, "b": { "y": { "value": "{a}" }, "z": { "value": "#FFFFFF", "type": "color" } } }
      """##
    ])
    #expect(conversion.tokenCount < 100)
  }

  @Test func `texts that double with each alias end`() {
    let tokens = (1...40).map { number in
      "\"t\(number)\": { \"value\": \"{t\(number + 1)} {t\(number + 1)}\", \"type\": \"shadow\" }"
    }
    let conversion = converted([
      "t.json": "{ \(tokens.joined(separator: ", ")), \"t41\": { \"value\": \"1px\" } }"
    ])
    #expect(conversion.findings.count { $0.rule == .notCarried } >= 40)
  }

  @Test func `references to groups cannot grow without limit`() {
    let leaves = (0..<400).map { "\"l\($0)\": { \"value\": \"#FFFFFF\", \"type\": \"color\" }" }
    let references = (0..<300).map { "\"r\($0)\": { \"value\": \"{base}\" }" }
    let conversion = converted([
      "t.json":
        "{ \"base\": { \(leaves.joined(separator: ", ")) }, \"all\": { \(references.joined(separator: ", ")) } }"
    ])
    #expect(conversion.findings.map(\.rule).contains(.limitExceeded))
  }
}
