import TokenTesting

/// When a removed and an added token are a rename.
@Suite struct RenameTests {
  /// A token file of colors, `path: #RRGGBB`, or `path: {alias}`.
  private func colors(_ tokens: KeyValuePairs<String, String>) -> Sources {
    let files = tokens.enumerated().map { index, token in
      let names = token.key.split(separator: "/")
      let open = names.map { "\"\($0)\": {" }.joined(separator: " ")
      let value = token.value.hasPrefix("{") ? "\"\(token.value)\"" : color(token.value)
      let text = "{ \(open) \"$type\": \"color\", \"$value\": \(value) "
      return ("\(index).tokens.json", text + String(repeating: "}", count: names.count + 1))
    }
    return sources(Dictionary(uniqueKeysWithValues: files))
  }

  private func renamed(_ one: Sources, _ two: Sources) -> [String] {
    let diff = diff(one, after: two)
    expectMirror(diff, TokenCompiler.diff(two, after: one))
    return diff.renamed.map { "\($0.from) \($0.to) \($0.because.rawValue)" }
  }

  @Test func `a token with a unique value is renamed, whatever its path`() {
    let found = renamed(colors(["a/b": "#102030"]), colors(["x/y": "#102030"]))
    #expect(found == ["a/b x/y only token of this value"])
  }

  @Test func `an alias is renamed too, and does not share the value`() {
    let found = renamed(
      colors(["a/b": "#102030", "use": "{a.b}"]), colors(["x/y": "#102030", "use": "{x.y}"]))
    #expect(found == ["a/b x/y only token of this value"])
  }

  @Test func `a renamed group renames its tokens, even with equal colors`() {
    let one = colors(["old/a/text": "#FFFFFF", "old/b/text": "#FFFFFF", "old/b/icon": "#FFFFFF"])
    let two = colors(["new/a/text": "#FFFFFF", "new/b/text": "#FFFFFF", "new/b/icon": "#FFFFFF"])
    #expect(
      renamed(one, two) == [
        "old/a/text new/a/text same value and name", "old/b/icon new/b/icon same value and name",
        "old/b/text new/b/text same value and name",
      ])
  }

  @Test func `a large renamed group with few colors is recognized`() {
    func file(_ name: String) -> Sources {
      let tokens = (0..<400).map { index in
        #""n\#(index)": { "t": { "$value": \#(color(index % 2 == 0 ? "#000000" : "#FFFFFF")) } }"#
      }
      return sources([
        "a.json": #"{ "\#(name)": { "$type": "color", \#(tokens.joined(separator: ", ")) } }"#
      ])
    }
    let diff = diff(file("old"), after: file("new"))
    #expect(diff.renamed.count == 400 && diff.added == [] && diff.removed == [])
    #expect(diff.renamed.allSatisfy { $0.from.dropFirst(3) == $0.to.dropFirst(3) })
  }

  @Test func `of several tokens with one value in a group, the nearest names are renames`() {
    let one = colors(["a/first-blue": "#102030", "a/second-blue": "#102030"])
    let two = colors(["a/first-ink": "#102030", "a/second-ink": "#102030"])
    #expect(
      renamed(one, two) == [
        "a/first-blue a/first-ink same value and group",
        "a/second-blue a/second-ink same value and group",
      ])
    #expect(renamed(one, colors(["a/x": "#102030", "a/y": "#102030"])) == [])
  }

  @Test func `tokens that share their value, or do not have it, are not a rename`() {
    for (one, two) in [
      // Another token has the value, or several do.
      (["a/b": "#FFFFFF", "c/d": "#FFFFFF"], ["x/y": "#FFFFFF", "c/d": "#FFFFFF"]),
      (["a/b": "#FFFFFF", "c/d": "#FFFFFF"], ["v/w": "#FFFFFF", "x/y": "#FFFFFF"]),
      // Two tokens are equally near.
      (["g/text": "#FFFFFF"], ["h/text": "#FFFFFF", "k/text": "#FFFFFF"]),
      (["g/a": "#FFFFFF"], ["g/b": "#FFFFFE"]),
    ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>)] {
      #expect(renamed(colors(one), colors(two)) == [], "\(one) \(two)")
    }
  }

  @Test func `tokens with different types are not a rename`() {
    let one = sources(["a.json": #"{ "g": { "a": { "$type": "number", "$value": 400 } } }"#])
    let two = sources(["a.json": #"{ "g": { "b": { "$type": "fontWeight", "$value": 400 } } }"#])
    #expect(renamed(one, two) == [])
  }

  @Test(arguments: [
    #""com.figma": { "variableId": "VariableID:1:2" }"#, #""com.figma": { "id": 7 }"#,
    #""com.figma.variableId": "VariableID:1:2""#, #""org.example": { "id": "k" }"#,
  ]) func `a token that keeps its id is one, whatever else it loses`(extensions: String) {
    func file(_ name: String, _ value: Int) -> Sources {
      sources([
        "a.json": """
        { "\(name)": { "$type": "number", "$value": \(value),
          "$extensions": { \(extensions) } } }
        """
      ])
    }
    let (one, two) = (file("before", 1), file("quite-another", 2))
    #expect(renamed(one, two) == ["before quite-another same id"])
    let diff = diff(one, after: two)
    #expect(diff.changed.map(\.path) == ["quite-another"])
    #expect(diff.changed.map(\.before) == ["1"] && diff.changed.map(\.after) == ["2"])
    #expect(diff.api.renamed.map(\.to.path) == ["theme.quiteAnother"])
  }

  @Test func `an id that two tokens share is ignored`() {
    func file(_ names: [String], _ first: Int) -> Sources {
      let tokens = names.enumerated().map { index, name in
        #""\#(name)": { "$type": "number", "$value": \#(first + index), "#
          + #""$extensions": { "x": { "id": "k" } } }"#
      }
      return sources(["a.json": "{ \(tokens.joined(separator: ", ")) }"])
    }
    #expect(renamed(file(["a", "b"], 1), file(["c", "d"], 3)) == [])
  }
}
