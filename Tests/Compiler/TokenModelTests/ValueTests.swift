import TokenTesting

/// Valid values of the 13 types (Format 8 and 9, Color 4). `Conformance` tests invalid ones.
@Suite struct ValueTests {
  private static let px = #"{ "value": 1, "unit": "px" }"#
  private static let ms = #"{ "value": 1, "unit": "ms" }"#
  private static let black = color("#000000")
  private static let layer = shadow()

  private static func shadow(_ change: String = "") -> String {
    """
    { "color": \(black), "offsetX": \(px), "offsetY": \(px), "blur": \(px), "spread": \(px)\(change) }
    """
  }

  /// A type, a valid value, and the value as text for reports.
  static let valid: [(String, String, String)] = [
    ("color", color("#FF6600"), "#FF6600"), ("color", color("#ff6600", alpha: 0), "#FF660000"),
    ("color", ##"{"colorSpace":"srgb","components":["none",0,1],"hex":"#0000fF"}"##, "#0000FF"),
    ("color", #"{"colorSpace":"hsl","components":[359.9,100,50]}"#, "#FF0000"),
    ("color", #"{"colorSpace":"xyz-d65","components":[0,0,0]}"#, "#000000"),
    ("color", #"{"colorSpace":"display-p3","components":[0,1,0]}"#, "color(display-p3 0 1 0)"),
    ("dimension", #"{"value":-0.5,"unit":"rem"}"#, "-0.5rem"),
    ("dimension", #"{"value":0,"unit":"px"}"#, "0px"), ("fontFamily", #""A, B""#, "A, B"),
    ("fontFamily", #"["A","sans-serif"]"#, "A, sans-serif"), ("fontWeight", "1000", "1000"),
    ("fontWeight", "350.5", "350.5"), ("fontWeight", #""ultra-black""#, "950"),
    ("fontWeight", #""demi-bold""#, "600"), ("duration", #"{"value":1.5,"unit":"s"}"#, "1.5s"),
    ("duration", #"{"value":-1,"unit":"ms"}"#, "-1ms"),
    ("cubicBezier", "[0,-9,1,9]", "cubic-bezier(0, -9, 1, 9)"), ("number", "-0.0025", "-0.0025"),
    ("number", "1e2", "100"), ("strokeStyle", #""ridge""#, "ridge"),
    ("strokeStyle", #"{"dashArray":[\#(px)],"lineCap":"butt"}"#, "dashes 1px butt"),
    ("border", #"{"color":\#(black),"width":\#(px),"style":"solid"}"#, "1px solid #000000"),
    (
      "transition", #"{"duration":\#(ms),"delay":\#(ms),"timingFunction":[0,0,1,1]}"#,
      "1ms after 1ms, cubic-bezier(0, 0, 1, 1)"
    ),
    ("shadow", layer, "1px 1px 1px 1px #000000"),
    ("shadow", "[\(shadow(#", "inset": true"#))]", "inset 1px 1px 1px 1px #000000"),
    ("gradient", gradient([(black, -1), (color("#FFFFFF"), 2)]), "#000000 0%, #FFFFFF 100%"),
    ("gradient", gradient([(black, 0.25)]), "#000000 25%"),
    ("typography", typography(1, weight: 400), "A 400 1px × 1"),
  ]

  @Test(arguments: valid) func `a valid value is read`(type: String, value: String, shown: String) {
    let compilation = compiled(tokens: #"{ "t": { "$type": "\#(type)", "$value": \#(value) } }"#)
    #expect(compilation.findings.allSatisfy { $0.rule == .clampedPosition })
    #expect(compilation.value(of: "t") == shown)
  }

  @Test func `a stop before its predecessor is reported, and keeps its position in reports`() {
    let stops = [
      (color("#FFFFFF"), 0), (color("#AAAAAA"), 0.8), (color("#000000"), 0.3),
      (color("#111111"), 0.9), (color("#FFFFFF"), 0.85),
    ]
    let compilation = compiled(
      tokens: "{ \"t\": { \"$type\": \"gradient\", \"$value\":\n"
        + gradient(stops).replacing("}, { \"color\"", with: "},\n{ \"color\"") + " } }")
    #expect(
      compilation.value(of: "t")
        == "#FFFFFF 0%, #AAAAAA 80%, #000000 30%, #111111 90%, #FFFFFF 85%")
    #expect(compilation.findings.map(\.rule) == [.clampedPosition, .clampedPosition])
    #expect(compilation.findings.map(\.place.line) == [4, 6])
    #expect(
      compilation.findings.first?.message
        == "'t': a stop at 0.3 follows one at 0.8, so it is read as 0.8; sort the stops")
  }
}
