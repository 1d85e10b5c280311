import TokenTesting

/// Files and findings are sorted by path.
@Suite struct OrderTests {
  @Test func `findings about two files are the same in any order of the files`() {
    let files = [
      SourceFile(
        path: "a.tokens.json",
        text: #"{ "a": { "$value": "{b}" }, "x": { "$type": "number", "$value": 1 } }"#),
      SourceFile(
        path: "b.tokens.json",
        text: #"{ "x": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }"#),
    ]
    let findings = compiled(files).findings
    #expect(
      findings.map { "\($0.rule.rawValue) \($0.place.file)" }
        == ["alias-cycle a.tokens.json", "conflicting-token b.tokens.json"])
    #expect(compiled(files.reversed()).findings == findings)
  }

  @Test func `findings are sorted by place`() {
    let compilation = compiled([
      "b.tokens.json": #"{ "z": { "$value": 1 }, "a": { "$value": 1 } }"#,
      "a.tokens.json": #"{ "y": { "$type": "number", "$value": "{nope}" }, "x": { "$value": 1 } }"#,
    ])
    #expect(
      compilation.named == [
        "unresolved-alias y", "missing-type x", "missing-type z", "missing-type a",
      ])
    #expect(compilation.findings.map(\.place) == compilation.findings.map(\.place).sorted())
  }
}
