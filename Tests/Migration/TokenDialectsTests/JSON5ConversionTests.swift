import TokenDialects
import TokenTesting

/// JSON5 files are converted like JSON files.
@Suite struct JSON5ConversionTests {
  @Test func `findings have the places of the original`() {
    let conversion = converted([
      "a.json5": """
      // One token cannot be converted.
      {
        gap: { /* too
        long */ value: '2em', type: "size", },
        'gap': { value: '1px', type: 'size' },
      }
      """
    ])
    #expect(
      conversion.messages == """
        a.json5:5:3: error: duplicate key 'gap'; keep one of the two [duplicate-key]
        a.json5:3:3: note: the first one is here

        """)
    let lost = converted(["a.json": "{\n  // x\n  gap: {value: '2em', type: 'size'}}"])
    #expect(lost.findings.map(\.place) == [Place(file: "a.json", line: 3, column: 16)])
  }

  @Test func `findings about a copied file have the places of the original`() {
    let conversion = converted([
      "a.json5": """
      {
        // A value that is not a number.
        gap: {
          $type: 'dimension',
          $value: { value: true, unit: 'px' }
        } }
      """
    ])
    #expect(
      conversion.findings.map { "\($0.rule.rawValue) \($0.place.line):\($0.place.column)" } == [
        "invalid-value 5:22"
      ])
  }

  @Test func `a file of 2025.10 is written as JSON, with its digits and order`() {
    let conversion = converted([
      "t/a.tokens.json5": """
      { z: { $type: 'number', $value: 1.50, }, /* c */ $description: 'd', a: { $type: 'number', $value: 0x10,
        $extensions: { x: 12345678901234567890 } } }
      """,
      "t/b.json": #"{ "n" : { "$type":"number", "$value":1 } }"#,
    ])
    #expect(conversion.messages == "")
    #expect(conversion.files.map(\.path) == ["a.tokens.json", "b.json", "tokens.resolver.json"])
    #expect(
      conversion.text("a.tokens.json") == """
        {
          "z": { "$type": "number", "$value": 1.50 },
          "$description": "d",
          "a": { "$type": "number", "$value": 16, "$extensions": { "x": 12345678901234567890 } }
        }

        """)
    #expect(conversion.text("b.json") == #"{ "n" : { "$type":"number", "$value":1 } }"#)
    #expect(conversion.recognized.map(\.syntax) == [.json5, nil])
  }

  @Test func `files that a resolver document lists keep their paths`() {
    let conversion = converted([
      "r.resolver.json5": """
      { version: '2025.10', resolutionOrder: [{ type: 'set', name: 'all',
        sources: [{ $ref: 'a.json5' }] }] }
      """,
      "a.json5": "{ n: { $type: 'number', $value: 1 } }",
    ])
    #expect(conversion.messages == "")
    #expect(conversion.files.map(\.path) == ["r.resolver.json", "a.json5"])
    #expect(conversion.built().errors == "")
  }

  @Test func `--type changes a copied file`() {
    let conversion = converted(["a.json5": "{ n: { $value: 1 } }"]) { $0.types = [("n", .number)] }
    #expect(conversion.text("a.json").contains(#""n": { "$value": 1, "$type": "number" }"#))
  }

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
