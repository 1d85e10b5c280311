import TokenTesting

/// A file that is not JSON has one finding, at the fault.
@Suite struct JSONFaultPlaceTests {
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
    #expect(compiled(tokens: "\u{FEFF}{ \"a\": 1 }").marks == ["invalid-value 1:8 a"])
  }

  @Test(arguments: ["\u{315}", "\\u0300", "\u{F73}"])
  func `more combining marks than the limit are reported`(mark: String) {
    func marks(_ count: Int) -> [String] {
      let name = "a" + String(repeating: mark, count: count)
      return compiled(tokens: #"{ "$type": "number", "\#(name)": { "$value": 1 } }"#).marks
    }
    #expect(marks(256) == [])
    let column = 24 + 256 * mark.unicodeScalars.count
    #expect(marks(257) == ["limit-exceeded 1:\(column) -"])
  }

  @Test func `nesting beyond the limit is reported`() {
    let deep = String(repeating: #"{"a":"#, count: 3000) + "1" + String(repeating: "}", count: 3000)
    let findings = compiled(tokens: deep).findings
    #expect(findings.map(\.rule) == [.invalidJSON])
    #expect(findings.first?.message.contains("2048") == true)
  }
}
