import TokenTesting

/// Composite types (Format 9).
@Suite struct FormatCompositeTests {
  private static let black = color("#000000")
  private static let px = length(1).json
  private static let layer =
    #""color": \#(black), "offsetX": \#(px), "offsetY": \#(px), "blur": \#(px), "spread": \#(px)"#

  /// A token `t` with a type and a value, and other tokens.
  private func token(
    _ type: String, _ value: String, beside others: String = "", settings: String = ""
  ) -> Built {
    let token = #""t": { "$type": "\#(type)", "$value": \#(value) }"#
    return Built("{ \(others.isEmpty ? "" : others + ", ")\(token) }", settings: settings)
  }

  @Test(arguments: ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])
  func `F-131: all eight words for strokes are kept`(word: String) {
    #expect(token("strokeStyle", "\"\(word)\"").value("t") == .string(word))
  }

  @Test(arguments: ["round", "butt", "square"])
  func `F-132: dashes are kept as written, even a single one`(cap: String) {
    let built = token("strokeStyle", #"{ "dashArray": [\#(Self.px)], "lineCap": "\#(cap)" }"#)
    #expect(built.errors == [])
    #expect(built.value("t") == ["dashArray": [length(1)], "lineCap": .string(cap)])
  }

  @Test func `F-133: a style that few platforms support keeps its name in Swift`() {
    let file = compiled(tokens: #"{ "t": { "$type": "strokeStyle", "$value": "groove" } }"#)
      .file("Theme.swift")
    #expect(file.contains("t: TokenStrokeStyle { TokenStrokeStyle.groove }"))
  }

  @Test func `F-136: a shadow has one layer or several, inset only if declared`() {
    let built = token(
      "shadow", "[{ \(Self.layer) }, { \(Self.layer), \"inset\": true }]",
      beside: #""one": { "$type": "shadow", "$value": { \#(Self.layer), "inset": false } }"#)
    #expect(built.errors == [])
    #expect(built.value("t")?.items.map { $0["inset"] == true } == [false, true])
    let one = built.value("one")
    #expect(one?["blur"] == length(1) || one?[0]?["blur"] == length(1))
    #expect(one?["inset"] != true && one?[0]?["inset"] != true)
  }

  private static let two =
    #""m": { "$type": "shadow", "$value": [{ \#(layer) }, { \#(layer), "inset": true }] }"#

  @Test func `F-137: a layer that is an alias of several is an error`() {
    let built = token("shadow", #"["{m}", { \#(Self.layer) }]"#, beside: Self.two)
    #expect(built.errors == ["multi-layer-item /t/$value/0"])
    #expect(token("shadow", "\"{m}\"", beside: Self.two).errors == [])
  }

  @Test func `F-137: as a warning, all layers are inserted`() {
    let built = token(
      "shadow", #"[{ \#(Self.layer) }, "{m}"]"#, beside: Self.two,
      settings: #""rules": { "multi-layer-item": "warning" }"#)
    #expect(built.errors == [])
    #expect(built.value("t")?.items.map { $0["inset"] == true } == [false, false, true])
  }

  private func stop(_ position: Double) -> String {
    #"{ "color": \#(Self.black), "position": \#(position) }"#
  }

  @Test func `F-139: positions are clamped, with a warning`() {
    let built = token("gradient", "[\(stop(42)), \(stop(-99)), \(stop(0.5)), \(stop(1))]")
    #expect(built.errors == [])
    #expect(built.value("t")?.items.map { $0["position"] } == [1, 0, 0.5, 1])
    #expect(
      built.warnings
        == [
          "clamped-position /t/$value/0/position", "clamped-position /t/$value/1/position",
          "clamped-position /t/$value/1/position", "clamped-position /t/$value/2/position",
        ])
  }

  @Test func `F-140: the audit extends the outer stops to the ends`() throws {
    let ground = gradient([(color("#FFFFFF"), 0.4), (color("#777777"), 0.6)])
    let pair = PairProject(
      foreground: color("#000000"), background: ground, backgroundType: "gradient",
      duty: #""minimum": 4.5"#)
    let solid = PairProject(
      foreground: color("#000000"), background: color("#777777"), duty: #""minimum": 4.5"#)
    #expect(pair.compilation.marks == [])
    let ratio = try #require(result(pair)?.ratio)
    let solidRatio = try #require(result(solid)?.ratio)
    #expect(abs(ratio - solidRatio) < 1e-9)
  }

  /// Members of a typography value, the rule they break, and the place.
  static let wrongStyles: [([String: String?], String, String)] = [
    (["letterSpacing": nil], "missing-letter-spacing", ""),
    (["lineHeight": nil], "invalid-value", ""),
    (["lineHeight": length(20).json], "line-height-unit", "/lineHeight"),
    (["letterSpacing": "0"], "bare-dimension", "/letterSpacing"),
    (
      ["letterSpacing": #"{ "value": 0.05, "unit": "em" }"#], "dimension-unit",
      "/letterSpacing/unit"
    ),
    (["fontStyle": "\"italic\""], "unknown-property", "/fontStyle"),
  ]

  @Test(arguments: wrongStyles) func `F-142: a text style has five parts, each of its type`(
    changes: [String: String?], rule: String, place: String
  ) {
    var members: [String: String?] = [
      "fontFamily": "\"A\"", "fontSize": Self.px, "fontWeight": "400", "letterSpacing": Self.px,
      "lineHeight": "1.2",
    ]
    members.merge(changes) { $1 }
    let value = members.compactMap { name, text in text.map { "\"\(name)\": \($0)" } }
    let built = token("typography", "{ \(value.joined(separator: ", ")) }")
    #expect(built.errors == ["\(rule) /t/$value\(place)"])
  }
}
