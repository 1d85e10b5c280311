import Testing
import TokenJSON

/// Every path of a valid text has a line and a column.
@Suite struct SourceMapTests {
  /// The `line:column` of a value or its key.
  private func place(_ text: String, _ steps: [JSONStep], ofKey: Bool = false) -> String {
    let map = SourceMap(Array(text.utf8))
    let offset = ofKey ? map.keyOffset(of: steps) : map.offset(of: steps)
    let (line, column) = map.place(at: offset)
    return "\(line):\(column)"
  }

  private let nested = """
    {
      "a": { "b": [10, { "c": "x" }, []] },
      "d" : null
    }
    """

  @Test func `values in objects and arrays are found`() {
    #expect(place(nested, []) == "1:1")
    #expect(place(nested, [.key("a")]) == "2:8")
    #expect(place(nested, [.key("a"), .key("b")]) == "2:15")
    #expect(place(nested, [.key("a"), .key("b"), .index(0)]) == "2:16")
    #expect(place(nested, [.key("a"), .key("b"), .index(1), .key("c")]) == "2:27")
    #expect(place(nested, [.key("a"), .key("b"), .index(2)]) == "2:34")
    #expect(place(nested, [.key("d")]) == "3:9")
  }

  @Test func `the keys of values are found`() {
    #expect(place(nested, [.key("a"), .key("b")], ofKey: true) == "2:10")
    #expect(place(nested, [.key("d")], ofKey: true) == "3:3")
    #expect(place(nested, [.key("a"), .key("b"), .index(1)], ofKey: true) == "2:20")
    #expect(place(nested, [], ofKey: true) == "1:1")
  }

  @Test func `a step to a missing value stays at the parent`() {
    #expect(place(nested, [.key("a"), .key("nope"), .key("c")]) == "2:8")
    #expect(place(nested, [.key("a"), .key("b"), .index(3)]) == "2:15")
    #expect(place(nested, [.key("a"), .key("b"), .key("0")]) == "2:15")
    #expect(place(nested, [.index(0)]) == "1:1")
  }

  @Test func `escaped keys are compared by their decoded text`() {
    let text = #"{"\u0061\/b": 1, "q\"": {"\\": 2}, "é": 3}"#
    #expect(place(text, [.key("a/b")]) == "1:15")
    #expect(place(text, [.key("q\""), .key("\\")]) == "1:32")
    #expect(place(text, [.key("é")]) == "1:41")
    #expect(place(text, [.key("e\u{301}")]) == "1:1")
  }

  @Test func `strings that look like structure are only strings`() {
    let text = #"{"a": "{\"b\": [1]}", "b": ["]", ":", "x" ], "c": "y"}"#
    #expect(place(text, [.key("b")]) == "1:28")
    #expect(place(text, [.key("b"), .index(2)]) == "1:39")
    #expect(place(text, [.key("c")]) == "1:51")
  }

  @Test func `columns count Unicode scalars`() {
    #expect(place(#"{"é": 1, "b": 2}"#, [.key("b")]) == "1:15")
    #expect(place(#"{"日本": 1, "b": 2}"#, [.key("b")]) == "1:16")
    #expect(place(#"{"😀": 1, "b": 2}"#, [.key("b")]) == "1:15")
    #expect(place("{\"e\u{301}\": 1, \"b\": 2}", [.key("b")]) == "1:16")
  }

  @Test func `a line ends at a line feed`() {
    #expect(place("{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}", [.key("b")]) == "3:8")
    #expect(place("{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}", [.key("b")], ofKey: true) == "3:3")
  }

  @Test func `a byte order mark has no width`() {
    #expect(place("\u{FEFF}{\"a\": 1,\n\"b\": 2}", []) == "1:1")
    #expect(place("\u{FEFF}{\"a\": 1,\n\"b\": 2}", [.key("a")]) == "1:7")
    #expect(place("\u{FEFF}{\"a\": 1,\n\"b\": 2}", [.key("b")]) == "2:6")
  }

  @Test func `a deep text is mapped`() {
    let text = String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000)
    let steps = [JSONStep](repeating: .index(0), count: 1999)
    #expect(place(text, steps) == "1:2000")
  }

  /// The spelling of a value with normalized spaces; nil if it does not exist.
  private func spelling(_ text: String, _ steps: JSONStep...) -> String? {
    let map = SourceMap(Array(text.utf8))
    return map.spelling(of: steps).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a value keeps its spelling, with normalized spaces`() {
    let text = "\u{FEFF}{ \"a\" :[1.0,-0 , 1E+2,\n12345678901234567890], \"b\":{ }, \"c\": \"x\" }"
    #expect(spelling(text, .key("a")) == "[1.0, -0, 1E+2, 12345678901234567890]")
    #expect(spelling(text, .key("a"), .index(2)) == "1E+2")
    #expect(spelling(text, .key("b")) == "{}")
    #expect(spelling(text, .key("c")) == "\"x\"")
    #expect(
      spelling(text) == "{\"a\": [1.0, -0, 1E+2, 12345678901234567890], \"b\": {}, \"c\": \"x\"}")
    #expect(spelling(" true") == "true")
  }

  @Test func `escapes and structure inside strings are unchanged`() {
    let text = #"{ "\u00e9" : "\u00E9  {\" :,}\\", "x": [ "a b" ] }"#
    #expect(spelling(text) == #"{"\u00e9": "\u00E9  {\" :,}\\", "x": ["a b"]}"#)
    #expect(spelling(text, .key("é")) == #""\u00E9  {\" :,}\\""#)
  }

  @Test func `a missing value has no spelling`() {
    #expect(spelling(nested, .key("a"), .key("nope")) == nil)
    #expect(spelling(nested, .key("a"), .key("b"), .index(3)) == nil)
    #expect(spelling(nested, .key("d"), .key("x")) == nil)
  }

  @Test func `a number at the top is a value`() { #expect(place("  42", []) == "1:3") }
}
