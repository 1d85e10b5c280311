import Testing
import TokenTesting

/// A build says what JSON does not have, and how to convert a file that has it.
@Suite struct JSON5RemedyTests {
  private let convert =
    ", or convert the file: tincture convert tokens/t.tokens.json --to converted"

  @Test(arguments: [
    ("{\n  // no\n}", "2:3: error: JSON has no comments; remove it"),
    ("{} /* no */", "1:4: error: JSON has no comments; remove it"),
    (
      "{\n  \"a\": {},\n}", "3:1: error: JSON has no comma after the last member or item; remove it"
    ),
    ("{\"a\": [1,]}", "1:10: error: JSON has no comma after the last member or item; remove it"),
    ("{'a': 1}", "1:2: error: JSON has no single quotes; use double quotes"),
    ("{\"a\": 'b'}", "1:7: error: JSON has no single quotes; use double quotes"),
    ("{a: 1}", "1:2: error: JSON has no keys without quotes; put it in double quotes"),
    ("{\"a\": .5}", "1:7: error: JSON does not write numbers like this; write 0.5"),
    ("{\"a\": +1}", "1:7: error: JSON does not write numbers like this; write 1"),
    ("{\"a\": 0xFF}", "1:7: error: JSON does not write numbers like this; write 255"),
    (
      "{\"a\": \"b\tc\"}",
      "1:7: error: strings of JSON have no such escape or character; write it as \\u and four digits"
    ),
    ("{\"a\":\u{A0}1}", "1:6: error: JSON has no such white space; replace it with spaces"),
  ])
  func `a file that is JSON5 has the command that converts it`(text: String, finding: String) {
    let findings = compiled(tokens: text).findings.map { $0.text() }
    #expect(findings == ["tokens/t.tokens.json:\(finding)\(convert) [invalid-json]\n"])
  }

  @Test(arguments: [
    ("{ // no\n \"a\": 1 2 }", "1:3: error: JSON has no comments; remove it"),
    ("{'a", "1:2: error: JSON has no single quotes; use double quotes"),
    ("{\"a\" 1, // x\n}", "1:6: error: expected ':', found 1"),
    (
      "{\"a\": NaN}",
      "1:7: error: expected JSON (RFC 8259: no comments, no trailing commas), found NaN"
    ),
  ])
  func `a file with another fault has no command`(text: String, finding: String) {
    let findings = compiled(tokens: text).findings.map { $0.text() }
    #expect(findings == ["tokens/t.tokens.json:\(finding) [invalid-json]\n"])
  }
}
