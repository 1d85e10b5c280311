import TokenTesting

/// Programs draw translucent gradients, and colors outside a screen's gamut, differently. The
/// renderer with the lowest ratio decides.
@Suite struct RendererTests {
  // MARK: Gradients

  /// A foreground, a background and a surface, each a list of stops.
  private func row(
    _ foreground: [Stop], on background: [Stop], over surface: [Stop], minimum: Double = 1
  ) throws -> ContrastResult {
    var pair = PairProject(
      foreground: gradient(foreground), background: gradient(background),
      backgroundType: "gradient", duty: #""minimum": \#(minimum)"#, surface: gradient(surface))
    pair.rules = #""clamped-position": "off""#
    var files = pair.files
    files["tokens/t.tokens.json"] = files["tokens/t.tokens.json"]?
      .replacing(#""fg": { "$type": "color""#, with: #""fg": { "$type": "gradient""#)
      .replacing(#""surface": { "$type": "color""#, with: #""surface": { "$type": "gradient""#)
    return try #require(compiled(files).audit.results.first)
  }

  private func gradient(_ stops: [Stop]) -> String {
    TokenTesting.gradient(
      stops.map { (color: color($0.hex, alpha: $0.alpha), position: $0.position) })
  }

  @Test func `the worse interpolation of a translucent gradient is used`() throws {
    let fade = [Stop("#000000", 0, alpha: 0), Stop("#FFFFFF", 1)]
    let row = try row([Stop("#767676", 0)], on: fade, over: [Stop("#FFFFFF", 0)])
    // Premultiplied, the background is white everywhere: 4.54.
    #expect(row.ratio.map { shown($0) } == "2.47")
    #expect(row.measured?.at.map { $0 > 0.3 && $0 < 0.7 } == true)
  }

  /// The same gradient with its stops out of order and in order.
  @Test(arguments: [0.3, 0.8])
  func `stops out of order are drawn and measured as if in order`(position: Double) throws {
    let background = [
      Stop("#FFFFFF", 0), Stop("#FFFFFF", 0.8, alpha: 0.99), Stop("#000000", position),
      Stop("#FFFFFF", 1),
    ]
    let surface = [Stop("#FFFFFF", 0), Stop("#EEEEEE", 1)]
    let row = try row([Stop("#000000", 0)], on: background, over: surface, minimum: 4.5)
    #expect(row.ratio.map { shown($0) } == "1.00")
    #expect(row.outcome == .fail)
    #expect(row.measured?.at.map { abs($0 - 0.8) < 1e-9 } == true)
  }

  @Test func `stops out of order are written in order`() {
    func files(_ position: Double) -> [String] {
      let stops = [(color("#FFFFFF"), 0), (color("#AAAAAA"), 0.8), (color("#000000"), position)]
      let compilation = compiled([
        "tincture.json": """
        { "outputs": [ { "format": "swift", "to": "s" }, { "format": "css", "to": "t.css" },
          { "format": "compose", "to": "T.kt", "package": "p" } ] }
        """,
        "tokens/t.tokens.json": """
        { "t": { "$type": "gradient", "$value": \(TokenTesting.gradient(stops)) } }
        """,
      ])
      // The input digest and the comments depend on the order in the token file.
      return compilation.files.map { file in
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
          .filter { !$0.contains("fnv1a64") && !$0.contains("///") }.joined(separator: "\n")
      }
    }
    #expect(files(0.3) == files(0.8))
    #expect(files(0.3).count >= 3)
  }

  @Test func `every report names the renderer if it makes a difference`() throws {
    var pair = PairProject(
      foreground: color("#767676"),
      background: gradient([Stop("#000000", 0, alpha: 0), Stop("#FFFFFF", 1)]),
      backgroundType: "gradient", surface: color("#FFFFFF"))
    pair.rules = #""unpaired-color": "off""#
    let straight = pair.compilation
    #expect(result(pair)?.measured?.renderer?.name == "straight")
    let message = try #require(straight.findings.first?.message)
    #expect(
      message.contains(" is 2.47:1 at 0.50 of the gradient with straight alpha and needs 4.5:1"))
    let json = String(decoding: straight.report.json, as: UTF8.self)
    #expect(json.replacing(" ", with: "").contains(#""renderer":"straight""#))
    #expect(straight.report.text().contains("with straight alpha"))
    #expect(straight.report.markdown().contains("straight"))
    let wide = PairProject(foreground: wideMagenta, background: color("#000000"))
    #expect(result(wide)?.measured?.renderer?.name == "srgb clipped")
    #expect(wide.compilation.report.markdown().contains("srgb clipped"))
    #expect(String(decoding: wide.compilation.auditHTML, as: UTF8.self).contains("srgb clipped"))
    let plain = PairProject(foreground: color("#767676"), background: color("#FFFFFF"))
    #expect(result(plain)?.measured?.renderer?.name == nil)
    // The lowest ratio of light text is at the opaque stop, with either interpolation.
    pair.foreground = color("#FFFFFF")
    #expect(result(pair)?.measured?.renderer?.name == nil)
  }

  // MARK: Translucent colors

  private func p3(_ hex: String, alpha: Double = 1) throws -> String {
    let color = try #require(RGB8(hex: hex)).srgb.converted(from: .srgb, to: .displayP3)
    return #"{ "colorSpace": "display-p3", "components": [\#(color.x), \#(color.y), \#(color.z)], "#
      + #""alpha": \#(alpha) }"#
  }

  @Test func `translucent colors have one verdict, however they are written`() throws {
    let plain = PairProject(
      foreground: color("#F6E825"), background: color("#03D9CF", alpha: 0.33),
      surface: color("#C50440"))
    let wide = PairProject(
      foreground: try p3("#F6E825"), background: try p3("#03D9CF", alpha: 0.33),
      surface: try p3("#C50440"))
    for row in try [#require(result(plain)), #require(result(wide))] {
      #expect(row.ratio.map { shown($0) } == "3.78")
      #expect(row.measured?.srgbRatio.map { shown($0) } == "5.12")
      #expect(row.measured?.renderer?.screen == .displayP3 && row.outcome == .fail)
    }
    let text = plain.compilation.report.text()
    #expect(text.contains("on a Display P3 screen (5.12 in sRGB)"), "\(text)")
    #expect(plain.compilation.report.markdown().contains("5.12 in sRGB"))
    #expect(String(decoding: plain.compilation.auditHTML, as: UTF8.self).contains("5.12 in sRGB"))
  }

  @Test(arguments: [(0.79, "4.46", "8-bit-alpha"), (0.8, "4.57", nil), (201.0 / 255, "4.46", nil)])
  func `an alpha between two steps of 8 bits is also measured rounded`(
    alpha: Double, ratio: String, word: String?
  ) throws {
    let row = try #require(
      result(
        PairProject(
          foreground: color("#41AF6E", alpha: alpha), background: color("#051A1E"),
          duty: #""minimum": 1"#)))
    #expect(row.ratio.map { shown($0) } == ratio)
    #expect(row.measured?.renderer?.name?.contains("8-bit-alpha") ?? false == (word != nil))
  }

  // MARK: Wide colors

  private let magenta = "display-p3 0.998 0.2636 0.8921"
  private let wideMagenta =
    #"{ "colorSpace": "display-p3", "components": [0.998, 0.2636, 0.8921] }"#

  @Test func `a color outside sRGB is also measured clipped`() throws {
    let pair = PairProject(
      foreground: wideMagenta, background: color("#000000"), duty: #""minimum": 7"#)
    let row = try #require(result(pair))
    #expect(row.ratio.map { shown($0) } == "6.68")
    #expect(row.outcome == .fail && row.measured?.screen == .srgb)
    let explanation = try explained(magenta, "on", "#000000")
    #expect(explanation.string("shown") == "6.68")
  }
}

/// A stop of a gradient.
private struct Stop {
  var hex: String
  var position: Double
  var alpha = 1.0

  init(_ hex: String, _ position: Double, alpha: Double = 1) {
    (self.hex, self.position, self.alpha) = (hex, position, alpha)
  }
}
