import TokenTesting

/// The version advice for a change, and its warnings about pairs and themes.
@Suite struct AdviceTests {
  private func number(_ name: String, _ value: Double, _ more: String = "") -> Sources {
    sources(["a.json": #"{ "\#(name)": { "$type": "number", "$value": \#(value)\#(more) } }"#])
  }

  @Test func `the advice rises from texts and values to deprecations and types`() {
    let one = number("a", 1)
    let described = number("a", 1, #", "$description": "what it is""#)
    let deprecated = number("a", 1, #", "$deprecated": true"#)
    let typed = sources(["a.json": #"{ "a": { "$type": "fontWeight", "$value": 1 } }"#])
    let levels = [one, described, number("a", 2), deprecated, typed, number("b", 2)]
      .map { diff(one, after: $0).advice.level }
    #expect(levels == [.none, .patch, .patch, .minor, .major, .major])
    #expect(diff(one, after: described).advice.because == ["only documentation changes"])
    #expect(diff(one, after: described).changed.map(\.kind) == [.description])
    #expect(diff(one, after: number("b", 1)).advice.because == ["1 symbol was renamed"])
    #expect(diff(deprecated, after: one).advice.level == .patch)
    #expect(
      diff(one, after: number("a", 2)).advice.sentence
        == "Version: patch. Only values change, no symbol.")
    #expect(diff(one, after: typed).changed.map(\.kind) == [.type, .value])
  }

  @Test func `an added theme is minor, a removed one is major, and tokens are compared`() {
    func themes(_ names: [String], _ value: Int) -> Sources {
      let contexts = names.map { name in
        #""\#(name)": [{ "a": { "$type": "number", "$value": \#(value) } }]"#
      }
      return sources([
        "b.resolver.json": """
        { "version": "2025.10", "modifiers": { "mode": { "contexts": {
          \(contexts.joined(separator: ", ")) } } },
          "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }
        """
      ])
    }
    let more = diff(themes(["light", "dark"], 1), after: themes(["light", "dark", "dim"], 2))
    #expect(more.themes.added.map(\.label) == ["dim"] && more.themes.removed == [])
    #expect(more.changed.map(\.holds.title) == ["every theme"])
    #expect(
      more.api.added.map(\.path) == ["Theme.dim", "Theme.Mode.dim"] && more.advice.level == .minor)
    let less = diff(themes(["light", "dark"], 1), after: themes(["dark"], 1))
    #expect(less.themes.removed.map(\.label) == ["light"] && less.changed == [])
    #expect(less.advice.level == .major && less.added == [] && less.removed == [])
    #expect(diff(themes(["light", "dark"], 1), after: themes(["dark", "light"], 1)).isEmpty)
  }

  @Test(arguments: [
    ("#767676", "#777777", "falls below"), ("#777777", "#767676", "reaches"),
    ("#FFFFFF", "#000000", "reaches"), ("#000000", "#010101", nil), ("#555555", "#666666", nil),
  ]) func `only the limit of the pair itself is crossed`(
    before: String, after: String, direction: String?
  ) {
    let diff = diff(pair(before), after: pair(after))
    #expect(diff.contrast.count == 1)
    let json = String(decoding: diff.json, as: UTF8.self)
    #expect(json.components(separatedBy: "\"threshold\": 4.5").count == (direction == nil ? 1 : 2))
    #expect(direction.map { json.contains("\"direction\": \"\($0)\"") } ?? true)
    let isWorse = direction == "falls below"
    #expect(diff.contrast.first?.isNewFailure == isWorse)
    #expect(diff.advice.warnings.contains("1 check newly fails") == isWorse)
    #expect(diff.advice.level == .patch)
    #expect(diff.text.contains("needs 4.5 (text, 1.4.3)\n    set 'tag/label'") == isWorse)
  }

  @Test func `added and removed pairs are reported`() {
    let one = pair("#000000")
    var two = one
    two.contracts = [SourceFile(path: "t.contract.json", text: contract(pairs: ""))]
    let gone = diff(one, after: two)
    #expect(gone.contrast.map { $0.before?.ratio } == [21] && gone.contrast[0].after == nil)
    #expect(gone.added == [] && gone.removed == [] && gone.changed == [])
    #expect(gone.advice.level == .patch)
    let come = diff(two, after: one)
    #expect(come.contrast.map { $0.after?.ratio } == [21] && come.contrast[0].before == nil)
  }

  @Test func `the distance of translucent colors is that of the composited ones`() {
    func file(_ alpha: Double) -> Sources {
      sources([
        "a.json": #"{ "a": { "$type": "color", "$value": \#(color("#808080", alpha: alpha)) } }"#
      ])
    }
    #expect((diff(file(0.2), after: file(0.8)).changed.first?.deltaEOK ?? 0) > 0.2)
  }

  @Test func `the distance of gradients is that of the stops that differ most`() {
    func file(_ end: String, at position: Double = 1) -> Sources {
      let value = gradient([(color("#FF0000"), 0), (color(end), position)])
      return sources(["a.json": #"{ "a": { "$type": "gradient", "$value": \#(value) } }"#])
    }
    func plain(_ hex: String) -> Sources {
      sources(["a.json": #"{ "a": { "$type": "color", "$value": \#(color(hex)) } }"#])
    }
    let stop = diff(file("#000000"), after: file("#FFFFFF")).changed.first?.deltaEOK
    #expect(
      stop != nil && stop == diff(plain("#000000"), after: plain("#FFFFFF")).changed.first?.deltaEOK
    )
    let moved = diff(file("#000000"), after: file("#000000", at: 0.5)).changed
    #expect(moved.count == 1 && moved[0].deltaEOK == nil && moved[0].isVisible == nil)
  }

  private func pair(_ hex: String) -> Sources {
    sources([
      "t.tokens.json": """
      { "tag": { "$type": "color", "bg": { "$value": \(color("#FFFFFF")) },
        "label": { "$value": \(color(hex)) } } }
      """, "t.contract.json": contract(pairs: #"{ "foreground": "label", "on": "bg" }"#),
    ])
  }

  private func contract(pairs: String) -> String {
    #"{ "component": "Tag", "path": "tag/*", "contrast": [\#(pairs)], "#
      + #""roles": { "bg": { "type": "color" }, "label": { "type": "color" } } }"#
  }
}
