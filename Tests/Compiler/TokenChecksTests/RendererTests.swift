import ColorMath
import RandomNumbers
import Testing
import TokenChecks
import TokenModel
import TokenOutputs
import TokenReports
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
    #expect(row.at.map { $0 > 0.3 && $0 < 0.7 } == true)
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
    #expect(row.at.map { abs($0 - 0.8) < 1e-9 } == true)
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
    #expect(result(pair)?.renderer?.name == "straight")
    let message = try #require(straight.findings.first?.message)
    #expect(
      message.contains(" is 2.47:1 at 0.46 of the gradient with straight alpha and needs 4.5:1"))
    let json = String(decoding: straight.auditJSON, as: UTF8.self)
    #expect(json.replacing(" ", with: "").contains(#""renderer":"straight""#))
    #expect(straight.auditText().contains("with straight alpha"))
    #expect(straight.auditMarkdown().contains("straight"))
    let wide = PairProject(foreground: wideMagenta, background: color("#000000"))
    #expect(result(wide)?.renderer?.name == "srgb clipped")
    #expect(wide.compilation.auditMarkdown().contains("srgb clipped"))
    #expect(
      String(decoding: wide.compilation.auditHTML, as: UTF8.self).contains("srgb clipped"))
    let plain = PairProject(foreground: color("#767676"), background: color("#FFFFFF"))
    #expect(result(plain)?.renderer == nil)
    // The lowest ratio of light text is at the opaque stop, with either interpolation.
    pair.foreground = color("#FFFFFF")
    #expect(result(pair)?.renderer?.name == nil)
  }

  @Test func `no position of layered gradients has less contrast than the reported ratio`() throws {
    var random = SplitMix(seed: 1818)
    for round in 0..<16 {
      let foreground = random.stops(1 + round % 3, opaque: round % 4 == 0)
      let background = random.stops(1 + round / 2 % 4, opaque: round % 5 == 0)
      let surface = random.stops(1 + round % 2, opaque: true)
      let row = try row(foreground, on: background, over: surface)
      let ratio = try #require(row.ratio)
      let layers = [foreground, background, surface]
      let brute = bruteForce(layers)
      #expect(ratio <= brute + 1e-9, "round \(round)")
      #expect(ratio > brute - 0.05, "round \(round)")
      let position = row.at ?? 0
      let there: Double = least(layers, at: position)
      #expect(abs(there - ratio) < 1e-6, "round \(round) at \(position)")
    }
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
    #expect(row.outcome == .fail && row.screen == .srgb)
    let explanation = try explained(magenta, "on", "#000000")
    #expect(explanation.string("shown") == "6.68")
  }

  @Test func `the lowest ratio of all renderers is used`() throws {
    var random = SplitMix(seed: 24)
    var lowest: Set<Int> = []
    for round in 0..<200 {
      let space = [ColorSpace.displayP3, .rec2020, .oklch][round % 3]
      var components = Triple(random.unit(), random.unit(), random.unit())
      if space == .oklch {
        components = Triple(components.x, components.y * 0.4, components.z * 359)
      }
      let ground = round % 2 == 0 ? "#000000" : "#FFFFFF"
      let value =
        #"{ "colorSpace": "\#(space.rawValue)", "components": [\#(components.x), \#(components.y), "#
        + #"\#(components.z)] }"#
      let row = try #require(
        result(
          PairProject(
            foreground: value, background: color(ground), duty: #""minimum": 1"#)))
      let ratios = renderings(of: components, space, on: ground == "#000000" ? 0 : 1)
      let least = try #require(ratios.min())
      #expect(abs((row.ratio ?? 0) - least) < 1e-9, "\(value) on \(ground)")
      lowest.insert(ratios.firstIndex(of: least) ?? -1)
    }
    #expect(lowest.count >= 4, "colors clipped and mapped, on both screens")
  }

  /// Ratios with black or white: mapped into sRGB, clipped to sRGB, in Display P3, clipped to
  /// Display P3, and mapped into Display P3 for Swift, then clipped to sRGB.
  private func renderings(of color: Triple, _ space: ColorSpace, on ground: Double) -> [Double] {
    let mapped = color.gamutMapped(from: space, to: .srgb)
    let clipped = color.converted(from: space, to: .srgb).clipped(to: .srgb)
    let wide = color.gamutMapped(from: space, to: .displayP3)
    let clippedWide = color.converted(from: space, to: .displayP3).clipped(to: .displayP3)
    let emitted = wide.converted(from: .displayP3, to: .srgb).clipped(to: .srgb)
    let isInSRGB = color.converted(from: space, to: .srgb).isInGamut(of: .srgb)
    let onSRGB = (isInSRGB ? [mapped] : [mapped, clipped, emitted]).map { shown in
      min(
        contrastRatio(relativeLuminance(srgb: shown), to: ground),
        contrastRatio(RGB8(rounding: shown).relativeLuminance, to: ground))
    }
    let onP3 = [wide, clippedWide].map {
      contrastRatio(relativeLuminance(displayP3: $0), to: ground)
    }
    return isInSRGB && space != .displayP3 ? onSRGB : onSRGB + onP3
  }
}

// MARK: Reference implementation

/// A stop of a gradient.
private struct Stop {
  var hex: String
  var position: Double
  var alpha = 1.0

  init(_ hex: String, _ position: Double, alpha: Double = 1) {
    self.hex = hex
    self.position = position
    self.alpha = alpha
  }

  var color: Triple { RGB8(hex: hex)?.srgb ?? .zero }
}

extension SplitMix {
  fileprivate mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }

  /// Stops in order, with the first and last at the ends.
  fileprivate mutating func stops(_ count: Int, opaque: Bool) -> [Stop] {
    let inner = (0..<count).map { _ in unit() }.sorted()
    return inner.enumerated().map { index, position in
      let hex = RGB8(rounding: Triple(unit(), unit(), unit())).hex
      let at = index == 0 ? 0 : index == count - 1 ? 1 : position
      return Stop(hex, at, alpha: opaque ? 1 : Double(Int(unit() * 8)) / 8)
    }
  }
}

