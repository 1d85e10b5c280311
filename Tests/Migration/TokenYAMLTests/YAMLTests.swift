import Testing
import TokenJSON
import TokenYAML

/// YAML becomes JSON by the core schema of YAML 1.2.
@Suite struct YAMLTests {
  private func json(_ text: String) throws -> String {
    String(decoding: try YAMLTranslator(Array(text.utf8)).translate().json, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "null"), ("# a\n", "null"), ("---\n...\n", "null"), ("a", #""a""#),
    ("%YAML 1.2\n---\n1", "1"),
    ("\u{FEFF}a: 1", #"{"a":1}"#), ("{a: 1, b: [x, 'y', \"z\"], }", #"{"a":1,"b":["x","y","z"]}"#),
    ("a: 1 # b\nc:\n- 2\n- d: 3\n  e: 4\n", #"{"a":1,"c":[2,{"d":3,"e":4}]}"#),
    ("a:\r\n  b: 1\r\n", #"{"a":{"b":1}}"#),
    // Values
    ("[~, null, Null, NULL, '~', nUll]", #"[null,null,null,null,"~","nUll"]"#),
    (
      "[true, True, TRUE, false, yes, no, on, off, y]",
      #"[true,true,true,false,"yes","no","on","off","y"]"#
    ),
    (
      "[0, -0, +7, 007, -010, 1_000, 0x1F, 0xg, 0o17, 0o8, 0b1]",
      #"[0,-0,7,7,-10,"1_000",31,"0xg",15,"0o8","0b1"]"#
    ),
    (
      "[1.50, .5, 5., -.5, +0.5, 00.5, 1e3, 1E-3, 1.e3, ., e3, 1.2.3, 1:30]",
      #"[1.50,0.5,5,-0.5,0.5,0.5,1e3,1E-3,1e3,".","e3","1.2.3","1:30"]"#
    ), ("[2020-01-01, '#fff', .5px]", ##"["2020-01-01","#fff",".5px"]"##),
    (
      "['1', \"true\", '', !!str 1, ! 2, !!int '3', !!float 1, !!null '', !!bool 'true']",
      #"["1","true","","1","2",3,1,null,true]"#
    ),
    ("!!map {a: !!seq [1]}", #"{"a":[1]}"#),
    ("a: |\n  b\n  c\nd: >-\n  e\n  f\n", #"{"a":"b\u000ac\u000a","d":"e f"}"#),
    (#""\ta\x41\u00e9\U0001F600\"\\""#, #""\u0009aAé😀\"\\""#), ("'it''s'", #""it's""#),
    (
      "[0xFFFFFFFFFFFFFFFF, 0x10000000000000000, 0o7777777777777777777777]",
      "[18446744073709551615,1.8446744073709552e+19,7.378697629483821e+19]"
    ),
    // Keys
    (
      "100: a\ntrue: b\n1.0: c\n~: d\n'200': e\n0x10: f",
      #"{"100":"a","true":"b","1.0":"c","~":"d","200":"e","0x10":"f"}"#
    ),
    ("'': a", #"{"":"a"}"#), ("? a\n: b", #"{"a":"b"}"#), ("a:", #"{"a":null}"#),
    // Aliases
    ("a: &x {b: 1}\nc: *x\nd: [*x, *x]", #"{"a":{"b":1},"c":{"b":1},"d":[{"b":1},{"b":1}]}"#),
    ("- &x 100\n- {*x : *x}", #"[100,{"100":100}]"#), ("- &x 1\n- &x 2\n- *x", "[1,2,2]"),
    ("- &x '1'\n- *x", #"["1","1"]"#),
    // Merge keys
    (
      "a: &a {x: 1, y: 2}\nb:\n  y: 3\n  <<: *a\n  z: 4",
      #"{"a":{"x":1,"y":2},"b":{"y":3,"x":1,"z":4}}"#
    ),
    ("- &a {x: 1}\n- &b {x: 2, y: 3}\n- <<: [*a, *b]", #"[{"x":1},{"x":2,"y":3},{"x":1,"y":3}]"#),
    (
      "- &a {x: 1, y: 1}\n- &b {<<: *a, x: 2}\n- <<: *b\n  z: 3",
      #"[{"x":1,"y":1},{"y":1,"x":2},{"x":2,"y":1,"z":3}]"#
    ),
    ("'<<': 1", #"{"<<":1}"#),
  ])
  func `values, keys and aliases are read`(text: String, expected: String) throws {
    #expect(try json(text) == expected)
    #expect(throws: Never.self) { try JSONDocument(Array(expected.utf8)) }
  }

  @Test func `values and keys have the places of the YAML text`() throws {
    let text = "\u{FEFF}é: &x\r\n  - 'ä' # c\n  -  b\u{2028}k: {\"ü\": *x, 7: |\n  t\n }\n"
      .replacing(", 7: |\n  t\n", with: ", 7: t")
    let bytes = Array(text.utf8)
    let (json, origins) = try YAMLTranslator(bytes).translate()
    let map = SourceMap(json)
    func found(_ steps: [JSONStep], ofKey: Bool = false) -> String {
      let offset = origins.origin(of: ofKey ? map.keyOffset(of: steps) : map.offset(of: steps))
      return String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    }
    #expect(found([.key("é")], ofKey: true) == "é: ")
    #expect(found([.key("é")]).hasPrefix("&x"))
    #expect(found([.key("é"), .index(0)]) == "'ä'")
    #expect(found([.key("é"), .index(1)]).hasPrefix("b"))
    #expect(found([.key("k")], ofKey: true).hasPrefix("k: "))
    #expect(found([.key("k"), .key("ü")], ofKey: true) == "\"ü\"")
    #expect(found([.key("k"), .key("7")], ofKey: true) == "7: t")
    // What an alias names is where its anchor is.
    #expect(found([.key("k"), .key("ü"), .index(0)]) == "'ä'")
  }

  @Test func `a place after a thousand lines or columns is exact`() throws {
    let items = (0..<2000).map { "é\($0)" }
    for text in ["[" + items.joined(separator: ", ") + "]", items.map { "- \($0)\n" }.joined()] {
      let bytes = Array(text.utf8)
      let (json, origins) = try YAMLTranslator(bytes).translate()
      let map = SourceMap(json)
      for index in stride(from: 0, to: 2000, by: 37) {
        let offset = origins.origin(of: map.offset(of: [.index(index)]))
        #expect(bytes[offset...].starts(with: items[index].utf8))
      }
    }
  }
}
