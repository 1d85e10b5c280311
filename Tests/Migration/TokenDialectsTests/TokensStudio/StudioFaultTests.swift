import TokenTesting

@Suite struct StudioFaultTests {
  /// Converts a set with a token `t` and a few others.
  private func run(_ type: String, _ value: String, _ more: String = "") -> StudioRun {
    StudioRun([
      "set.json": """
      {
        "t": { "$type": "\(type)", "$value": \(value)\(more) },
        "base": { "$type": "sizing", "$value": "8px" },
        "red": { "$type": "color", "$value": "#ff0000" },
        "wide": { "$type": "letterSpacing", "$value": "5%" },
        "head": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontWeight": 700, "fontSize": "20", "lineHeight": 1.2,
          "letterSpacing": "0%" } },
        "two": { "$type": "boxShadow", "$value": [
          { "x": 0, "y": 1, "blur": 2, "spread": 0, "color": "{red}" },
          { "x": 0, "y": 2, "blur": 4, "spread": 0, "color": "{red}" } ] }
      }
      """
    ])
  }

  @Test(arguments: [
    ("sizing", "\"{gone}\"", "'t' references '{gone}', which no set in a theme declares"),
    ("sizing", "\"{t}\"", "'t' is part of a cycle of references, or references one"),
    (
      "sizing", "\"{base} / 0\"",
      "'t' has the value '{base} / 0', which cannot be computed: it divides by zero"
    ),
    (
      "sizing", "\"auto\"",
      "'t' has the value 'auto', which cannot be computed: 'auto' is not a number"
    ),
    ("sizing", "\"50%\"", "'t' is 50%, but a DTCG 2025.10 dimension is in px or rem"),
    (
      "spacing", "\"4px 8px\"",
      "'t' has 2 values in '4px 8px', but DTCG 2025.10 allows one; split the token"
    ),
    ("sizing", "null", "'t' has the value null, which is not a number"),
    ("color", "\"mauvish\"", "'t' has the value \"mauvish\", which is not a CSS color"),
    ("color", "\"rgba({base}, 0.5)\"", "'t' references '{base}', which is not a color"),
    (
      "fontWeights", "\"boldish\"",
      "'t' has the value \"boldish\", which is not a font weight (1…1000, or a name)"
    ),
    ("boxShadow", "[]", "'t' is a shadow without layers, but DTCG 2025.10 needs at least one"),
    (
      "border", "{ \"color\": \"{red}\" }",
      "'t' is a border without a color, width or style, which DTCG 2025.10 needs"
    ),
    (
      "typography", "{ \"fontSize\": \"12\" }",
      "'t' is a typography without 'fontFamily' and 'lineHeight', which DTCG 2025.10 needs"
    ),
    (
      "asset", "\"x.png\"",
      "'t' has the type 'asset', which DTCG 2025.10 does not have; if another type fits, set it with --type"
    ),
  ])
  func `a token that cannot be converted is left out, reported, and kept in the file`(
    type: String, value: String, message: String
  ) throws {
    let run = run(type, value)
    #expect(run.messages("t") == [message + "; it is left out"])
    #expect(run.themes[""]?["t"] == nil)
    #expect(run.themes[""]?["base"] != nil)
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
    #expect(try #require(run.file("set.tokens.json")).contains("\"left-out\""))
  }

  @Test func `a value without a type is an error with a solution`() {
    let files = ["set.json": #"{ "a": { "b": { "$value": "4px" } } }"#]
    #expect(
      StudioRun(files).findings == [
        "set.json:1:27 missing-type 'a/b' has no type; set it in Tokens Studio, or with "
          + "--type 'a/b=…'"
      ])
    let typed = StudioRun(files, types: [("a/**", .dimension)])
    #expect(typed.findings == [])
    #expect(typed.themes[""]?["a/b"] == #"{"value": 4, "unit": "px"}"#)
  }

