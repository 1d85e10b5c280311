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
  ]) func `a file that is JSON5 has the command that converts it`(text: String, finding: String) {
    let findings = compiled(tokens: text).findings.map { $0.text() }
    #expect(findings == ["tokens/t.tokens.json:\(finding)\(convert) [invalid-json]\n"])
  }

  @Test(arguments: [
    ("{ // no\n \"a\": 1 2 }", "1:3: error: JSON has no comments; remove it"),
    ("{'a", "1:2: error: JSON has no single quotes; use double quotes"),
    ("{\"a\" 1, // x\n}", "1:6: error: the key has no ':' after it; write one"),
    ("{\"a\": NaN}", "1:7: error: JSON has no NaN; write a value, or remove the member"),
    ("{\"a\": 1,, \"b\": 2}", "1:9: error: there are two commas; remove one"),
    ("[1,\n,2]", "2:1: error: there are two commas; remove one"),
    ("{, \"a\": 1}", "1:2: error: a comma cannot be the first; remove it"),
    ("{\"a\":: 1}", "1:6: error: there are two colons; remove one"),
    ("{\"a\": , \"b\": 1}", "1:7: error: the key has no value; write one"),
    ("{\"a\": 1 \"b\": 2}", "1:9: error: there is no comma before \"b\"; write one"),
    ("[{} {}]", "1:5: error: there is no comma before {; write one"),
    ("[1; 2]", "1:2: error: a ';' is between members or items; write ','"),
    ("{\"a\" = 1}", "1:6: error: a key has ':' after it, not '='; write ':'"),
    ("{“a”: 1}", "1:2: error: JSON has no curly quotes; use straight double quotes"),
    ("{\"a\": blue-600}", "1:7: error: text needs double quotes; write \"blue-600\""),
    ("{\"a\": #fff}", "1:7: error: text needs double quotes; write \"#fff\""),
    ("{ # b\n}", "1:3: error: JSON has no comments; remove it"),
    ("{\"a\": True}", "1:7: error: JSON has no True; write true"),
    ("{\"a\": 16px}", "1:7: error: '16px' is not a number; write one, or put it in double quotes"),
    ("{\"a\": 01}", "1:7: error: '01' is not a number; write one, or put it in double quotes"),
    (
      "{\"a\": 1,5}",
      "1:9: error: expected a key in quotes, found 5; a decimal number has a point, not a comma"
    ),
    ("{\"a\": \"b\n}", "1:7: error: the string does not end in its line; close it with \""),
    (
      "{\"a\": \"}",
      "1:9: error: the file ends inside a value; close every string, array and object"
    ),
    ("[1}", "1:3: error: an array is open; close it with ] before this }"),
    ("[1, \"a\": 2]", "1:8: error: an array is open; close it with ] before this :"),
    ("{}}", "1:3: error: this } closes nothing; remove it"),
    (
      "{}\n{}",
      "2:1: error: the file's value ends before this; remove the rest, or put all into one object"
    ),
    ("{\n<<<<<<< HEAD\n}", "2:1: error: this is a merge conflict; resolve it"),
    ("a: b", "1:1: error: this is not JSON; a JSON file starts with {"),
  ]) func `another fault is reported in words, without the command`(text: String, finding: String) {
    let findings = compiled(tokens: text).findings.map { $0.text() }
    #expect(findings == ["tokens/t.tokens.json:\(finding) [invalid-json]\n"])
  }
}
