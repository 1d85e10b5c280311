import Testing
import TokenJSON

/// JSON5 becomes the same value as JSON.
@Suite struct JSON5Tests {
  /// A JSON5 text as JSON.
  private func json(_ text: String) throws -> String {
    let translated = try TranslatedJSON(json5: Array(text.utf8))
    _ = try JSONDocument(translated.text)
    return String(String(decoding: translated.text, as: UTF8.self).dropLast())
  }

  @Test(arguments: [
    ("{}", "{}"), (" [ ] ", "[]"), ("\u{FEFF}1", "1"), ("null", "null"), ("true", "true"),
    // Comments and white space
    ("// a\n1 // b", "1"), ("/* a\n * / */[/**/1/***/,//\r2]", "[1, 2]"),
    ("// a\u{2028}1", "1"), ("// \"\r{'a' /*:*/ : 1}", #"{ "a": 1 }"#),
    ("\u{A0}\u{FEFF}[\u{B}\u{C}1\u{2028},\u{2029}2\u{3000}\u{2003}]\t\r\n", "[1, 2]"),
    // Commas
    ("[1,]", "[1]"), ("{'a':1,}", #"{ "a": 1 }"#), ("[[1,],[2,],]", "[[1], [2]]"),
    // Keys
    ("{a:1,$b_2:2,_:3,ünï:4}", #"{ "a": 1, "$b_2": 2, "_": 3, "ünï": 4 }"#),
    (#"{\u0061b\u{E9}\u00e9:1}"#.replacing("\\u{E9}", with: "é"), #"{ "abéé": 1 }"#),
    ("{null:1,true:2,Infinity:3,class:4}", #"{ "null": 1, "true": 2, "Infinity": 3, "class": 4 }"#),
    ("{a\u{301}\u{200C}x\u{203F}٣:1}", "{ \"a\u{301}\u{200C}x\u{203F}٣\": 1 }"),
    ("{'':1,\"a\":2}", #"{ "": 1, "a": 2 }"#),
    // Strings
    ("'a'", #""a""#), (#"'"'"#, #""\"""#), (#""'""#, #""'""#), (#"'\''"#, #""'""#),
    (#"'\"'"#, #""\"""#), (#"'\\\/\b\f\n\r\t'"#, #""\\\/\b\f\n\r\t""#),
    (#"'\v\x41\x7f\xe9'"#, #""\u000B\u0041\u007F\u00E9""#), (#"'\u00e9'"#, #""\u00e9""#),
    (#"'\ud83d\ude00'"#, #""\ud83d\ude00""#), ("'\\a\\C\\é\\😀'", #""aCé😀""#),
    ("'a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f'", #""abcdef""#),
    ("'\t\u{1}\u{2028}'", "\"\\u0009\\u0001\u{2028}\""), ("'// no'", #""// no""#),
    // Numbers
    ("[+1,-1,.5,-.5,5.,5.e3,+5.5E-3]", "[1, -1, 0.5, -0.5, 5, 5e3, 5.5E-3]"),
    ("[0,-0,0.,0.0,1e+2]", "[0, -0, 0, 0.0, 1e+2]"), ("1.50", "1.50"),
    ("[0x0,0XfF,-0x10,+0x10]", "[0, 255, -16, 16]"),
    ("[0xFFFFFFFFFFFFFFFF,0x10000000000000000]", "[18446744073709551615, 1.8446744073709552e+19]"),
  ]) func `everything of JSON5 is read`(text: String, expected: String) throws {
    #expect(try json(text) == expected)
  }

  @Test func `JSON stays as it is, except for white space`() throws {
    let text = #"{ "a": [1.0, -2e-7, "\u00e9\n\"", true, false, null, {}], "b": { "c": [] } }"#
    #expect(try json(text) == text)
  }

  @Test func `values and keys have the places of the original`() throws {
    let text = Array("/* é */ { a: 'x', // y\n  'b' : [ 1,\n+2, ], c\u{E9}: {d:0x1} }".utf8)
    let translated = try TranslatedJSON(json5: text)
    let map = SourceMap(translated.text)
    let lines = LineTable(text)
    func place(_ steps: [JSONStep], ofKey: Bool = false) -> String {
      let offset = ofKey ? map.keyOffset(of: steps) : map.offset(of: steps)
      let (line, column) = lines.place(at: translated.origins.origin(of: offset))
      return "\(line):\(column)"
    }
    #expect(place([]) == "1:9")
    #expect(place([.key("a")], ofKey: true) == "1:11")
    #expect(place([.key("a")]) == "1:14")
    #expect(place([.key("b")], ofKey: true) == "2:3")
    #expect(place([.key("b")]) == "2:9")
    #expect(place([.key("b"), .index(0)]) == "2:11")
    #expect(place([.key("b"), .index(1)]) == "3:1")
    #expect(place([.key("c\u{E9}"), .key("d")], ofKey: true) == "3:13")
    #expect(place([.key("c\u{E9}"), .key("d")]) == "3:15")
  }

  @Test func `the time and size grow with the text`() throws {
    for text in [
      String(repeating: "[", count: 300_000) + String(repeating: "]", count: 300_000),
      "[" + String(repeating: "{},", count: 300_000) + "]",
      "{" + (0..<100_000).map { "a\($0):1," }.joined() + "}",
      "'" + String(repeating: "\u{1}", count: 300_000) + "'",
      String(repeating: "{a:[", count: 100_000) + String(repeating: "]}", count: 100_000),
      "[" + String(repeating: "/**/1,", count: 200_000) + "]",
    ] {
      let translated = try TranslatedJSON(json5: Array(text.utf8))
      #expect(translated.text.count <= 12 * text.utf8.count)
    }
  }
}
