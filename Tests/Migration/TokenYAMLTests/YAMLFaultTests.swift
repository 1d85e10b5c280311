import Testing
import TokenJSON
import TokenYAML

/// What is not YAML, or has no JSON, is rejected with its place.
@Suite struct YAMLFaultTests {
  @Test(arguments: [
    (
      "a: 1\n---\nb: 2\n",
      "syntax 5 a second document begins here; put each document into its own file"
    ),
    (
      "a: [1",
      "syntax 5 this is not YAML: while parsing a flow sequence, did not find expected ',' or ']'"
    ),
    ("é: b: c", "syntax 5 this is not YAML: mapping values are not allowed in this context"),
    (
      "a: 'b",
      "syntax 5 this is not YAML: while scanning a quoted scalar, found unexpected end of stream"
    ),
    ("a: *b", "syntax 3 this is not YAML: found undefined alias"),
    ("a: &b [*b]", "syntax 7 this is not YAML: found undefined alias"),
    ("a: \u{1}", "syntax 3 this is not YAML: control characters are not allowed"),
    ("é\u{0}", "syntax 2 this is not YAML: control characters are not allowed"),
    ("a: .inf", "syntax 3 JSON has no .inf; write a number, or remove the value"),
    ("- -.INF", "syntax 2 JSON has no -.INF; write a number, or remove the value"),
    ("- .nan", "syntax 2 JSON has no .nan; write a number, or remove the value"),
    ("- !custom 1", "syntax 2 JSON has no value for the tag '!custom' here; remove the tag"),
    (
      "- !!int x",
      "syntax 2 JSON has no value for the tag 'tag:yaml.org,2002:int' here; remove the tag"
    ),
    (
      "- !!set {a}",
      "syntax 2 JSON has no value for the tag 'tag:yaml.org,2002:set' here; remove the tag"
    ),
    ("? [a]\n: 1", "syntax 2 a key must be a text or a number"),
    ("{{ name }}: 1", "syntax 0 a key must be a text or a number"),
    ("<<: 1", "syntax 4 '<<' takes a mapping or a list of mappings; use an alias of one"),
    ("a: 1\nb: 2\na: 3", "duplicateKey 0 duplicate key 'a'; keep one of the two"),
  ])
  func `a fault has a message and the offset`(text: String, expected: String) {
    #expect(fault(in: Array(text.utf8)) == expected)
  }

  @Test func `bytes that are not UTF-8 are rejected`() {
    #expect(
      fault(in: [0x61, 0x3A, 0x20, 0xFF])
        == "invalidUTF8 3 byte 0xFF is not valid UTF-8; save the file as UTF-8")
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
    String(repeating: "- ", count: 100_000) + "a",
  ])
  func `nesting beyond the limit is rejected`(text: String) {
    #expect(
      fault(in: Array(text.utf8))?.contains("nested deeper than the limit of 1000 levels") == true)
  }

  @Test func `aliases cannot nest deeper than JSON`() {
    let text =
      "# \(String(repeating: "x", count: 2_000_000))\n- &a0 [x]\n"
      + (1..<3000).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    #expect(
      fault(in: Array(text.utf8))?.contains("nested deeper than the limit of 2048 levels") == true)
  }

  @Test(arguments: [
    "[*A, *A, *A, *A, *A, *A, *A, *A, *A]", "{<<: [*A, *A, *A, *A, *A, *A, *A, *A, *A]}",
  ])
  func `aliases of aliases do not fill the memory`(level: String) {
    var text = "a0: &a0 \(level.hasPrefix("[") ? "[x, y]" : "{x: 1}")\n"
    for number in 1..<40 {
      text += "a\(number): &a\(number) \(level.replacing("A", with: "a\(number - 1)"))\n"
    }
    #expect(
      fault(in: Array(text.utf8))?.hasSuffix(
        "with its aliases written out, the file is more than \(expansionFactor) times as long; use fewer aliases"
      ) == true)
  }

  @Test func `aliases that only a few times repeat a long text are read`() {
    let text = "a: &a \(String(repeating: "x", count: 300_000))\nb: [*a, *a, *a]\n"
    #expect(fault(in: Array(text.utf8)) == nil)
  }

  @Test func `a text over the limit is rejected before it is read`() {
    let text = [UInt8](repeating: 0x20, count: translatedSizeLimit + 1)
    #expect(fault(in: text)?.hasPrefix("limit 0 the file has 67108865 bytes") == true)
  }

  private func fault(in text: [UInt8]) -> String? {
    do throws(YAMLFault) {
      _ = try YAMLTranslator(text).translate()
      return nil
    } catch { return "\(error.kind) \(error.offset) \(error.message)" }
  }
}