/// Color and opacity at a position, between the stops around it.
private func sample(_ stops: [Stop], _ position: Double, isStraight: Bool) -> (Triple, Double) {
  guard let next = stops.firstIndex(where: { $0.position >= position }) else {
    return (stops[stops.count - 1].color, stops[stops.count - 1].alpha)
  }
  guard next > 0 else { return (stops[0].color, stops[0].alpha) }
  let (one, other) = (stops[next - 1], stops[next])
  let share = (position - one.position) / (other.position - one.position)
  let alpha = one.alpha * (1 - share) + other.alpha * share
  if isStraight { return (one.color * (1 - share) + other.color * share, alpha) }
  let sum = one.color * (one.alpha * (1 - share)) + other.color * (other.alpha * share)
  return (alpha > 0 ? sum / alpha : .zero, alpha)
}

/// The lowest ratio at a position, of both interpolations, with exact colors and 8-bit pixels. The
/// layers are the foreground, the background and the surface.
private func least(_ layers: [[Stop]], at position: Double) -> Double {
  [false, true].map { isStraight in
    func over(_ below: Triple, _ layer: [Stop]) -> Triple {
      let (color, alpha) = sample(layer, position, isStraight: isStraight)
      return color * alpha + below * (1 - alpha)
    }
    let ground = over(over(.zero, layers[2]), layers[1])
    let front = over(ground, layers[0])
    return min(
      contrastRatio(relativeLuminance(srgb: front), to: relativeLuminance(srgb: ground)),
      contrastRatio(RGB8(rounding: front), to: RGB8(rounding: ground)))
  }.min() ?? .infinity
}

private func bruteForce(_ layers: [[Stop]]) -> Double {
  (0...1000).map { least(layers, at: Double($0) / 1000) }.min() ?? .infinity
}
