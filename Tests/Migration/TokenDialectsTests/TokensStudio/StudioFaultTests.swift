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
    (
      "sizing", "\"{gone}\"",
      "{gone} is not among the converted tokens; add it, or replace the alias with a value"
    ), ("sizing", "\"{t}\"", "it is part of a cycle of references, or references one"),
    (
      "sizing", "\"{base} / 0\"",
      #"expected a length in px or rem, and "{base} / 0" cannot be computed: it divides by zero"#
    ), ("sizing", "\"auto\"", #"expected a length in px or rem, found "auto""#),
    ("sizing", "\"50%\"", #""50%" has the unit '%', but DTCG 2025.10 supports only px and rem"#),
    (
      "spacing", "\"4px 8px\"",
      #""4px 8px" has 2 values, but DTCG 2025.10 allows one; split the token"#
    ), ("sizing", "null", "expected a length in px or rem, found null"),
    ("color", "\"mauvish\"", #"expected a color (hexadecimal or CSS), found "mauvish""#),
    (
      "color", "\"rgba({base}, 0.5)\"",
      #"expected a color (hexadecimal or CSS), found "rgba({base}, 0.5)""#
    ), ("fontWeights", "\"boldish\"", #"expected a font weight, found "boldish""#),
    ("boxShadow", "[]", "expected a shadow, found an array"),
    ("border", "{ \"color\": \"{red}\" }", "'width' is missing from a border"),
    ("typography", "{ \"fontSize\": \"12\" }", "a typography needs 'fontFamily'"),
    (
      "asset", "\"x.png\"",
      #"DTCG 2025.10 has no type 'asset'; set the type of "x.png" with --type 't=TYPE'"#
    ),
  ])
  func `a token that cannot be converted is left out, and reported`(
    type: String, value: String, message: String
  ) {
    let run = run(type, value)
    #expect(run.messages("t") == ["'t': " + message])
    #expect(run.themes[""]?["t"] == nil)
    #expect(run.themes[""]?["base"] != nil)
    #expect(run.compilation.findings.filter { $0.severity == .error } == [])
  }

  @Test func `a value without a type is an error with a solution`() {
    let files = ["set.json": #"{ "a": { "b": { "$value": "4px" } } }"#]
    #expect(
      StudioRun(files).findings == [
        "set.json:1:27 missing-type 'a/b' has no type; \"4px\" looks like dimension; set it with --type "
          + "'a/b=dimension', or use --infer-types"
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

  @Test func `long chains and cycles of references end`() {
    var chain = (0..<3000).map { #""c\#($0)": { "$type": "sizing", "$value": "{c\#($0 + 1)}" }"# }
    chain.append(#""c3000": { "$type": "sizing", "$value": "8" }"#)
    chain += (0..<3000).map {
      #""r\#($0)": { "$type": "sizing", "$value": "{r\#(($0 + 1) % 3000)} * 2" }"#
    }
    let run = StudioRun(["set.json": "{ \(chain.joined(separator: ", ")) }"])
    #expect(run.themes[""]?["c0"] == #"{"value": 8, "unit": "px"}"#)
    #expect(run.themes[""]?["r0"] == nil)
    #expect(run.conversion.findings.count { $0.rule == .notCarried } == 3000)
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
