import TokenDialects
import TokenTesting

/// JSON5 files are converted like JSON files.
@Suite struct JSON5ConversionTests {
  @Test(arguments: [
    ("a.json", "{ \"a\": 1 2 }", "1:10: error: there is no comma before 2; write one"),
    ("a.json", "{ a: 1 2 }", "1:8: error: there is no comma before 2; write one"),
    ("a.json", "[1 /* 2 ]", "1:4: error: this comment does not end; close it with */"),
    (
      "a.json5", "// x\n{ a: 1e999 }",
      "2:6: error: the number 1e999 is out of range; write one that fits in a 64-bit double"
    ),
  ])
  func `a fault is reported at its place in the file`(name: String, text: String, finding: String) {
    let conversion = converted([
      name: text, "b.json": #"{ "a": { "value": "1px", "type": "size" } }"#,
    ])
    #expect(conversion.messages == "\(name):\(finding) [invalid-json]\n")
    #expect(conversion.refusal != nil && conversion.files.isEmpty)
  }

  @Test func `nesting beyond the limit is reported at its place`() {
    let deep = "//\n" + String(repeating: "{a:", count: 100_000)
    let closed = deep + "1" + String(repeating: "}", count: 100_000)
    #expect(
      converted(["a.json": closed]).messages.hasPrefix("a.json:2:6145: error: objects and arrays"))
    #expect(converted(["a.json": deep]).messages.contains("the file ends inside a value"))
  }

  @Test func `JSON and the same value as JSON5 become the same tokens`() {
    var random = SplitMix(seed: 31)
    for _ in 0..<200 {
      let tree = randomGroup(&random, depth: 0)
      let json = converted(["a.json": plain(tree)])
      let text = fancy(tree, &random)
      let json5 = converted(["a.json5": text])
      let isSame =
        json.messages.replacing(/a\.json:\d+:\d+/, with: "")
        == json5.messages.replacing(/a\.json5:\d+:\d+/, with: "")
      #expect(isSame && json.tokenCount == json5.tokenCount, "\(text)")
      #expect(json.built().values == json5.built().values, "\(text)")
    }
  }
}
