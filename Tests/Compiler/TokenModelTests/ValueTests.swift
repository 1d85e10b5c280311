import Testing
import TokenCompiler
import TokenModel
import TokenTesting

/// Valid and invalid values of the 13 types (Format 8 and 9, Color 4).
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

  private static func type(
    family: String = "\"A\"", weight: String = "400", height: String = "1", more: String = ""
  ) -> String {
    """
    { "fontFamily": \(family), "fontSize": \(px), "fontWeight": \(weight), "letterSpacing": \(px),
      "lineHeight": \(height)\(more) }
    """
  }

  /// A type, a valid value, and the value as text for reports.
  static let valid: [(String, String, String)] = [
    ("color", color("#FF6600"), "#FF6600"),
    ("color", color("#ff6600", alpha: 0), "#FF660000"),
    ("color", ##"{"colorSpace":"srgb","components":["none",0,1],"hex":"#0000fF"}"##, "#0000FF"),
    ("color", #"{"colorSpace":"hsl","components":[359.9,100,50]}"#, "#FF0000"),
    ("color", #"{"colorSpace":"xyz-d65","components":[0,0,0]}"#, "#000000"),
    ("color", #"{"colorSpace":"display-p3","components":[0,1,0]}"#, "color(display-p3 0 1 0)"),
    ("dimension", #"{"value":-0.5,"unit":"rem"}"#, "-0.5rem"),
    ("dimension", #"{"value":0,"unit":"px"}"#, "0px"),
    ("fontFamily", #""A, B""#, "A, B"),
    ("fontFamily", #"["A","sans-serif"]"#, "A, sans-serif"),
    ("fontWeight", "1000", "1000"), ("fontWeight", "350.5", "350.5"),
    ("fontWeight", #""ultra-black""#, "950"), ("fontWeight", #""demi-bold""#, "600"),
    ("duration", #"{"value":1.5,"unit":"s"}"#, "1.5s"),
    ("duration", #"{"value":-1,"unit":"ms"}"#, "-1ms"),
    ("cubicBezier", "[0,-9,1,9]", "cubic-bezier(0, -9, 1, 9)"),
    ("number", "-0.0025", "-0.0025"), ("number", "1e2", "100"),
    ("strokeStyle", #""ridge""#, "ridge"),
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
    ("typography", type(), "A 400 1px × 1"),
  ]

  @Test(arguments: valid)
  func `a valid value is read`(type: String, value: String, shown: String) {
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

  @Test(arguments: [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ])
  func `the name of a font weight is read as its number`(name: String, weight: Int) {
    let text = #"{ "t": { "$type": "fontWeight", "$value": "\#(name)" } }"#
    #expect(compiled(tokens: text).value(of: "t") == "\(weight)")
  }

  /// A type, an invalid value, and the column of the fault relative to the value.
  static let invalid: [(String, String, Int)] = [
    ("color", "null", 0), ("color", "\"#000000\"", 0), ("color", "[0,0,0]", 0),
    ("color", #"{"components":[0,0,0]}"#, 0), ("color", #"{"colorSpace":"srgb"}"#, 0),
    ("color", #"{"colorSpace":"srgb","components":[0,0,0],"name":"x"}"#, 49),
    ("color", #"{"colorSpace":"sRGB","components":[0,0,0]}"#, 14),
    ("color", #"{"colorSpace":"p3","components":[0,0,0]}"#, 14),
    ("color", #"{"colorSpace":"xyz","components":[0,0,0]}"#, 14),
    ("color", #"{"colorSpace":"srgb","components":[0,0]}"#, 34),
    ("color", #"{"colorSpace":"srgb","components":[0,0,0,1]}"#, 34),
    ("color", #"{"colorSpace":"srgb","components":[0,0,"None"]}"#, 39),
    ("color", #"{"colorSpace":"srgb","components":[0,null,0]}"#, 37),
    ("color", #"{"colorSpace":"srgb","components":"000"}"#, 34),
    ("color", #"{"colorSpace":"srgb","components":[0,0,0],"alpha":1.01}"#, 50),
    ("color", #"{"colorSpace":"srgb","components":[0,0,0],"alpha":-0.1}"#, 50),
    ("color", #"{"colorSpace":"srgb","components":[0,0,0],"alpha":"none"}"#, 50),
    ("color", ##"{"colorSpace":"srgb","components":[1,1,1],"hex":"#fff"}"##, 48),
    ("color", ##"{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffffff"}"##, 48),
    ("color", #"{"colorSpace":"srgb","components":[1,1,1],"hex":"ffffff"}"#, 48),
    ("color", ##"{"colorSpace":"srgb","components":[1,1,1],"hex":"#gggggg"}"##, 48),
    ("dimension", "16", 0), ("dimension", "\"16px\"", 0), ("dimension", #"{"value":0}"#, 0),
    ("dimension", #"{"unit":"px"}"#, 0), ("dimension", #"{"value":1,"unit":"em"}"#, 18),
    ("dimension", #"{"value":1,"unit":"%"}"#, 18), ("dimension", #"{"value":1,"unit":""}"#, 18),
    ("dimension", #"{"value":"1","unit":"px"}"#, 9),
    ("dimension", #"{"value":1,"unit":"px","x":1}"#, 27),
    ("fontFamily", "[]", 0), ("fontFamily", "[1]", 1), ("fontFamily", "400", 0),
    ("fontFamily", "[\"A\", \"{n}\"]", 6), ("fontFamily", "{}", 0),
    ("fontWeight", "0", 0), ("fontWeight", "1001", 0), ("fontWeight", "0.99", 0),
    ("fontWeight", "\"Bold\"", 0), ("fontWeight", "\"semibold\"", 0), ("fontWeight", "\"400\"", 0),
    ("duration", "\"100ms\"", 0), ("duration", #"{"value":1,"unit":"min"}"#, 18),
    ("duration", #"{"value":1}"#, 0), ("duration", #"{"value":true,"unit":"s"}"#, 9),
    ("cubicBezier", "[0,0,1]", 0), ("cubicBezier", "[0,0,1,1,1]", 0),
    ("cubicBezier", "[1.1,0,0,1]", 1), ("cubicBezier", "[0,0,-0.1,1]", 5),
    ("cubicBezier", "\"ease-in\"", 0), ("cubicBezier", "[0,\"0\",1,1]", 3),
    ("number", "\"1\"", 0), ("number", "true", 0), ("number", "null", 0),
    ("strokeStyle", "\"none\"", 0), ("strokeStyle", "\"Solid\"", 0), ("strokeStyle", "1", 0),
    ("strokeStyle", #"{"dashArray":[],"lineCap":"butt"}"#, 13),
    ("strokeStyle", #"{"dashArray":[4],"lineCap":"butt"}"#, 14),
    ("strokeStyle", #"{"dashArray":[\#(px)]}"#, 0),
    ("strokeStyle", #"{"lineCap":"flat","dashArray":[\#(px)]}"#, 11),
    ("border", #"{"color":\#(black),"width":\#(px)}"#, 0),
    ("border", #"{"style":"wavy","color":\#(black),"width":\#(px)}"#, 9),
    ("border", #"{"width":1,"color":\#(black),"style":"solid"}"#, 9),
    (
      "border", #"{"color":{"$type":"color","$value":\#(black)},"width":\#(px),"style":"solid"}"#, 9
    ),
    ("transition", #"{"duration":\#(ms),"delay":\#(ms)}"#, 0),
    ("transition", #"{"delay":1,"duration":\#(ms),"timingFunction":[0,0,1,1]}"#, 9),
    ("shadow", "[]", 0), ("shadow", #"{"color":\#(black)}"#, 0),
    ("shadow", #"{"inset":"yes",\#(layer.dropFirst())"#, 9),
    ("shadow", #"{"inset":null,\#(layer.dropFirst())"#, 9),
    ("gradient", "[]", 0), ("gradient", #"{"color":\#(black),"position":0}"#, 0),
    ("gradient", #"[{"color":\#(black)}]"#, 1),
    ("gradient", #"[{"position":"0%","color":\#(black)}]"#, 13),
    ("typography", #"{"fontFamily":"A"}"#, 0), ("typography", "{}", 0),
    ("typography", type(more: #", "fontStyle": "italic""#), -1),
    ("typography", type(height: #"{"value":1,"unit":"px"}"#), -1),
    ("typography", type(weight: "\"Bold\""), -1), ("typography", type(family: "[]"), -1),
  ]

  @Test(arguments: invalid)
  func `an invalid value is reported at the fault`(type: String, value: String, column: Int) {
    // Common faults have their own rules.
    let rules: Set<Rule> = [
      .invalidValue, .shortHex, .olderForm, .bareDimension, .dimensionUnit, .unknownProperty,
      .missingLetterSpacing, .lineHeightUnit,
    ]
    let text = "{ \"t\": { \"$type\": \"\(type)\",\n\"$value\": \(value) } }"
    let compilation = compiled(tokens: text)
    #expect(!compilation.findings.isEmpty)
    #expect(compilation.findings.allSatisfy { rules.contains($0.rule) && $0.path == "t" })
    #expect(compilation.files.isEmpty)
    guard column >= 0 else { return }
    #expect(
      compilation.findings.first.map { [$0.place.line, $0.place.column - 11] } == [2, column])
  }

  @Test func `an invalid token does not hide the faults of others`() {
    let text = """
      { "a": { "$type": "number", "$value": "1" },
        "b": { "$type": "fontWeight", "$value": 0 },
        "c": { "$type": "border", "$value": { "color": 1, "width": 2, "style": 3 } } }
      """
    #expect(
      compiled(tokens: text).marks == [
        "invalid-value 1:39 a", "invalid-value 2:43 b", "invalid-value 3:50 c",
        "bare-dimension 3:62 c", "invalid-value 3:74 c",
      ])
  }

  @Test func `a fallback that differs from the components is a warning`() {
    func text(_ hex: String) -> String {
      """
      { "t": { "$type": "color", "$value":
        { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "\(hex)" } } }
      """
    }
    let far = compiled(tokens: text("#FD0000"))
    #expect(far.named == ["hex-mismatch t"])
    #expect(far.findings.first?.severity == .warning)
    #expect(far.value(of: "t") == "#FF0000")
    #expect(compiled(tokens: text("#FE0000")).marks == [])
  }
}
