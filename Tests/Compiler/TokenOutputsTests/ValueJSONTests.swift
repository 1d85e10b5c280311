import TokenTesting

/// The values of `tokens.json`: DTCG, without aliases.
@Suite struct ValueJSONTests {
  /// A type, a `$value`, and that value in `tokens.json`; nil if both are the same.
  static let values: [(type: String, value: String, written: String?)] = [
    ("color", #"{"colorSpace": "srgb", "components": [0.1, 0.25, 1]}"#, nil),
    ("color", #"{"colorSpace": "oklch", "components": ["none", 0, "none"], "alpha": 0}"#, nil),
    (
      "color", #"{"colorSpace": "lab", "components": [50, -0.0, -1e-7], "alpha": 0.25}"#,
      #"{"colorSpace": "lab", "components": [50, 0, -1e-07], "alpha": 0.25}"#
    ),
    (
      "color", ##"{"hex": "#ff0000", "alpha": 1, "components": [1, 0, 0], "colorSpace": "srgb"}"##,
      ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000"}"##
    ),
    ("dimension", #"{"value": -0.5, "unit": "rem"}"#, nil),
    ("number", "-0", "0"), ("number", "-0.0", "0"), ("number", "-0e5", "0"),
    ("dimension", #"{"unit": "px", "value": 1.60e1}"#, #"{"value": 16, "unit": "px"}"#),
    ("fontFamily", #""Inter""#, nil), ("fontFamily", #"["Inter", "Größe \"X\""]"#, nil),
    ("fontFamily", #"["Inter"]"#, #""Inter""#), ("fontWeight", "350.5", nil),
    ("fontWeight", #""semi-bold""#, "600"), ("duration", #"{"value": 150, "unit": "ms"}"#, nil),
    ("duration", #"{"value": 0.1, "unit": "s"}"#, nil), ("cubicBezier", "[0.4, -1, 0, 1.5]", nil),
    ("number", "12345678901234567890", "1.2345678901234567e+19"),
    ("number", "0.1000000000000000055511151231257827", "0.1"), ("number", "1e2", "100"),
    ("number", "5e-324", nil), ("strokeStyle", #""dotted""#, nil),
    (
      "strokeStyle", #"{"lineCap": "butt", "dashArray": [{"value": 1, "unit": "px"}]}"#,
      #"{"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "butt"}"#
    ),
    ("border", #"{"color": \#(black), "width": \#(px), "style": "solid"}"#, nil),
    ("transition", #"{"duration": \#(ms), "delay": \#(ms), "timingFunction": [0, 0, 1, 1]}"#, nil),
    ("shadow", layer(), nil), ("shadow", "[\(layer())]", layer()),
    ("shadow", layer(#", "inset": false"#), layer()),
    ("shadow", "[\(layer(#", "inset": true"#)), \(layer())]", nil),
    ("gradient", #"[{"color": \#(black), "position": 0.5}]"#, nil),
    (
      "gradient", #"[{"position": -1, "color": \#(black)}, {"color": \#(black), "position": 3}]"#,
      #"[{"color": \#(black), "position": 0}, {"color": \#(black), "position": 1}]"#
    ),
    (
      "typography",
      #"{"fontFamily": "A", "fontSize": \#(px), "fontWeight": "bold", "#
        + #""letterSpacing": \#(px), "lineHeight": 1.5}"#,
      #"{"fontFamily": "A", "fontSize": \#(px), "fontWeight": 700, "#
        + #""letterSpacing": \#(px), "lineHeight": 1.5}"#
    ),
  ]

  private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
  private static let px = #"{"value": 1, "unit": "px"}"#
  private static let ms = #"{"value": 1, "unit": "ms"}"#

  private static func layer(_ more: String = "") -> String {
    #"{"color": \#(black), "offsetX": \#(px), "offsetY": \#(px), "blur": \#(px), "#
      + #""spread": \#(px)\#(more)}"#
  }

  @Test(arguments: values)
  func `a value is written in DTCG's form`(type: String, value: String, written: String?) {
    let token = #"{ "t": { "$type": "\#(type)", "$value": \#(value) } }"#
    #expect(
      TokensJSONTests.lines(token) == [#""t": {"type": "\#(type)", "value": \#(written ?? value)}"#]
    )
  }

  @Test func `the samples cover all types`() {
    for type in TokenType.allCases {
      #expect(Self.values.contains { $0.type == type.rawValue }, "a sample of \(type) is missing")
    }
  }

  @Test func `aliases inside a value are replaced by their values`() {
    let found = TokensJSONTests.lines(
      """
      { "b": { "$type": "border",
          "$value": { "color": "{c}", "width": "{w}", "style": "{s}" } },
        "c": { "$type": "color", "$value": \(Self.black) },
        "s": { "$type": "strokeStyle", "$value": "ridge" },
        "w": { "$type": "dimension", "$value": \(Self.px) } }
      """)
    #expect(
      found.first
        == #""b": {"type": "border", "value": {"color": \#(Self.black), "width": \#(Self.px), "#
        + #""style": "ridge"}},"#)
  }
}
