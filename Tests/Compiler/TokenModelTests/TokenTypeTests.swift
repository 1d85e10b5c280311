import TokenTesting

@testable import TokenOutputs

/// Every type in every format. A new type without a sample here fails.
@Suite struct TokenTypeTests {
  /// A value, and the expected results.
  private struct Sample {
    /// The value in DTCG 2025.10, and in `tokens.json`.
    var json: String
    var text: String
    /// The value of the first custom property.
    var css: String
    /// The type and the value of the property, without spaces and line breaks.
    var swift: String
    var kotlin: String
  }

  private static let samples: [TokenType: Sample] = [
    .color: Sample(
      json: #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5}"#,
      text: "#33669980", css: "rgb(51 102 153 / 0.5)",
      swift: "TokenColor{TokenColor(0x336699,alpha:0.5)}",
      kotlin: "Color get() = Color(0.2f, 0.4f, 0.6f, 0.5f, ColorSpaces.Srgb)"),
    .dimension: Sample(
      json: #"{"value": 4, "unit": "px"}"#, text: "4px", css: "4px",
      swift: "Double{4}", kotlin: "Dp get() = Dp(4.0f)"),
    .fontFamily: Sample(
      json: #"["Inter", "serif"]"#, text: "Inter, serif", css: #""Inter", serif"#,
      swift: #"TokenFontFamily{TokenFontFamily(names:["Inter","serif"])}"#,
      kotlin: #"List<String> get() = listOf("Inter", "serif")"#),
    .fontWeight: Sample(
      json: "650", text: "650", css: "650", swift: "TokenFontWeight{TokenFontWeight(650)}",
      kotlin: "FontWeight get() = FontWeight(650)"),
    .duration: Sample(
      json: #"{"value": 200, "unit": "ms"}"#, text: "200ms", css: "200ms",
      swift: "Duration{Duration.milliseconds(200)}", kotlin: "Int get() = 200"),
    .cubicBezier: Sample(
      json: "[0.1, 0.2, 0.3, 1]", text: "cubic-bezier(0.1, 0.2, 0.3, 1)",
      css: "cubic-bezier(0.1, 0.2, 0.3, 1)",
      swift: "TokenCubicBezier{TokenCubicBezier(0.1,0.2,0.3,1)}",
      kotlin: "CubicBezierEasing get() = CubicBezierEasing(0.1f, 0.2f, 0.3f, 1.0f)"),
    .number: Sample(
      json: "1.5", text: "1.5", css: "1.5", swift: "Double{1.5}", kotlin: "Double get() = 1.5"),
    .strokeStyle: Sample(
      json: #"{"dashArray": [{"value": 2, "unit": "px"}], "lineCap": "round"}"#,
      text: "dashes 2px round", css: "dashed",
      swift: "TokenStrokeStyle{TokenStrokeStyle.dashes([TokenLength.points(2)],cap:.round)}",
      kotlin: "TokenStrokeStyle get() = "
        + "TokenStrokeStyle(TokenLine.Dashed, listOf(Dp(2.0f)), StrokeCap.Round)"),
    .border: Sample(
      json: """
        {"color": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}, \
        "width": {"value": 1, "unit": "px"}, "style": "solid"}
        """, text: "1px solid #336699", css: "1px solid #336699",
      swift: "TokenBorder{TokenBorder(color:TokenColor(0x336699),width:TokenLength.points(1),"
        + "style:TokenStrokeStyle.solid)}",
      kotlin: "TokenBorder get() = "
        + "TokenBorder(Color(0xFF336699), Dp(1.0f), TokenStrokeStyle(TokenLine.Solid))"),
    .transition: Sample(
      json: """
        {"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, \
        "timingFunction": [0.1, 0.2, 0.3, 1]}
        """, text: "200ms after 0ms, cubic-bezier(0.1, 0.2, 0.3, 1)",
      css: "200ms cubic-bezier(0.1, 0.2, 0.3, 1) 0ms",
      swift: "TokenTransition{TokenTransition(duration:Duration.milliseconds(200),"
        + "delay:Duration.milliseconds(0),timingFunction:TokenCubicBezier(0.1,0.2,0.3,1))}",
      kotlin: "TokenTransition get() = "
        + "TokenTransition(200, 0, CubicBezierEasing(0.1f, 0.2f, 0.3f, 1.0f))"),
    .shadow: Sample(
      json: """
        {"color": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}, \
        "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, \
        "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}
        """, text: "0px 1px 2px 0px #336699", css: "0px 1px 2px 0px #336699",
      swift: "TokenShadow{TokenShadow(layers:[TokenShadow.Layer(color:TokenColor(0x336699),"
        + "offsetX:TokenLength.points(0),offsetY:TokenLength.points(1),"
        + "blur:TokenLength.points(2),spread:TokenLength.points(0),isInset:false)])}",
      kotlin: "List<TokenShadowLayer> get() = listOf("
        + "TokenShadowLayer(Color(0xFF336699), Dp(0.0f), Dp(1.0f), Dp(2.0f), Dp(0.0f), false))"),
    .gradient: Sample(
      json: """
        [{"color": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}, "position": 0}, \
        {"color": {"colorSpace": "srgb", "components": [1, 1, 1]}, "position": 1}]
        """, text: "#336699 0%, #FFFFFF 100%", css: "linear-gradient(#336699 0%, #FFFFFF 100%)",
      swift: "TokenGradient{TokenGradient(stops:["
        + "TokenGradient.Stop(color:TokenColor(0x336699),position:0),"
        + "TokenGradient.Stop(color:TokenColor(0xFFFFFF),position:1)])}",
      kotlin: "List<Pair<Float, Color>> get() = "
        + "listOf(Pair(0.0f, Color(0xFF336699)), Pair(1.0f, Color(0xFFFFFFFF)))"),
    .typography: Sample(
      json: """
        {"fontFamily": "Inter", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400, \
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
        """, text: "Inter 400 1rem × 1.5", css: #"400 1rem/1.5 "Inter""#,
      swift: #"TokenTextStyle{TokenTextStyle(family:TokenFontFamily(names:["Inter"]),"#
        + "size:TokenLength.rem(1),weight:TokenFontWeight(400),"
        + "letterSpacing:TokenLength.points(0),lineHeight:1.5)}",
      kotlin: #"TokenTextStyle get() = TokenTextStyle(listOf("Inter"), "#
        + "TextStyle(fontSize = 16.0f.sp, fontWeight = FontWeight(400), "
        + "letterSpacing = 0.0f.sp, lineHeight = 1.5f.em))"),
  ]

  /// A token of the type, an alias of it, and all formats of values.
  private static func files(_ type: TokenType, _ sample: Sample) -> [String: String] {
    [
      "tincture.json": """
      { "rules": { "unpaired-color": "off" },
        "outputs": [
          { "format": "swift", "to": "Themes" }, { "format": "json", "to": "tokens.json" },
          { "format": "css", "to": "tokens.css" },
          { "format": "compose", "to": "Tokens.kt", "package": "tokens" },
          { "format": "mustache", "template": "t.mustache", "to": "t.md" }] }
      """,
      "t.tokens.json": """
      { "g": {
          "one": { "$type": "\(type.rawValue)", "$value": \(sample.json) },
          "two": { "$value": "{g.one}" } } }
      """, "t.mustache": "{{! \(TemplateModel.names.joined(separator: " ")) }}",
    ]
  }

  @Test(arguments: TokenType.allCases)
  func `every format can write the type`(type: TokenType) throws {
    let sample = try #require(Self.samples[type], "a sample of \(type) is missing")
    let compilation = compiled(Self.files(type, sample))
    #expect(compilation.marks == [])

    for name in ["one", "two"] {
      let json = #""g/\#(name)": {"type": "\#(type.rawValue)", "value": \#(sample.json)"#
      #expect(compilation.file("tokens.json").contains(json))
      #expect(compilation.file("Tokens.kt").contains("public val \(name): \(sample.kotlin)\n"))
      let swift = compilation.file("Theme.swift").filter { !$0.isWhitespace }
      #expect(swift.contains("publicvar\(name):\(sample.swift)"))
    }
    #expect(compilation.file("tokens.css").contains("--g-one: \(sample.css);\n"))

    let rendering = try #require(compilation.renderings.first)
    let model = String(decoding: rendering.request, as: UTF8.self)
    #expect(model.contains(#""text": \#(quoted(sample.text))"#))
    #expect(!model.contains(#""\#(type.rawValue)": null"#))
    for other in TokenType.allCases where other != type {
      #expect(model.contains(#""\#(other.rawValue)": null"#))
    }
    #expect(TemplateModel.names.contains(type.rawValue))
  }

  @Test(arguments: TokenType.allCases) func `a type is explained`(type: TokenType) throws {
    let sample = try #require(Self.samples[type], "a sample of \(type) is missing")
    let project = sources(Self.files(type, sample))
    let text = explain(try Question(["g/two"]), in: project).text
    #expect(text.contains("  type        \(type.rawValue)\n"))
    #expect(text.contains("  value       \(sample.text)\n"))
  }

  @Test func `the tables of CSS and Compose name every type`() throws {
    let url = packageFolder.appending(path: "docs/reference/outputs.md")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let tables = lines.split { !$0.hasPrefix("|") }.filter { $0.first == "| type | is |" }
    try #require(tables.count == 2)
    for table in tables {
      let types = Set(
        table.flatMap { $0.components(separatedBy: "|")[1].components(separatedBy: ",") }
          .map { $0.trimmingCharacters(in: .whitespaces) })
      for type in TokenType.allCases {
        #expect(types.contains(type.rawValue), "\(type) is missing in docs/reference/outputs.md")
      }
    }
  }
}
