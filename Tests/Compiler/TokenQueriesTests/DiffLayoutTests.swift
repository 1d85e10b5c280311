import TokenTesting

/// The layout of files makes no difference.
@Suite struct DiffLayoutTests {
  @Test(arguments: [1, 2]) func `reordered and reformatted files make no difference`(
    seed: UInt64
  ) throws {
    let shipped = try Shipped()
    var copy = shipped
    var random = SplitMix(seed: seed)
    try copy.reformat()
    copy.sources.tokens.shuffle(using: &random)
    copy.sources.contracts.shuffle(using: &random)
    #expect(copy.sources.tokens.map(\.text) != shipped.sources.tokens.map(\.text))
    #expect(diff(shipped.sources, after: copy.sources).isEmpty)
  }

  @Test func `moving tokens to other files makes no difference`() {
    let one = sources([
      "a.tokens.json": """
      { "g": { "$type": "number", "a": { "$value": 1, "$extensions": { "x": { "p": 1, "q": 2 } } },
        "b": { "$value": 2 } } }
      """
    ])
    let two = sources([
      "z.tokens.json": #"{ "g": { "b": { "$type": "number", "$value": 2.0 } } }"#,
      "b.tokens.json": """
      { "g": { "a": { "$extensions": { "x": { "q": 2, "p": 1.0 } }, "$value": 1e0,
        "$type": "number" } } }
      """,
    ])
    #expect(diff(one, after: two).isEmpty)
  }

  @Test func `replacing an alias by its value changes the alias, not the value`() {
    let one = sources([
      "a.json": ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }"##
    ])
    let two = sources([
      "a.json":
        ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } }"##
    ])
    let diff = diff(one, after: two)
    #expect(diff.changed.map(\.kind) == [.alias])
    #expect(diff.changed.first?.before == "a" && diff.changed.first?.after == nil)
    #expect(diff.advice.level == .patch && diff.api.isEmpty)
  }

  @Test func `names that look the same but have different bytes are two tokens`() {
    func file(_ name: String) -> Sources {
      sources(["a.json": #"{ "\#(name)": { "$type": "number", "$value": \#(name.utf8.count) } }"#])
    }
    let diff = diff(file("caf\u{E9}"), after: file("cafe\u{301}"))
    #expect(diff.added.count == 1 && diff.removed.count == 1 && diff.changed == [])
  }
}
