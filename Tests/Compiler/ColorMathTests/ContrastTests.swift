import RandomNumbers
import Testing

@testable import ColorMath

@Suite struct ContrastTests {
  struct Row: Decodable {
    let id: String
    let fg: Hex
    let bg: Hex
    let expect: Expectation

    struct Expectation: Decodable {
      let luminanceFg, luminanceBg, ratio: Double
      let shown2, shown4: String
      let pass: Verdicts
    }
  }

  @Test func `luminance, ratio and verdicts are those of the vectors`() throws {
    try VectorGroup<Row>("wcag").check { row, checks in
      let ratio = contrastRatio(row.fg.color, to: row.bg.color)
      checks.close(row.fg.color.relativeLuminance, row.expect.luminanceFg, "\(row.id) fg")
      checks.close(row.bg.color.relativeLuminance, row.expect.luminanceBg, "\(row.id) bg")
      checks.close(ratio, row.expect.ratio, "\(row.id) ratio")
      checks.equal(cut(ratio, decimals: 2), row.expect.shown2, "\(row.id) two decimals")
      checks.equal(cut(ratio, decimals: 4), row.expect.shown4, "\(row.id) four decimals")
      checks.equal(Verdicts(ratio: ratio), row.expect.pass, "\(row.id) verdicts")
      checks.equal(contrastRatio(row.bg.color, to: row.fg.color), ratio, "\(row.id) swapped")
    }
  }

  @Test func `black on white is exactly 21 and a color on itself exactly 1`() {
    let (black, white) = (RGB8(red: 0, green: 0, blue: 0), RGB8(red: 255, green: 255, blue: 255))
    #expect(contrastRatio(black, to: white) == 21)
    #expect(contrastRatio(white, to: white) == 1)
  }

  @Test func `the table holds the sRGB curve`() {
    #expect(RGB8.linear.count == 256)
    for (step, value) in RGB8.linear.enumerated() {
      let encoded = Double(step) / 255
      #expect((TransferCurve.srgb.linear(encoded) - value).magnitude <= 1e-15, "\(step)")
    }
  }

  @Test func `an 8-bit color has the same luminance either way, to the bit`() {
    var random = SplitMix(seed: 1)
    for _ in 0..<1000 {
      let color = random.color()
      #expect(color.relativeLuminance == relativeLuminance(srgb: color.srgb), "\(color.hex)")
    }
  }

  struct LightnessRow: Decodable {
    let id: String
    let a: Hex
    let b: Hex
    let expect: Expectation

    struct Expectation: Decodable { let lstarA, lstarB, difference: Double }
  }

  @Test func `lightness is CIE's`() throws {
    try VectorGroup<LightnessRow>("lightness").check { row, checks in
      let a = lightness(ofLuminance: row.a.color.srgb.converted(from: .srgb, to: .xyzD65).y)
      let b = lightness(ofLuminance: row.b.color.srgb.converted(from: .srgb, to: .xyzD65).y)
      checks.close(a, row.expect.lstarA, "\(row.id) a")
      checks.close(b, row.expect.lstarB, "\(row.id) b")
      checks.close((a - b).magnitude, row.expect.difference, "\(row.id) difference")
    }
  }

  struct AlphaRow: Decodable {
    let id: String
    let fg, bg, backdrop: Hex
    let fgAlpha, bgAlpha: Double
    let expect: Expectation

    struct Expectation: Decodable {
      let bgSrgb, fgSrgb: [Double]
      let ratio: Double
      let shown2: String
      let pass: Verdicts
    }
  }

  @Test func `translucent colors are blended gamma-encoded before they are compared`() throws {
    try VectorGroup<AlphaRow>("alpha").check { row, checks in
      let background = row.bg.color.srgb.composited(
        alpha: row.bgAlpha, over: row.backdrop.color.srgb)
      let foreground = row.fg.color.srgb.composited(alpha: row.fgAlpha, over: background)
      let ratio = contrastRatio(
        relativeLuminance(srgb: foreground), to: relativeLuminance(srgb: background))
      checks.close(background, row.expect.bgSrgb, "\(row.id) background")
      checks.close(foreground, row.expect.fgSrgb, "\(row.id) foreground")
      checks.close(ratio, row.expect.ratio, "\(row.id) ratio")
      checks.equal(cut(ratio, decimals: 2), row.expect.shown2, "\(row.id) two decimals")
      checks.equal(Verdicts(ratio: ratio), row.expect.pass, "\(row.id) verdicts")
    }
  }
}
