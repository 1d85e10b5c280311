import TokenTesting

/// Two tokens with the same Swift name are an error that names both.
@Suite struct NameCollisionTests {
  private let number = #"{ "$type": "number", "$value": 1 }"#

  @Test(arguments: [
    ("a-b", "aB"), ("a b", "a_b"), ("Danger", "_danger"), ("URL", "-url"), ("1a", "_1a"),
    ("self", "self_"), ("caf\u{E9}", "cafe\u{301}-"), ("a/b", "a~b"), ("$root", "root"),
    ("a\u{FE0F}", "a"), ("A", "a-"),
  ]) func `names that become equal`(one: String, other: String) {
    let text = "{ \"g\": { \"\(one)\": \(number),\n\"\(other)\": \(number) } }"
    let compilation = compiled(tokens: text)
    #expect(
      compilation.findings.map { "\($0.rule.rawValue) \($0.place.line):\($0.place.column)" }
        == ["name-collision 2:1"])
    let finding = compilation.findings.first
    #expect(finding?.related.map(\.place.line) == [1])
    #expect(compilation.files.isEmpty)
  }
}