  @Test(arguments: [
    ("sizing", "\"{head.fontSize} * 2\"", #"{"value": 40, "unit": "px"}"#),
    ("fontWeights", "\"{head.fontWeight}\"", "700"), ("lineHeights", "\"150%\"", "1.5"),
    ("opacity", "\"35%\"", "0.35"), ("letterSpacing", "\"0%\"", #"{"value": 0, "unit": "px"}"#),
    ("fontFamilies", "\"'A B', c\"", #"["A B", "c"]"#),
    (
      "color", "\"rgba({red}, 50%)\"",
      ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#FF0000"}"##
    ),
    ("number", "\"16 / 8\"", "2"), ("sizing", "\"0.1 + 0.2\"", #"{"value": 0.3, "unit": "px"}"#),
    ("duration", "\"200ms\"", #"{"value": 200, "unit": "ms"}"#),
    ("other", "\"{base}\"", #"{"value": 8, "unit": "px"}"#),
  ])
  func `values are read according to their type`(type: String, value: String, result: String) {
    #expect(run(type, value).themes[""]?["t"] == result)
  }

  @Test(
    arguments: [
      ("to bottom, red, lime", [0, 1], true), ("0deg, red 0%, lime 25%", [0.75, 1], true),
      ("45deg, red, lime, blue 50%", [0, 0.25, 0.5], false),
      ("red, lime 40%, blue 30%", [0, 0.4, 0.4], true), ("red 10% 20%, blue", [0.1, 0.2, 1], true),
    ] as [(String, [Double], Bool)])
  func `gradients become stops, and a lost direction is reported`(
    gradient: String, positions: [Double], isWhole: Bool
  ) {
    let run = run("color", "\"linear-gradient(\(gradient))\"")
    let found = run.themes[""]?["t"]?.components(after: "\"position\": ") ?? []
    #expect(found == positions)
    #expect(run.messages("t").isEmpty == isWhole)
  }

  @Test func `a modifier that cannot be applied does not change the color`() {
    let run = run(
      "color", "\"{red}\"",
      #", "$extensions": { "studio.tokens": { "modify": { "type": "mix", "space": "lch" } } }"#)
    #expect(run.themes[""]?["t"]?.contains("#FF0000") == true)
    #expect(
      run.messages("t") == [
        "'t' has a color modifier that cannot be applied: its 'value' is not a number; it is kept in its "
          + "$extensions"
      ])
  }

  @Test func `a token that is also a group becomes the root of that group`() throws {
    let run = StudioRun([
      "set.json": """
      { "a": { "$type": "sizing", "$value": "4", "b": { "$type": "sizing", "$value": "{a}" } },
        "$c": { "$type": "sizing", "$value": "{a.b}" } }
      """
    ])
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
    #expect(run.themes[""]?["a/b"] == #"{"value": 4, "unit": "px"}"#)
    #expect(run.themes[""]?["c"] == #"{"value": 4, "unit": "px"}"#)
    #expect(try #require(run.file("set.tokens.json")).contains("{a.$root}"))
    #expect(run.findings.count == 2)
  }

  @Test func `long chains and cycles of references end`() {
    var chain = (0..<3000).map { #""c\#($0)": { "$type": "sizing", "$value": "{c\#($0 + 1)}" }"# }
    chain.append(#""c3000": { "$type": "sizing", "$value": "8" }"#)
    chain += (0..<3000).map {
      #""r\#($0)": { "$type": "sizing", "$value": "{r\#(($0 + 1) % 3000)} * 2" }"#
    }
    let run = StudioRun(["set.json": "{ \(chain.joined(separator: ", ")) }"])
    #expect(run.themes[""]?["c0"] == #"{"value": 8, "unit": "px"}"#)
    #expect(run.themes[""]?["r0"] == nil)
    #expect(run.findings.count == 3000)
  }
}

extension String {
  /// The numbers that follow each occurrence of a text.
  fileprivate func components(after text: String) -> [Double] {
    var rest = self[...]
    var numbers: [Double] = []
    while let start = rest.firstRange(of: text) {
      rest = rest[start.upperBound...]
      if let number = Double(rest.prefix { "0123456789.".contains($0) }) { numbers.append(number) }
    }
    return numbers
  }
}
