import RandomNumbers
import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// Files and findings are sorted by path.
@Suite struct OrderTests {
  @Test(arguments: [1, 2, 3, 4, 5])
  func `files may come in any order`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let files = (0..<12).map { number in
      SourceFile(
        path: "t\(number).tokens.json",
        text: #"{ "g": { "t\#(number)": { "$type": "number", "$value": "{g.t\#(number + 1)}" } } }"#
      )
    }
    let last = SourceFile(path: "z.tokens.json", text: numberFile("x", 1))
    let good = SourceFile(
      path: "zz.tokens.json", text: #"{ "g": { "t12": { "$type": "number", "$value": 5 } } }"#)
    let whole = compiled(files + [last, good])
    #expect(whole.marks == [] && !whole.files.isEmpty)
    #expect(compiled((files + [last, good]).shuffled(using: &random)).files == whole.files)
    let broken = compiled(files + [last])
    #expect(broken.named == ["unresolved-alias g/t11"])
    #expect(compiled((files + [last]).shuffled(using: &random)).findings == broken.findings)
  }

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
