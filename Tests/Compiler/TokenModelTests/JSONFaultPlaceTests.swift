import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// A file that is not JSON has one finding, at the fault.
@Suite struct JSONFaultPlaceTests {
  /// An invalid text and its finding.
  @Test(arguments: [
    ("{\n  \"a\": {},\n  \"a\": {}\n}", "duplicate-key 3:3 -"),
    ("{\n  \"é\": {}, \"g\": { \"x\": {}, \"x\": {} }\n}", "duplicate-key 2:28 -"),
    ("{\n  \"a\": {", "invalid-json 2:9 -"),
    ("{\n  \"a\": {},\n}", "invalid-json 3:1 -"),
    ("{\n  // no\n}", "invalid-json 2:3 -"),
    ("", "invalid-json 1:1 -"),
    ("{\n  \"a\\u0000\": {}\n}", "invalid-json 2:3 -"),
    ("{\n  \"a\": { \"$type\": \"number\", \"$value\": 1e999 }\n}", "invalid-json 2:39 -"),
  ])
  func `a text that is not JSON is reported at the fault`(text: String, mark: String) {
    let compilation = compiled(tokens: text)
    #expect(compilation.marks == [mark])
    #expect(compilation.files.isEmpty)
  }

  @Test func `bytes that are not text are reported`() {
    let start = Array("{\n  \"a\": \"".utf8)
    let cases: [([UInt8], String)] = [
      (start + [0xFF] + Array("\"}".utf8), "invalid-utf8 2:9 -"),
      (start + Array("é".utf8) + [0xC3, 0x28] + Array("\"}".utf8), "invalid-utf8 2:10 -"),
      (start + [0x00] + Array("\"}".utf8), "invalid-json 2:9 -"),
      (Array("{\n ".utf8) + [0x00] + Array("}".utf8), "invalid-json 2:2 -"),
    ]
    for (bytes, mark) in cases {
      #expect(compiled([SourceFile(path: "t.tokens.json", text: bytes)]).marks == [mark])
    }
  }

  @Test func `a byte order mark is accepted and has no width`() {
    let good = "\u{FEFF}{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }"
    #expect(compiled(tokens: good).marks == [])
    #expect(compiled(tokens: "\u{FEFF}{ \"a\": 1 }").marks == ["invalid-value 1:8 -"])
  }

  @Test func `the top level must be an object`() {
    for text in ["[]", "1", "\"s\"", "null"] {
      #expect(compiled(tokens: text).marks == ["invalid-value 1:1 -"])
    }
    #expect(
      compiled(tokens: #"{ "$value": 1, "$type": "number" }"#).marks
        == ["invalid-value 1:13 -"])
  }

  @Test func `nesting beyond the limit is reported`() {
    let deep = String(repeating: #"{"a":"#, count: 3000) + "1" + String(repeating: "}", count: 3000)
    let findings = compiled(tokens: deep).findings
    #expect(findings.map(\.rule) == [.invalidJSON])
    #expect(findings.first?.message.contains("2048") == true)
  }

  @Test func `the other files are still read`() {
    let compilation = compiled([
      "a.tokens.json": "{", "b.tokens.json": #"{ "t": { "$value": 1 } }"#,
      "c.contract.json": "[]",
    ])
    #expect(
      compilation.findings.map { "\($0.place.file) \($0.rule.rawValue)" } == [
        "a.tokens.json invalid-json", "b.tokens.json missing-type",
        "c.contract.json invalid-contract",
      ])
  }
}
